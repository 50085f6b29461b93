// Rows of areas D and G that only bytes on a socket can show, on the server that listens.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { openTeam } from '#tests/support/team.ts';
import type { Team } from '#tests/support/team.ts';
import { HEADERS_TIMEOUT_MS, listen, request } from './socket.ts';
import type { Listening } from './socket.ts';

let team: Team;
let server: Listening;
let cookie: string;
beforeAll(async () => {
  team = await openTeam();
  server = await listen(team.server);
  cookie = `Cookie: ${team.cookieOf('iyer@ledgers.example')}`;
});
afterAll(async () => {
  await server.close();
  await team.close();
});

const JSON_TYPE = 'Content-Type: application/json';
const JOURNAL = '/api/islogin/journal';
const CHUNKED = [JSON_TYPE, 'Transfer-Encoding: chunked'];

const statusOf = async (text: string): Promise<number | undefined> => {
  const heard = await server.send([text]);
  expect(heard.closed).toBe(true);
  return heard.statuses.at(-1);
};

describe('a method', () => {
  it.each([
    ['TRACE', 405],
    ['TRACK', 400],
    ['CONNECT', undefined],
    ['PATCH', 405],
    ['PROPFIND', 405],
    ['BREW', 400],
  ])('G18: %s is answered with %s', async (method, status) => {
    expect(await statusOf(request(method, '/api/login', [cookie]))).toBe(status);
  });
});

describe('a request', () => {
  it.each([
    ['G20', 'HTTP/1.0 without a host', 'GET /api/login HTTP/1.0\r\n\r\n', 400],
    ['G20', 'no host', 'GET /api/login HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    [
      'G20',
      'a host that is none',
      'GET /api/login HTTP/1.1\r\nHost: a b@c/\r\nConnection: close\r\n\r\n',
      400,
    ],
    [
      'G20',
      'two hosts',
      'GET /api/login HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n',
      400,
    ],
    [
      'G20',
      'the host of another',
      'GET /api/login HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n',
      401,
    ],
    [
      'G22',
      'two lengths',
      request('POST', '/api/logout', ['Content-Length: 0', 'Content-Length: 5']),
      400,
    ],
    [
      'G22',
      'a length and chunks',
      request('POST', '/api/logout', ['Content-Length: 5', ...CHUNKED], '0\r\n\r\n'),
      400,
    ],
    ['G22', 'a negative length', request('POST', '/api/logout', ['Content-Length: -5']), 400],
    [
      'G24',
      'an endless chunk',
      request('POST', JOURNAL, CHUNKED, 'FFFFFFFFFFFFFFFFF\r\n{}\r\n0\r\n\r\n'),
      400,
    ],
    ['G24', 'a negative chunk', request('POST', JOURNAL, CHUNKED, '-2\r\n{}\r\n0\r\n\r\n'), 400],
    ['G26', 'a folded header', request('GET', '/api/login', ['X-A: 1', ' folded']), 400],
    ['G26', 'a NUL in a header', request('GET', '/api/login', ['X-A: a\u0000b']), 400],
    ['G28', 'a header of 20 kB', request('GET', '/api/login', [`X-A: ${'a'.repeat(20_000)}`]), 431],
    ['G30', 'an address of 20 kB', request('GET', `/api/login?${'a'.repeat(20_000)}`), 431],
    ['G30', 'an address of raw bytes', request('GET', '/api/\u00ff\u00fe'), 400],
    ['G20', 'TLS', '\u0016\u0003\u0001\u0002\u0000\u0001', 400],
    ['G20', 'HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400],
  ])('%s: with %s is refused', async (_row, _title, text, status) => {
    expect(await statusOf(text)).toBe(status);
  });

  it('G24: writes nothing when its chunks do not end as they should', async () => {
    const text = request('POST', JOURNAL, [cookie, ...CHUNKED], '2\r\n{}0\r\n\r\n');
    expect(await statusOf(text)).toBe(400);
  });

  it('G38: whose headers come by the drop is cut off in time', async () => {
    const drops = [...'GET /api/login HTTP/1.1\r\nHost: 127.0.0.1\r\nX-A: and so on and on'];
    const heard = await server.send(drops, 50);
    expect([heard.closed, heard.statuses]).toStrictEqual([true, [408]]);
    expect(heard.milliseconds).toBeLessThan(HEADERS_TIMEOUT_MS + 1000);
  });

  it('D64: is cut off with less body than it says; with more, the rest is refused', async () => {
    const headers = (length: number) => [JSON_TYPE, cookie, `Content-Length: ${length}`];
    const short = await server.send([request('POST', JOURNAL, headers(50), '{}')]);
    expect([short.closed, short.statuses]).toStrictEqual([true, [408]]);
    const long = await server.send([request('POST', JOURNAL, headers(2), '{}GET / HTTP')]);
    expect([long.closed, long.statuses.at(-1)]).toStrictEqual([true, 400]);
  });

  it('a request of too many bytes is answered before all are read, chunked or not', async () => {
    const said = [JSON_TYPE, cookie, 'Content-Length: 20000000'];
    expect(await statusOf(request('POST', JOURNAL, said, 'x'.repeat(100_000)))).toBe(413);
    const chunk = `100000\r\n${'x'.repeat(0x100000)}\r\n`;
    expect(await statusOf(request('POST', JOURNAL, [cookie, ...CHUNKED], chunk))).toBe(413);
  });
});

describe('requests on one connection', () => {
  it('G36: behind a sign-out are answered in order, as signed out', async () => {
    const signedIn = `Cookie: ${team.cookieOf('deepak@sahyadri.example')}`;
    const one = (path: string) => `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\n${signedIn}\r\n\r\n`;
    const rest = one('/api/islogin/book').repeat(98);
    const heard = await server.send([
      one('/api/logout') + rest + request('GET', '/api/islogin/book', [signedIn]),
    ]);
    expect(heard.statuses).toStrictEqual([200, ...Array.from({ length: 99 }, () => 401)]);
  });
});

describe('bytes of chance', () => {
  const line = fc.oneof(
    fc.constantFrom(
      'Host: x',
      'Content-Length: 3',
      'Content-Length: 0',
      'Transfer-Encoding: chunked',
    ),
    fc.constantFrom(
      'Expect: 100-continue',
      'Upgrade: websocket',
      'Content-Encoding: gzip',
      'TE: x',
    ),
    fc.string({ unit: 'binary-ascii', maxLength: 30 }),
  );
  const start = fc.oneof(
    fc.tuple(
      fc.constantFrom('GET', 'POST', 'PUT', 'HEAD', 'OPTIONS', 'get', ''),
      fc.constantFrom(JOURNAL, '/api/login', '*', 'http://evil/api/login', '/%zz', '/?%', '//', ''),
      fc.constantFrom('HTTP/1.1', 'HTTP/1.0', 'HTTP/9.9', ''),
    ),
    fc.tuple(fc.string({ unit: 'binary-ascii', maxLength: 60 })),
  );

  it('are answered or cut off, and never with a 5xx or a silence', async () => {
    const bytes = fc
      .tuple(start, fc.array(line, { maxLength: 5 }), fc.string({ unit: 'binary', maxLength: 40 }))
      .map(([first, headers, body]) =>
        [first.join(' '), ...headers, cookie, 'Connection: close', '', body].join('\r\n'),
      );
    await fc.assert(
      fc.asyncProperty(bytes, async (text) => {
        const { statuses, closed } = await server.send([text]);
        expect(statuses.filter((status) => status >= 500 && status !== 505)).toStrictEqual([]);
        expect(closed).toBe(true);
      }),
      { numRuns: 200 },
    );
  }, 240_000);
});
