// Written by `cargo xtask types`; do not edit.
// What goes over the wire, as crates/touchmove-wire has it (version 1).

/** Who does what. */
export type Deed =
  | { by: SideName; act: PlayerDeed }
  | { by: 'white-assistant' | 'black-assistant'; act: AssistantDeed }
  | { by: 'arbiter'; act: ArbiterDeed }
  | { by: 'bystander'; act: Seen };

/** A penalty in an event: a fine is its `fine`. */
export type EventPenalty = Exclude<PenaltyName, { penalty: 'fine' }> | { penalty: 'fine'; fine: string };

/** Who refuses to comply, in an event: one is a `side`. */
export type EventRefusing = Exclude<RefusingName, { who: 'one' }> | { who: 'one'; side: SideName; opponent: AwardName };

/** Who acts. */
export type By = 'white' | 'black' | 'white-assistant' | 'black-assistant' | 'arbiter' | 'bystander';

/** One of the two sides. */
export type SideName = 'white' | 'black';

/** One square of the board. */
export type SquareName = string;

/** The kind of a piece (2.2); the order is pawn to king. */
export type RoleName = 'pawn' | 'knight' | 'bishop' | 'rook' | 'queen' | 'king';

/** What one player scores. */
export type AwardName = 'loss' | 'draw' | 'win' | 'forfeit-loss' | 'forfeit-win';

/** What both players score. */
export type ScoreName = {
  white: AwardName;
  black: AwardName;
};

/** New readings of the chessclock; what is not named stays as it is. */
export type Readings = {
  white: Millis | null;
  black: Millis | null;
  white_moves: number | null;
  black_moves: number | null;
};

/** What the two players are given; fixed before the game (6.3.1). */
export type ControlText = string;

/** A span of time: a whole number of milliseconds, never negative. */
export type Millis = number;

/** A point on one scale of time that only moves forward. */
export type Moment = number;

/** The number of a referral within its game, from 1. */
export type ReferralId = number;

/** A question put to FIDE, or the reference of its official decision (2001 14.1). */
export type FideReference = string;

/** What a player does. */
export type PlayerDeed =
  | { 'do': 'say-adjust' }
  | { 'do': 'adjust'; square: SquareName }
  | { 'do': 'touch'; square: SquareName; contact?: ContactName }
  | { 'do': 'touch-together'; first: SquareName; second: SquareName }
  | { 'do': 'say-castle' }
  | { 'do': 'lift'; square: SquareName }
  | { 'do': 'remove'; square: SquareName }
  | { 'do': 'place'; role: RoleName; square: SquareName }
  | { 'do': 'place-enemy'; role: RoleName; square: SquareName }
  | { 'do': 'release'; square: SquareName }
  | { 'do': 'use-both-hands' }
  | { 'do': 'press'; hand?: HandName }
  | { 'do': 'stop'; reason: StopName }
  | { 'do': 'displace'; squares: Array<SquareName> }
  | { 'do': 'put-back' }
  | { 'do': 'restart' }
  | { 'do': 'say-check' }
  | { 'do': 'write'; entry: EntryName }
  | { 'do': 'borrow-sheet' }
  | { 'do': 'return-sheet' }
  | { 'do': 'offer'; condition?: string }
  | { 'do': 'accept' }
  | { 'do': 'reject' }
  | { 'do': 'withdraw' }
  | { 'do': 'claim'; claim: ClaimName }
  | { 'do': 'resign' }
  | { 'do': 'sign'; score: ScoreName }
  | { 'do': 'refuse-to-sign' }
  | { 'do': 'arrive' }
  | { 'do': 'ask-leave'; to: LeaveName }
  | { 'do': 'leave'; to: LeaveName }
  | { 'do': 'return' }
  | { 'do': 'ask-bag' }
  | { 'do': 'use-bag' }
  | { 'do': 'ask-to-see-sheet' }
  | { 'do': 'ask-for-sheet' }
  | { 'do': 'ask-explanation' }
  | { 'do': 'ask-move-count' }
  | { 'do': 'appeal'; entry: number }
  | { 'do': 'write-sealed'; text: string }
  | { 'do': 'close-envelope' }
  | { 'do': 'state-sealed'; text: string }
  | { 'do': 'contest-clock' }
  | { 'do': 'announce'; text: string }
  | { 'do': 'repeat'; text: string }
  | { 'do': 'demand-two-boards' }
  | { 'do': 'report-boards-differ' }
  | { 'do': 'agree-to-correct' }
  | { 'do': 'confirm'; act: ArbiterDeed };

/** What an assistant does for their player (D.2.10; 2001 F.2.9). */
export type AssistantDeed =
  | { 'do': 'for-player'; act: PlayerDeed }
  | { 'do': 'execute'; text: string }
  | { 'do': 'tell'; asked: AskedName }
  | { 'do': 'report-touch'; square: SquareName };

/** Why a player stopped the clocks. */
export type StopName =
  | { 'for': 'none' }
  | { 'for': 'help'; text: string }
  | { 'for': 'displaced' }
  | { 'for': 'clock-setting' }
  | { 'for': 'claim' }
  | { 'for': 'sealed' }
  | { 'for': 'arrived' };

/** What stands on a scoresheet. */
export type EntryName =
  | { 'write': 'move'; text: string }
  | { 'write': 'spoken'; text: string }
  | { 'write': 'dash' }
  | { 'write': 'up-to-date' }
  | { 'write': 'draw-offer' }
  | { 'write': 'time'; text: string }
  | { 'write': 'claim-matter'; text: string }
  | { 'write': 'note'; text: string };

/** How a piece was touched. */
export type ContactName = 'intent' | 'accident' | 'disputed';

/** The hand that pressed. */
export type HandName = 'same' | 'other';

/** Where a player goes. */
export type LeaveName = 'venue' | 'outside';

/** Whether somebody had asked. */
export type AskedName = 'yes' | 'no';

/** What a player claims. */
export type ClaimName =
  | { 'what': 'illegal-move' }
  | { 'what': 'own-illegal-move' }
  | { 'what': 'move-was-illegal'; of: SideName; number: number }
  | { 'what': 'touched-piece' }
  | { 'what': 'flag' }
  | { 'what': 'own-flag' }
  | { 'what': 'set-up'; fault: FaultName }
  | { 'what': 'displaced' }
  | { 'what': 'quickplay'; ground: GroundName }
  | { 'what': 'quickplay-increment' }
  | { 'what': 'quickplay-alone'; ground: GroundName; papers: PapersName }
  | { 'what': 'clock-defect' }
  | { 'what': 'disturbance'; text: string } | DrawClaim;

/** A claim of a draw. */
export type DrawClaim = {
  what: DrawRule;
  basis?: BasisName;
  evidence?: EvidenceName;
};

/** The rule a draw is claimed under. */
export type DrawRule = 'repetition' | 'fifty-moves';

/** What the claim is about. */
export type BasisName =
  | { 'on': 'board' }
  | { 'on': 'written'; text: string }
  | { 'on': 'named'; text: string };

/** What a claim rests on. */
export type EvidenceName = 'record' | 'display-only';

/** Why the opponent should not win. */
export type GroundName = 'cannot-win' | 'no-effort';

/** What a claimant submits where no arbiter supervises (III.6.1.1, III.6.1.2; 2001 D.1). */
export type PapersName = 'position' | 'position-and-score' | 'unconfirmed';

/** How a game began wrongly. */
export type FaultName = 'pieces' | 'orientation' | 'colours' | 'clock-setting';

