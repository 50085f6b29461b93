// Who sends too much is told so, also a client that writes all of it before it reads anything: the
// connection is closed behind the answer, and only once the client had time to read it.
import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTeam } from '#tests/support/team.ts';
import type { Team } from '#tests/support/team.ts';
import { listen } from './socket.ts';
import type { Listening } from './socket.ts';

let team: Team;
let server: Listening;
beforeAll(async () => {
  team = await openTeam();
  server = await listen(team.server, { requestTimeout: 20_000 });
});
afterAll(async () => {
  await server.close();
  await team.close();
});

const PATH = '/api/islogin/journal';
const TIMES = Array.from({ length: 20 }, (_, at) => at);
const headers = () => ({
  'Content-Type': 'application/json',
  Cookie: team.cookieOf('meera@sahyadri.example'),
});

/** Writes parts of a body with pauses and reads nothing until the last is out. */
async function writeFirst(parts: number, pauseMs: number): Promise<string> {
  const socket = connect(server.port, '127.0.0.1');
  let fault = '';
  socket.on('error', ({ message }) => (fault = message));
  const part = 'x'.repeat(50_000);
  const head = Object.entries({ Host: 'a', ...headers(), 'Content-Length': parts * part.length });
  const lines = head.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  socket.write(`POST ${PATH} HTTP/1.1\r\n${lines}\r\n`);
  for (let sent = 0; sent < parts && !socket.destroyed; sent += 1) {
    socket.write(part);
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  let text = '';
  socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
  if (!socket.destroyed) await once(socket, 'close');
  return `${fault}${text.split('\r\n')[0]}`;
}

describe('a body of too many bytes', () => {
  it.each([300_000, 1_000_000, 5_000_000])(
    'is answered with 413 each time when it has %d',
    async (length) => {
      const body = 'x'.repeat(length);
      for (const _ of TIMES) {
        const url = `http://127.0.0.1:${server.port}${PATH}`;
        const reply = await fetch(url, { method: 'POST', headers: headers(), body });
        expect([reply.status, reply.headers.get('Connection')]).toStrictEqual([413, 'close']);
        expect(await reply.json()).toMatchObject({ code: 'body_too_large' });
      }
    },
  );

  it('is answered with 413 each time to who reads only after all is sent, fast or slowly', async () => {
    const fast = await Promise.all(TIMES.map(() => writeFirst(20, 0)));
    const slow = await Promise.all(TIMES.map(() => writeFirst(20, 70)));
    expect(new Set([...fast, ...slow])).toStrictEqual(new Set(['HTTP/1.1 413 Payload Too Large']));
  });

  it('is answered with 413 to a WHERE behind a GET on one connection, and a small one is (C62)', async () => {
    const { Cookie } = headers();
    const get = `GET /api/login HTTP/1.1\r\nHost: a\r\nCookie: ${Cookie}\r\n\r\n`;
    const where = (body: string) =>
      `WHERE /api/account HTTP/1.1\r\nHost: a\r\nCookie: ${Cookie}\r\n` +
      `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
    const large = JSON.stringify({ name: 'x'.repeat(300_000) });
    const heard = await server.send([get + where('{}') + get + where(large)]);
    expect([heard.statuses, heard.closed]).toStrictEqual([[200, 200, 200, 413], true]);
  });

  it('is not read for ever', async () => {
    const began = performance.now();
    expect(await writeFirst(400, 20)).not.toBe('HTTP/1.1 413 Payload Too Large');
    expect(performance.now() - began).toBeLessThan(6000);
  });

  it('answers no request that comes behind it on its connection', async () => {
    const { Cookie } = headers();
    const rest = `GET /api/login HTTP/1.1\r\nHost: a\r\nCookie: ${Cookie}\r\n\r\n`;
    const lines = `Host: a\r\nContent-Type: application/json\r\nContent-Length: 300000\r\n`;
    const first = `POST ${PATH} HTTP/1.1\r\n${lines}Cookie: ${Cookie}\r\n\r\n${'x'.repeat(300_000)}`;
    expect((await server.send([first + rest])).statuses).toStrictEqual([413]);
  });
});
