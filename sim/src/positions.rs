//! Positions from which some rule is not far away.

/// Regular positions to begin from, each in the notation of Forsyth and Edwards.
pub(crate) const STARTS: [&str; 37] = [
    // Mates and stalemates at hand.
    "7k/5Q2/5K2/8/8/8/8/8 b - - 10 60",
    "k7/8/1K6/8/8/8/8/7R w - - 4 50",
    "k7/2Q5/8/1K6/8/8/8/8 w - - 0 50",
    "5k2/5P2/4K3/8/8/8/8/8 w - - 3 70",
    "r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5Q2/PPPP1PPP/RNB1K1NR w KQkq - 4 4",
    "rnbqkbnr/pppp1ppp/8/4p3/5PP1/8/PPPPP2P/RNBQKBNR b KQkq - 0 2",
    // Few men: who can checkmate is a question.
    "8/8/4k3/8/8/3K4/8/7R w - - 0 40",
    "8/8/4k3/8/8/3KN3/8/8 w - - 0 40",
    "8/8/4k1n1/8/8/3KB3/4P3/8 w - - 0 40",
    "8/4p3/4k3/8/8/3K4/8/8 w - - 0 40",
    "8/8/4kb2/8/8/3KN3/8/8 w - - 0 40",
    "4k3/8/8/8/8/8/4q3/4K2R w K - 0 30",
    "8/5k2/8/8/8/2n5/8/K6Q b - - 0 44",
    // Nothing can break through, or nearly.
    "8/5k2/1p1p1p1p/pPpPpPpP/P1P1P1P1/8/5K2/8 w - - 12 50",
    "8/5k2/1p1p1p2/pPpPpPpP/P1P1P1P1/8/5K2/8 w - - 12 50",
    // Promotions.
    "1n2k3/P7/8/8/8/8/p7/1N2K3 w - - 0 30",
    "8/P5kp/8/8/8/8/1p4PK/8 b - - 0 33",
    "rn2k3/1P4P1/8/8/8/8/1p4p1/RN2K2R w K - 0 20",
    "8/PPPk4/8/8/8/8/4Kppp/8 w - - 0 1",
    // Castling, both ways and hindered.
    "r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "r3k2r/8/8/8/8/8/4r3/R3K2R w KQkq - 0 20",
    "r3k2r/8/3Q4/8/8/5q2/8/R3K2R b KQkq - 2 21",
    // Captures en passant, allowed and not.
    "rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPP1PPP/RNBQKBNR w KQkq f6 0 3",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "4k3/3p1p2/8/4P3/4p3/8/3P1P2/4K3 b - - 0 20",
    "3rk3/8/8/3pP3/8/8/8/3K4 w - d6 0 25",
    "4k1n1/8/8/3pP3/8/8/8/4K1N1 w - d6 0 20",
    "6k1/6n1/8/8/Pp6/8/8/N5K1 b - a3 0 30",
    "k7/8/8/2pP4/8/8/8/K6N w - c6 0 41",
    // Progress long ago: fifty and seventy-five moves.
    "8/8/3k4/8/2q5/8/3K4/6R1 w - - 92 120",
    "8/8/3k4/8/2q5/8/3K4/6R1 w - - 98 123",
    "8/3r4/3k4/8/8/2R5/3K4/8 b - - 99 123",
    "8/3r4/3k4/8/8/2R5/3K4/8 w - - 142 150",
    "8/3r1p2/3k4/8/8/2R5/3K1P2/8 b - - 147 150",
    "7k/8/6K1/8/8/8/8/R7 w - - 149 160",
    // Plenty to capture.
    "r1bq1rk1/pp2bppp/2n1pn2/3p4/2PP4/2N1PN2/PP3PPP/R1BQKB1R w KQ - 2 8",
];
