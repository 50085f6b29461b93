// Any mix of requests on one connection, however it is cut into packets.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { asked, echo, inChunks, LAST, PATHS } from './handler.ts';
import { openPair } from './pair.ts';
import type { Pair, Read } from './pair.ts';

/** More by hand: `MIXES=1500 vitest run --project api tests/api/server/where/mixes.test.ts`. */
const RUNS = Number(process.env['MIXES'] ?? 300);

let pair: Pair;
beforeAll(async () => void (pair = await openPair(echo)));
afterAll(() => pair.close());

/** Bodies that look like requests, and those that end in what a method may begin with. */
const body = fc.oneof(
  fc.constantFrom(
    '',
    'G',
    'abG',
    'W',
    'WHE',
    'WHERE ',
    'AWHERE ',
    'WHERE / HTTP/1.1\r\nHost: a\r\n\r\n',
    'QUERY / HTTP/1.1\r\nHost: a\r\n\r\nWHERE / HTTP/1.1\r\nHost: a\r\n\r\n',
    '0\r\n\r\nWHERE / HTTP/1.1\r\n\r\n',
    '\r\n',
  ),
  fc.string({ unit: 'binary-ascii', maxLength: 60 }),
  fc.string({ unit: fc.constantFrom('W', 'H', 'E', 'R', ' ', 'G', '\n'), maxLength: 40 }),
);

const request = fc
  .record({
    method: fc.constantFrom('READ', 'READ', 'READ', 'GET', 'POST', 'PUT', 'HEAD', 'QUERY'),
    path: fc.constantFrom(...PATHS),
    body,
    chunks: fc.option(fc.array(fc.integer({ min: 1, max: 20 }), { maxLength: 3 })),
    before: fc.constantFrom('', '', '', '\r\n', '\r\n\r\n'),
    continues: fc.boolean(),
  })
  .map((made) => (read: Read, extra: readonly string[]) => {
    const method = made.method === 'READ' ? read : made.method;
    const path = method === 'HEAD' ? '/' : made.path;
    const headers = made.continues ? ['Expect: 100-continue', ...extra] : extra;
    if (made.chunks === null) {
      return made.before + asked(method, { path, headers, body: made.body });
    }
    const chunked = asked(method, { path, headers: ['Transfer-Encoding: chunked', ...headers] });
    return made.before + chunked + inChunks(made.body, made.chunks);
  });

const mix = fc.record({
  requests: fc.array(request, { minLength: 1, maxLength: 12 }),
  cuts: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 12 }),
});

function cut(text: string, cuts: readonly number[]): string[] {
  const places = [0, ...cuts.map((at) => Math.floor(at * text.length)), text.length];
  const sorted = places.toSorted((a, b) => a - b);
  return sorted
    .slice(1)
    .map((end, at) => text.slice(sorted[at], end))
    .filter((part) => part !== '');
}

describe('a mix of requests', () => {
  it(`is answered as plain Node answers it`, async () => {
    await fc.assert(
      fc.asyncProperty(mix, async ({ requests, cuts }) => {
        const script = (read: Read) => {
          const last = requests.length - 1;
          const texts = requests.map((make, at) =>
            make(read, [`X-N: ${at}`, ...(at === last ? [LAST] : [])]),
          );
          return cut(texts.join(''), cuts);
        };
        const { plain, turns } = await pair.play(script, { apart: true });
        expect(turns).toBe(plain);
        expect(turns.match(/HTTP\/1\.1 [2-5]\d\d /g)).toHaveLength(requests.length);
      }),
      { numRuns: RUNS },
    );
  }, 300_000);
});
