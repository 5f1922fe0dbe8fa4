//! A socket that is passed on: bytes both ways between the caller and the node that has the table.
//!
//! If it must end before either side does, the caller is told so by a last frame. The frames that the node sends are followed, so
//! that the last one does not fall into the middle of another.

use std::io::{ErrorKind, Result};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt};

use crate::socket::CLOSING;

/// How long the end of a frame, and the caller's answer to the last one, may take.
const GOODBYE: Duration = Duration::from_secs(2);
/// How many bytes are carried at once.
const SOME: usize = 8 << 10;

/// A connection.
pub trait Line: AsyncRead + AsyncWrite + Unpin {}

impl<T: AsyncRead + AsyncWrite + Unpin> Line for T {}

/// Carries bytes both ways until either side ends it. If `ended` comes first, the caller gets all of the frame that is on its way,
/// and then the last one.
pub async fn carry(caller: impl Line, node: impl Line, ended: impl Future<Output = ()>) {
    let (mut from_caller, mut to_caller) = tokio::io::split(caller);
    let (mut from_node, mut to_node) = tokio::io::split(node);
    let mut told = Told::default();
    let both = async {
        let there = async {
            tokio::io::copy(&mut from_caller, &mut to_node).await?;
            to_node.shutdown().await
        };
        let back = async {
            told.carry(&mut from_node, &mut to_caller, Until::Closed).await?;
            to_caller.shutdown().await
        };
        tokio::try_join!(there, back)
    };
    tokio::select! {
        _ = both => return,
        () = ended => {}
    }
    let goodbye = async {
        told.carry(&mut from_node, &mut to_caller, Until::FrameEnds).await?;
        to_caller.write_all(&last_frame()).await?;
        to_caller.shutdown().await?;
        // If something is unread when a connection closes, the system resets it, and the last frame is lost.
        tokio::io::copy(&mut from_caller, &mut tokio::io::sink()).await
    };
    let _ = tokio::time::timeout(GOODBYE, goodbye).await;
}

/// A close frame with the code and the reason of a server that ends.
fn last_frame() -> Vec<u8> {
    let (code, reason) = CLOSING;
    let mut frame = vec![0x88, 2 + reason.len() as u8];
    frame.extend(code.to_be_bytes());
    frame.extend(reason.bytes());
    frame
}

/// How long bytes are carried.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Until {
    /// Until the node closes the line.
    Closed,
    /// Until the caller has whole frames alone.
    FrameEnds,
}

/// What the node tells the caller: bytes on their way, and where in a frame the caller is.
struct Told {
    frames: Frames,
    bytes: Box<[u8]>,
    /// The bytes between these two places are read and not yet written.
    from: usize,
    to: usize,
}

impl Default for Told {
    fn default() -> Told {
        Told { frames: Frames::default(), bytes: vec![0; SOME].into(), from: 0, to: 0 }
    }
}

impl Told {
    /// Carries bytes to the caller. Nothing is lost if the future is dropped and another one goes on.
    async fn carry(
        &mut self,
        node: &mut (impl AsyncRead + Unpin),
        caller: &mut (impl AsyncWrite + Unpin),
        until: Until,
    ) -> Result<()> {
        loop {
            if self.from == self.to {
                let most = match until {
                    Until::Closed => self.bytes.len(),
                    Until::FrameEnds => self.frames.rest().min(self.bytes.len()),
                };
                let read = if most == 0 { 0 } else { node.read(&mut self.bytes[..most]).await? };
                if read == 0 {
                    return Ok(());
                }
                (self.from, self.to) = (0, read);
            }
            let waiting = &self.bytes[self.from..self.to];
            let written = caller.write(waiting).await?;
            if written == 0 {
                return Err(ErrorKind::WriteZero.into());
            }
            self.frames.pass(&waiting[..written]);
            self.from += written;
        }
    }
}

/// Where in a frame a stream of frames without masks is, as a server sends them.
#[derive(Default)]
struct Frames {
    /// The head of a frame, as far as it came: two bytes, and up to eight of a longer length.
    head: [u8; 10],
    came: usize,
    /// How many bytes of the content are missing.
    missing: u64,
}

