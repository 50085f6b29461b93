// Readers who take little or nothing, and too many of them: nobody else has to pay.
import { once } from 'node:events';
import type { Server, ServerResponse } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createReader } from '#api/changes/reading/reader.ts';
import type { Reader } from '#api/changes/reading/reader.ts';
import { ENTITY_KINDS } from '#api/contract/entity/kinds.ts';
import { farida, iyer, meera } from '#tests/specimens/books/people.ts';
import { readStream } from '#tests/support/event-stream.ts';
import { openTeam } from '#tests/support/team.ts';
import type { Team } from '#tests/support/team.ts';
import { listen } from '../bad-inputs/wires/socket.ts';
import { OF_A_JOURNAL, until, watchingOf } from './watching.ts';
import type { Watching } from './watching.ts';

let team: Team;
let watching: Watching;
beforeAll(async () => {
  team = await openTeam({ connections: 2, pace: { personMax: 3, processMax: 5 } });
  watching = watchingOf(team);
});
afterEach(() => watching.closeAll());
afterAll(() => team.close());

const ask = (email: string) =>
  team.server.app.request(`/api/islogin/book/${team.bookId}/changes`, {
    headers: { Cookie: team.cookieOf(email) },
  });

describe('a reader who takes nothing for a while', () => {
  it('is told all that happened meanwhile in one event', async () => {
    const slow = await watching.open(meera);
    const quick = await watching.open(iyer);
    await quick.next();
    let seq = 0;
    for (let turn = 0; turn < 60; turn += 1) {
      seq = await watching.post();
      expect((await quick.next())?.data?.seq).toBe(seq);
    }
    // The first may have been on its way already.
    const told = (await slow.all()).map(({ data }) => data);
    expect(told.length).toBeLessThanOrEqual(2);
    expect(told.at(-1)).toMatchObject({ seq, kinds: OF_A_JOURNAL });
  });
});

describe('many readers', () => {
  it('readers of one person are refused beyond a number, and let in as others leave', async () => {
    const streams = [];
    for (let turn = 0; turn < 3; turn += 1) streams.push(await watching.open(meera));
    const refused = await ask(meera.profile.email);
    expect(refused.status).toBe(429);
    expect(refused.headers.get('Retry-After')).toBe('60');
    expect(await refused.json()).toMatchObject({ code: 'too_many_streams' });
    await (await watching.open(iyer)).next();
    await streams[0]?.close();
    await (await watching.open(meera)).next();
  });

  it('many readers of a server are refused beyond a number, as something that passes', async () => {
    for (const person of [meera, meera, iyer, iyer, farida]) await watching.open(person);
    const refused = await ask(farida.profile.email);
    expect(refused.status).toBe(503);
    expect(refused.headers.get('Retry-After')).toBe('30');
    expect(await refused.json()).toMatchObject({ code: 'streams_full' });
  });

  it('hold no connection to the database', async () => {
    for (const person of [meera, meera, iyer, iyer, farida]) {
      await (await watching.open(person)).next();
    }
    const { pool } = team.server.core;
    await until(() => pool.totalCount === pool.idleCount && pool.waitingCount === 0);
    const params = { bookId: team.bookId };
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => team.owner('listAccounts', { params })),
    );
    expect(answers.every(({ status }) => status === 200)).toBe(true);
  });
});

type Guest = {
  readonly reader: Reader;
  readonly socket: Socket;
  readonly answer: ServerResponse;
};

/** Readers on real connections, without a book: their test tells them things. */
type Hall = {
  readonly enter: () => Promise<Guest>;
  readonly close: () => Promise<void>;
};