/** What an arbiter, or somebody reporting to them, sees. */
export type Seen =
  | { 'what': 'flag'; of: SideName }
  | { 'what': 'both-flags' }
  | { 'what': 'illegal-move' }
  | { 'what': 'touched-piece'; square: SquareName }
  | { 'what': 'illegal-position' }
  | { 'what': 'set-up'; fault: FaultName }
  | { 'what': 'displaced' }
  | { 'what': 'boards-differ' }
  | { 'what': 'not-recorded'; of: SideName }
  | { 'what': 'device'; of: SideName }
  | { 'what': 'device-in-bag'; of: SideName }
  | { 'what': 'device-sounds'; of: SideName }
  | { 'what': 'absent'; of: SideName }
  | { 'what': 'both-absent' }
  | { 'what': 'outsider'; text: string };

/** One penalty with its amount. */
export type PenaltyName =
  | { 'penalty': 'warning' }
  | { 'penalty': 'opponent-time'; time: Millis }
  | { 'penalty': 'own-time'; time: Millis }
  | { 'penalty': 'opponent-points'; award: AwardName }
  | { 'penalty': 'own-points'; award: AwardName }
  | { 'penalty': 'loss'; opponent: AwardName }
  | { 'penalty': 'fine'; text: string }
  | { 'penalty': 'exclusion'; rounds: Array<number> }
  | { 'penalty': 'expulsion' };

/** What an arbiter does. */
export type ArbiterDeed =
  | { 'do': 'start' }
  | { 'do': 'pause'; reason: string }
  | { 'do': 'resume' }
  | { 'do': 'observe'; seen: Seen }
  | { 'do': 'decide'; referral: ReferralId; choice: ChoiceName }
  | { 'do': 'set-clocks'; under: string; readings: Readings; reason: string }
  | { 'do': 'give-time'; reason: string; white: Millis; black: Millis }
  | { 'do': 'reinstate'; ply: number }
  | { 'do': 'penalise'; player: SideName; penalties: Array<PenaltyName>; reason: string }
  | { 'do': 'change-result'; score: ScoreName; reason: string }
  | { 'do': 'enter-result'; score: ScoreName }
  | { 'do': 'log'; incident: string; player: SideName | null; note: string }
  | { 'do': 'rule-freely'; under: string; outcome: OutcomeName; reason: string }
  | { 'do': 'declare-dead'; proof: string }
  | { 'do': 'proves'; player: SideName; winning: WinningName }
  | { 'do': 'admit-late'; player: SideName }
  | { 'do': 'consent' }
  | { 'do': 'assistant'; player: SideName; duties: Array<DutyName>; cost: Millis }
  | { 'do': 'refuse-assistant'; player: SideName }
  | { 'do': 'disability'; player: SideName; disability: DisabilityName }
  | { 'do': 'grant-leave'; player: SideName }
  | { 'do': 'refuse-leave'; player: SideName }
  | { 'do': 'grant-bag'; player: SideName }
  | { 'do': 'authorise-device'; player: SideName | null; name: string }
  | { 'do': 'designate'; place: PlaceName; name: string }
  | { 'do': 'clock-side'; side: HandSide }
  | { 'do': 'appoint-assistant'; name: string }
  | { 'do': 'replace'; device: DeviceName }
  | { 'do': 'take-snapshot' }
  | { 'do': 'reconstructed'; moves: Both<number | null> }
  | { 'do': 'order-seal'; session_end: Moment }
  | { 'do': 'confirm-envelope'; text: string }
  | { 'do': 'resume-adjourned'; moment: Moment }
  | { 'do': 'open-envelope' }
  | { 'do': 'envelope-missing' }
  | { 'do': 'position-lost' }
  | { 'do': 'tell-move-count' }
  | { 'do': 'refer-to-fide'; text: string }
  | { 'do': 'set-control'; under: string; control: ControlText; reason: string }
  | { 'do': 'refuses-to-comply'; refusing: RefusingName; reason: string }
  | { 'do': 'inspect'; player: SideName; inspector: InspectorName; outcome: InspectedName }
  | { 'do': 'admit-person'; name: string };

/** What a free ruling decides. */
export type OutcomeName =
  | { 'outcome': 'note' }
  | { 'outcome': 'result'; score: ScoreName }
  | { 'outcome': 'play-on' }
  | { 'outcome': 'new-game' };

/** What is replaced. */
export type DeviceName =
  | { 'device': 'chessclock'; readings: Readings }
  | { 'device': 'scoresheet'; player: SideName };

/** Who refuses to comply with the Laws (11.7, 11.8). */
export type RefusingName =
  | { 'who': 'one'; player: SideName; opponent: AwardName }
  | { 'who': 'both' };

/** Whether a player can checkmate. */
export type WinningName = 'possible' | 'impossible';

/** What an assistant of a visually disabled player may do (D.2.10; 2001 F.2.9). */
export type DutyName = 'make-moves' | 'announce' | 'record-and-press' | 'inform' | 'claim' | 'adjourn';

/** What a player cannot do. */
export type DisabilityName = 'visual' | 'hearing' | 'other';

/** What an arbiter designates a place for. */
export type PlaceName = 'venue' | 'area' | 'smoking' | 'contiguous';

/** A side of White. */
export type HandSide = 'left' | 'right';

/** Who inspects a player (11.3.3). */
export type InspectorName = 'same-sex' | 'other-sex';

/** The outcome of an inspection (11.3.3). */
export type InspectedName = 'clean' | 'device-found' | 'refused';

/** What the arbiter chooses. */
export type ChoiceName =
  | { 'choose': 'yes' }
  | { 'choose': 'no' }
  | { 'choose': 'white' }
  | { 'choose': 'black' }
  | { 'choose': 'unknown' }
  | { 'choose': 'postponed'; extra: Millis }
  | { 'choose': 'drawn' }
  | { 'choose': 'loses'; opponent: AwardName }
  | { 'choose': 'restart' }
  | { 'choose': 'continue' }
  | { 'choose': 'penalties'; penalties: Array<PenaltyName> }
  | { 'choose': 'no-penalty'; reason: string }
  | { 'choose': 'moves'; moves: number }
  | { 'choose': 'ply'; ply: number }
  | { 'choose': 'means'; text: string }
  | { 'choose': 'divided' };

/** What waits for the answer whether somebody can checkmate. */
export type PendingName = 'resignation' | 'flag' | 'illegal-moves' | 'sealed-move';

/** What the arbiter is asked. */
export type QuestionName =
  | { 'ask': 'touch-intended'; player: SideName; square: SquareName }
  | { 'ask': 'touched-piece'; player: SideName }
  | { 'ask': 'can-checkmate'; player: SideName; then: PendingName }
  | { 'ask': 'draw-claim'; player: SideName; claim: DrawClaim }
  | { 'ask': 'stopped-with-reason'; player: SideName }
  | { 'ask': 'penalty'; player: SideName }
  | { 'ask': 'consent' }
  | { 'ask': 'distraction'; player: SideName }
  | { 'ask': 'which-flag-first' }
  | { 'ask': 'reversed-colours' }
  | { 'ask': 'which-position' }
  | { 'ask': 'clock-times'; times: Both<Millis> }
  | { 'ask': 'quickplay'; player: SideName; ground: GroundName }
  | { 'ask': 'quickplay-after-flag'; player: SideName }
  | { 'ask': 'quickplay-increment'; player: SideName }
  | { 'ask': 'quickplay-alone'; player: SideName }
  | { 'ask': 'signed-result' }
  | { 'ask': 'sheet-entry'; player: SideName; text: string }
  | { 'ask': 'moves-made' }
  | { 'ask': 'sealed-move'; text: string }
  | { 'ask': 'late-clock-complaint'; player: SideName }
  | { 'ask': 'device'; player: SideName }
  | { 'ask': 'boards-differ' }
  | { 'ask': 'set-up'; fault: FaultName }
  | { 'ask': 'clock-setting' }
  | { 'ask': 'both-late' }
  | { 'ask': 'both-absent' }
  | { 'ask': 'leave'; player: SideName; to: LeaveName }
  | { 'ask': 'king-taken'; player: SideName }
  | { 'ask': 'bag'; player: SideName }
  | { 'ask': 'clock-defect'; player: SideName }
  | { 'ask': 'extra-time' }
  | { 'ask': 'onlooker' }
  | { 'ask': 'announcement'; player: SideName }
  | { 'ask': 'pressed-unannounced'; player: SideName }
  | { 'ask': 'other'; text: string }
  | { 'ask': 'admit-quickplay'; player: SideName; ground: GroundName }
  | { 'ask': 'quickplay-later'; player: SideName }
  | { 'ask': 'resumed-clocks'; player: SideName }
  | { 'ask': 'other-notation'; player: SideName };

