//! What the Laws are: editions, articles, parameters, regulations.
#![no_std]
