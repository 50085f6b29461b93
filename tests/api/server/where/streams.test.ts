// Long bodies, answers without an end, upgrades, and requests that must wait for one another.
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import type { IncomingMessage, RequestListener, Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { pipeline } from 'node:stream/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { createTurnServer } from '#api/server/where/create-server.ts';
import { asked, LAST } from './handler.ts';
import { closed, connections, connectTo, listening, talk, until } from './pair.ts';

let server: Server;
const serve = async (listener: RequestListener): Promise<Server> => {
  server = await listening(createTurnServer({}, listener));
  return server;
};
afterEach(() => closed(server));

const sha256 = (parts: readonly Buffer[]): string => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
};

describe('bodies of 20 MB', () => {
  const MB = 1024 * 1024;
  /** Of letters before what looks like WHERE, more than are looked at one by one. */
  const body = Buffer.alloc(20 * MB, 'WHERE / HTTP/1.1\r\nABCDEFG AWHERE }');
  body.write('}', body.length - 1);

  it('go both ways twice, no faster than the client reads', async () => {
    await serve((incoming, outgoing) => {
      outgoing.setHeader('Content-Length', body.length);
      void pipeline(incoming, outgoing).catch(() => undefined);
    });
    let accepted: Socket | undefined;
    server.on('connection', (socket: Socket) => void (accepted = socket));
    const socket = connectTo(server);
    await once(socket, 'connect');
    const head = (last: readonly string[]): string =>
      asked('WHERE', { headers: [`Content-Length: ${body.length}`, ...last] });
    for (const last of [[], [LAST]]) {
      socket.write(head(last));
      socket.write(body);
    }
    let read = -1;
    await until(async () => {
      await new Promise((resolve) => setTimeout(resolve, 200));
      const before = read;
      read = accepted?.bytesRead ?? 0;
      return read > 0 && read === before;
    });
    // What the system holds for both sides comes to less than one body.
    expect(read).toBeLessThan(body.length);
    const heard: Buffer[] = [];
    for await (const part of socket) heard.push(part as Buffer);
    const all = Buffer.concat(heard);
    const first = all.indexOf('\r\n\r\n') + 4;
    const second = all.indexOf('\r\n\r\n', first + body.length) + 4;
    expect(all.length).toBe(second + body.length);
    const bodies = [first, second].map((at) => sha256([all.subarray(at, at + body.length)]));
    expect(bodies).toStrictEqual([sha256([body]), sha256([body])]);
  });
});

describe('100-continue', () => {
  it('is said to a WHERE before its body', async () => {
    await serve((incoming, outgoing) => {
      incoming.resume().on('end', () => outgoing.end('done'));
    });
    const socket = connectTo(server).setEncoding('latin1');
    for (const _ of [1, 2]) {
      const headers = ['Content-Length: 4', 'Expect: 100-continue'];
      socket.write(asked('WHERE', { headers }));
      expect((await once(socket, 'data'))[0]).toBe('HTTP/1.1 100 Continue\r\n\r\n');
      socket.write('chai');
      expect((await once(socket, 'data'))[0]).toMatch(/^HTTP\/1\.1 200 OK.*done$/s);
    }
    socket.destroy();
  });
});

describe('an answer without an end', () => {
  const endless =
    (gone: () => void): RequestListener =>
    (incoming, outgoing) => {
      incoming.resume();
      outgoing.writeHead(200, { 'Content-Type': 'text/event-stream' });
      const beat = setInterval(() => outgoing.write(': beat\n\n'), 10);
      outgoing.on('close', () => {
        clearInterval(beat);
        gone();
      });
    };

  it.each([
    ['alone', '', ['destroy', 'end', 'resetAndDestroy']],
    ['with a WHERE behind it', asked('WHERE'), ['destroy', 'end', 'resetAndDestroy']],
    [
      'with more behind it than is read',
      asked('WHERE', { body: 'a'.repeat(500_000) }),
      ['destroy', 'resetAndDestroy'],
    ],
  ] as const)('ends when the client goes, %s', async (_title, behind, ways) => {
    const left = { count: 0 };
    await serve(endless(() => void (left.count += 1)));
    for (const leave of ways) {
      const socket = connectTo(server);
      socket.write(asked('WHERE') + behind);
      await once(socket, 'data');
      socket.resume()[leave]();
    }
    await until(async () => left.count === ways.length && (await connections(server)) === 0);
  });
});

describe('an upgrade', () => {
  const shout = async (): Promise<void> => {
    await serve((incoming, outgoing) => outgoing.end(`${incoming.method}[end]`));
    server.on('upgrade', (_request, stream, head) => {
      stream.write(
        'HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: shout\r\n\r\n',
      );
      const loud = (part: Buffer) => stream.write(part.toString('latin1').toUpperCase());
      if (head.length > 0) loud(head);
      stream.on('data', loud);
      stream.on('end', () => stream.end());
    });
  };
  const UPGRADE = asked('GET', { headers: ['Connection: Upgrade', 'Upgrade: shout'] });

  it.each([
    ['first', ''],
    ['behind a WHERE', asked('WHERE', { body: '{}' })],
    ['behind two', asked('WHERE', { body: '{}' }) + asked('WHERE')],
  ])('%s hands the socket over, and what follows is no request', async (_title, before) => {
    await shout();
    const answers = before.split('WHERE').length - 1;
    const heard = await talk(
      server,
      [before, { answers }, `${UPGRADE}hello `, 'WHERE / HTTP/1.1 ', 'abG', 'WHE'],
      { apart: true, ends: true },
    );
    expect(heard).toMatch(/HELLO WHERE \/ HTTP\/1\.1 ABGWHE$/);
    expect(heard.match(/QUERY\[end\]/g)?.length ?? 0).toBe(answers);
  });
});

describe('a WHERE behind a request that takes long', () => {
  it('begins when that is answered, whatever has come meanwhile', async () => {
    const seen: string[] = [];
    await serve((incoming, outgoing) => {
      seen.push(`${incoming.url} begins`);
      incoming.resume();
      setTimeout(() => {
        seen.push(`${incoming.url} ends`);
        outgoing.end('[end]');
      }, 20);
    });
    await talk(server, [
      asked('POST', { path: '/1' }) +
        asked('WHERE', { path: '/2' }) +
        asked('WHERE', { path: '/3' }),
      asked('WHERE', { path: '/4', headers: [LAST] }),
    ]);
    expect(seen).toStrictEqual(
      ['/1', '/2', '/3', '/4'].flatMap((url) => [`${url} begins`, `${url} ends`]),
    );
  });
});

describe('Node’s own client', () => {
  it('keeps one connection for QUERY, GET and WHERE by turns', async () => {
    await serve((incoming, outgoing) => {
      incoming.resume().on('end', () => outgoing.end(`${incoming.socket.remotePort}`));
    });
    const { port } = server.address() as AddressInfo;
    const ask = async (method: string): Promise<string> => {
      const sent = request({ port, method, agent });
      sent.end(method === 'GET' ? undefined : '{}');
      const [reply] = (await once(sent, 'response')) as [IncomingMessage];
      let text = '';
      for await (const part of reply) text += String(part);
      return text;
    };
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const ports = [];
    for (const method of ['WHERE', 'QUERY', 'GET', 'WHERE']) ports.push(await ask(method));
    agent.destroy();
    expect(new Set(ports).size).toBe(1);
    expect(Number(ports[0])).toBeGreaterThan(0);
  });
});
