// Written by `cargo xtask types`; do not edit.
// What goes over the wire, as crates/touchmove-wire has it (version 1).

/** Who does what. */
export type Deed =
  | { by: SideName; act: PlayerDeed }
  | { by: 'white-assistant' | 'black-assistant'; act: AssistantDeed }
  | { by: 'arbiter'; act: ArbiterDeed }
  | { by: 'bystander'; act: Seen };

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

/** A point on one scale of time that only moves forward. Where the scale begins is the caller's affair; a game uses one scale throughout. Setting the clock on the wall does not move it. */
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

/** What an assistant does for his player (D.2.10; 2001 F.2.9). */
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

/** What an arbiter, or somebody reporting to him, sees. */
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

/** What came of an inspection (11.3.3). */
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

/** Kinds of choices, without what they carry. */
export type OptionName = 'yes' | 'no' | 'white' | 'black' | 'unknown' | 'postponed' | 'drawn' | 'loses' | 'restart' | 'continue' | 'penalties' | 'no-penalty' | 'moves' | 'ply' | 'means' | 'divided';

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
  | { 'ask': 'late'; player: SideName }
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
  options: Array<OptionName>;
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
export type EndingName = 'checkmate' | 'stalemate' | 'dead-position' | 'resignation' | 'agreement' | 'repetition' | 'fifty-moves' | 'fivefold-repetition' | 'seventy-five-moves' | 'time' | 'both-flags' | 'illegal-moves' | 'illegal-position' | 'default' | 'sealed-move' | 'quickplay' | 'device' | 'penalty' | 'signed' | 'ruling';

/** Rights a player can lose. */
export type RightName = 'touch-complaint' | 'draw-claim' | 'illegal-move-complaint' | 'castling' | 'set-up-complaint' | 'assistant' | 'castling-in-this-game';

/** Duties a player can have. */
export type PlayerDuty = 'record' | 'complete-sheet' | 'return-sheet' | 'put-back' | 'mark-offer' | 'intended-move' | 'seal' | 'announce' | 'finish-move' | 'state-sealed';

/** A ruling as it is shown. */
export type RulingShown = {
  article: string;
  supporting: Array<string>;
  readings: Array<string>;
  decision: DecisionName;
  text: string;
};

