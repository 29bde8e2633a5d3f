# The texts of games that the server interrupted.

gaps-title = { $count ->
    [one] The server interrupted { $count } game
   *[other] The server interrupted { $count } games
}
gaps-words = Nobody has been charged for the time the server was away. Each game goes on by your ruling.
gaps-all = Resume all, credit all
gap-cause-restart = The server was started again
gap-cause-takeover = Another server took over
gap-cause-suspended = The machine slept
gap-cause-stopped = The server was stopped
gap-cause-stalled = The disk did not answer
gap-cause-full = The disk was full
gap-cause-fault = The server failed at this board
gap-cause-head = The server was there; its journal does not have what a device was shown
gap-length = away for { $time }
gap-length-unknown = away, nobody knows how long
gap-ran = { $side ->
    [white] White’s clock ran
   *[black] Black’s clock ran
}
gap-fell = { $side ->
    [white] White’s clock reached zero at { $time } and nobody saw it. Only you can declare the flag.
   *[black] Black’s clock reached zero at { $time } and nobody saw it. Only you can declare the flag.
}
gap-unknown = { $seat ->
    [white] White’s device knows entry { $entry }, which the journal does not have.
    [black] Black’s device knows entry { $entry }, which the journal does not have.
    [table] The tablet of both players knows entry { $entry }, which the journal does not have.
    [mirror] The second copy of the journal has entry { $entry }, which the journal does not have.
   *[arbiter] An arbiter’s device knows entry { $entry }, which the journal does not have.
}
gap-unknown-words = The journal may have been cut short, or put back from an old copy. Compare the scoresheets and the paper copy, then rule with a reason; the players can do nothing before.
gap-evidence = Sent before the interruption, came after it
gap-evidence-words = What you tick is done when the game goes on; the rest is refused.
gap-times = Times
gap-credit = Credit all
gap-charge = { $side ->
    [white] Charge White
   *[black] Charge Black
}
gap-add = Add to both
gap-set = Set the clocks
gap-seconds = seconds
gap-reason = Reason
gap-reason-given = The server was interrupted
gap-resume = Rule so and resume
