// Moves that stand in a sentence. What is written with Persian letters must not be turned round by the sentence around it.

/** A square to which something goes, with all that may stand before and after it. */
const MOVE = String.raw`(?:[ء-ی]{1,2}|\p{Lu})?[a-h]?[1-8]?[x×:–-]?[a-h][1-8](?:=?[ء-یA-Z](?!\p{L}))?[+#]*`;
const CASTLING = '[0O][-–][0O](?:[-–][0O])?[+#]*';
const NUMBER = String.raw`\d+(?:\.+|…) ?`;
const ONE = `(?:${NUMBER})?(?:${MOVE}|${CASTLING}|\\?)`;
/** Moves one after another, numbered or not. */
const RUN = new RegExp(String.raw`(?<![\p{L}\p{N}])(${ONE}(?: ${ONE})*)(?![\p{L}\p{N}])`, 'u');

/** Whether a run of moves would read otherwise by itself: it has Persian letters, or is several. */
const isTurned = (run: string) => /[ء-ی]|[^ ] [^ ]/.test(run);

/** A move as a text, for where no element may stand: from left to right, its Persian letters from right to left. */
export const leftToRight = (move: string): string => `\u202d${move.replace(/[ء-ی]+/g, '\u2067$&\u2069')}\u202c`;

/** A sentence in parts: every second one is of moves. */
export function parts(sentence: string): string[] {
  const all = [''];
  sentence.split(RUN).forEach((part, place) => {
    if (place % 2 === 1 && isTurned(part)) all.push(part, '');
    else all[all.length - 1] += part;
  });
  return all;
}
