// What holds of an order after any bills of it, in parts and beyond, some of them reversed: what
// was ordered is what is billed and what is open, nothing is below nil, and the lines that are
// proposed for its next bill leave nothing open.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { linesToBill, measuresOfLines, openPaiseOf } from '#core/trade/index.ts';
import { orderEvents, orderIn, issueAtOnce, orderLineOf } from '../../trade/orders.ts';

const quantity = fc.integer({ min: 1, max: 1_000_000 });
const paise = fc.integer({ min: 0, max: 100_000_000 });

const ordered = fc.oneof(
  fc.record({ quantityThousandths: quantity, priceThousandths: paise }).map((said) => ({
    ...orderLineOf(said),
  })),
  paise.map((taxablePaise) =>
    orderLineOf({
      productId: null,
      accountId: 601,
      quantityThousandths: null,
      priceThousandths: null,
      taxablePaise,
    }),
  ),
);

const parts = fc.array(
  fc.record({
    line: fc.integer({ min: 1, max: 6 }),
    quantityThousandths: fc.option(quantity),
    taxablePaise: paise,
    stands: fc.boolean(),
  }),
  { maxLength: 20 },
);

test('what is ordered is what is billed and what is open, whatever bills take of it', () => {
  fc.assert(
    fc.property(fc.array(ordered, { minLength: 1, maxLength: 6 }), parts, (lines, all) => {
      const order = orderIn(orderEvents(issueAtOnce({ lines })));
      const standing = all.filter(({ stands, line }) => stands && line <= lines.length);
      const measures = measuresOfLines(order.lines, standing);
      for (const { whole, taken, open, over } of measures) {
        expect(whole + over).toBe(taken + open);
        expect(Math.min(open, over)).toBe(0);
        expect(Math.min(whole, taken, open, over)).toBeGreaterThanOrEqual(0);
      }
      for (const [at, measure] of measures.entries()) {
        const line = order.lines[at];
        const value = line === undefined ? -1 : openPaiseOf(line, measure);
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThanOrEqual(line?.taxablePaise ?? 0);
      }
      const rest = linesToBill(order, measures).map((line) => ({
        line: line.earlier?.line ?? 0,
        quantityThousandths: line.quantityThousandths,
        taxablePaise: line.taxablePaise ?? 0,
      }));
      expect(
        measuresOfLines(order.lines, [...standing, ...rest]).map(({ open }) => open),
      ).toStrictEqual(lines.map(() => 0));
    }),
  );
});