/** A question that waits for an answer. */
export type ReferralShown = {
  id: number;
  article: string;
  question: QuestionName;
  text: string;
  options: ChoiceName['choose'][];
  default: ChoiceName | null;
};

/** What is decided. */
export type DecisionName =
  | { 'kind': 'over'; score: ScoreName; ending: EndingName }
  | { 'kind': 'rescored'; from: ScoreName; to: ScoreName }
  | { 'kind': 'new-game' }
  | { 'kind': 'result-pending' }
  | { 'kind': 'play-goes-on' }
  | { 'kind': 'has-move'; player: SideName }
  | { 'kind': 'fixed'; square: SquareName }
  | { 'kind': 'completed'; player: SideName }
  | { 'kind': 'illegal-completed'; player: SideName }
  | { 'kind': 'reinstated'; ply: number }
  | { 'kind': 'placed'; role: RoleName; square: SquareName }
  | { 'kind': 'stands' }
  | { 'kind': 'counted'; player: SideName; count: number }
  | { 'kind': 'bound'; player: SideName }
  | { 'kind': 'right-lost'; player: SideName; right: RightName }
  | { 'kind': 'duty'; player: SideName; duty: PlayerDuty }
  | { 'kind': 'freed'; player: SideName; duty: PlayerDuty }
  | { 'kind': 'clock-starts'; player: SideName }
  | { 'kind': 'clocks-stop' }
  | { 'kind': 'time-added'; player: SideName; time: Millis }
  | { 'kind': 'time-taken'; player: SideName; time: Millis }
  | { 'kind': 'clocks-set'; readings: Readings }
  | { 'kind': 'increment-set'; time: Millis }
  | { 'kind': 'next-period'; player: SideName }
  | { 'kind': 'flag-fallen'; player: SideName }
  | { 'kind': 'offer-open'; player: SideName }
  | { 'kind': 'offer-ends'; player: SideName }
  | { 'kind': 'not-admitted' }
  | { 'kind': 'in-order' }
  | { 'kind': 'referred'; referral: number }
  | { 'kind': 'incident'; incident: string; player: SideName | null }
  | { 'kind': 'breach'; player: SideName }
  | { 'kind': 'penalised'; player: SideName; penalty: PenaltyName }
  | { 'kind': 'sheet-note'; player: SideName; text: string }
  | { 'kind': 'adjourned' }
  | { 'kind': 'annulled'; score: ScoreName }
  | { 'kind': 'control-set'; control: ControlText }
  | { 'kind': 'clock-replaced'; old: Readings; new: Readings }
  | { 'kind': 'move-count'; moves: Both<number> }
  | { 'kind': 'appealed'; player: SideName; entry: number }
  | { 'kind': 'sent-out' }
  | { 'kind': 'put-to-fide'; text: FideReference }
  | { 'kind': 'envelope-opened'; text: string };

/** How a game came to its end. */
export type EndingName = 'checkmate' | 'stalemate' | 'dead-position' | 'resignation' | 'agreement' | 'repetition' | 'fifty-moves' | 'fivefold-repetition' | 'seventy-five-moves' | 'time' | 'both-flags' | 'illegal-moves' | 'illegal-position' | 'default' | 'sealed-move' | 'quickplay' | 'device' | 'penalty' | 'signed' | 'stated' | 'ruling';

/** Rights a player can lose. */
export type RightName = 'touch-complaint' | 'draw-claim' | 'illegal-move-complaint' | 'assistant' | 'castling-in-this-game';

/** Duties a player can have. */
export type PlayerDuty = 'record' | 'complete-sheet' | 'return-sheet' | 'put-back' | 'mark-offer' | 'intended-move' | 'seal' | 'announce' | 'state-sealed';

/** A ruling as it is shown: of a game with its decision, of an event with a word for it. */
export type RulingShown<D = DecisionName> = { article: string; supporting: Array<string>; readings: Array<string>; decision: D; text: string };

/** The rulings on one act. */
export type Ruled = {
  seq: number;
  rulings: Array<RulingShown<DecisionName>>;
};

/** One value for White and one for Black. */
export type Both<T> = {
  white: T;
  black: T;
};

/** A game as it is shown. */
export type GameView = {
  phase: PhaseName;
  board: string;
  lifted: SquareName | null;
  touched: Array<SquareName>;
  clocks: Both<ClockShown>;
  now: number;
  running: SideName | null;
  offers: Both<boolean>;
  claim: ClaimShown | null;
  referrals: Array<ReferralShown>;
  confirmed: Both<ArbiterDeed | null>;
  may_resume: Array<By>;
  warning: WarningName | null;
  result: ResultShown | null;
  moves: Array<MoveShown> | null;
  last?: Array<SquareName>;
  completed: Both<number>;
  first_flag: SideName | null;
  sheet: Array<EntryName> | null;
  signed: Both<ScoreName | null>;
  visually_disabled: Both<boolean>;
  announced: SpokenShown | null;
  spoken: SpokenShown | null;
  sealing?: SideName;
  desk: DeskShown | null;
};

/** What has changed of a game since it was last sent on the same stream. */
export type GameChanged = {
  changes: ([string, unknown] | [string])[];
};

/** One clock. */
export type ClockShown = {
  remaining: number;
  free: number;
};

/** A claim that waits for its decision. */
export type ClaimShown = {
  by: SideName;
  claim: DrawClaim;
};

/** A result. */
export type ResultShown = {
  score: string;
  ending: EndingName;
};

/** A move made. */
export type MoveShown = {
  by: SideName;
  text: string;
  completed: boolean;
};

/** How far the game has got. */
export type PhaseName = 'not-started' | 'playing' | 'stopped' | 'adjourned' | 'result-pending' | 'over' | 'cancelled';

/** What a friendly table points out to the players; the Laws have no such help. */
export type WarningName = 'not-a-move';

/** The arbiter's desk. */
export type DeskShown = {
  having_move: SideName;
  obliged: ObligedName;
  obliged_by: string;
  appearances: number;
  without_progress: number;
  repetition?: RepetitionWord | null;
  progress?: ProgressWord | null;
  irregularities: Array<LatentShown>;
  flags: Both<number | null>;
  recording: Both<RecordingName>;
  completed: Both<number>;
  clocks_by: string;
  illegal_moves: Both<number>;
  sheets: Both<SheetShown>;
};

/** Something irregular that nobody has raised. */
export type LatentShown = {
  what: IrregularName;
  by: SideName;
  ply: number;
  square: SquareName | null;
};

/** A player's scoresheet against the moves made. */
export type SheetShown = {
  entries: Array<EntryName>;
  missing: number;
  mismatched: Array<number>;
  offers_unmarked: number;
};

/** Kinds of irregularity. */
export type IrregularName = 'illegal-move' | 'unpromoted-pawn' | 'press-without-move' | 'two-hands' | 'touched-piece';

/** Whether the clock leaves a player their duty to record the moves. */
export type RecordingName = 'records' | 'exempt';

