import { describe, expect, test } from 'vitest';
import { paperOf } from '#core/paper/index.ts';
import { cotton, invoiceDocument, jute } from '#tests/specimens/tax/papers.ts';

describe('an invoice of goods with a batch', () => {
  test('names the batch below its item, and the last day of that once it is issued', () => {
    const items = (more: object) => {
      const lines = [{ ...cotton, batch: 'B-101', ...more }, jute];
      const { table } = paperOf(invoiceDocument({ lines }));
      return table.lines.map((line) => line[1]?.slice(1));
    };
    expect(items({})).toStrictEqual([['Batch B-101'], []]);
    const told = [['Batch B-101, expires 31 Mar 2027'], []];
    expect(items({ expiresOn: '2027-03-31' })).toStrictEqual(told);
  });
});
