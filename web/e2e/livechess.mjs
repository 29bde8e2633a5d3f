// A LiveChess that is none: one electronic board, whose pieces the test moves. It speaks just enough of WebSocket for our server.
import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import { after } from 'node:test';

const GREETING = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';
const START = ['rnbqkbnr', 'pppppppp', '        ', '        ', '        ', '        ', 'PPPPPPPP', 'RNBQKBNR'];

/** One unmasked text frame. */
function frame(text) {
  const body = Buffer.from(text);
  const head = body.length < 126 ? Buffer.from([0x81, body.length]) : Buffer.from([0x81, 126, body.length >> 8, body.length & 255]);
  return Buffer.concat([head, body]);
}

/** The texts of whole frames in `bytes`, and what is left over; clients mask theirs. */
function unframed(bytes) {
  const texts = [];
  let from = 0;
  for (;;) {
    if (bytes.length < from + 2) break;
    let [length, at] = [bytes[from + 1] & 127, from + 2];
    if (length === 126) [length, at] = [bytes.readUInt16BE(at), at + 2];
    if (bytes.length < at + 4 + length) break;
    const mask = bytes.subarray(at, at + 4);
    const body = Buffer.from(bytes.subarray(at + 4, at + 4 + length)).map((byte, place) => byte ^ mask[place % 4]);
    if ((bytes[from] & 15) === 1) texts.push(body.toString());
    from = at + 4 + length;
  }
  return [texts, bytes.subarray(from)];
}

export class LiveChess {
  #sockets = new Map();
  #ranks = START.map((rank) => [...rank]);
  #running = null;

  static async open(serial) {
    const board = new LiveChess();
    board.serial = serial;
    const server = createServer();
    server.on('upgrade', (request, socket) => board.#greet(request, socket));
    await new Promise((ready) => server.listen(0, '127.0.0.1', ready));
    board.url = `ws://127.0.0.1:${server.address().port}/api/v1.0`;
    after(() => {
      for (const socket of board.#sockets.keys()) socket.destroy();
      server.close();
    });
    return board;
  }

  #greet(request, socket) {
    const key = createHash('sha1')
      .update(request.headers['sec-websocket-key'] + GREETING)
      .digest('base64');
    socket.write(`HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${key}\r\n\r\n`);
    this.#sockets.set(socket, null);
    let rest = Buffer.alloc(0);
    socket.on('error', () => {});
    socket.on('close', () => this.#sockets.delete(socket));
    socket.on('data', (bytes) => {
      let texts;
      [texts, rest] = unframed(Buffer.concat([rest, bytes]));
      for (const text of texts) this.#asked(socket, JSON.parse(text));
    });
  }

  #asked(socket, { id, call, param }) {
    if (call === 'subscribe') this.#sockets.set(socket, param.id);
    const answer =
      call === 'eboards'
        ? [
            {
              serialnr: this.serial,
              source: 'COM3',
              state: 'ACTIVE',
              battery: '80%',
              flipped: false,
              board: this.#placement(),
              clock: this.#clock(),
            },
          ]
        : null;
    socket.write(frame(JSON.stringify({ response: 'call', id, param: answer, time: 1 })));
  }

  #placement() {
    return this.#ranks.map((rank) => rank.join('').replace(/ +/g, (empty) => String(empty.length))).join('/');
  }

  #clock() {
    return { white: 5400, black: 5400, run: this.#running === null ? null : this.#running === 'white', time: 1 };
  }

  #say(param) {
    for (const [socket, id] of this.#sockets)
      if (id !== null) socket.write(frame(JSON.stringify({ response: 'feed', id, param: { serialnr: this.serial, ...param }, time: 1 })));
  }

  #put(square, piece) {
    const rank = this.#ranks[8 - Number(square[1])];
    const file = square.charCodeAt(0) - 97;
    const before = rank[file];
    rank[file] = piece;
    this.#say({ board: this.#placement() });
    return before;
  }

  /** The pieces are set up for the next game, and nobody's clock runs. */
  setUp() {
    this.#ranks = START.map((rank) => [...rank]);
    this.#running = null;
    this.#say({ board: this.#placement(), clock: this.#clock() });
  }

  /** Whose clock runs from now on. */
  run(side) {
    this.#running = side;
    this.#say({ clock: this.#clock() });
  }

  /** A move and the press after it. */
  move(from, to) {
    const piece = this.#put(from, ' ');
    this.#put(to, ' ');
    this.#put(to, piece);
    this.run(this.#running === 'white' ? 'black' : 'white');
  }
}
