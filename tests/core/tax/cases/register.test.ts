// No case is left out silently: each is run by its area's table, or named with the reason.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { casesOf, notOurs, tables, taxCases } from '#tests/specimens/tax/cases.ts';

/** How many cases of each area are run. */
const COUNTS = {
  gstin: 19,
  pan: 5,
  docno: 10,
  tax: 20,
  pos: 6,
  label: 3,
  words: 12,
  format: 3,
  period: 10,
  einvoice: 15,
};
/** Of these areas, what is bought and not billed. */
const BOUGHT = ['TAX-007'];

const areaOf = (id: string): string => taxCases.find((each) => each.id === id)?.area ?? '';

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

  test('are as many in each area of billing as were collected, and no one is left out', () => {
    const count = (area: string) => casesOf(area).length;
    const areas = Object.keys(COUNTS);
    expect(Object.fromEntries(areas.map((area) => [area, count(area)]))).toStrictEqual(COUNTS);
    expect(Object.keys(notOurs).filter((id) => areas.includes(areaOf(id)))).toStrictEqual(BOUGHT);
  });
});