/** What binds the player having the move; a move they intend is sent and read as its text. */
export type ObligedName =
  | { 'to': 'nothing' }
  | { 'to': 'nothing-touched-can-move' }
  | { 'to': 'move'; square: SquareName }
  | { 'to': 'capture'; square: SquareName }
  | { 'to': 'capture-with'; own: SquareName; enemy: SquareName }
  | { 'to': 'castle'; rook: SquareName }
  | { 'to': 'castling-begun'; rook: SquareName }
  | { 'to': 'king-otherwise' }
  | { 'to': 'anything-after-castling' }
  | { 'to': 'king-released' }
  | { 'to': 'rook-first'; rook: SquareName }
  | { 'to': 'released'; from: SquareName; square: SquareName }
  | { 'to': 'promote'; square: SquareName; role: RoleName }
  | { 'to': 'intended'; text: string };

/** How the table treats illegal moves. */
export type Manner = 'strict' | 'friendly';

/** What the devices at a table are. */
export type TableKind = 'board' | 'clock' | 'sheet' | 'wooden' | 'mixed' | 'feed';

/** What a client sends. */
export type FromClient =
  | ({ 'type': 'act'; key: string; seen?: number } & Deed)
  | { 'type': 'settle'; key: string; ruled: Settlement }
  | { 'type': 'preview'; key: string; acts: Array<ArbiterDeed> }
  | { 'type': 'say'; key: string; by: SideName; text: string }
  | { 'type': 'known'; key: string; seq: number; hash: string };

/** What the server sends. */
export type FromServer =
  | { 'type': 'view'; seq: number; view: GameView; rulings: Array<RulingShown<DecisionName>>; hash: string | null; held: boolean }
  | { 'type': 'changed'; seq: number; changes: ([string, unknown] | [string])[]; rulings: Array<RulingShown<DecisionName>>; hash: string | null; held: boolean }
  | { 'type': 'record'; ruled: Array<Ruled> }
  | { 'type': 'ack'; key: string; seq: number }
  | { 'type': 'late'; key: string; seq: number; text: string }
  | { 'type': 'preview'; key: string; rulings: Array<RulingShown<DecisionName>>; view: GameView }
  | { 'type': 'said'; key: string; reply: Reply }
  | { 'type': 'refused'; key: string; problem: string; code?: string; facts?: Record<string, string | number> }
  | { 'type': 'devices'; lost: Array<string> }
  | { 'type': 'broadcast'; running: Broadcast }
  | { 'type': 'closed'; problem: string; code?: string; facts?: Record<string, string | number> };

/** The server itself. */
export type About = {
  version: string;
  editions: Array<number>;
  lan: string | null;
  root: string | null;
};

/** A time control that has a name. */
export type PresetShown = {
  name: string;
  control: string;
};

/** What a person asks for. */
export type Wanted = {
  control: Text;
  edition: number;
  white: Text;
  black: Text;
  manner: Manner;
  arbiter: ArbiterPresence;
  position?: Text;
  kind?: TableKind;
  chess960?: boolean;
  visually_disabled?: Array<SideName>;
  announcements?: AnnouncementLanguage;
};

/** A game that was set up, with the tokens of its seats. */
export type Created = {
  id: string;
  seats: Seats;
};

/** The tokens of the seats. */
export type Seats = {
  table: string;
  white: string;
  black: string;
  arbiter: string | null;
};

/** A game in a list. */
export type Listed = {
  id: string;
  white: string;
  black: string;
  control: string;
  edition: number;
  manner: Manner;
  arbiter: ArbiterPresence;
  kind: TableKind;
  sounds: Switch;
  last_move: Switch;
  announcements: AnnouncementLanguage;
  chess960: number | null;
  created: number;
  phase: PhaseName;
  result: string | null;
  event: PlayedIn | null;
};

/** Where in an event a game is played. */
export type PlayedIn = {
  id: string;
  section: number;
  round: number;
};

/** Who is to be invited, and how the other device reaches this server. */
export type InviteWanted = {
  seat: Text;
  origin: Text;
};

/** An invitation. */
export type Invited = {
  code: string | null;
  link: string;
  picture: string;
};

/** The next game of the same two players. */
export type Rematch = {
  id: string;
  seats: HeldSeats;
};

/** The tokens of those seats that somebody has. */
export type HeldSeats = {
  table?: string;
  white?: string;
  black?: string;
};

/** A game move by move. */
export type Replay = {
  board: string;
  moves: Array<ReplayMove>;
  end: ReplayEnd | null;
};

/** A move and what came of it. */
export type ReplayMove = {
  by: SideName;
  text: string;
  board: string;
  clock: number | null;
};

/** How a game ended. */
export type ReplayEnd = {
  result: ResultShown | null;
  clocks: Both<number>;
};

/** One entry of a game's journal, as the arbiter reads it. */
export type JournalLine = {
  seq: number;
  at: number;
  actor: string;
  text: string;
  late: boolean;
  rulings: Array<RulingShown<DecisionName>>;
  clocks: Both<number>;
  running: SideName | null;
};

/** Why a request failed, as a problem document (RFC 9457): `application/problem+json`. */
export type ProblemShown = {
  type: string;
  title: string;
  status: number;
  detail: string;
  code: string;
  facts?: Record<string, string | number>;
  problem: string;
  cause: string;
};

/** One line of text from outside, of at most `MOST` characters. */
export type Text = string;

/** A file with lines of its own; the body it comes in is limited. */
export type File = string;

/** One number of one edition. */
export type LawRow = {
  id: string;
  edition: number;
  number: string;
  kinds: Array<string>;
  home: string;
  language: string;
  gist: string;
  options: Array<string>;
  setting: string | null;
  incident: string | null;
  other_edition: Array<string>;
};

/** A term of the glossary. */
export type LawTerm = {
  id: string;
  english: string;
  armenian: string;
  persian: string;
  articles: Array<string>;
  language: string;
  meaning: string;
  kinds: Array<string>;
};

/** What was asked about the Laws. */
export type LawAnswer = {
  provisions: Array<LawRow>;
  terms: Array<LawTerm>;
};

/** The answer to a command. */
export type Reply = {
  text: string;
  language: string;
  braille: string | null;
  deeds: Array<PlayerDeed>;
  confirm: boolean;
};

/** A move in the words of an announcement: the last one, or what a player has announced for the opponent to repeat (D.2.1; 2001 F.2.1). */
export type SpokenShown = {
  ply: number;
  by: SideName;
  text: string;
  language: string;
};

/** Both editions, whole. */
export type LawBook = {
  provisions: Array<LawRow>;
  proved: Array<Proved>;
};

/** How many scenarios prove a number. */
export type Proved = {
  edition: number;
  number: string;
  scenarios: number;
};

/** A scenario in a list. */
export type ScenarioListed = {
  name: string;
  why: string;
};

/** A scenario, played under one edition. */
export type ScenarioShown = {
  name: string;
  edition: number;
  editions: Array<number>;
  why: string;
  numbers: Array<string>;
  text: string;
  start: Standing | null;
  steps: Array<StepShown>;
};

/** One line of a story. */
export type StepShown = {
  at: string;
  told: Array<string>;
  standing: Standing;
  rulings: Array<RulingShown<DecisionName>>;
};

/** How a game stands. */
export type Standing = {
  board: string;
  clocks: Both<ClockShown>;
  running: SideName | null;
  result: ResultShown | null;
};

/** What there is to practise, and incidents chosen from it; asked for one by one. */
export type DrillChosen = {
  edition: number;
  seed: number;
  topics: Array<DrillTopic>;
  incidents: Array<string>;
};

/** A topic. */
export type DrillTopic = {
  topic: string;
  incidents: number;
};

