// Sets up a game on a server and plays 1. e4, every act judged and stored: play.ts [ADDRESS]. For Node 22, Deno or Bun.
import type { FromServer, Created } from '../web/src/wire';

declare const process: { argv: string[] };
const address = process.argv[2] ?? 'http://127.0.0.1:8765';

const terms = { control: '5+3', edition: 2023, white: '', black: '', manner: 'strict', arbiter: 'absent' };
const answer = await fetch(`${address}/api/games`, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(terms),
});
if (!answer.ok) throw new Error((await answer.json()).detail);
const game: Created = await answer.json();

const line = new WebSocket(`${address.replace('http', 'ws')}/api/games/${game.id}/live?seat=${game.seats.table}`);
await new Promise((resolve, reject) => Object.assign(line, { onopen: resolve, onerror: reject }));
let shown = 0;

/** Does something; resolves once it is in the journal, with its number there. */
function act(by: 'white' | 'black', deed: object): Promise<number> {
  const key = crypto.randomUUID();
  line.send(JSON.stringify({ type: 'act', key, seen: shown, by, act: deed }));
  return new Promise((resolve, reject) => {
    line.onmessage = ({ data }: MessageEvent<string>) => {
      const message: FromServer = JSON.parse(data);
      if (message.type === 'view') shown = message.seq;
      if (message.type === 'ack' && message.key === key) resolve(message.seq);
      if (message.type === 'refused' && message.key === key) reject(new Error(message.problem));
    };
  });
}

for (const side of ['white', 'black'] as const) await act(side, { do: 'confirm', act: { do: 'start' } });
await act('white', { do: 'touch', square: 'e2' });
await act('white', { do: 'release', square: 'e4' });
console.log(`entry ${await act('white', { do: 'press' })} of ${address}/game/${game.id}`);
line.close();
