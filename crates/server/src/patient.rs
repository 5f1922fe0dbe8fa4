//! A stream with time limits: it fails if the peer sends nothing, or does not read what is sent.

use std::io::{Error, ErrorKind, Result};
use std::pin::Pin;
use std::task::{Context, Poll, ready};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::time::{Instant, Sleep, sleep};

use crate::listen::Line;

/// A stream whose writes fail after `patience` without progress, and whose reads fail when no request comes in time.
/// While a request or a socket is served, it may be silent.
pub struct Patient<S> {
    stream: S,
    line: Line,
    patience: Duration,
    /// How long it may be silent between two requests.
    silence: Duration,
    /// Runs while a read waits.
    reading: Option<Pin<Box<Sleep>>>,
    /// Runs while a write waits.
    writing: Option<Pin<Box<Sleep>>>,
}

impl<S> Patient<S> {
    /// Wraps the stream of a connection.
    pub fn new(stream: S, line: Line, patience: Duration, silence: Duration) -> Patient<S> {
        Patient { stream, line, patience, silence, reading: None, writing: None }
    }

    /// Passes on the result of a write. While the write waits, the alarm runs.
    fn watch<T>(&mut self, cx: &mut Context<'_>, wrote: Poll<Result<T>>) -> Poll<Result<T>> {
        if wrote.is_ready() {
            self.writing = None;
            return wrote;
        }
        let patience = self.patience;
        ready!(self.writing.get_or_insert_with(|| Box::pin(sleep(patience))).as_mut().poll(cx));
        Poll::Ready(Err(Error::new(ErrorKind::TimedOut, "the peer takes nothing in")))
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for Patient<S> {
    fn poll_read(mut self: Pin<&mut Self>, cx: &mut Context<'_>, into: &mut ReadBuf<'_>) -> Poll<Result<()>> {
        let this = &mut *self;
        let read = Pin::new(&mut this.stream).poll_read(cx, into);
        if read.is_ready() {
            this.reading = None;
            return read;
        }
        let patience = if this.line.has_asked() { this.silence } else { this.patience };
        let alarm = this.reading.get_or_insert_with(|| Box::pin(sleep(patience)));
        loop {
            ready!(alarm.as_mut().poll(cx));
            if !this.line.is_busy() {
                return Poll::Ready(Err(Error::new(ErrorKind::TimedOut, "the peer says nothing")));
            }
            alarm.as_mut().reset(Instant::now() + patience);
        }
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for Patient<S> {
    fn poll_write(mut self: Pin<&mut Self>, cx: &mut Context<'_>, bytes: &[u8]) -> Poll<Result<usize>> {
        let wrote = Pin::new(&mut self.stream).poll_write(cx, bytes);
        self.watch(cx, wrote)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        parts: &[std::io::IoSlice<'_>],
    ) -> Poll<Result<usize>> {
        let wrote = Pin::new(&mut self.stream).poll_write_vectored(cx, parts);
        self.watch(cx, wrote)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Result<()>> {
        let flushed = Pin::new(&mut self.stream).poll_flush(cx);
        self.watch(cx, flushed)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Result<()>> {
        let shut = Pin::new(&mut self.stream).poll_shutdown(cx);
        self.watch(cx, shut)
    }
}