/** An incident to be ruled on, without its key. */
export type DrillExercise = {
  id: string;
  circumstances: Array<string>;
  standing: Standing;
  before: Array<string>;
  now: string;
  questions: Array<DrillAsked>;
};

/** One question without its key. */
export type DrillAsked = {
  about: string;
  text: string;
  options: Array<string>;
};

/** What a learner answers: for each question the place of an option, from 0, or nothing. */
export type DrillGiven = {
  answers: Array<number | null>;
};

/** The incident with its key, once it has been answered. */
export type DrillMarked = {
  right: Array<number>;
  score: number;
  rulings: Array<string>;
  other_edition: string;
  why: string;
  standing: Standing;
};

/** A number of one edition. */
export type Citation = {
  edition: number;
  number: string;
};

/** Something that is so, and its article. */
export type AnswerGround = {
  text: string;
  articles: Array<Citation>;
};

/** The answer under one edition. */
export type EditionAnswer = {
  edition: number;
  fen: string;
  verdict: string;
  answer: string;
  because: Array<AnswerGround>;
  line: Array<string>;
  missing: Array<AnswerGround>;
};

/** A question and its answers. */
export type ExplainAnswer = {
  question: string;
  understood: string;
  known: string;
  answers: Array<EditionAnswer>;
};

/** Questions that are understood in a language, to choose from. */
export type ExplainExamples = {
  questions: Array<string>;
};

/** A question about a position that somebody types; no game of a server can be named. */
export type ExplainWanted = {
  game: Text;
  question: Text;
};

/** An event that was set up. */
export type EventMade = {
  event: string;
  games_left_out: number;
  digest: string;
};

/** An event in a list. */
export type EventListed = {
  id: string;
  name: string;
  place: string;
  begins: Day | null;
  ends: Day | null;
  sections: Array<SectionListed>;
  stage?: Stage;
  listing?: Listing;
};

/** A section in a list. */
export type SectionListed = {
  section: number;
  name: string;
  rounds: number;
  round: number;
  players: number;
};

/** An event as a viewer may see it. */
export type EventShown = {
  id: string;
  seq: number;
  founding: Founding;
  officials: Array<OfficialShown>;
  sections: Array<SectionShown>;
  pairing_program: boolean;
  push: PushShown | null;
  penalties: Array<PenaltyShown>;
  appeals: Array<AppealShown>;
  stage?: Stage;
  listing?: Listing;
};

/** An official with a number. */
export type OfficialShown = {
  official: OfficialId;
  details: Official;
};

/** A penalty that was imposed. */
export type PenaltyShown = {
  penalty: number;
  player: number;
  game: GameName | null;
  what: EventPenalty;
  article: string;
  reason: string;
  entry: number;
  lifted: string | null;
};

/** How the games of an event lie where they are taken. */
export type PushShown = {
  to: string;
  complete: number | null;
  problem: string | null;
};

/** A player of the list. */
export type RatedShown = {
  fide_id: number;
  name: string;
  federation: string | null;
  sex: string | null;
  title: string | null;
  rating: number | null;
  standard: number | null;
  rapid: number | null;
  blitz: number | null;
  born: string | null;
};

/** A list as it was understood; nothing is taken in. */
export type RatingsRead = {
  players: number;
  examples: Array<RatedShown>;
  refused: number;
  problems: Array<string>;
};

/** A list that is in use. */
export type RatingsTaken = {
  players: number;
};

/** An appeal. */
export type AppealShown = {
  appeal: number;
  player: number;
  against: Against;
  grounds: string;
  verdict: Verdict | null;
  reason: string | null;
};

/** A section. */
export type SectionShown = {
  section: number;
  terms: SectionTerms;
  players: Array<EntrantShown>;
  rounds: Array<RoundShown>;
  broadcast: Broadcast;
  categories: Array<Category>;
};

/** A player of a section. */
export type EntrantShown = {
  player: number;
  number: number;
  details: PlayerDetails;
  standing: string;
  from: number | null;
  requested: Array<RequestedShown>;
};

/** A bye that a player asked for. */
export type RequestedShown = {
  round: number;
  kind: ByeKind;
};

/** A round. */
export type RoundShown = {
  round: number;
  sessions: Array<PlaySession>;
  default_time: number | null;
  pairings: Array<PairingShown>;
  byes: Array<Bye>;
};

/** A game of a round. */
export type PairingShown = {
  game: string;
  board: number;
  white: number;
  black: number;
  result: string;
  changed: Array<string>;
  live: LiveShown | null;
};

/** The table of a game. */
export type LiveShown = {
  id: string;
  kind: TableKind;
  phase: PhaseName;
};

/** An act of an event, in the journal. */
export type EventActTaken = {
  seq: number;
  rulings: Array<RulingShown<string>>;
};

/** The tables of a round. */
export type TablesMade = {
  boards: Array<BoardMade>;
};

/** The table of a board. */
export type BoardMade = {
  board: number;
  game: string;
  kind: TableKind;
};

/** The codes of a table's seats: each works once. */
export type SeatCodes = {
  game: string;
  codes: Array<SeatCode>;
};

/** The code of a seat. */
export type SeatCode = {
  seat: string;
  code: string;
  picture: string;
};

/** The desk of a round. */
export type RoundDesk = {
  section: number;
  round: number;
  seq: number;
  tiles: Array<Tile>;
  undecided: number;
  appeals: number;
  calls: Array<Call>;
};

/** One board. */
export type Tile = {
  game: string;
  board: number;
  white: string;
  black: string;
  result: string;
  live: TileLive | null;
  badges: Array<Badge>;
  calls: Array<Call>;
  waiting: number;
};

/** A board that is being played. */
export type TileLive = {
  id: string;
  kind: TableKind;
  seq: number;
  phase: PhaseName;
  clocks: Both<ClockShown>;
  now: number;
  running: SideName | null;
  move_number: number;
  feed: FeedShown | null;
  glance: Glance;
};

/** A board as an arbiter who passes by sees it. */
export type Glance = {
  result: string | null;
  completed: Both<number>;
  offers: Both<boolean>;
  held: boolean;
  device_lost: boolean;
  irregularities: Array<LatentShown>;
  flags: Both<number | null>;
  repetition: RepetitionWord;
  progress: ProgressWord;
  without_progress: number;
  recording: Both<RecordingName>;
  unrecorded: Both<number>;
};

/** Something the arbiter should see at a glance. */
export type Badge = 'twice' | 'claimable' | 'repeated' | 'count-is-high' | 'count-is-over' | 'not-recording' | 'offer' | 'claim' | 'irregularity' | 'flag' | 'device-lost' | 'held' | 'feed-lost' | 'feed';

/** How close a repetition is to a claim. */
export type RepetitionWord = 'none' | 'again' | 'claimable' | 'ends';

/** How close a game without captures and pawn moves is to a claim. */
export type ProgressWord = 'none' | 'near' | 'claimable' | 'ends';

/** A question that waits for the arbiter. */
export type Call = {
  game: string;
  id: string;
  referral: number;
  article: string;
  text: string;
  age: number;
};

/** What the arbiter should see of the electronic board at a table. */
export type FeedShown = {
  serial: string;
  reached: boolean;
  kings: string | null;
  disorder: Array<SquareName>;
  clock_runs: boolean;
  turned: boolean;
  difference: Both<number> | null;
};

/** The electronic boards of this server. */
export type FeedsShown = {
  livechess: string | null;
  reached: boolean;
  boards: Array<FeedBoard>;
};

/** One electronic board. */
export type FeedBoard = {
  serial: string;
  reached: boolean;
  battery: string | null;
  game: string | null;
};

/** The electronic board at a table, and those that could stand there. */
export type GameFeed = {
  feed: FeedShown | null;
  all: FeedsShown;
};

