//! The binary, run by a test.
#![allow(dead_code, reason = "not every test uses all of it")]

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Runs `commonland` with these arguments and something to read.
pub fn with_input(args: &[&str], input: &str) -> Output {
    with_bytes(args, input.as_bytes(), Stdio::piped())
}

pub fn with_bytes(args: &[&str], input: &[u8], stdout: Stdio) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_commonland"))
        .args(args)
        .current_dir(root())
        .stdin(Stdio::piped())
        .stdout(stdout)
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary starts");
    // A command that fails at once does not read.
    let _ = child.stdin.take().expect("it has an input").write_all(input);
    child.wait_with_output().expect("the binary ends")
}

pub fn commonland(args: &[&str]) -> Output {
    with_input(args, "")
}

pub fn out(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).expect("text")
}

pub fn err(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).expect("text")
}

pub fn done(output: Output) -> String {
    assert_eq!(output.status.code(), Some(0), "{}", err(&output));
    out(&output)
}

/// The output of a command that must end with this code and say this.
pub fn refused(output: Output, code: i32, words: &str) {
    assert_eq!(output.status.code(), Some(code), "{}", err(&output));
    assert!(err(&output).contains(words), "{:?} does not say {words:?}", err(&output));
}

pub fn record() -> String {
    done(commonland(&["record", "new", "island:seats=3,target=5", "--seed", "4", "--players", "greedy,random,random"]))
}