/** The rulings on one act. */
export type Ruled = {
  seq: number;
  rulings: Array<RulingShown>;
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
  completed: Both<number>;
  first_flag: SideName | null;
  sheet: Array<EntryName> | null;
  signed: Both<ScoreName | null>;
  visually_disabled: Both<boolean>;
  announced: AnnouncedShown | null;
  spoken: SpokenShown | null;
  desk: DeskShown | null;
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

/** What a friendly table points out to the players; the Laws know no such help. */
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

/** Whether the clock leaves a player his duty to record the moves. In fast play players need not record at all (A.2); that is not the clock's to say. */
export type RecordingName = 'records' | 'exempt';

/** What binds the player having the move. */
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

/** Whether an arbiter supervises. */
export type Presence = 'present' | 'absent';

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
  | { 'type': 'view'; seq: number; view: GameView; rulings: Array<RulingShown>; hash: string | null; held: boolean }
  | { 'type': 'record'; ruled: Array<Ruled> }
  | { 'type': 'ack'; key: string; seq: number }
  | { 'type': 'late'; key: string; seq: number; text: string }
  | { 'type': 'preview'; key: string; rulings: Array<RulingShown>; view: GameView }
  | { 'type': 'said'; key: string; reply: Reply }
  | { 'type': 'refused'; key: string; problem: string }
  | { 'type': 'devices'; lost: Array<string> }
  | { 'type': 'closed'; problem: string };

/** The server itself. */
export type About = {
  version: string;
  editions: Array<number>;
  lan: string | null;
};

/** A time control that has a name. */
export type PresetShown = {
  name: string;
  control: string;
};

/** What a person asks for. */
export type Wanted = {
  control: string;
  edition: number;
  white: string;
  black: string;
  manner: Manner;
  arbiter: Presence;
  position?: string;
  kind?: TableKind;
  chess960?: boolean;
  visually_disabled?: Array<SideName>;
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
  arbiter: Presence;
  kind: TableKind;
  chess960: number | null;
  created: number;
  phase: PhaseName;
  result: string | null;
};

/** Who is to be invited, and how the other device reaches this server. */
export type InviteWanted = {
  seat: string;
  origin: string;
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
};

/** A move and what came of it. */
export type ReplayMove = {
  by: SideName;
  text: string;
  board: string;
  clock: number | null;
};

/** One entry of a game's journal, as the arbiter reads it. */
export type JournalLine = {
  seq: number;
  at: number;
  actor: string;
  text: string;
  late: boolean;
  rulings: Array<RulingShown>;
  clocks: Both<number>;
  running: SideName | null;
};

/** Why something was not done. */
export type ProblemShown = {
  problem: string;
  cause: string;
  status: number;
};

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

/** The last move in the words of an announcement. */
export type SpokenShown = {
  ply: number;
  by: SideName;
  text: string;
  language: string;
};

/** What a player has announced, for the opponent to repeat (D.2.1; 2001 F.2.1). */
export type AnnouncedShown = {
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
  rulings: Array<RulingShown>;
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
  begins: string | null;
  ends: string | null;
  sections: Array<SectionListed>;
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
  founding: Record<string,unknown>;
  officials: Array<OfficialShown>;
  sections: Array<SectionShown>;
  pairing_program: boolean;
  penalties: Array<PenaltyShown>;
  appeals: Array<AppealShown>;
};

/** An official. */
export type OfficialShown = {
  official: number;
  details: Record<string,unknown>;
};

/** A penalty that was imposed. */
export type PenaltyShown = {
  penalty: number;
  player: number;
  game: string | null;
  what: { penalty: string };
  article: string;
  reason: string;
  entry: number;
  lifted: string | null;
};

/** An appeal. */
export type AppealShown =
  | { appeal: number; player: number; against: { in: 'game'; game: string; entry: number }
  | { in: 'event'; entry: number }; grounds: string; verdict: { is: string } | null; reason: string | null };

/** A section. */
export type SectionShown = {
  section: number;
  terms: Record<string,unknown>;
  players: Array<EntrantShown>;
  rounds: Array<RoundShown>;
};

/** A player of a section. */
export type EntrantShown = {
  player: number;
  number: number;
  details: Record<string,unknown>;
  standing: string;
  from: number | null;
  requested: Array<RequestedShown>;
};

/** A bye that a player asked for. */
export type RequestedShown = {
  round: number;
  kind: string;
};

/** A round. */
export type RoundShown = {
  round: number;
  sessions: { start: number;
  end: number | null }[];
  default_time: number | null;
  pairings: Array<PairingShown>;
  byes: { player: number;
  kind: string }[];
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

/** What the Laws say about an act of an event. */
export type EventRuled = {
  article: string;
  supporting: Array<string>;
  readings: Array<string>;
  decision: string;
  text: string;
};

/** An act of an event, in the journal. */
export type EventActTaken = {
  seq: number;
  rulings: Array<EventRuled>;
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
};

/** Something the arbiter should see at a glance. */
export type Badge = 'twice' | 'claimable' | 'repeated' | 'count-is-high' | 'count-is-over' | 'not-recording' | 'offer' | 'claim' | 'irregularity' | 'flag' | 'device-lost' | 'held' | 'feed-lost' | 'feed';

/** How far a repetition has come. */
export type RepetitionWord = 'none' | 'again' | 'claimable' | 'ends';

/** How far a game without captures and pawn moves has come. */
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
  white: string;
  black: string;
  seq: number;
  board: string;
  phase: PhaseName;
  clocks: Both<ClockShown>;
  now: number;
  running: SideName | null;
  last_move: string | null;
  result: string | null;
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

/** That the server is well. */
export type Health = {
  health: string;
  version: string;
  moment: number;
  disk: string;
};
