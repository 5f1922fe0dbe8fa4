//! A line that a test can make late, cut or forge, in one direction or both.
#![allow(dead_code, reason = "not every test uses all of it")]

use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream, UnixStream};
use tokio::sync::{mpsc, watch};
use tokio::time::Instant;

/// What happens to bytes that go one way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    Open,
    /// They come this much later.
    Late(Duration),
    /// They never come. The connection stays, as if a cable had been drawn.
    Cut,
    /// These four are replaced by those.
    Forged([u8; 4], [u8; 4]),
}

/// Where a line leads.
#[derive(Clone)]
pub enum To {
    Socket(PathBuf),
    Address(SocketAddr),
}

/// A line from an address of its own to somewhere.
pub struct Line {
    pub address: SocketAddr,
    ways: [watch::Sender<Way>; 2],
}

impl Line {
    pub async fn to(end: To) -> Line {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let ways = [(); 2].map(|()| watch::Sender::new(Way::Open));
        let address = listener.local_addr().unwrap();
        let [there, back] = ways.each_ref().map(watch::Sender::subscribe);
        tokio::spawn(async move {
            while let Ok((near, _)) = listener.accept().await {
                let _ = near.set_nodelay(true);
                tokio::spawn(connect(near, end.clone(), there.clone(), back.clone()));
            }
        });
        Line { address, ways }
    }

    /// What happens to bytes on their way there, and back.
    pub fn set(&self, there: Way, back: Way) {
        self.ways[0].send_replace(there);
        self.ways[1].send_replace(back);
    }
}

async fn connect(near: TcpStream, end: To, there: watch::Receiver<Way>, back: watch::Receiver<Way>) {
    match end {
        To::Socket(path) => {
            if let Ok(far) = UnixStream::connect(path).await {
                both(near, far, there, back).await;
            }
        }
        To::Address(at) => {
            if let Ok(far) = TcpStream::connect(at).await {
                let _ = far.set_nodelay(true);
                both(near, far, there, back).await;
            }
        }
    }
}

async fn both(
    near: impl AsyncRead + AsyncWrite,
    far: impl AsyncRead + AsyncWrite,
    there: watch::Receiver<Way>,
    back: watch::Receiver<Way>,
) {
    let ((near_out, near_in), (far_out, far_in)) = (tokio::io::split(near), tokio::io::split(far));
    // Either end closes both ways; a cut way notices nothing.
    tokio::select! {
        () = pass(near_out, far_in, there) => {}
        () = pass(far_out, near_in, back) => {}
    }
}

async fn pass(mut from: impl AsyncRead + Unpin, mut to: impl AsyncWrite + Unpin, mut way: watch::Receiver<Way>) {
    // What is late does not hold up what comes after it.
    let (out, mut come) = mpsc::unbounded_channel::<(Instant, Vec<u8>)>();
    let reading = async {
        let mut bytes = vec![0; 1 << 14];
        while let Ok(count @ 1..) = from.read(&mut bytes).await {
            let now = *way.borrow();
            let mut some = bytes[..count].to_vec();
            let late = match now {
                Way::Open => Duration::ZERO,
                Way::Late(by) => by,
                Way::Forged(true_ones, false_ones) => {
                    for at in 0..count.saturating_sub(3) {
                        if some[at..at + 4] == true_ones {
                            some[at..at + 4].copy_from_slice(&false_ones);
                        }
                    }
                    Duration::ZERO
                }
                // What is sent into a cut line is lost, and with it the connection.
                Way::Cut => break,
            };
            let _ = out.send((Instant::now() + late, some));
        }
        drop(out);
    };
    let writing = async {
        while let Some((at, bytes)) = come.recv().await {
            tokio::time::sleep_until(at).await;
            if to.write_all(&bytes).await.is_err() {
                break;
            }
        }
    };
    tokio::join!(reading, writing);
    let _ = way.wait_for(|way| *way != Way::Cut).await;
}
