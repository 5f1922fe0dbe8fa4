//! The words in which the duel is played: resources, choices, what happened, why something is refused.

pub(crate) mod resource;

pub(crate) mod action;

pub(crate) mod event;

pub(crate) mod refusal;
