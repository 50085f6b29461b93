// A socket with its turns: takes the bytes as they come, and begins another turn at each WHERE.
// It reads no header, length or chunk. Where a request ends is what Node's parser says, which
// stumbles over the W of a WHERE exactly where a request line must begin.
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { WhereTurn } from './turn.ts';
import type { ClientError, Owner } from './turn.ts';
import { likeWhere, partOf, QUERY, WHERE } from './bytes.ts';

/**
 * - opening: the turn was given nothing yet, for what came may become a WHERE;
 * - reading: the turn is given all that comes;
 * - leaving: a WHERE came and waits until the turn has answered what it had read before;
 * - refusing: what began as WHERE does goes on otherwise, and the parser is to say so;
 * - dropping: the last answer is out, and its request still comes.
 */
type Stage = 'opening' | 'reading' | 'leaving' | 'refusing' | 'dropping';

/**
 * A socket that is closed while bytes come is reset, and a client that still writes then never sees
 * the answer. So long it may go on writing.
 */
const DROPPING_MILLISECONDS = 3000;

/**
 * No honest connection has so many letters before what looks like WHERE. Beyond it, one of those is
 * refused that may have been right, and bodies made of them cost no more than others.
 */
const CUTS_MAX = 10_000;

type Serving = {
  /** What Node's http server does with a connection. */
  readonly serve: (turn: WhereTurn) => void;
  readonly firstBytesTimeout: number;
};

export class WhereConnection implements Owner {
  readonly socket: Socket;
  requests = 0;
  readonly #server: Server;
  readonly #serve: (turn: WhereTurn) => void;
  #turn: WhereTurn;
  #stage: Stage = 'opening';
  /** What came and no turn was given yet. */
  #bytes: Buffer[] = [];
  #hasEnded = false;
  #isParserFree = true;
  #isGiving = false;
  #cuts = 0;

  readonly #silence: NodeJS.Timeout;

  constructor(server: Server, socket: Socket, { serve, firstBytesTimeout }: Serving) {
    this.socket = socket;
    this.#server = server;
    this.#serve = serve;
    // Node's own limits begin with the first bytes that its parser is given.
    this.#silence = setTimeout(() => socket.destroy(), firstBytesTimeout).unref();
    this.#turn = this.#begin();
    socket.on('data', (bytes: Buffer) => {
      if (this.#stage === 'dropping') return;
      this.#bytes.push(bytes);
      this.#give();
    });
    socket.on('end', () => {
      this.#hasEnded = true;
      if (this.#stage === 'dropping') socket.destroy();
      else if (this.#stage === 'leaving') this.#turn.end();
      else this.#give();
    });
    socket.on('timeout', () => this.#turn.emit('timeout'));
    socket.on('error', (error) => this.#turn.destroy(error));
    socket.on('close', () => {
      clearTimeout(this.#silence);
      this.#turn.destroy();
    });
  }

  #begin(): WhereTurn {
    const turn = new WhereTurn(this);
    this.#stage = 'opening';
    this.#isParserFree = true;
    this.#serve(turn);
    // The server listens first, so that its parser is done with a part when this is called.
    turn.on('data', () => {
      if (turn !== this.#turn) return;
      this.#isParserFree = true;
      this.#give();
    });
    return turn;
  }

  #give(): void {
    if (this.#isGiving) return;
    this.#isGiving = true;
    for (let part = this.#next(); part !== undefined; part = this.#next()) {
      this.#isParserFree = false;
      this.#turn.hand(part);
    }
    this.#isGiving = false;
    if (this.#stage === 'leaving' || !this.#isParserFree) {
      if (this.#bytes.length > 0) this.socket.pause();
    } else if (this.#hasEnded) {
      this.#isParserFree = false;
      this.#turn.push(null);
    } else {
      this.socket.resume();
    }
  }

  #next(): Buffer | undefined {
    if (!this.#isParserFree || this.#stage === 'leaving') return undefined;
    if (this.#stage === 'opening' && !this.#open()) return undefined;
    const bytes = this.#bytes.shift();
    if (bytes === undefined) return undefined;
    const length = this.#cuts < CUTS_MAX ? partOf(bytes) : bytes.length;
    if (length === bytes.length) return bytes;
    this.#cuts += 1;
    this.#bytes.unshift(bytes.subarray(length));
    return bytes.subarray(0, length);
  }

  /** @returns false while it takes more bytes to know whether they are a WHERE. */
  #open(): boolean {
    const bytes = Buffer.concat(this.#bytes);
    const likeness = likeWhere(bytes);
    if (likeness === 'so far' && !this.#hasEnded) return false;
    clearTimeout(this.#silence);
    if (likeness === 'whole') {
      this.#bytes = [QUERY, bytes.subarray(WHERE.length)].filter(({ length }) => length > 0);
    }
    this.#stage = likeness !== 'whole' && bytes[0] === WHERE[0] ? 'refusing' : 'reading';
    return true;
  }

  refused(turn: WhereTurn, error: ClientError): void {
    // A turn that is left has read its last; no limit on the time of reading holds for it.
    if (this.#stage === 'leaving') return;
    const where = this.#stage === 'reading' ? whereAt(turn, error) : undefined;
    if (where === undefined) {
      refuse(turn, error);
      return;
    }
    this.#bytes.unshift(where);
    this.#stage = 'leaving';
    // Node closes both ways once a client has closed its own, whatever is still to be answered.
    if (this.#hasEnded && turn.answering !== undefined) turn.end();
    turn.onceAnswered(() => this.#goOn());
  }

  dropRest(): void {
    this.#stage = 'dropping';
    this.#bytes = [];
    if (this.#hasEnded) this.socket.destroy();
    const timer = setTimeout(() => this.socket.destroy(), DROPPING_MILLISECONDS);
    this.socket.once('close', () => clearTimeout(timer));
    this.socket.resume();
  }

  /** The socket goes on with another turn, unless the last answer closed it. */
  #goOn(): void {
    if (this.#turn.destroyed || this.#turn.writableEnded) return;
    this.#turn.leave();
    this.socket.setTimeout(this.#server.timeout);
    this.#turn = this.#begin();
    this.#give();
  }
}

/** @returns the bytes over which the parser stumbled, if they are, or may become, a WHERE. */
function whereAt(
  turn: WhereTurn,
  { code, rawPacket, bytesParsed }: ClientError,
): Buffer | undefined {
  if (code !== 'HPE_INVALID_METHOD') return undefined;
  if (rawPacket === undefined || bytesParsed === undefined) return undefined;
  if (!turn.beginsLineAt(rawPacket, bytesParsed)) return undefined;
  const bytes = rawPacket.subarray(bytesParsed);
  return likeWhere(bytes) === 'not' ? undefined : bytes;
}

const REFUSALS: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: '413 Payload Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** What Node itself does where nobody listens to 'clientError'. */
function refuse(turn: WhereTurn, error: ClientError): void {
  if (turn.writable && turn.answering?.headersSent !== true) {
    const status = REFUSALS[error.code ?? ''] ?? '400 Bad Request';
    turn.write(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`, 'latin1');
  }
  turn.destroy(error);
}
