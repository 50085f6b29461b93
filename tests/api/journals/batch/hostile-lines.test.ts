// Lines of a hostile client among right ones, in pieces of any length: each is answered by itself,
// in order, and none spoils another.
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { meera } from '#tests/specimens/books/people.ts';
import { linesIn } from '#tests/support/server.ts';
import { openTeam } from '#tests/support/team.ts';
import type { Team } from '#tests/support/team.ts';
import { brokenJson, HOSTILE_TEXTS, spoilt } from '../../bad-inputs/fuzz/hostile.ts';
import { journalCount, readAnswers, saleLine } from './sending.ts';

let team: Team;
beforeAll(async () => {
  team = await openTeam();
});
afterAll(() => team.close());

const RUNS = 150;

/** What stands between two newlines. */
const lineOf = (right: object): fc.Arbitrary<string> =>
  fc
    .oneof(
      { weight: 4, arbitrary: fc.constant(JSON.stringify(right)) },
      { weight: 4, arbitrary: spoilt(right).map((line) => JSON.stringify(line) ?? '') },
      { weight: 1, arbitrary: brokenJson },
      { weight: 1, arbitrary: fc.constantFrom(...HOSTILE_TEXTS, '\r', '\u2028', '\t \t', '[[[[') },
      { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 30 }) },
    )
    .map((line) => line.replaceAll('\n', ' '));

/** A body that arrives in pieces of these lengths, over and over. */
function arriving(bytes: Uint8Array, lengths: readonly number[]): ReadableStream<Uint8Array> {
  let [at, turn] = [0, 0];
  return new ReadableStream({
    pull(controller) {
      if (at >= bytes.byteLength) return controller.close();
      const length = lengths[turn % lengths.length] ?? 1;
      controller.enqueue(bytes.slice(at, at + length));
      at += length;
      turn += 1;
    },
  });
}

async function send(text: string, lengths: readonly number[], query: string) {
  const reply = await team.server.app.request(`/api/islogin/journal/batch${query}`, {
    ...({ duplex: 'half' } as RequestInit),
    method: 'POST',
    body: arriving(Buffer.from(text), lengths),
    headers: {
      'Content-Type': 'application/x-ndjson',
      Cookie: team.cookieOf(meera.profile.email),
    },
  });
  return { status: reply.status, ...readAnswers(linesIn(await reply.text())) };
}

/** A line that is nothing but blanks, as JavaScript sees them, is no line. */
const isLine = (line: string): boolean => Buffer.from(line).toString().trim() !== '';

it('each hostile line is answered in its place, and spoils no other', async () => {
  const line = lineOf(saleLine(team, 12_345, { key: 'form-1-line-1' }));
  const bodies = fc.record({
    lines: fc.array(line, { maxLength: 12 }),
    lengths: fc.array(fc.integer({ min: 1, max: 200 }), { minLength: 1, maxLength: 3 }),
    isAtomic: fc.boolean(),
  });
  let known = await journalCount(team);
  await fc.assert(
    fc.asyncProperty(bodies, async ({ lines, lengths, isAtomic }) => {
      const query = isAtomic ? '?atomic=true' : '';
      const { status, answers, summary } = await send(lines.join('\n'), lengths, query);
      expect(status).toBe(200);
      expect(answers.map((answer) => answer.line)).toStrictEqual(
        lines.flatMap((text, at) => (isLine(text) ? [at + 1] : [])),
      );
      expect(answers.filter((answer) => !answer.ok && answer.status >= 500)).toStrictEqual([]);
      const posted = answers.filter(({ ok }) => ok).length;
      expect(summary).toMatchObject({ done: true, posted });
      const count = await journalCount(team);
      expect(count - known).toBeLessThanOrEqual(posted);
      known = count;
    }),
    { numRuns: RUNS },
  );
  const trial = await team.owner('readTrialBalance', { params: { bookId: team.bookId } });
  const { totals } = trial.body as { totals: { debit: string; credit: string } };
  expect(totals.debit).toBe(totals.credit);
}, 120_000);
