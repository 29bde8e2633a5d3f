//! The ids of `docs/interpretations.md`.
// Written by `cargo xtask law` from docs/interpretations.md; do not edit.

use crate::edition::Edition;
use crate::interpretation::Interpretation;

impl Interpretation {
    /// Numbers of the en passant and promotion rules.
    pub const I_001: Interpretation = Interpretation(1);
    /// How the four castling conditions are cited.
    pub const I_002: Interpretation = Interpretation(2);
    /// Order of Article 4.
    pub const I_003: Interpretation = Interpretation(3);
    /// Several pieces of both colours touched.
    pub const I_004: Interpretation = Interpretation(4);
    /// King and rook touched: in which order.
    pub const I_005: Interpretation = Interpretation(5);
    /// When a promotion is made.
    pub const I_006: Interpretation = Interpretation(6);
    /// Which acts must be in order for a game to end on the board.
    pub const I_007: Interpretation = Interpretation(7);
    /// Whether a correct fifty-move claim completes the intended move.
    pub const I_008: Interpretation = Interpretation(8);
    /// Hovering over the button.
    pub const I_009: Interpretation = Interpretation(9);
    /// Pressing before moving: improper handling or illegal move.
    pub const I_010: Interpretation = Interpretation(10);
    /// No deduction for a player with a disability.
    pub const I_011: Interpretation = Interpretation(11);
    /// What is carried over in delay mode.
    pub const I_012: Interpretation = Interpretation(12);
    /// Delay and Bronstein.
    pub const I_013: Interpretation = Interpretation(13);
    /// When the increment is credited.
    pub const I_014: Interpretation = Interpretation(14);
    /// Whose moves end a period.
    pub const I_015: Interpretation = Interpretation(15);
    /// Both players later than the default time.
    pub const I_016: Interpretation = Interpretation(16);
    /// A clock at zero that nobody has seen.
    pub const I_017: Interpretation = Interpretation(17);
    /// The second article numbered 6.12.1, and claims from a display.
    pub const I_018: Interpretation = Interpretation(18);
    /// Colours reversed with ten moves made by one side only.
    pub const I_019: Interpretation = Interpretation(19);
    /// Endings after the queen of 7.5.2.
    pub const I_020: Interpretation = Interpretation(20);
    /// The position after a press without a move, or a move with two hands.
    pub const I_021: Interpretation = Interpretation(21);
    /// Clock times after displaced pieces are put back.
    pub const I_022: Interpretation = Interpretation(22);
    /// How long the exemption from recording lasts.
    pub const I_023: Interpretation = Interpretation(23);
    /// Noting whose clock was running before a reconstruction.
    pub const I_024: Interpretation = Interpretation(24);
    /// Scoresheets that cannot show whether the time was overstepped.
    pub const I_025: Interpretation = Interpretation(25);
    /// Offers at the wrong time: which article.
    pub const I_026: Interpretation = Interpretation(26);
    /// A draw offered on a condition.
    pub const I_027: Interpretation = Interpretation(27);
    /// En passant and castling in the comparison of positions.
    pub const I_028: Interpretation = Interpretation(28);
    /// Fifty and seventy-five moves: by whom.
    pub const I_029: Interpretation = Interpretation(29);
    /// How long a right to claim is lost by touching.
    pub const I_030: Interpretation = Interpretation(30);
    /// Stopping the clock for a claim.
    pub const I_031: Interpretation = Interpretation(31);
    /// A claim with an illegal written move.
    pub const I_032: Interpretation = Interpretation(32);
    /// Fractions of a point as a penalty.
    pub const I_033: Interpretation = Interpretation(33);
    /// Venue and playing area.
    pub const I_034: Interpretation = Interpretation(34);
    /// A device brought to the venue or carried on the person.
    pub const I_035: Interpretation = Interpretation(35);
    /// Whether an onlooker must report.
    pub const I_036: Interpretation = Interpretation(36);
    /// Who declares the loss of 12.9.6.
    pub const I_037: Interpretation = Interpretation(37);
    /// Order of the penalties.
    pub const I_038: Interpretation = Interpretation(38);
    /// The conditions for full competition rules in rapid and blitz.
    pub const I_039: Interpretation = Interpretation(39);
    /// Changing a wrong clock setting after ten moves in rapid.
    pub const I_040: Interpretation = Interpretation(40);
    /// Until when an illegal move may be claimed in rapid.
    pub const I_041: Interpretation = Interpretation(41);
    /// Win on time in rapid without mating chances.
    pub const I_042: Interpretation = Interpretation(42);
    /// Exactly ten minutes.
    pub const I_043: Interpretation = Interpretation(43);
    /// The penalty in supervised blitz.
    pub const I_044: Interpretation = Interpretation(44);
    /// An unpromoted pawn seen by the arbiter in rapid.
    pub const I_045: Interpretation = Interpretation(45);
    /// Tempo of games with several periods or unequal times.
    pub const I_046: Interpretation = Interpretation(46);
    /// The long form of notation.
    pub const I_047: Interpretation = Interpretation(47);
    /// Whether capture and en passant signs are required.
    pub const I_048: Interpretation = Interpretation(48);
    /// The second article numbered C.10.1.2.
    pub const I_049: Interpretation = Interpretation(49);
    /// Three like pieces, and pinned ones.
    pub const I_050: Interpretation = Interpretation(50);
    /// Defects of the sample games.
    pub const I_051: Interpretation = Interpretation(51);
    /// Look-alike letters on Armenian scoresheets.
    pub const I_052: Interpretation = Interpretation(52);
    /// Circumstances for which the rules of Appendix D may be adapted.
    pub const I_053: Interpretation = Interpretation(53);
    /// When a visually disabled player's move is made.
    pub const I_054: Interpretation = Interpretation(54);
    /// Duties of the assistant of a visually disabled player.
    pub const I_055: Interpretation = Interpretation(55);
    /// Spelling of the announced words.
    pub const I_056: Interpretation = Interpretation(56);
    /// Exceptions to the loss by a bad sealed move.
    pub const I_057: Interpretation = Interpretation(57);
    /// Time used and clock readings in the envelope.
    pub const I_058: Interpretation = Interpretation(58);
    /// Whether a sealed move counts as completed.
    pub const I_059: Interpretation = Interpretation(59);
    /// Old references and a missing exception in Guideline II.
    pub const I_060: Interpretation = Interpretation(60);
    /// Castling once in a game.
    pub const I_061: Interpretation = Interpretation(61);
    /// Numbers of Guideline III.
    pub const I_062: Interpretation = Interpretation(62);
    /// The reference to displays in III.5.
    pub const I_063: Interpretation = Interpretation(63);
    /// Grounds for the final decision on a postponed claim.
    pub const I_064: Interpretation = Interpretation(64);
    /// Wrong references in the glossary.
    pub const I_065: Interpretation = Interpretation(65);
    /// Whether a pawn is a piece.
    pub const I_066: Interpretation = Interpretation(66);
    /// Illegal move and illegal position.
    pub const I_067: Interpretation = Interpretation(67);
    /// Offers after a move that was not legal.
    pub const I_068: Interpretation = Interpretation(68);
    /// Standard chess and the increment.
    pub const I_069: Interpretation = Interpretation(69);
    /// Bounds of the increment.
    pub const I_070: Interpretation = Interpretation(70);
    /// Who may adjust, and when.
    pub const I_071: Interpretation = Interpretation(71);
    /// When the arbiter may spare a late player.
    pub const I_072: Interpretation = Interpretation(72);
    /// Pieces between the king and the rook.
    pub const I_073: Interpretation = Interpretation(73);
    /// A wrong starting position in Chess960.
    pub const I_074: Interpretation = Interpretation(74);
    /// Results that the glossary does not list.
    pub const I_075: Interpretation = Interpretation(75);
    /// The missing words of 4.3.
    pub const I_076: Interpretation = Interpretation(76);
    /// A number for the sentence on flag-fall.
    pub const I_077: Interpretation = Interpretation(77);
    /// Missing diagrams.
    pub const I_078: Interpretation = Interpretation(78);
    /// Made or completed in the time allowed.
    pub const I_079: Interpretation = Interpretation(79);
    /// What a player forfeits by touching a piece.
    pub const I_080: Interpretation = Interpretation(80);
    /// Normal means.
    pub const I_081: Interpretation = Interpretation(81);
    /// Exceptions to the loss by a bad sealed move, 2001.
    pub const I_082: Interpretation = Interpretation(82);
    /// Illegal moves and the forfeited claims of rapid.
    pub const I_083: Interpretation = Interpretation(83);
    /// The repeated position must be the one on the board.
    pub const I_084: Interpretation = Interpretation(84);
    /// Make and complete in the Persian text.
    pub const I_085: Interpretation = Interpretation(85);
    /// A player unable to record.
    pub const I_086: Interpretation = Interpretation(86);
    /// Increments in the tempo of 2001.
    pub const I_087: Interpretation = Interpretation(87);
    /// Main time left in a period with delay.
    pub const I_088: Interpretation = Interpretation(88);
    /// Both players more than an hour late.
    pub const I_089: Interpretation = Interpretation(89);
    /// The exemption from recording once given.
    pub const I_090: Interpretation = Interpretation(90);
    /// Castling rights changed temporarily.
    pub const I_091: Interpretation = Interpretation(91);
    /// Misprints for defect and cancelled.
    pub const I_092: Interpretation = Interpretation(92);
    /// One Persian word for recording and sealing.
    pub const I_093: Interpretation = Interpretation(93);
    /// When an illegal move counts in a standard game.
    pub const I_094: Interpretation = Interpretation(94);
    /// The opponent's score after the third illegal move.
    pub const I_095: Interpretation = Interpretation(95);
    /// A draw offered on a condition, 2001.
    pub const I_096: Interpretation = Interpretation(96);
    /// Adjourning early with too little time.
    pub const I_097: Interpretation = Interpretation(97);
    /// A claim under Appendix D that is rejected.
    pub const I_098: Interpretation = Interpretation(98);
    /// A slip of the tongue corrected too late.
    pub const I_099: Interpretation = Interpretation(99);
    /// A pawn left on the last rank.
    pub const I_100: Interpretation = Interpretation(100);
    /// Claims in rapid without a scoresheet.
    pub const I_101: Interpretation = Interpretation(101);
    /// Several pieces of each colour touched.
    pub const I_102: Interpretation = Interpretation(102);
    /// Any possible series of moves.
    pub const I_103: Interpretation = Interpretation(103);
    /// Start of the game or of the session.
    pub const I_104: Interpretation = Interpretation(104);
    /// Reversed colours are not a wrong initial position.
    pub const I_105: Interpretation = Interpretation(105);
    /// Three rules for two fallen flags.
    pub const I_106: Interpretation = Interpretation(106);
    /// A flag claimed by an assistant in rapid.
    pub const I_107: Interpretation = Interpretation(107);
    /// Until when the blitz claim is open.
    pub const I_108: Interpretation = Interpretation(108);
    /// Taking the king in blitz, and an illegal reply.
    pub const I_109: Interpretation = Interpretation(109);
    /// Bringing the scoresheet up to date in the last phase.
    pub const I_110: Interpretation = Interpretation(110);
    /// Unusual scores.
    pub const I_111: Interpretation = Interpretation(111);
    /// Half of the remaining time.
    pub const I_112: Interpretation = Interpretation(112);
    /// Defects in the Persian notation examples.
    pub const I_113: Interpretation = Interpretation(113);
    /// Spelling of the announced words in Persian.
    pub const I_114: Interpretation = Interpretation(114);
    /// What the arbiter must not tell.
    pub const I_115: Interpretation = Interpretation(115);
    /// Replying before the opponent has pressed.
    pub const I_116: Interpretation = Interpretation(116);
    /// Breaches without a stated penalty.
    pub const I_117: Interpretation = Interpretation(117);
    /// Pieces displaced while the opponent's clock runs.
    pub const I_118: Interpretation = Interpretation(118);
    /// Three like pieces and pinned ones, 2001.
    pub const I_119: Interpretation = Interpretation(119);
    /// A draw agreed before the first move.
    pub const I_120: Interpretation = Interpretation(120);
    /// Forms of a sealed move.
    pub const I_121: Interpretation = Interpretation(121);
    /// Claiming after the move is made and before the press.
    pub const I_122: Interpretation = Interpretation(122);
    /// One player absent at the start.
    pub const I_123: Interpretation = Interpretation(123);
    /// When the time of the next period is credited.
    pub const I_124: Interpretation = Interpretation(124);
    /// Press and expiry at the same instant.
    pub const I_125: Interpretation = Interpretation(125);
    /// Reversed colours after three moves of rapid.
    pub const I_126: Interpretation = Interpretation(126);
    /// Displays that show what the arbiter must not say.
    pub const I_127: Interpretation = Interpretation(127);
    /// Who chooses the assistant.
    pub const I_128: Interpretation = Interpretation(128);
    /// Whose sealed move is answered.
    pub const I_129: Interpretation = Interpretation(129);
    /// Automatic draws inside a series of legal moves.
    pub const I_130: Interpretation = Interpretation(130);
    /// Press or flag in the same millisecond.
    pub const I_131: Interpretation = Interpretation(131);
    /// A dead position that is not proven.
    pub const I_132: Interpretation = Interpretation(132);
    /// The quickplay finish with an increment.
    pub const I_133: Interpretation = Interpretation(133);
    /// A player expelled during the game.
    pub const I_134: Interpretation = Interpretation(134);
    /// Points as a penalty before the game has a result.
    pub const I_135: Interpretation = Interpretation(135);
    /// How many offers or claims bring the question of distraction up.
    pub const I_136: Interpretation = Interpretation(136);
    /// A claim with a move that was not written.
    pub const I_137: Interpretation = Interpretation(137);
    /// A claim on the move that replaces one taken back.
    pub const I_138: Interpretation = Interpretation(138);
    /// A touch found to have been meant after the move.
    pub const I_139: Interpretation = Interpretation(139);
    /// A pawn on the last rank that could not go there.
    pub const I_140: Interpretation = Interpretation(140);
    /// A flag that fell after an illegal move.
    pub const I_141: Interpretation = Interpretation(141);
    /// The next period given with a move that is taken back.
    pub const I_142: Interpretation = Interpretation(142);
    /// A claim with a move that the touched piece forbids.
    pub const I_143: Interpretation = Interpretation(143);
    /// A quickplay claim that is not admitted.
    pub const I_144: Interpretation = Interpretation(144);
    /// A mate with another piece than the touched one, and no complaint.
    pub const I_145: Interpretation = Interpretation(145);
    /// Illegal moves undone by going back.
    pub const I_146: Interpretation = Interpretation(146);
    /// Taking the king, 2023.
    pub const I_147: Interpretation = Interpretation(147);
    /// A new piece that touched the promotion square and was lifted again.
    pub const I_148: Interpretation = Interpretation(148);
    /// The queen of 7.5.2 after the reply.
    pub const I_149: Interpretation = Interpretation(149);
    /// The exemption from recording ends, and no flag has fallen.
    pub const I_160: Interpretation = Interpretation(160);
    /// A quickplay claim with the own flag down.
    pub const I_161: Interpretation = Interpretation(161);
    /// A claim with an illegal written move, 2001.
    pub const I_162: Interpretation = Interpretation(162);
    /// Guideline III not announced.
    pub const I_163: Interpretation = Interpretation(163);
    /// A quarter of a point in 2001.
    pub const I_164: Interpretation = Interpretation(164);
    /// Consent to a draw that both have agreed.
    pub const I_165: Interpretation = Interpretation(165);
    /// A captured piece left on the board, 2001.
    pub const I_166: Interpretation = Interpretation(166);
    /// The clock after a press without a move, 2001.
    pub const I_167: Interpretation = Interpretation(167);
    /// A claim whose only evidence is refused.
    pub const I_168: Interpretation = Interpretation(168);
    /// Two flags, and one player in the last period.
    pub const I_169: Interpretation = Interpretation(169);
    /// An earlier position put back before an illegal move is named.
    pub const I_170: Interpretation = Interpretation(170);
    /// Castling begun with the king after another piece was touched.
    pub const I_171: Interpretation = Interpretation(171);
}

