// Two servers with one handler: plain Node, and the one that takes WHERE. What the first answers to
// QUERY, the second must answer to WHERE, byte for byte.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { RequestListener, Server, ServerOptions } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { createTurnServer } from '#api/server/where/create-server.ts';

/** The read with a body, by the name that the server asked knows. */
export type Read = 'WHERE' | 'QUERY';

/** What a client writes, part by part; between two it waits until so many answers have come. */
type Script = (read: Read) => readonly (string | { readonly answers: number })[];

export type Pair = {
  readonly plain: Server;
  readonly turns: Server;
  /** Plays the script to both, and gives what each answered. */
  readonly play: (script: Script, manner?: Manner) => Promise<{ plain: string; turns: string }>;
  readonly close: () => Promise<void>;
};

export type Manner = {
  /** Whether each part is a packet of its own. */
  readonly apart?: boolean;
  /** Whether the client closes its side when it has written all. */
  readonly ends?: boolean;
};

export async function openPair(
  listener: RequestListener,
  options: ServerOptions = {},
): Promise<Pair> {
  const plain = await listening(createServer(options, listener));
  const turns = await listening(createTurnServer(options, listener));
  return {
    plain,
    turns,
    play: async (script, manner = {}) => {
      const [first, second] = await Promise.all([
        talk(plain, script('QUERY'), manner),
        talk(turns, script('WHERE'), manner),
      ]);
      return { plain: first, turns: second };
    },
    close: async () => void (await Promise.all([closed(plain), closed(turns)])),
  };
}

export async function listening(server: Server): Promise<Server> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

export async function closed(server: Server): Promise<void> {
  const done = once(server, 'close');
  server.close();
  server.closeAllConnections();
  await done;
}

/** The server answers at once, so that a delay of Nagle's would be most of the time. */
export function connectTo(server: Server): Socket {
  const { port } = server.address() as AddressInfo;
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  socket.on('error', () => undefined);
  return socket;
}

const PATIENCE_MS = 5000;

/** @returns all that came until the server closed, without the time of day. */
export async function talk(
  server: Server,
  parts: ReturnType<Script>,
  { apart = false, ends = false }: Manner = {},
): Promise<string> {
  const socket = connectTo(server);
  const heard: Buffer[] = [];
  socket.on('data', (bytes: Buffer) => void heard.push(bytes));
  const text = () => Buffer.concat(heard).toString('latin1');
  const gone = Promise.withResolvers<void>();
  const patience = setTimeout(() => gone.resolve(), PATIENCE_MS);
  socket.on('close', () => gone.resolve());
  await once(socket, 'connect');
  for (const part of parts) {
    if (socket.destroyed) break;
    if (typeof part === 'string') {
      socket.write(part, 'latin1');
      if (apart) await tick();
    } else {
      await until(() => socket.destroyed || answersIn(text()) >= part.answers);
    }
  }
  if (ends) socket.end();
  await gone.promise;
  clearTimeout(patience);
  const hangs = !socket.destroyed;
  socket.destroy();
  return text().replaceAll(/Date: [^\r]*\r\n/g, '') + (hangs ? '[still open]' : '');
}

/** Long enough for a packet to arrive before the next, on this machine. */
const tick = (): Promise<void> =>
  new Promise((resolve) => setImmediate(() => setImmediate(resolve)));

/** Every answer of the tests' handlers ends in this. */
export const END_OF_ANSWER = '[end]';

const answersIn = (text: string): number => text.split(END_OF_ANSWER).length - 1;

export async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  const end = performance.now() + PATIENCE_MS;
  while (!(await condition())) {
    if (performance.now() > end) throw new Error('It did not come to be in time.');
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
}

export const connections = (server: Server): Promise<number> =>
  new Promise((resolve, reject) => {
    server.getConnections((error, count) => (error === null ? resolve(count) : reject(error)));
  });
