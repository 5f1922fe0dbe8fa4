//! Builds anew when the browser client was built anew.

fn main() {
    println!("cargo:rerun-if-changed=../../web/dist");
}