pub(crate) static READINGS: [(u16, &str, &[Edition]); 161] = [
    (1, "Numbers of the en passant and promotion rules", &[Edition::Fide2023]),
    (2, "How the four castling conditions are cited", &[Edition::Fide2023]),
    (3, "Order of Article 4", &[Edition::Fide2023]),
    (4, "Several pieces of both colours touched", &[Edition::Fide2023]),
    (5, "King and rook touched: in which order", &[Edition::Fide2023]),
    (6, "When a promotion is made", &[Edition::Fide2023]),
    (7, "Which acts must be in order for a game to end on the board", &[Edition::Fide2023]),
    (8, "Whether a correct fifty-move claim completes the intended move", &[Edition::Fide2023]),
    (9, "Hovering over the button", &[Edition::Fide2023]),
    (10, "Pressing before moving: improper handling or illegal move", &[Edition::Fide2023]),
    (11, "No deduction for a player with a disability", &[Edition::Fide2023]),
    (12, "What is carried over in delay mode", &[Edition::Fide2023]),
    (13, "Delay and Bronstein", &[Edition::Fide2023]),
    (14, "When the increment is credited", &[Edition::Fide2023]),
    (15, "Whose moves end a period", &[Edition::Fide2023]),
    (16, "Both players later than the default time", &[Edition::Fide2023]),
    (17, "A clock at zero that nobody has seen", &[Edition::Fide2023]),
    (18, "The second article numbered 6.12.1, and claims from a display", &[Edition::Fide2023]),
    (19, "Colours reversed with ten moves made by one side only", &[Edition::Fide2023]),
    (20, "Endings after the queen of 7.5.2", &[Edition::Fide2023]),
    (21, "The position after a press without a move, or a move with two hands", &[Edition::Fide2023]),
    (22, "Clock times after displaced pieces are put back", &[Edition::Fide2023]),
    (23, "How long the exemption from recording lasts", &[Edition::Fide2023]),
    (24, "Noting whose clock was running before a reconstruction", &[Edition::Fide2023]),
    (25, "Scoresheets that cannot show whether the time was overstepped", &[Edition::Fide2023]),
    (26, "Offers at the wrong time: which article", &[Edition::Fide2023]),
    (27, "A draw offered on a condition", &[Edition::Fide2023]),
    (28, "En passant and castling in the comparison of positions", &[Edition::Fide2023]),
    (29, "Fifty and seventy-five moves: by whom", &[Edition::Fide2023]),
    (30, "How long a right to claim is lost by touching", &[Edition::Fide2023]),
    (31, "Stopping the clock for a claim", &[Edition::Fide2023]),
    (32, "A claim with an illegal written move", &[Edition::Fide2023]),
    (33, "Fractions of a point as a penalty", &[Edition::Fide2023]),
    (34, "Venue and playing area", &[Edition::Fide2023]),
    (35, "A device brought to the venue or carried on the person", &[Edition::Fide2023]),
    (36, "Whether an onlooker must report", &[Edition::Fide2023]),
    (37, "Who declares the loss of 12.9.6", &[Edition::Fide2023]),
    (38, "Order of the penalties", &[Edition::Fide2023]),
    (39, "The conditions for full competition rules in rapid and blitz", &[Edition::Fide2023]),
    (40, "Changing a wrong clock setting after ten moves in rapid", &[Edition::Fide2023]),
    (41, "Until when an illegal move may be claimed in rapid", &[Edition::Fide2023]),
    (42, "Win on time in rapid without mating chances", &[Edition::Fide2023]),
    (43, "Exactly ten minutes", &[Edition::Fide2023]),
    (44, "The penalty in supervised blitz", &[Edition::Fide2023]),
    (45, "An unpromoted pawn seen by the arbiter in rapid", &[Edition::Fide2023]),
    (46, "Tempo of games with several periods or unequal times", &[Edition::Fide2023]),
    (47, "The long form of notation", &[Edition::Fide2023]),
    (48, "Whether capture and en passant signs are required", &[Edition::Fide2023]),
    (49, "The second article numbered C.10.1.2", &[Edition::Fide2023]),
    (50, "Three like pieces, and pinned ones", &[Edition::Fide2023]),
    (51, "Defects of the sample games", &[Edition::Fide2023]),
    (52, "Look-alike letters on Armenian scoresheets", &[Edition::Fide2023]),
    (53, "Circumstances for which the rules of Appendix D may be adapted", &[Edition::Fide2023]),
    (54, "When a visually disabled player's move is made", &[Edition::Fide2023]),
    (55, "Duties of the assistant of a visually disabled player", &[Edition::Fide2023]),
    (56, "Spelling of the announced words", &[Edition::Fide2023]),
    (57, "Exceptions to the loss by a bad sealed move", &[Edition::Fide2023]),
    (58, "Time used and clock readings in the envelope", &[Edition::Fide2023]),
    (59, "Whether a sealed move counts as completed", &[Edition::Fide2023]),
    (60, "Old references and a missing exception in Guideline II", &[Edition::Fide2023]),
    (61, "Castling once in a game", &[Edition::Fide2023]),
    (62, "Numbers of Guideline III", &[Edition::Fide2023]),
    (63, "The reference to displays in III.5", &[Edition::Fide2023]),
    (64, "Grounds for the final decision on a postponed claim", &[Edition::Fide2023]),
    (65, "Wrong references in the glossary", &[Edition::Fide2023]),
    (66, "Whether a pawn is a piece", &[Edition::Fide2023]),
    (67, "Illegal move and illegal position", &[Edition::Fide2023]),
    (68, "Offers after a move that was not legal", &[Edition::Fide2023]),
    (69, "Standard chess and the increment", &[Edition::Fide2023]),
    (70, "Bounds of the increment", &[Edition::Fide2023]),
    (71, "Who may adjust, and when", &[Edition::Fide2023]),
    (72, "When the arbiter may spare a late player", &[Edition::Fide2023]),
    (73, "Pieces between the king and the rook", &[Edition::Fide2023]),
    (74, "A wrong starting position in Chess960", &[Edition::Fide2023]),
    (75, "Results that the glossary does not list", &[Edition::Fide2023]),
    (76, "The missing words of 4.3", &[Edition::Fide2023]),
    (77, "A number for the sentence on flag-fall", &[Edition::Fide2023]),
    (78, "Missing diagrams", &[Edition::Fide2023]),
    (79, "Made or completed in the time allowed", &[Edition::Fide2023]),
    (80, "What a player forfeits by touching a piece", &[Edition::Fide2001]),
    (81, "Normal means", &[Edition::Fide2001]),
    (82, "Exceptions to the loss by a bad sealed move, 2001", &[Edition::Fide2001]),
    (83, "Illegal moves and the forfeited claims of rapid", &[Edition::Fide2001]),
    (84, "The repeated position must be the one on the board", &[Edition::Fide2001]),
    (85, "Make and complete in the Persian text", &[Edition::Fide2001]),
    (86, "A player unable to record", &[Edition::Fide2001]),
    (87, "Increments in the tempo of 2001", &[Edition::Fide2001]),
    (88, "Main time left in a period with delay", &[Edition::Fide2001]),
    (89, "Both players more than an hour late", &[Edition::Fide2001]),
    (90, "The exemption from recording once given", &[Edition::Fide2001]),
    (91, "Castling rights changed temporarily", &[Edition::Fide2001]),
    (92, "Misprints for defect and cancelled", &[Edition::Fide2001]),
    (93, "One Persian word for recording and sealing", &[Edition::Fide2001]),
    (94, "When an illegal move counts in a standard game", &[Edition::Fide2001]),
    (95, "The opponent's score after the third illegal move", &[Edition::Fide2001]),
    (96, "A draw offered on a condition, 2001", &[Edition::Fide2001]),
    (97, "Adjourning early with too little time", &[Edition::Fide2001]),
    (98, "A claim under Appendix D that is rejected", &[Edition::Fide2001]),
    (99, "A slip of the tongue corrected too late", &[Edition::Fide2001]),
    (100, "A pawn left on the last rank", &[Edition::Fide2001]),
    (101, "Claims in rapid without a scoresheet", &[Edition::Fide2001]),
    (102, "Several pieces of each colour touched", &[Edition::Fide2001]),
    (103, "Any possible series of moves", &[Edition::Fide2001]),
    (104, "Start of the game or of the session", &[Edition::Fide2001]),
    (105, "Reversed colours are not a wrong initial position", &[Edition::Fide2001]),
    (106, "Three rules for two fallen flags", &[Edition::Fide2001]),
    (107, "A flag claimed by an assistant in rapid", &[Edition::Fide2001]),
    (108, "Until when the blitz claim is open", &[Edition::Fide2001]),
    (109, "Taking the king in blitz, and an illegal reply", &[Edition::Fide2001]),
    (110, "Bringing the scoresheet up to date in the last phase", &[Edition::Fide2001]),
    (111, "Unusual scores", &[Edition::Fide2001]),
    (112, "Half of the remaining time", &[Edition::Fide2001]),
    (113, "Defects in the Persian notation examples", &[Edition::Fide2001]),
    (114, "Spelling of the announced words in Persian", &[Edition::Fide2001]),
    (115, "What the arbiter must not tell", &[Edition::Fide2001]),
    (116, "Replying before the opponent has pressed", &[Edition::Fide2001]),
    (117, "Breaches without a stated penalty", &[Edition::Fide2001]),
    (118, "Pieces displaced while the opponent's clock runs", &[Edition::Fide2001]),
    (119, "Three like pieces and pinned ones, 2001", &[Edition::Fide2001]),
    (120, "A draw agreed before the first move", &[Edition::Fide2001]),
    (121, "Forms of a sealed move", &[Edition::Fide2001]),
    (122, "Claiming after the move is made and before the press", &[Edition::Fide2001]),
    (123, "One player absent at the start", &[Edition::Fide2001]),
    (124, "When the time of the next period is credited", &[Edition::Fide2001]),
    (125, "Press and expiry at the same instant", &[Edition::Fide2001]),
    (126, "Reversed colours after three moves of rapid", &[Edition::Fide2001]),
    (127, "Displays that show what the arbiter must not say", &[Edition::Fide2001]),
    (128, "Who chooses the assistant", &[Edition::Fide2001]),
    (129, "Whose sealed move is answered", &[Edition::Fide2001]),
    (130, "Automatic draws inside a series of legal moves", &[Edition::Fide2023]),
    (131, "Press or flag in the same millisecond", &[Edition::Fide2023, Edition::Fide2001]),
    (132, "A dead position that is not proven", &[Edition::Fide2023, Edition::Fide2001]),
    (133, "The quickplay finish with an increment", &[Edition::Fide2001]),
    (134, "A player expelled during the game", &[Edition::Fide2023, Edition::Fide2001]),
    (135, "Points as a penalty before the game has a result", &[Edition::Fide2023, Edition::Fide2001]),
    (
        136,
        "How many offers or claims bring the question of distraction up",
        &[Edition::Fide2023, Edition::Fide2001],
    ),
    (137, "A claim with a move that was not written", &[Edition::Fide2023, Edition::Fide2001]),
    (138, "A claim on the move that replaces one taken back", &[Edition::Fide2023, Edition::Fide2001]),
    (139, "A touch found to have been meant after the move", &[Edition::Fide2023, Edition::Fide2001]),
    (140, "A pawn on the last rank that could not go there", &[Edition::Fide2023]),
    (141, "A flag that fell after an illegal move", &[Edition::Fide2023, Edition::Fide2001]),
    (142, "The next period given with a move that is taken back", &[Edition::Fide2023, Edition::Fide2001]),
    (143, "A claim with a move that the touched piece forbids", &[Edition::Fide2023, Edition::Fide2001]),
    (144, "A quickplay claim that is not admitted", &[Edition::Fide2023, Edition::Fide2001]),
    (145, "A mate with another piece than the touched one, and no complaint", &[Edition::Fide2023]),
    (146, "Illegal moves undone by going back", &[Edition::Fide2023, Edition::Fide2001]),
    (147, "Taking the king, 2023", &[Edition::Fide2023]),
    (
        148,
        "A new piece that touched the promotion square and was lifted again",
        &[Edition::Fide2023, Edition::Fide2001],
    ),
    (149, "The queen of 7.5.2 after the reply", &[Edition::Fide2023]),
    (160, "The exemption from recording ends, and no flag has fallen", &[Edition::Fide2023]),
    (161, "A quickplay claim with the own flag down", &[Edition::Fide2001]),
    (162, "A claim with an illegal written move, 2001", &[Edition::Fide2001]),
    (163, "Guideline III not announced", &[Edition::Fide2023]),
    (164, "A quarter of a point in 2001", &[Edition::Fide2001]),
    (165, "Consent to a draw that both have agreed", &[Edition::Fide2023]),
    (166, "A captured piece left on the board, 2001", &[Edition::Fide2001]),
    (167, "The clock after a press without a move, 2001", &[Edition::Fide2001]),
    (168, "A claim whose only evidence is refused", &[Edition::Fide2023, Edition::Fide2001]),
    (169, "Two flags, and one player in the last period", &[Edition::Fide2023, Edition::Fide2001]),
    (
        170,
        "An earlier position put back before an illegal move is named",
        &[Edition::Fide2023, Edition::Fide2001],
    ),
    (
        171,
        "Castling begun with the king after another piece was touched",
        &[Edition::Fide2023, Edition::Fide2001],
    ),
];