/** A move that was entered. */
export type MoveTaken = {
  seq: number;
  board: string;
};

/** A board as spectators see it. */
export type BoardShown = {
  id: string;
  game: string;
  created: number;
  white: string;
  black: string;
  seq: number;
  board: string;
  phase: PhaseName;
  clocks: Both<ClockShown>;
  now: number;
  running: SideName | null;
  last_move: string | null;
  last: LastMove | null;
  result: string | null;
  kind: TableKind;
  chess960: number | null;
  broadcast: Broadcast | null;
};

/** The last move of a game, alone. */
export type LastMove = {
  number: number;
  by: SideName;
  text: string;
  squares: Array<SquareName>;
};

/** A page of an event. What it does not show is left out. */
export type PageShown = {
  event?: EventShown;
  standings?: Record<string, StandingsAnswer>;
  boards?: Record<string, BoardShown>;
  tiles?: Record<string, Tile>;
};

/** What has changed on a page. */
export type PageChanged = {
  now: number;
  changes: ([string, unknown] | [string])[];
};

/** Nothing has changed, and the server is there. */
export type PageBeat = {
  now: number;
};

/** What became of a bulk resumption. */
export type Resumed = {
  resumed: Array<string>;
  left: Array<string>;
};

/** What is done about the times of a game that the server interrupted. */
export type TimesRuled =
  | { 'do': 'credit' }
  | { 'do': 'charge'; millis: number }
  | { 'do': 'add'; millis: number }
  | { 'do': 'set'; white: number; black: number };

/** An arbiter's ruling on a gap: the game goes on by it. */
export type Settlement = {
  times: TimesRuled;
  admit: Array<number>;
  reason: string;
};

/** A game that the server interrupted, as its arbiter sees it. */
export type GapShown = {
  id: string;
  game: string | null;
  white: string;
  black: string;
  phase: PhaseName;
  stands: boolean;
  cause: string;
  length: number | null;
  back: number;
  running: SideName;
  before: Both<number>;
  fell: number | null;
  evidence: Array<EvidenceShown>;
  unknown: Array<UnknownHead>;
  changed: Array<ChangedRuling>;
};

/** An act that came too late. */
export type EvidenceShown = {
  seq: number;
  by: By;
  text: string;
};

/** The end of the journal as a device was shown it, which the journal does not have. */
export type UnknownHead = {
  seat: string;
  seq: number;
  hash: string;
};

/** An entry on which this program rules differently from the one that judged it. */
export type ChangedRuling = {
  seq: number;
  before: Array<string>;
  now: Array<string>;
  hash: string;
};

/** That the server is well. */
export type Health = {
  health: string;
  version: string;
  moment: number;
  disk: string;
};

/** A player, within the event. */
export type PlayerId = number;

/** An official, within the event. */
export type OfficialId = number;

/** A section: a tournament of its own within the event. */
export type SectionId = number;

/** A round of a section. */
export type RoundNumber = number;

/** A board of a round. */
export type BoardNumber = number;

/** A penalty, within the event. */
export type PenaltyId = number;

/** An appeal, within the event. */
export type AppealId = number;

/** A game of the event, by where it is played. */
export type GameName = string;

/** A point of time: milliseconds since the beginning of 1970, universal time. */
export type Stamp = number;

/** How many minutes the clocks of the place are ahead of universal time. */
export type Zone = number;

/** A day of the Gregorian calendar. */
export type Day = string;

/** An edition of the Laws that Touchmove knows. */
export type EditionYear = number;

/** What happened. */
export type EventAct =
  | { 'do': 'open-section'; section: SectionId; terms: SectionTerms }
  | { 'do': 'register'; player: PlayerId; section: SectionId; number: number; details: PlayerDetails }
  | { 'do': 'amend'; player: PlayerId; details: PlayerDetails }
  | { 'do': 'withdraw'; player: PlayerId; from: RoundNumber; reason: string }
  | { 'do': 'return'; player: PlayerId }
  | { 'do': 'request-bye'; player: PlayerId; round: RoundNumber; kind: ByeKind | null }
  | { 'do': 'amend-section'; section: SectionId; terms: SectionTerms }
  | { 'do': 'rename'; name: string }
  | { 'do': 'appoint'; official: OfficialId; details: Official }
  | { 'do': 'dismiss'; official: OfficialId }
  | { 'do': 'regulate'; section: SectionId | null; regulations: Partial<Regulations> }
  | { 'do': 'schedule'; section: SectionId; round: RoundNumber; sessions: Array<PlaySession> }
  | { 'do': 'pair'; section: SectionId; round: RoundNumber; games: Array<Paired>; byes: Array<Bye> }
  | { 'do': 'correct-pairings'; section: SectionId; round: RoundNumber; games: Array<Paired>; byes: Array<Bye>; reason: string }
  | { 'do': 'report'; game: GameName; report: GameReport }
  | { 'do': 'hand-in'; game: GameName; outcome: Outcome }
  | { 'do': 'absent'; game: GameName; who: AbsentWho }
  | { 'do': 'change-result'; game: GameName; to: Outcome; reason: string }
  | { 'do': 'adjourn'; game: GameName }
  | { 'do': 'fix-resumption'; game: GameName; resumption: Resumption }
  | { 'do': 'penalise'; player: PlayerId; game: GameName | null; penalties: EventPenalty[]; reason: string }
  | { 'do': 'lift'; penalty: PenaltyId; reason: string }
  | { 'do': 'refuses-to-comply'; game: GameName; who: EventRefusing; reason: string }
  | { 'do': 'appeal'; player: PlayerId; against: Against; grounds: string }
  | { 'do': 'decide-appeal'; appeal: AppealId; verdict: Verdict; reason: string }
  | { 'do': 'accommodate'; player: PlayerId; measure: string }
  | { 'do': 'meddle'; player: PlayerId; game: GameName; how: string }
  | { 'do': 'keep-sheet'; game: GameName; of: SideName }
  | { 'do': 'log'; incident: string; player: PlayerId | null; game: GameName | null; remark: string }
  | { 'do': 'broadcast'; running: Broadcast }
  | { 'do': 'set-categories'; section: SectionId; categories: Array<Category> }
  | { 'do': 'close' }
  | { 'do': 'reopen'; reason: string }
  | { 'do': 'hide' }
  | { 'do': 'unhide' }
  | { 'do': 'set-zone'; zone: Zone };

/** What an event begins with. */
export type Founding = {
  name: string;
  place: string;
  federation?: string;
  begins?: Day;
  ends?: Day;
  zone: Zone;
  edition: EditionYear;
  regulations: Partial<Regulations>;
};

/** What a section is played under. */
export type SectionTerms = {
  name: string;
  system: System;
  rounds: number;
  control: ControlText;
  regulations: Partial<Regulations> | null;
  tie_breaks: Array<TieBreakText>;
  bye: AwardName;
  carried?: Array<string>;
};

/** How opponents are found. Touchmove takes pairings as given; this says how tie-breaks read unplayed rounds. */
export type System = 'swiss' | 'round-robin' | 'double-round-robin' | 'other';

/** What decides between players with the same points. */
export type TieBreakText = string;

/** What is known about a player. */
export type PlayerDetails = {
  name: string;
  sex: Sex | null;
  title: TitleText | null;
  rating: number | null;
  federation: string | null;
  fide_id: number | null;
  born: BornText | null;
  club: string | null;
  needs: Needs;
};

/** As federations register it. */
export type Sex = 'm' | 'w';

/** A day of birth, or the year alone. */
export type BornText = string;

/** FIDE's titles of players. */
export type TitleText = string;

/** What a player needs at the board (12.2.6, 6.2.6, 8.1.6, D.2.10). */
export type Needs = {
  disabilities: Array<DisabilityName>;
  assistant: Assistant | null;
  measures: Array<string>;
};

