// The array texts that this server writes are read by PostgreSQL as the driver's own are.
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { textArray } from '#api/store/sql.ts';
import { freshDatabase } from '#tests/support/postgres.ts';
import type { FreshDatabase } from '#tests/support/postgres.ts';

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

async function readBack(texts: readonly (string | null)[]): Promise<unknown> {
  const { rows } = await database.reader.query<{ texts: unknown }>({
    text: 'select to_json($1::text[]) as texts',
    values: [textArray(texts)],
  });
  return rows[0]?.texts;
}

test.each([
  ['no text', []],
  ['an empty text', ['']],
  ['nothing beside the word for it', [null, 'NULL', 'null']],
  ['quotes and backslashes', ['"', '\\', '\\"', '"\\', 'a"b\\c', '\\\\', '\\x41']],
  ['braces, commas and spaces', ['{', '}', '{a,b}', ',', ' ', ' a ', '\t', '\n', '\r\n']],
  ['letters of any script', ['चाय', '𝒷', '👨‍👩‍👧', '\u00e9', 'e\u0301', '\u2028']],
])('%s is read back as it was', async (_what, texts) => {
  expect(await readBack(texts)).toStrictEqual(texts);
});

test('any texts are read back as they were', async () => {
  // PostgreSQL has no text with NUL in it, and no half of a surrogate pair is UTF-8.
  const text = fc
    .oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: fc.constantFrom('"', '\\', '{', '}', ',', ' ', 'N', 'ू') }),
    )
    .filter((one) => !one.includes('\0'));
  await fc.assert(
    fc.asyncProperty(fc.array(fc.option(text, { nil: null }), { maxLength: 20 }), async (texts) => {
      expect(await readBack(texts)).toStrictEqual(texts);
    }),
    { numRuns: 300 },
  );
});
