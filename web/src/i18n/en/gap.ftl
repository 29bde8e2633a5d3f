# The texts of games that the server interrupted.

gaps-title = { $count ->
    [one] The server interrupted { $count } game
   *[other] The server interrupted { $count } games
}
gaps-words = No time has been deducted for the interruption. Each game goes on by your ruling.
gaps-all = Resume all, no deduction
gap-cause-restart = The server was restarted.
gap-cause-takeover = Another server took over.
gap-cause-suspended = The computer went to sleep.
gap-cause-stopped = The server was stopped.
gap-cause-stalled = The disk did not answer.
gap-cause-full = The disk was full.
gap-cause-fault = The server failed at this board.
gap-cause-head = The server was running, but its journal is missing something that one device has already shown.
gap-cause-judged = The server was running, but this version of the program rules differently from the version that judged the game before.
gap-length = Unavailable for { NUMBER($seconds, maximumFractionDigits: 1) } seconds.
gap-length-unknown = It is not known for how long.
gap-ran = { $side ->
    [white] White’s clock was running.
   *[black] Black’s clock was running.
}
gap-fell = { $side ->
    [white] White’s clock reached zero at { $time } and nobody saw it. Only you can declare the flag.
   *[black] Black’s clock reached zero at { $time } and nobody saw it. Only you can declare the flag.
}
gap-unknown = { $seat ->
    [white] White’s device has entry { $entry }, which the journal does not have.
    [black] Black’s device has entry { $entry }, which the journal does not have.
    [table] The players’ tablet has entry { $entry }, which the journal does not have.
    [mirror] The second copy of the journal has entry { $entry }, which the journal does not have.
   *[arbiter] An arbiter’s device has entry { $entry }, which the journal does not have.
}
gap-unknown-words = The journal may have been cut short or restored from an old copy. Compare the scoresheets and the paper copy, then rule with a reason; until then the players can do nothing.
gap-changed = Entry { $entry }: previously ruled under { $before }; this version rules under { $now }.
gap-changed-words = The program was replaced while the game was being played. Look at the board and the rulings, then accept what this version rules, with a reason; until then the players can do nothing.
gap-evidence = Sent before the interruption, received after it
gap-evidence-words = What you tick is carried out when the game goes on; the rest is rejected.
gap-times = Time
gap-credit = No deduction
gap-charge = { $side ->
    [white] Deduct from White
   *[black] Deduct from Black
}
gap-add = Add to both
gap-set = Set the clocks
gap-seconds = seconds
gap-reason = Reason
gap-reason-given = The server was interrupted
gap-resume = Apply and resume
gap-whole = All of it: { NUMBER($seconds, maximumFractionDigits: 1) } seconds