/** An assistant of a player. */
export type Assistant = {
  name: string;
  duties: Array<DutyName>;
};

/** An official of the event. */
export type Official = {
  name: string;
  title: string | null;
  fide_id: number | null;
  federation: string | null;
  post: Post;
};

/** What an official is there for. */
export type Post =
  | { 'as': 'chief-arbiter' }
  | { 'as': 'deputy-chief-arbiter' }
  | { 'as': 'section-arbiter'; section: SectionId }
  | { 'as': 'arbiter' }
  | { 'as': 'assistant'; section: SectionId | null }
  | { 'as': 'organiser' };

/** A session of play by the arbiter's watch, announced in advance (I.14; 2001 A.13). */
export type PlaySession = {
  start: Stamp;
  end: Stamp | null;
};

/** When and where an adjourned game is resumed (I.2.7; 2001 A.2(g)). */
export type Resumption = {
  at: Stamp;
  place: string;
};

/** A game of the published pairings. */
export type Paired = {
  board: BoardNumber;
  white: PlayerId;
  black: PlayerId;
};

/** One player or both. */
export type AbsentWho =
  | { 'who': 'one'; side: SideName }
  | { 'who': 'both' };

/** A player without a game in a round. */
export type Bye = {
  player: PlayerId;
  kind: ByeKind;
};

/** Why a player has no game. */
export type ByeKind = 'pairing-allocated' | 'half-point' | 'zero-point' | 'full-point';

/** What anybody may see of a running game; anyone who plays it and its arbiters are never kept waiting. A game that is over is shown whole. */
export type Broadcast =
  | { 'show': 'hidden' }
  | { 'show': 'after-moves'; moves: number }
  | { 'show': 'after-minutes'; minutes: number }
  | { 'show': 'live' };

/** Whether anything of an event can still change. */
export type Stage = 'open' | 'closed';

/** Whether an event is in public lists. */
export type Listing = 'listed' | 'hidden';

/** A prize category: everything that is set must hold for a player. */
export type Category = {
  name: string;
  rated_below?: number | null;
  rated_from?: number | null;
  born_from?: number | null;
  born_until?: number | null;
  sex?: Sex | null;
  federation?: string | null;
  club?: string | null;
  players?: Array<PlayerId>;
};

/** How a game stands in the event. */
export type Outcome =
  | { 'is': 'open' }
  | { 'is': 'adjourned' }
  | { 'is': 'unplayed' }
  | { 'is': 'scored'; score: ScoreName; ending: EndingName | null; length: Length };

/** How much was played of a game that has a score. */
export type Length = 'played' | 'under-one-move' | 'forfeited';

/** The outcome of the journal of a game so far, as the event needs it. */
export type GameReport = {
  entries: number;
  outcome: Outcome;
  article: string;
  reason: string;
  illegal_moves: Both<number>;
  penalties: Array<GamePenalty>;
  appeals: Array<[SideName, number]>;
};

/** A penalty imposed in a game. */
export type GamePenalty = {
  player: SideName;
  penalty: EventPenalty;
  article: string;
  reason: string;
};

/** What an appeal is against. */
export type Against =
  | { 'in': 'game'; game: GameName; entry: number }
  | { 'in': 'event'; entry: number };

/** How an appeal is decided. */
export type Verdict =
  | { 'is': 'rejected' }
  | { 'is': 'upheld' }
  | { 'is': 'upheld-with'; game: GameName; outcome: Outcome }
  | { 'is': 'withdrawn' };

/** What an event has chosen where the Laws leave it the choice. */
export type Regulations = {
  stated_tempo: Tempo | null;
  tempo_counts_increment: IncrementCounting;
  supervision: Supervision | null;
  games_per_arbiter: number | null;
  recorder: Recorder;
  blitz_penalty: BlitzPenalty;
  default_time: number | null;
  both_absent: BothAbsent;
  both_late: BothLate;
  auto_flag: Switch;
  machine_observes: Switch;
  automatic_press: Switch;
  friendly: Switch;
  table_sounds: Switch;
  last_move_marked: Switch;
  public_display: Switch | null;
  scoresheet: ScoresheetKind;
  scoresheet_language: string | null;
  draw_agreement: DrawAgreement;
  claim_verification: ClaimVerification;
  points: Points;
  zones: Zones;
  report_on_leave: Switch;
  device_in_bag: Switch;
  device_penalty: DevicePenalty;
  appeals: Switch;
  fines: Array<Fine>;
  fair_play_document: string | null;
  two_boards: Switch;
  announcement_language: AnnouncementLanguage;
  adaptations: Array<string>;
  special_clock: Switch;
  assistants: Array<DutyName>;
  adjournment: Switch;
  chess960: Switch;
  guideline_iii: Switch;
  arbiter: ArbiterPresence;
  local_rules: Array<LocalRule>;
  federation: string | null;
  rated: Switch;
  period_credit: PeriodCredit | null;
  delay_main_time: DelayMainTime;
  sessions: Array<RegulatedSession>;
  notation: NotationAccepted;
  increment_bounds: Switch;
  claim_forfeit_scope: ForfeitScope;
  rapid_arbiter_acts_on_illegal: Switch;
  quickplay_with_increment: Switch;
  automatic_draws_in_proofs: Switch;
  unpromoted_pawn_placed_on_request: Switch;
  rejected_claim: RejectedClaim;
};

/** A choice between having something and not. */
export type Switch = 'off' | 'on';

/** How fast a game is. */
export type Tempo = 'standard' | 'rapid' | 'blitz';

/** How an event counts the extra time where the edition is silent (I-087). */
export type IncrementCounting = 'as-the-edition-says' | 'sixty-moves';

/** How closely fast play is supervised: which of the two sets of rules the regulations chose (A.6, B.4). */
export type Supervision = 'full' | 'limited';

/** Who keeps the arbiter's record of a game in supervised fast play (A.4.2, B.2.2). */
export type Recorder = 'nobody' | 'arbiter-or-assistant';

/** The time award in supervised blitz (I-044). */
export type BlitzPenalty = 'by-the-letter' | 'one-minute';

/** Who loses the time in which nobody is there (6.7.2, I.11). */
export type BothAbsent = 'as-the-laws-say' | 'divided' | 'first-arrival-starts';

/** The result when both players come too late (I-016, I-089). */
export type BothLate = 'both-lose' | 'arbiter-decides';

/** On what players record (8.1.1). */
export type ScoresheetKind = 'paper' | 'electronic';

/** When a draw may be offered and agreed (9.1.1). */
export type DrawAgreement =
  | { 'when': 'allowed' }
  | { 'when': 'after-moves'; moves: number }
  | { 'when': 'with-consent' };

/** Who verifies a claim of repetition or of fifty moves (11.12). */
export type ClaimVerification = 'where-moves-are-known' | 'arbiter-confirms';

/** What a result is worth, in half-points (10.1). */
export type Points = {
  win: number;
  draw: number;
  loss: number;
};

/** Named places: what counts as the venue and what does not (11.2, 11.3.4, 12.8). */
export type Zones = {
  venue: Array<string>;
  area: Array<string>;
  smoking: Array<string>;
  contiguous: Array<string>;
};

/** What a device found on a player costs (11.3.2.2, I-035). */
export type DevicePenalty =
  | { 'costs': 'loss' }
  | { 'costs': 'milder'; penalty: PenaltyKind };

/** A penalty an arbiter may impose; each edition lists its own, in its order (D53). */
export type PenaltyKind = 'warning' | 'opponent-time' | 'own-time' | 'opponent-points' | 'own-points' | 'loss' | 'fine' | 'exclusion' | 'expulsion';

