import { once } from 'node:events';
import { connect } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import type { Server } from 'node:http';
import { afterEach, describe, expect, test } from 'vitest';
import { listenOn, stopListening } from '#api/server/listen.ts';
import { createTurnServer } from '#api/server/where/create-server.ts';

/** More than all buffers on the way can hold. */
const LONG = Buffer.alloc(32 * 1024 * 1024, 'a');
const SILENT_MS = 300;
const TO_US = 'HTTP/1.1\r\nHost: a\r\n';

let server: Server;
afterEach(() => stopListening(server));

async function listening(
  limitMs = SILENT_MS,
): Promise<{ readonly port: number; readonly silentMs: number }> {
  server = createTurnServer({}, (_request, response) => response.end(LONG));
  await listenOn(server, { host: '127.0.0.1', port: 0 });
  const silentMs = server.timeout;
  server.timeout = limitMs;
  return { port: (server.address() as AddressInfo).port, silentMs };
}

function opened(port: number): Socket {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  return socket;
}

describe('a client that takes nothing of its answer', () => {
  test.each([
    ['after a GET', `GET / ${TO_US}\r\n`],
    ['after a WHERE', `WHERE / ${TO_US}Content-Length: 0\r\n\r\n`],
  ])(
    '%s is gone after a while, and its answer with it',
    async (_when, request) => {
      const { port, silentMs } = await listening();
      expect(silentMs).toBeGreaterThan(30_000);
      const socket = opened(port);
      socket.pause();
      socket.write(request);
      const began = performance.now();
      const [accepted] = (await once(server, 'connection')) as [Socket];
      await once(accepted, 'close');
      expect(performance.now() - began).toBeGreaterThan(SILENT_MS - 50);
      socket.destroy();
    },
    10_000,
  );

  test('is not confused with one that takes it slowly', async () => {
    const limitMs = 2_000;
    const { port } = await listening(limitMs);
    const socket = opened(port);
    let taken = 0;
    const began = performance.now();
    socket.on('data', (bytes: Buffer) => {
      taken += bytes.length;
      socket.pause();
      setTimeout(() => socket.resume(), 8);
    });
    socket.write(`GET / ${TO_US}Connection: close\r\n\r\n`);
    await once(socket, 'close');
    expect(taken).toBeGreaterThan(LONG.length);
    expect(performance.now() - began).toBeGreaterThan(limitMs);
  }, 30_000);
});
