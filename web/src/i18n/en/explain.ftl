## Questions about a position

explain-title = Ask about a position
explain-words = A question in plain words about a position or moves that you enter, answered with the articles of both editions. Games being played here are not looked at. During a game this is for arbiters only (11.3.1).
explain-game = Position or moves
explain-game-words = A FEN or the moves of a PGN; left empty, the initial position
explain-question = Question
explain-ask = Ask
explain-examples = For example
explain-both = Both editions
explain-edition = Laws of { $edition }
explain-missing = Not known:
explain-laws = Laws