/** A fine, announced in advance (12.9.7). */
export type Fine = {
  offence: string;
  amount: string;
};

/** The words in which moves are announced (D.2.1; 2001 F.2.1). */
export type AnnouncementLanguage = 'german' | 'english' | 'armenian' | 'persian';

/** Whether an arbiter supervises the game (III.6; 2001 Appendix D). */
export type ArbiterPresence = 'present' | 'absent';

/** A rule of a federation (2001 Preface). */
export type LocalRule = {
  federation: string;
  text: string;
  changes: string | null;
};

/** When the time of the next period is added (I-124). */
export type PeriodCredit = 'at-zero' | 'with-last-move';

/** What becomes of unused main time of a period with delay (I-088). */
export type DelayMainTime = 'carried' | 'lapses';

/** A session of play (2001 A.13), in milliseconds of the event's time. */
export type RegulatedSession = {
  start: number;
  end: number;
};

/** Which systems of notation a scoresheet may use as evidence (Appendix C; 2001 Appendix E). */
export type NotationAccepted = 'algebraic-only' | 'others-too';

/** Which complaints a player loses by touching a piece (I-080). */
export type ForfeitScope = 'article-4' | 'all';

/** What becomes of a game ended by a claim that is then rejected (I-098). */
export type RejectedClaim = 'claimant-loses' | 'arbiter-decides';

/** An event to be set up: one of the three. */
export type EventWanted = {
  founding?: Founding | null;
  trf?: File | null;
  archive?: unknown;
  control?: Text | null;
  rounds?: number | null;
  tie_breaks?: Array<TieBreakText> | null;
  zone?: number | null;
  edition?: number | null;
  regulations?: Partial<Regulations> | null;
};

/** An act of an event, sent. */
export type EventActSent = {
  key: Text;
  expect?: number | null;
  act: EventAct;
};

/** Tables are wanted for a round. */
export type TablesWanted = {
  kind: TableKind;
  resume_within?: number;
  boards?: Array<number> | null;
};

/** Which clocks are to start. */
export type StartWanted = {
  boards?: Array<number> | null;
};

/** The boards whose clocks have started. */
export type Started = {
  started: Array<number>;
};

/** What is to be looked at: one of the three. */
export type PreviewWanted = {
  trf?: File | null;
  table?: File | null;
  columns?: Array<Text> | null;
  control?: Text | null;
};

/** What was understood. */
export type Previewed = {
  name: string;
  place: string;
  begins: Day | null;
  ends: Day | null;
  rounds: number;
  paired: number;
  control: ControlText | null;
  tie_breaks: Array<TieBreakText>;
  players: Array<PlayerPreviewed>;
  headings: Array<string>;
  columns: Array<string>;
  left_out: Array<LineLeftOut>;
  problems: Array<string>;
};

/** A player. */
export type PlayerPreviewed = {
  number: number;
  details: PlayerDetails;
};

/** Something of a file that was not taken over. */
export type LineLeftOut = {
  line: number;
  text: string;
};

/** Pairings that were read or drafted, and are not published. */
export type PairingsRead = {
  games: Array<Paired>;
  byes: Array<Bye>;
  doubts: Array<DoubtShown>;
};

/** Something doubtful: it is seldom meant. */
export type DoubtShown =
  | { 'doubt': 'unfinished'; round: RoundNumber; games: number }
  | { 'doubt': 'repeated'; board: BoardNumber; round: RoundNumber }
  | { 'doubt': 'third-color'; player: PlayerId; color: SideName }
  | { 'doubt': 'missing'; player: PlayerId }
  | { 'doubt': 'asked-for-bye'; player: PlayerId }
  | { 'doubt': 'second-bye'; player: PlayerId }
  | { 'doubt': 'result-dropped'; board: BoardNumber; result: string };

/** The standings of a section. */
export type StandingsAnswer = {
  event: string;
  section: string;
  after: number;
  tie_breaks: Array<string>;
  rows: Array<RowAnswer>;
  categories: Array<CategoryAnswer>;
};

/** A line of the standings. */
export type RowAnswer = {
  rank: number;
  player: number;
  number: number;
  name: string;
  title: string | null;
  rating: number | null;
  federation: string | null;
  half_points: number;
  points: string;
  figures: Array<string>;
  rounds: Array<string>;
  performance: number | null;
};

/** A prize category. */
export type CategoryAnswer = {
  name: string;
  players: Array<number>;
};

/** Why a figure is what it is. */
export type ExplanationAnswer = {
  tie_break: string;
  name: string;
  figure: string;
  addends: Array<AddendAnswer>;
};

/** A part of a figure. */
export type AddendAnswer = {
  round: number;
  against: string;
  because: string;
  amount: string;
  counts: boolean;
};

/** What was ruled. */
export type ReportAnswer = {
  title: string;
  heading: Array<[string, string]>;
  items: Array<ItemAnswer>;
};

/** Something that happened, in words. */
export type ItemAnswer = {
  when: string;
  game: string;
  players: string;
  entry: number;
  by: string;
  fact: string;
  clocks: ClocksAnswer | null;
  rulings: Array<RuledAnswer>;
};

/** What both clocks showed. */
export type ClocksAnswer = {
  before: Both<Millis>;
  after: Both<Millis>;
};

/** A ruling in words. */
export type RuledAnswer = {
  articles: Array<string>;
  readings: Array<string>;
  text: string;
};

/** Which board stands at a table; none with `null`. */
export type FeedWanted = {
  serial: Text | null;
};

/** A move made on a wooden board. */
export type MoveEntered = {
  key: Text;
  text: Text;
  pressed?: boolean;
};

/** What an arbiter may decide about. */
export type Rank =
  | { 'rank': 'chief' }
  | { 'rank': 'section'; event: string; section: string };

/** A seat or role that a code gives. */
export type Place =
  | { 'place': 'seat'; game: string; seat: string }
  | { 'place': 'assistant'; game: string; of: string }
  | { 'place': 'board'; event: string; section: number; board: number; seat: string }
  | { 'place': 'display'; event: string }
  | { 'place': 'device'; name: string };

/** Whose a session is. */
export type Who =
  | { 'who': 'arbiter'; name: string }
  | { 'who': 'holder'; place: Place };

/** The first appointment. */
export type SetUp = {
  code: Text;
  name: Text;
  password: string;
};

/** An arbiter logs in. */
export type LogIn = {
  name: Text;
  password: string;
};

/** An arbiter to be appointed. */
export type Appointment = {
  name: Text;
  rank: Rank;
  password: string;
};

/** A code is wanted. */
export type CodeWanted = {
  place: Place;
};

/** A code. */
export type CodeGiven = {
  code: string;
};

/** A code as somebody typed it. */
export type CodeUsed = {
  code: Text;
};

/** Who the server takes the caller for. */
export type Myself = {
  who: Who | null;
  rank: Rank | null;
  board?: BoardOfEvent;
};

/** An arbiter in a list. */
export type ArbiterShown = {
  name: string;
  rank: Rank;
};

/** A board of an event that a device belongs to. */
export type BoardOfEvent = {
  event: string;
  name: string;
  section: number;
  board: number;
  seat: string;
};

/** Devices are to belong to boards of an event. */
export type BoardDevicesWanted = {
  boards: Array<number>;
  seats: Array<string>;
};

/** A code by which a device comes to belong to a board. */
export type BoardCode = {
  board: number;
  seat: string;
  code: string;
};

/** A device that belongs to a board. */
export type BoardDevice = {
  id: string;
  board: number;
  seat: string;
  unused: number;
  game: string | null;
};

/** A device on which arbiters may log in. */
export type DeviceShown = {
  id: string;
  name: string;
};

/** A session in a list. */
export type SessionShown = {
  id: string;
  who: Who;
  device: string;
  used: number;
};
