// Limits on time and number, and stopping: the same for each turn of a connection as for the first.
import { once } from 'node:events';
import type { Server, ServerOptions } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { afterEach, describe, expect, it } from 'vitest';
import { createTurnServer } from '#api/server/where/create-server.ts';
import { listenOn, stopListening } from '#api/server/listen.ts';
import { addressOf } from '#api/http/env.ts';
import { sampleApp } from '../../http/sample-app.ts';
import { asked, echo, LAST } from './handler.ts';
import { closed, connections, connectTo, listening, talk, until } from './pair.ts';

const HEADERS_MS = 300;
const REQUEST_MS = 600;
const IDLE_MS = 200;
const LIMITS: ServerOptions = {
  headersTimeout: HEADERS_MS,
  requestTimeout: REQUEST_MS,
  keepAliveTimeout: IDLE_MS,
  keepAliveTimeoutBuffer: 0,
  connectionsCheckingInterval: 20,
};
/** What this machine may be late by. */
const LATE_MS = 4000;

let server: Server;
afterEach(async () => {
  if (server.listening) await closed(server);
});

async function timed(parts: Parameters<typeof talk>[1]): Promise<[string, number]> {
  const began = performance.now();
  const heard = await talk(server, parts);
  return [heard, performance.now() - began];
}

const WHERE = asked('WHERE', { body: '{}' });
const BEFORE = [
  ['the first', []],
  ['a WHERE behind one', [WHERE, { answers: 1 }]],
  ['a WHERE behind a GET', [WHERE, { answers: 1 }, asked('GET'), { answers: 2 }]],
] as const;

describe('a limit on time', () => {
  it.each([
    ['W', HEADERS_MS],
    ['WHERE', HEADERS_MS],
    ['WHERE /', HEADERS_MS],
    ['WHERE / HTTP/1.1\r\nHost: a\r\n', HEADERS_MS],
    ['WHERE / HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n\r\nab', REQUEST_MS],
  ])('ends what stops at %o after %i ms', async (text, limit) => {
    server = await listening(createTurnServer(LIMITS, echo));
    await Promise.all(
      BEFORE.map(async ([, before]) => {
        const [heard, milliseconds] = await timed([...before, text]);
        expect(heard).toMatch(/HTTP\/1\.1 408 Request Timeout\r\nConnection: close\r\n\r\n$/);
        expect(milliseconds).toBeGreaterThan(limit - 50);
        expect(milliseconds).toBeLessThan(limit + LATE_MS);
      }),
    );
  });

  it.each(BEFORE.slice(1))('ends an idle connection that was %s', async (_title, before) => {
    server = await listening(createTurnServer(LIMITS, echo));
    const [heard, milliseconds] = await timed(before);
    expect(heard).toMatch(/\[end\]$/);
    expect(milliseconds).toBeGreaterThan(IDLE_MS - 50);
    expect(milliseconds).toBeLessThan(IDLE_MS + LATE_MS);
  });

  it('does not run while a WHERE waits for the answer to another request', async () => {
    const slow = createTurnServer(LIMITS, (incoming, outgoing) => {
      incoming.resume();
      setTimeout(() => outgoing.end(`${incoming.url}[end]`), incoming.url === '/slow' ? 900 : 0);
    });
    server = await listening(slow);
    const heard = await talk(server, [
      asked('GET', { path: '/slow' }) + asked('WHERE', { headers: [LAST] }),
    ]);
    expect(heard.match(/\/(?:slow)?\[end\]/g)).toStrictEqual(['/slow[end]', '/[end]']);
  });
});

