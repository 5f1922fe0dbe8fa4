//! One test per rule of the Rivals edition, named as the rule and citing its section.

mod set_up;

mod principality;

mod resources;

mod advantages;

mod dice;

mod action_phase;

mod hands;

mod victory;

mod timing;
