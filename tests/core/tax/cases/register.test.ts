// No case is left out silently: each is run by its area's table, or named with the reason.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { casesOf, notOurs, tables, taxCases } from '#tests/specimens/tax/cases.ts';

describe('the collected cases', () => {
  test('are each run or named', () => {
    const run = Object.keys(tables).flatMap((area) => casesOf(area).map(({ id }) => id));
    const all = [...run, ...Object.keys(notOurs)];
    expect(all.toSorted()).toStrictEqual(taxCases.map(({ id }) => id).toSorted());
  });

  test.each(Object.entries(tables))(
    'the collected cases of area %s are run in %s',
    (area, file) => {
      expect(readFileSync(file, 'utf8')).toContain(`runTable('${area}', [`);
    },
  );

  test('each name their source', () => {
    expect(taxCases.filter(({ source }) => source.length < 10)).toStrictEqual([]);
    expect(taxCases.length).toBeGreaterThan(100);
  });
});
