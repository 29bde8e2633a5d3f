# The Laws and the drill.

laws-words = The gist of every provision in our own words; the official texts are FIDE’s. Both editions are shown side by side, each provision next to its counterpart.
laws-search = Search words or numbers
laws-show = What is shown
laws-articles = Provisions
laws-terms = Glossary
laws-view = Which edition
laws-view-both = Both editions
laws-view-differs = Only what differs
laws-chapters = Parts of the Laws
laws-count = { $count ->
    [one] { $count } provision
   *[other] { $count } provisions
}
laws-terms-count = { $count ->
    [one] { $count } term
   *[other] { $count } terms
}
laws-not-there = Not in this edition.
laws-nothing = Nothing found.
laws-scenarios = { $count ->
    [one] { $count } case to step through
   *[other] { $count } cases to step through
}
chapter-intro = Introduction and preface
chapter-1 = The nature and the aim of the game
chapter-2 = The initial position of the pieces
chapter-3 = The moves of the pieces
chapter-4 = The act of moving the pieces
chapter-5 = The end of the game
chapter-6 = The chessclock
chapter-7 = Irregularities
chapter-8 = The recording of the moves
chapter-9 = The drawn game
chapter-10 = Points
chapter-11 = The conduct of the players
chapter-12 = The arbiter
drill-offline = No server: these exercises are stored on this device.
drill-words = A position, the clocks and an incident: you rule, and see how you did, with the articles and the other edition’s answer.
drill-topic = Topic
drill-topic-all = Everything
drill-topic-of = { $topic } ({ $count })
drill-count = How many
drill-incidents = { $count } incidents
drill-begin = Begin
drill-again = Again
drill-incident = Incident { $number } of { $of }
drill-before = Before
drill-now = What happens
drill-after = The game after the ruling
drill-mark = Submit ruling
drill-right = right
drill-wrong = wrong
drill-next = Next
drill-score = { $right } of { $asked } answers were right: { $percent } %.
drill-seed = Seed { $seed }
drill-reading = Setting up the incident…
drill-unread = The drill could not be loaded: { $problem }
topic-adjourned = Adjourned games
topic-arbiter = The arbiter
topic-behaviour = Conduct of the players
topic-blind = Blind players
topic-board = The board
topic-chess960 = Chess960
topic-clock = The chessclock
topic-competition = The competition
topic-draw = The drawn game
topic-end = The end of the game
topic-irregularity = Irregularities
topic-late = Late arrival
topic-notation = Notation
topic-quickplay = Quickplay finish
topic-rapid = Rapid and blitz
topic-recording = Recording the moves
topic-set-up = Setting up
topic-tempo = Ways of playing
topic-touch = Touched pieces
topic-view = What is shown
law-edition = Laws of { $edition }
scenario-title = A case
scenario-begins = The game when the story begins.
scenario-no-ruling = Nothing to rule on.
scenario-back = Back
scenario-on = Next
scenario-step = { $step } of { $of }
scenario-asks = This case asks about the position or about an event; it is shown as it is written.
scenario-written = As it is written
