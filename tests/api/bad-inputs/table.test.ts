// The collected bad inputs of areas A to H, row by row: each is run by a test that
// names it, is shown by one that does not, says what it still lacks, or why it cannot be run.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { read, root } from '#tests/house/tree.ts';

type Row = {
  readonly id: string;
  readonly area: string;
  readonly input: string;
  readonly expect: string;
  /** The test files in which the row's id stands: in a title, or in a case of a table. */
  readonly run?: readonly string[];
  /** A test file that shows it, and what it calls it. */
  readonly shown?: string;
  readonly title?: string;
  /** What the product has not yet, without which the row cannot be run. */
  readonly lacking?: string;
  readonly never?: string;
};

const rows = JSON.parse(read('tests/specimens/bad-inputs.json')) as readonly Row[];

/** How many rows the collection has in each area. */
const AREAS = { A: 33, B: 33, C: 33, D: 33, E: 35, F: 36, G: 35, H: 37 };
/** A file without its comments, which no test checks. */
const testsIn = (file: string): string => read(file).replaceAll(/^\s*(\/\/|\/?\*).*$/gm, '');

const LACKING = ['H70'];

describe('the bad inputs', () => {
  it('are all there, each once', () => {
    const counts = Object.fromEntries(
      Object.keys(AREAS).map((area) => [area, rows.filter(({ id }) => id.startsWith(area)).length]),
    );
    expect(counts).toStrictEqual(AREAS);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  });

  it.each(rows)('$id $input', ({ id, run, shown, title, lacking, never }) => {
    const answers = [run, shown, lacking, never].filter((answer) => answer !== undefined);
    expect(answers.length).toBe(1);
    for (const file of run ?? []) expect(testsIn(file)).toMatch(new RegExp(`\\b${id}\\b`));
    if (run !== undefined) expect(run.length).toBeGreaterThan(0);
    if (shown !== undefined && title !== undefined) expect(testsIn(shown)).toContain(title);
    else if (shown !== undefined) {
      // Procedures of area H are parts of a campaign.
      expect([id[0], existsSync(join(root, shown))]).toStrictEqual(['H', true]);
    }
    if (lacking !== undefined) expect(LACKING).toContain(id);
    if (never !== undefined) expect(never).toMatch(/\.$/);
  });
});
