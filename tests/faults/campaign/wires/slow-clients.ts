// Clients who send or read slower than anybody should, over sockets of their own.
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { laterUndo } from '../ground/left-behind.ts';

export type Slow = { readonly stop: () => void; readonly open: () => number };

const BYTE_EACH_MILLISECONDS = 300;
const BODY_BYTES = 100_000;
/** Requests that a slow reader sends at once, so that its answers fill every buffer on the way. */
const ASKED_AT_ONCE = 40;

type Begin = (socket: Socket, host: string) => void;

export const slowKinds = (path: string, cookie: string): Readonly<Record<string, Begin>> => ({
  'slow headers': (socket, host) => {
    socket.write(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\nCookie: ${cookie}\r\nX-Slow: `);
    drip(socket);
  },
  'slow bodies': (socket, host) => {
    socket.write(
      `POST /api/islogin/journal HTTP/1.1\r\nHost: ${host}\r\nCookie: ${cookie}\r\n` +
        `Content-Type: application/json\r\nContent-Length: ${BODY_BYTES}\r\n\r\n{"narration":"`,
    );
    drip(socket);
  },
  'slow readers': (socket, host) => {
    socket.pause();
    const asked = `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nCookie: ${cookie}\r\n\r\n`;
    socket.write(asked.repeat(ASKED_AT_ONCE));
  },
});

function drip(socket: Socket): void {
  const timer = setInterval(() => socket.write('a'), BYTE_EACH_MILLISECONDS);
  socket.on('close', () => clearInterval(timer));
}

/** Opens so many of a kind; one that the server ends is followed by another. */
export function slowClients(address: string, count: number, begin: Begin): Slow {
  const { hostname, port, host } = new URL(address);
  const open = new Set<Socket>();
  let stopped = false;
  const one = () => {
    if (stopped) return;
    const socket = connect(Number(port), hostname);
    open.add(socket);
    socket.on('error', () => undefined);
    socket.on('connect', () => begin(socket, host));
    socket.on('close', () => {
      open.delete(socket);
      setTimeout(one, BYTE_EACH_MILLISECONDS).unref();
    });
  };
  for (let at = 0; at < count; at += 1) one();
  const stop = () => {
    stopped = true;
    for (const socket of open) socket.destroy();
  };
  laterUndo(stop);
  return { stop, open: () => open.size };
}
