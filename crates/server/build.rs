//! Builds the crate again after the browser client was built.

fn main() {
    println!("cargo:rerun-if-changed=../../web/dist");
}