async function openHall(): Promise<Hall> {
  let last: { reader: Reader; answer: ServerResponse } | null = null;
  const left = new Set<Reader>();
  const server = createAdaptorServer({
    fetch: (_request, { outgoing }) => {
      const answer = outgoing as ServerResponse;
      const wish = { bookId: 1, personId: 1, session: '', after: null };
      const reader = createReader({ ...wish, cut: () => answer.destroy() }, (one) => left.add(one));
      reader.begin();
      last = { reader, answer };
      return new Response(reader.body, { headers: { 'Content-Type': 'text/event-stream' } });
    },
  }) as Server;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    async enter() {
      last = null;
      const socket = connect(port, '127.0.0.1');
      socket.on('error', () => undefined);
      await once(socket, 'connect');
      socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
      await until(() => last !== null);
      if (last === null) throw new Error('Nobody entered.');
      const { reader, answer }: { reader: Reader; answer: ServerResponse } = last;
      return { reader, answer, socket };
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

const breath = () => new Promise((resolve) => setImmediate(resolve));

/** Tells of events until the system takes no more of them. @returns the seq of the last. */
async function fill({ reader, answer }: Guest): Promise<number> {
  let seq = 0;
  while (!answer.writableNeedDrain) {
    // Larger than life, to be there sooner.
    reader.send({ seq: (seq += 1), kinds: new Set(ENTITY_KINDS) });
    await breath();
  }
  return seq;
}

describe('a connection whose client does not read', () => {
  let hall: Hall;
  beforeAll(async () => {
    hall = await openHall();
  });
  afterAll(() => hall.close());

  it('keeps one event waiting, and hears the newest when it reads again', async () => {
    const guest = await hall.enter();
    const { reader, answer, socket } = guest;
    const full = await fill(guest);
    const waiting = answer.writableLength;
    const newest = full + 10_000;
    for (let seq = full; seq <= newest; seq += 1) {
      reader.send({ seq, kinds: new Set(['journal']) });
      if (seq % 100 === 0) await breath();
    }
    expect(answer.writableLength).toBe(waiting);
    let heard = '';
    socket.setEncoding('utf8').on('data', (text: string) => {
      heard = (heard + text).slice(-2000);
    });
    await until(() => heard.includes(`id: ${newest}\n`));
    expect(heard).not.toContain(`id: ${newest - 1}\n`);
    socket.destroy();
  });

  it('is closed when it leaves signs of life unread', async () => {
    const guest = await hall.enter();
    const closed = once(guest.socket, 'close');
    await fill(guest);
    for (let beats = 0; beats < 4; beats += 1) guest.reader.beat();
    expect(guest.answer.destroyed).toBe(false);
    guest.reader.beat();
    expect(guest.answer.destroyed).toBe(true);
    guest.socket.resume();
    await closed;
  });

  it('does not keep the one beside it waiting', async () => {
    const stuck = await hall.enter();
    const quick = await hall.enter();
    const seq = await fill(stuck);
    let heard = '';
    quick.socket.setEncoding('utf8').on('data', (text: string) => {
      heard += text;
    });
    for (const { reader } of [stuck, quick]) reader.send({ seq: seq + 1, kinds: 'everything' });
    await until(() => heard.includes(`id: ${seq + 1}\n`));
    for (const { socket } of [stuck, quick]) socket.destroy();
  });
});

describe('readers who come and go', () => {
  it('readers who come and go at any moment leave nothing behind', async () => {
    const restless = await openTeam({ pace: { personMax: 500, processMax: 500 } });
    const listening = await listen(restless.server);
    const path = `/api/islogin/book/${restless.bookId}/changes`;
    const cookie = restless.cookieOf(meera.profile.email);
    const sockets = Array.from({ length: 200 }, async (_, at) => {
      const socket = connect(listening.port, '127.0.0.1');
      socket.on('error', () => undefined);
      await once(socket, 'connect');
      socket.write(`GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: ${cookie}\r\n\r\n`);
      await new Promise((resolve) => setTimeout(resolve, at));
      socket.destroy();
    });
    await Promise.all(sockets);
    await until(() => restless.server.core.changes.count() === 0);
    await listening.close();
    await restless.close();
  });
});

describe('a server that stops', () => {
  it('ends every stream at once, with its connection, and takes no more', async () => {
    const { server } = team;
    const listening = await listen(server);
    const address = `http://127.0.0.1:${listening.port}/api/islogin/book/${team.bookId}/changes`;
    const headers = { Cookie: team.cookieOf(meera.profile.email) };
    const streams = [];
    for (let turn = 0; turn < 3; turn += 1) {
      const stream = readStream(await fetch(address, { headers }));
      await stream.next();
      streams.push(stream);
    }
    const began = performance.now();
    server.core.changes.stop();
    for (const stream of streams) expect(await stream.next()).toBeNull();
    expect(performance.now() - began).toBeLessThan(4000);
    const refused = await fetch(address, { headers });
    expect(refused.status).toBe(503);
    expect(await refused.json()).toMatchObject({ code: 'stopping' });
    await listening.close();
  });
});
