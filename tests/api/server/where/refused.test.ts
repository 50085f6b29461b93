// Requests that are none: refused with the very bytes that plain Node has for them.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asked, echo, inChunks, LAST } from './handler.ts';
import { openPair } from './pair.ts';
import type { Pair, Read } from './pair.ts';

let pair: Pair;
beforeAll(async () => void (pair = await openPair(echo)));
afterAll(() => pair.close());

const lines = (...all: readonly string[]): string => [...all, '', ''].join('\r\n');
const chunked = 'Transfer-Encoding: chunked';

const WRONG: readonly (readonly [string, (read: Read) => string])[] = [
  ['no host', (read) => lines(`${read} / HTTP/1.1`, 'A: b')],
  ['no host in HTTP/1.0', (read) => lines(`${read} / HTTP/1.0`)],
  [
    'a length and chunks',
    (read) =>
      lines(`${read} / HTTP/1.1`, 'Host: a', 'Content-Length: 5', chunked) + inChunks('', []),
  ],
  [
    'chunks and a length',
    (read) =>
      lines(`${read} / HTTP/1.1`, 'Host: a', chunked, 'Content-Length: 5') + inChunks('', []),
  ],
  [
    'two lengths',
    (read) =>
      lines(`${read} / HTTP/1.1`, 'Host: a', 'Content-Length: 5', 'Content-Length: 6') + 'hello',
  ],
  [
    'two equal lengths',
    (read) =>
      lines(`${read} / HTTP/1.1`, 'Host: a', 'Content-Length: 5', 'Content-Length: 5') + 'hello',
  ],
  ['a negative length', (read) => lines(`${read} / HTTP/1.1`, 'Host: a', 'Content-Length: -5')],
  ['a length that is none', (read) => lines(`${read} / HTTP/1.1`, 'Host: a', 'Content-Length: 5x')],
  [
    'an unknown encoding',
    (read) => lines(`${read} / HTTP/1.1`, 'Host: a', 'Transfer-Encoding: chonked'),
  ],
  [
    'chunks that come first',
    (read) => lines(`${read} / HTTP/1.1`, 'Host: a', 'Transfer-Encoding: chunked, gzip'),
  ],
  [
    'chunks twice',
    (read) => lines(`${read} / HTTP/1.1`, 'Host: a', chunked, chunked) + inChunks('', []),
  ],
  [
    'a chunk of no length',
    (read) => lines(`${read} / HTTP/1.1`, 'Host: a', chunked) + 'x\r\nhello',
  ],
  [
    'a chunk that is too long',
    (read) => lines(`${read} / HTTP/1.1`, 'Host: a', chunked) + '2\r\nhello\r\n0\r\n\r\n',
  ],
  [
    'an endless chunk',
    (read) => lines(`${read} / HTTP/1.1`, 'Host: a', chunked) + 'FFFFFFFFFFFFFFFFF\r\nhello',
  ],
  [
    'chunks with much to say',
    (read) => lines(`${read} / HTTP/1.1`, 'Host: a', chunked) + `1;${'a'.repeat(20_000)}\r\nx\r\n`,
  ],
  [
    'a header of 20 kB',
    (read) => lines(`${read} / HTTP/1.1`, 'Host: a', `A: ${'a'.repeat(20_000)}`),
  ],
  ['an address of 20 kB', (read) => lines(`${read} /${'a'.repeat(20_000)} HTTP/1.1`, 'Host: a')],
  ['a folded header', (read) => lines(`${read} / HTTP/1.1`, 'Host: a', 'A: b', ' c')],
  ['a NUL in a header', (read) => lines(`${read} / HTTP/1.1`, 'Host: a', 'A: \0')],
  ['a header without a colon', (read) => lines(`${read} / HTTP/1.1`, 'Host: a', 'A')],
  [
    'a space before the colon',
    (read) => lines(`${read} / HTTP/1.1`, 'Host: a', 'Content-Length : 5'),
  ],
  ['an unknown version', (read) => lines(`${read} / HTTP/9.9`, 'Host: a')],
  ['a later version', (read) => lines(`${read} / HTTP/2.0`, 'Host: a')],
  ['no version', (read) => lines(`${read} /`, 'Host: a')],
  ['no address', (read) => lines(`${read}  HTTP/1.1`, 'Host: a')],
  ['itself for an address', (read) => lines(`${read} ${read} / HTTP/1.1`, 'Host: a')],
  ['an address that is none', (read) => lines(`${read} \u00ff HTTP/1.1`, 'Host: a')],
  ['a star for an address', (read) => lines(`${read} * HTTP/1.1`, 'Host: a', LAST)],
  ['a whole address', (read) => lines(`${read} http://b/c HTTP/1.1`, 'Host: a', LAST)],
  ['two spaces', (read) => lines(`${read}  / HTTP/1.1`, 'Host: a', LAST)],
  ['a tab', (read) => lines(`${read}\t/ HTTP/1.1`, 'Host: a')],
  ['a space before it', (read) => lines(` ${read} / HTTP/1.1`, 'Host: a')],
  ['another letter before it', (read) => lines(`G${read} / HTTP/1.1`, 'Host: a')],
  ['a method before it', (read) => lines(`GET${read} / HTTP/1.1`, 'Host: a')],
  ['a part of a method before it', (read) => lines(`M-${read} / HTTP/1.1`, 'Host: a')],
  [
    'an unfinished request before it',
    (read) => lines(`ANNOUNCE / HTTP/1.1${read} / HTTP/1.1`, 'Host: a'),
  ],
  ['a letter more', (read) => lines(`${read}S / HTTP/1.1`, 'Host: a')],
  ['small letters', (read) => lines(`${read.toLowerCase()} / HTTP/1.1`, 'Host: a')],
  ['line ends of one byte', (read) => `${read} / HTTP/1.1\nHost: a\n\n`],
  [
    'an expectation',
    (read) => asked(read, { headers: ['Expect: the-best'] }) + asked(read, { headers: [LAST] }),
  ],
  ['more after the last', (read) => asked(read, { headers: [LAST] }) + asked(read)],
  [
    'an upgrade that nobody takes',
    (read) => asked(read, { headers: ['Connection: Upgrade', 'Upgrade: x'] }),
  ],
  [
    'a CONNECT behind it',
    (read) => asked(read, { headers: ['X: y'] }) + lines('CONNECT a:1 HTTP/1.1', 'Host: a'),
  ],
];

