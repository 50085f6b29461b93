import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { paiseAsWritten } from '#core/kernel/writing/indian-number.ts';
import { paperOf } from '#core/paper/index.ts';
import type { PaperCell, PaperTable } from '#core/paper/index.ts';
import { invoiceDocument, lineOf } from '#tests/specimens/tax/papers.ts';

const paise = (text: string): number =>
  paiseAsWritten(text.replace('₹', '').replace('−', '-')) ?? Number.NaN;

/** The amount of a cell stands last in it; `Exempt` is none. */
const amountOf = (cell: PaperCell | undefined): number => {
  const text = cell?.at(-1) ?? '';
  return /\d$/.test(text) ? paise(text) : 0;
};

const MONEY = ['discount', 'taxable', 'cgst', 'sgst', 'igst', 'cess', 'tax', 'amount'];

function footsOf({ columns, lines, foot }: PaperTable): readonly (readonly [number, number])[] {
  return columns.flatMap(({ key }, at) =>
    foot === null || !MONEY.includes(key)
      ? []
      : [[lines.reduce((sum, line) => sum + amountOf(line[at]), 0), amountOf(foot[at])] as const],
  );
}

const line = fc
  .record({
    quantity: fc.integer({ min: 1, max: 9999 }),
    paise: fc.integer({ min: 1, max: 9_999_999 }),
    rate: fc.constantFrom(0.25, 3, 5, 18, 40),
    treatment: fc.constantFrom('taxable', 'taxable', 'exempt', 'nil', 'non-gst'),
    percent: fc.integer({ min: 0, max: 9000 }),
    hsn: fc.constantFrom('5201', '6305', '996511', null),
  })
  .map(({ quantity, paise: price, rate, treatment, percent, hsn }) =>
    lineOf('Thing', [hsn, 'NOS'], [quantity, price / 100, rate], {
      treatment,
      discount: { kind: 'percent', bps: percent },
    }),
  );

const asked = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: 8 }),
  heads: fc.constantFrom('intra', 'inter', 'none'),
  pricesIncludeTax: fc.boolean(),
  rounding: fc.constantFrom('none', 'rupee'),
});

describe('whatever is printed', () => {
  test('foots: each column comes to its sum, the totals to the total', () => {
    fc.assert(
      fc.property(asked, (wanted) => {
        const paper = paperOf(invoiceDocument(wanted));
        for (const [sum, foot] of footsOf(paper.table)) expect(foot).toBe(sum);
        for (const [sum, foot] of footsOf(paper.hsnSummary ?? paper.table)) expect(foot).toBe(sum);
        const totals = paper.totals.map(({ label, amount }) => ({ label, amount: paise(amount) }));
        const value = totals.findLast(({ label }) => /^(Subtotal|Taxable value)$/.test(label));
        const added = totals.filter(({ label }) => /^(CGST|SGST|IGST|Cess|Round off)/.test(label));
        const total = totals.find(({ label }) => label === 'Total');
        expect(added.reduce((sum, { amount }) => sum + amount, value?.amount ?? 0)).toBe(
          total?.amount,
        );
      }),
    );
  });

  test('sums all heads of an HSN, and its cess, to its tax', () => {
    const cess = { cessBps: 1200, cessPerUnitThousandths: 0 };
    fc.assert(
      fc.property(asked, fc.boolean(), (wanted, withCess) => {
        const lines = wanted.lines.map((one) => ({ ...one, ...(withCess ? cess : {}) }));
        const { hsnSummary } = paperOf(invoiceDocument({ ...wanted, lines }));
        if (hsnSummary === null) return;
        const { columns, lines: rows } = hsnSummary;
        for (const row of rows) {
          const of = (wantedKey: string) =>
            columns.reduce(
              (sum, { key }, at) => (key === wantedKey ? sum + amountOf(row[at]) : sum),
              0,
            );
          expect(of('tax')).toBe(of('cgst') + of('sgst') + of('igst') + of('cess'));
        }
      }),
    );
  });

  test('has IGST, or CGST with SGST, and never all three', () => {
    fc.assert(
      fc.property(asked, (wanted) => {
        const keys = paperOf(invoiceDocument(wanted)).table.columns.map(({ key }) => key);
        expect(keys.includes('cgst')).toBe(keys.includes('sgst'));
        expect(keys.includes('igst') && keys.includes('cgst')).toBe(false);
      }),
    );
  });

  test('fits on A4: the columns leave the item its place, in text that can be read', () => {
    const big = lineOf('Ship', ['89019000', 'NOS'], [1, 9_99_99_999.99, 18]);
    const { table } = paperOf(
      invoiceDocument({ lines: [big], heads: 'intra', discount: { kind: 'percent', bps: 100 } }),
    );
    const points = table.columns
      .filter(({ key }) => key !== 'item')
      .reduce((sum, { widthEm }) => sum + widthEm * table.points + 9, 0);
    expect(points).toBeLessThanOrEqual(527 - 100);
    expect(table.points).toBeGreaterThanOrEqual(8);
    expect(table.columns.map(({ key }) => key)).not.toContain('hsn');
    expect(table.lines[0]?.[1]).toStrictEqual(['Ship', 'HSN/SAC 89019000']);
  });
});