describe('a limit on connections', () => {
  const heardBy = async (socket: ReturnType<typeof connectTo>): Promise<string> => {
    let heard = '';
    socket.on('data', (bytes: Buffer) => (heard += bytes.toString('latin1')));
    socket.on('error', () => undefined);
    if (!socket.closed) await once(socket, 'close');
    return heard;
  };

  it.each(['', 'WHER'])('closes one that sent %o and nothing else', async (text) => {
    server = await listening(createTurnServer({ firstBytesTimeout: 100 }, echo));
    const socket = connectTo(server);
    socket.write(text);
    const began = performance.now();
    await heardBy(socket);
    expect(performance.now() - began).toBeLessThan(100 + LATE_MS);
  });

  it('lets one that sent a request in time stay', async () => {
    server = await listening(createTurnServer({ firstBytesTimeout: 100 }, echo));
    const socket = connectTo(server);
    socket.write(WHERE);
    await once(socket, 'data');
    await new Promise((resolve) => setTimeout(resolve, 300));
    socket.write(asked('GET', { headers: [LAST] }));
    expect(await heardBy(socket)).toMatch(/\[end\]$/);
  });

  it('lets one address hold so many, and a place that is left is free', async () => {
    server = await listening(createTurnServer({ connectionsPerAddressMax: 2 }, echo));
    const held = [connectTo(server), connectTo(server)];
    await Promise.all(held.map((socket) => once(socket, 'connect')));
    expect(await heardBy(connectTo(server))).toBe('');
    const [leaving] = held;
    leaving?.destroy();
    await until(async () => (await connections(server)) === 1);
    expect(await talk(server, [asked('GET', { headers: [LAST] })])).toMatch(/\[end\]$/);
    held[1]?.destroy();
  });
});

describe('a limit on the requests of a connection', () => {
  it('counts them over all turns', async () => {
    server = await listening(createTurnServer({}, echo));
    server.maxRequestsPerSocket = 4;
    const heard = await talk(server, [WHERE + WHERE, { answers: 2 }, asked('GET') + WHERE + WHERE]);
    expect(heard.match(/\[end\]/g)).toHaveLength(4);
    expect(heard.match(/Connection: close/g)).toHaveLength(1);
  });
});

describe('a server that stops', () => {
  const listenAnywhere = async (made: Server): Promise<void> => {
    server = made;
    await listenOn(server, { host: '127.0.0.1', port: 0 });
  };

  it('closes idle connections at once, on whichever turn', async () => {
    await listenAnywhere(createTurnServer({}, echo));
    const sockets = [WHERE, WHERE + WHERE, WHERE + asked('GET'), asked('GET')].map((text) => {
      const socket = connectTo(server);
      socket.write(text);
      return socket;
    });
    await Promise.all(sockets.map((socket) => once(socket, 'data')));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(await connections(server)).toBe(4);
    const began = performance.now();
    await stopListening(server);
    expect(performance.now() - began).toBeLessThan(LATE_MS);
  });

  it('answers what it has begun, and the WHERE that waits behind it', async () => {
    await listenAnywhere(
      createTurnServer({}, (incoming, outgoing) => {
        incoming.resume();
        setTimeout(() => outgoing.end('[end]'), 150);
      }),
    );
    const heard = talk(server, [asked('GET') + WHERE]);
    await until(async () => (await connections(server)) === 1);
    await new Promise((resolve) => setTimeout(resolve, 50));
    await stopListening(server);
    expect((await heard).match(/\[end\]/g)).toHaveLength(2);
  });
});

describe('a turn', () => {
  it('has the address of its socket, for limits by address', async () => {
    const { app } = sampleApp();
    app.on('QUERY', '/address', (c) => c.json([addressOf(c)]));
    server = await listening(createTurnServer({}, getRequestListener(app.fetch)));
    const where = (last: readonly string[]) => asked('WHERE', { path: '/address', headers: last });
    const heard = await talk(server, [where([]) + where([LAST])]);
    expect(heard.match(/\["127\.0\.0\.1"\]/g)).toHaveLength(2);
  });

  it('passes on what a socket may be told', async () => {
    let told = '';
    server = await listening(
      createTurnServer({}, ({ socket }, outgoing) => {
        socket.setNoDelay(true).setKeepAlive(true, 1000).ref().unref().ref();
        told = [socket.remoteFamily, socket.localAddress, socket.localPort === portOf()].join(' ');
        socket.setTimeout(30, () => socket.destroy());
        outgoing.write('[end]');
      }),
    );
    const portOf = () => (server.address() as { readonly port: number }).port;
    expect(await talk(server, [asked('WHERE')])).toContain('[end]');
    expect(told).toBe('IPv4 127.0.0.1 true');
  });
});