describe('a read with a body', () => {
  it.each(WRONG)(
    'a read with a body that has %s is answered as by plain Node',
    async (_title, wrong) => {
      const { plain, turns } = await pair.play((read) => [wrong(read)], { ends: true });
      expect(turns).toBe(plain);
    },
  );

  it.each(WRONG)(
    'a body that has %s behind an answered request is answered as by plain Node too',
    async (_title, wrong) => {
      const { plain, turns } = await pair.play(
        (read) => [asked(read, { body: 'abG' }), { answers: 1 }, wrong(read)],
        { ends: true },
      );
      expect(turns).toBe(plain);
    },
  );

  it.each(WRONG)(
    'a body that has %s is answered as by plain Node too, byte by byte',
    async (_title, wrong) => {
      const { plain, turns } = await pair.play((read) => Array.from(wrong(read).slice(0, 600)), {
        ends: true,
        apart: true,
      });
      expect(turns).toBe(plain);
    },
  );
});

describe('a body that ends in a letter with which a method begins', () => {
  it.each(['G', 'PO', 'M-', 'abG', 'AWHERE', 'W', 'WHERE', 'GET'])(
    'such as %s may stand before a WHERE',
    async (body) => {
      for (const apart of [true, false]) {
        const { plain, turns } = await pair.play(
          (read) => {
            const text =
              asked('POST', { body }) + asked(read, { body }) + asked(read, { headers: [LAST] });
            return apart ? [...text] : [text];
          },
          { apart },
        );
        expect(turns).toBe(plain);
        expect(turns).toContain('QUERY /');
      }
    },
  );

  it.each(['G', 'PO', 'M-', 'W', 'GET', 'WHERE'])(
    'is not confused with %s before a WHERE',
    async (letters) => {
      const { plain, turns } = await pair.play((read) => [
        asked('POST', { body: 'abc' }),
        { answers: 1 },
        letters + asked(read),
      ]);
      expect(turns).toBe(plain);
      expect(turns).toContain('400 Bad Request');
      expect(turns).not.toContain('QUERY /');
    },
  );
});

describe('a WHERE that is wrong behind a good request', () => {
  it('is refused when that is answered, which plain Node drops', async () => {
    const { plain, turns } = await pair.play((read) => [
      asked('GET', { path: '/later' }) + lines(`${read} / HTTP/9.9`, 'Host: a'),
    ]);
    expect(plain).toMatch(/^HTTP\/1\.1 400 /);
    expect(turns).toMatch(/^HTTP\/1\.1 200 OK.*\[end\]HTTP\/1\.1 400 /s);
  });
});
