// A server that listens, its limits shorter than the real one's, and a client that writes bytes.
import { once } from 'node:events';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { createTurnServer } from '#api/server/where/create-server.ts';
import type { TestServer } from '#tests/support/server.ts';

/** What the real server allows ten seconds for. */
export const HEADERS_TIMEOUT_MS = 500;
const REQUEST_TIMEOUT_MS = 1500;
const GIVE_UP_MS = 10_000;

export type Listening = {
  readonly port: number;
  /** Writes the chunks with a pause after each, and reads until the server or the time ends it. */
  readonly send: (chunks: readonly string[], pauseMs?: number) => Promise<Heard>;
  readonly close: () => Promise<void>;
};

export type Heard = {
  readonly text: string;
  /** The status of each answer, in order. */
  readonly statuses: readonly number[];
  readonly milliseconds: number;
  /** Whether the server ended the connection, and not the client's patience. */
  readonly closed: boolean;
};

export async function listen(
  { app }: TestServer,
  { requestTimeout } = { requestTimeout: REQUEST_TIMEOUT_MS },
): Promise<Listening> {
  const limits = {
    headersTimeout: HEADERS_TIMEOUT_MS,
    requestTimeout,
    connectionsCheckingInterval: 100,
  };
  const server = createTurnServer(limits, getRequestListener(app.fetch));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    port,
    send: (chunks, pauseMs = 0) => exchange(port, chunks, pauseMs),
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

async function exchange(port: number, chunks: readonly string[], pauseMs: number): Promise<Heard> {
  const began = performance.now();
  const socket = connect(port, '127.0.0.1');
  const heard: Buffer[] = [];
  let closed = false;
  socket.on('data', (chunk: Buffer) => void heard.push(chunk));
  socket.on('error', () => undefined);
  const ended = new Promise<void>((resolve) => {
    const patience = setTimeout(resolve, GIVE_UP_MS);
    socket.on('close', () => {
      closed = true;
      clearTimeout(patience);
      resolve();
    });
  });
  await once(socket, 'connect');
  for (const chunk of chunks) {
    if (closed || socket.destroyed) break;
    socket.write(chunk, 'latin1');
    if (pauseMs > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  await ended;
  socket.destroy();
  const text = Buffer.concat(heard).toString('latin1');
  const statuses = [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));
  return { text, statuses, milliseconds: performance.now() - began, closed };
}

/** The bytes of a request; without `Connection: close` the server would wait for another. */
export const request = (
  method: string,
  path: string,
  headers: readonly string[] = [],
  body = '',
): string =>
  [`${method} ${path} HTTP/1.1`, 'Host: 127.0.0.1', ...headers, 'Connection: close', '', body].join(
    '\r\n',
  );