impl Frames {
    fn pass(&mut self, mut bytes: &[u8]) {
        while let Some((&first, others)) = bytes.split_first() {
            if self.missing > 0 {
                let some = self.missing.min(bytes.len() as u64);
                self.missing -= some;
                bytes = &bytes[some as usize..];
                continue;
            }
            self.head[self.came] = first;
            self.came += 1;
            bytes = others;
            if self.came == self.head_length() {
                self.missing = self.content();
                self.came = 0;
            }
        }
    }

    /// How many bytes may come before the next frame begins, as far as that is known; 0 between two frames.
    fn rest(&self) -> usize {
        match (self.missing, self.came) {
            (0, 0) => 0,
            (0, came) => self.head_length() - came,
            (missing, _) => usize::try_from(missing).unwrap_or(usize::MAX),
        }
    }

    fn head_length(&self) -> usize {
        match self.head[1] & 0x7f {
            126 if self.came >= 2 => 4,
            127 if self.came >= 2 => 10,
            _ => 2,
        }
    }

    /// The length of the content, once the head is there.
    fn content(&self) -> u64 {
        let long = &self.head[2..self.came];
        match long {
            [] => u64::from(self.head[1] & 0x7f),
            long => long.iter().fold(0, |length, byte| (length << 8) | u64::from(*byte)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tokio::io::duplex;

    /// A frame of text of this length.
    fn frame(length: usize) -> Vec<u8> {
        let mut frame = vec![0x81];
        match length {
            0..126 => frame.push(length as u8),
            126..65_536 => {
                frame.push(126);
                frame.extend((length as u16).to_be_bytes());
            }
            _ => {
                frame.push(127);
                frame.extend((length as u64).to_be_bytes());
            }
        }
        frame.resize(frame.len() + length, b'x');
        frame
    }

    #[test]
    fn the_end_of_a_frame_is_found_wherever_the_bytes_are_cut() {
        for length in [0, 1, 125, 126, 300, 65_535, 65_536, 70_000] {
            let frame = frame(length);
            for cut in [1, 2, 3, 4, 9, 10, 11, frame.len() - 1].into_iter().filter(|cut| *cut < frame.len()) {
                let mut frames = Frames::default();
                frames.pass(&frame[..cut]);
                assert!((1..=frame.len() - cut).contains(&frames.rest()), "{length} {cut}: {}", frames.rest());
                frames.pass(&frame[cut..]);
                assert_eq!(frames.rest(), 0, "{length} {cut}");
            }
        }
    }

    #[tokio::test]
    async fn who_is_passed_on_through_a_door_that_closes_gets_whole_frames_and_the_reason() {
        let ((caller, mut near), (node, mut far)) = (duplex(64), duplex(64));
        let (end, ended) = tokio::sync::oneshot::channel::<()>();
        let carried = tokio::spawn(async move {
            carry(caller, node, async { drop(ended.await) }).await;
        });
        let (said, first) = (frame(300), frame(70_000));
        // The door closes in the middle of a frame, while the caller says something.
        let half = first.len() / 2;
        let node = tokio::spawn(async move {
            far.write_all(&said).await.unwrap();
            far.write_all(&first[..half]).await.unwrap();
            let _ = end.send(());
            tokio::time::sleep(Duration::from_millis(50)).await;
            far.write_all(&first[half..]).await.unwrap();
            // What begins after that comes no more, and neither way is closed by it.
            let _ = far.write_all(&frame(5)).await;
            far
        });
        near.write_all(b"something").await.unwrap();
        let mut heard = Vec::new();
        near.read_to_end(&mut heard).await.unwrap();
        let expected = [frame(300), frame(70_000), last_frame()].concat();
        assert!(
            heard == expected,
            "{} bytes of {}, at the end {:?}",
            heard.len(),
            expected.len(),
            heard.last_chunk::<30>()
        );
        drop(near);
        carried.await.unwrap();
        node.await.unwrap();
    }

    #[tokio::test]
    async fn either_side_ends_a_line_that_is_passed_on() {
        for caller_ends in [true, false] {
            let ((caller, near), (node, far)) = (duplex(64), duplex(64));
            let carried = tokio::spawn(carry(caller, node, std::future::pending()));
            let (first, mut other) = if caller_ends { (near, far) } else { (far, near) };
            drop(first);
            let mut rest = Vec::new();
            other.read_to_end(&mut rest).await.unwrap();
            assert!(rest.is_empty(), "no frame of our own");
            drop(other);
            carried.await.unwrap();
        }
    }
}
