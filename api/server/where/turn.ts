// A turn is a connection as Node's http server sees it, from one WHERE to the next: it reads and
// writes the socket's bytes, and is left without closing the socket when another turn takes over.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { Duplex } from 'node:stream';
import { isOfMethod } from './bytes.ts';

/** The connection that turns belong to. */
export type Owner = {
  readonly socket: Socket;
  /** Requests so far, whatever their turn. */
  requests: number;
  /** The parser refused what came, or a limit on time did. */
  readonly refused: (turn: WhereTurn, error: ClientError) => void;
  /** The last answer was written before its request was read: what still comes is dropped. */
  readonly dropRest: () => void;
};

export type ClientError = Error & {
  readonly code?: string;
  /** The part that the parser was given, and how far into it it came. */
  readonly rawPacket?: Buffer;
  readonly bytesParsed?: number;
};

/** What is remembered of bytes that the parser was given. */
type Part = {
  readonly lastByte: number | undefined;
  readonly isOneByte: boolean;
  /** Whether they ended the request that was being read. */
  readonly endsRequest: boolean;
};
const NO_PART: Part = { lastByte: undefined, isOneByte: false, endsRequest: false };

export class WhereTurn extends Duplex {
  readonly owner: Owner;
  readonly #socket: Socket;
  /** In the order of their requests. */
  readonly #unanswered = new Set<ServerResponse>();
  #whenAnswered: (() => void) | undefined;
  #isLeft = false;
  /** The latest request, until it was seen to be complete. */
  #reading: IncomingMessage | undefined;
  #present: Part = NO_PART;
  #previous: Part = NO_PART;

  constructor(owner: Owner) {
    super({ decodeStrings: false });
    this.owner = owner;
    this.#socket = owner.socket;
  }

  /** Gives the parser a part of the bytes; it must be done with the part before. */
  hand(part: Buffer): void {
    const endsRequest = this.#reading?.complete === true;
    if (endsRequest) this.#reading = undefined;
    this.#previous = { ...this.#present, endsRequest };
    this.#present = { lastByte: part.at(-1), isOneByte: part.length === 1, endsRequest: false };
    this.push(part);
  }

  /** @returns true when a request line must begin at this byte of the part that was handed last. */
  beginsLineAt(part: Buffer, at: number): boolean {
    if (at > 0) return !isOfMethod(part[at - 1]);
    const { lastByte, isOneByte, endsRequest } = this.#previous;
    return !isOfMethod(lastByte) || (isOneByte && endsRequest);
  }

  /** A request was read; its response closes when it was written, or cannot be. */
  begin(request: IncomingMessage, response: ServerResponse): void {
    this.owner.requests += 1;
    this.#reading = request;
    this.#unanswered.add(response);
    response.once('close', () => {
      this.#unanswered.delete(response);
      if (this.#unanswered.size === 0) this.#whenAnswered?.();
    });
  }

  /** The response that is being written, or is to be written next. */
  get answering(): ServerResponse | undefined {
    const [first] = this.#unanswered;
    return first;
  }

  /** Calls back once every request that was read has its answer, at once when none is open. */
  onceAnswered(callback: () => void): void {
    if (this.#unanswered.size === 0) callback();
    else this.#whenAnswered = callback;
  }

  /** Ends the turn for Node's server and leaves the socket open. */
  leave(): void {
    this.#isLeft = true;
    this.destroy();
  }

  override _read(): void {
    // The connection gives each part of its own accord.
  }

  override _write(
    chunk: string | Uint8Array,
    encoding: BufferEncoding,
    callback: (error?: Error | null) => void,
  ): void {
    this.#socket.write(chunk, encoding);
    this.#whenDrained(callback);
  }

  override _writev(
    chunks: readonly { chunk: string | Uint8Array; encoding: BufferEncoding }[],
    callback: (error?: Error | null) => void,
  ): void {
    this.#socket.cork();
    for (const { chunk, encoding } of chunks) this.#socket.write(chunk, encoding);
    this.#socket.uncork();
    this.#whenDrained(callback);
  }

  #whenDrained(callback: () => void): void {
    if (this.#socket.writableNeedDrain) this.#socket.once('drain', callback);
    else callback();
  }

  override _final(callback: (error?: Error | null) => void): void {
    this.#socket.end(() => callback());
  }

  override _destroy(error: Error | null, callback: (error?: Error | null) => void): void {
    const isCutShort = error === null && this.#reading?.complete === false;
    if (!this.#isLeft && isCutShort && this.writableFinished) this.owner.dropRest();
    else if (!this.#isLeft) this.#socket.destroy();
    callback(error);
  }

  /** As a socket's: what was written goes out first. */
  destroySoon(): void {
    if (this.writable) this.end();
    if (this.writableFinished) this.destroy();
    else this.once('finish', () => this.destroy());
  }

  /** Node ends a turn's limit on time by a new one, but not that of a turn which was left. */
  setTimeout(milliseconds: number, callback?: () => void): this {
    if (callback !== undefined && milliseconds === 0) this.off('timeout', callback);
    else if (callback !== undefined) this.once('timeout', callback);
    if (!this.#isLeft) this.#socket.setTimeout(milliseconds);
    return this;
  }

  setNoDelay(noDelay?: boolean): this {
    this.#socket.setNoDelay(noDelay);
    return this;
  }

  setKeepAlive(enable?: boolean, initialDelay?: number): this {
    this.#socket.setKeepAlive(enable, initialDelay);
    return this;
  }

  ref(): this {
    this.#socket.ref();
    return this;
  }

  unref(): this {
    this.#socket.unref();
    return this;
  }

  get remoteAddress(): string | undefined {
    return this.#socket.remoteAddress;
  }

  get remoteFamily(): string | undefined {
    return this.#socket.remoteFamily;
  }

  get remotePort(): number | undefined {
    return this.#socket.remotePort;
  }

  get localAddress(): string | undefined {
    return this.#socket.localAddress;
  }

  get localPort(): number | undefined {
    return this.#socket.localPort;
  }
}
