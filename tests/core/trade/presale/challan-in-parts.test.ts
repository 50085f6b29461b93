// What invoices bill of a challan: whatever they are, no more of it than was delivered, and stock
// goes down by what was delivered and by what was billed beside it.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { goodsBilled, goodsInvoiced, goodsLeft } from '#core/invoice/index.ts';
import type { GoodsOfLine } from '#core/invoice/index.ts';
import { draftOfOpen } from '#core/trade/kinds/presale/index.ts';
import { drafted, issuedFans, trade } from '#tests/specimens/tax/trade.ts';

const YARD = 65;
const sale = (quantityThousandths: number, more: object = {}) => ({
  ...issuedFans,
  productId: trade.fan,
  quantityThousandths,
  ...more,
});
const delivered = (line: number, quantityThousandths: number, more: object = {}) => ({
  line,
  productId: trade.fan,
  quantityThousandths,
  ...more,
});

describe('what an invoice bills of a challan', () => {
  test('is what it sells, and no more than the challan has open', () => {
    const open = [delivered(1, 4000), delivered(3, 2000)];
    expect(goodsBilled([sale(5000)], open)).toStrictEqual([delivered(1, 4000), delivered(3, 1000)]);
    expect(goodsBilled([sale(9000)], open)).toStrictEqual(open);
    expect(goodsBilled([sale(1000, { productId: null })], open)).toStrictEqual([]);
  });

  test('is of the same godown and batch first, then of the product from elsewhere', () => {
    const open = [delivered(1, 4000), delivered(2, 2000, { godownId: YARD })];
    expect(goodsBilled([sale(3000, { godownId: YARD })], open)).toStrictEqual([
      delivered(1, 1000),
      delivered(2, 2000, { godownId: YARD }),
    ]);
  });

  test('leaves the rest open, line by line', () => {
    const goods = [delivered(1, 4000), delivered(2, 2000)];
    expect(goodsLeft(goods, [delivered(1, 1500), delivered(2, 2000)])).toStrictEqual([
      delivered(1, 2500),
    ]);
  });
});

test('the next draft has what is open, with its share of a discount in rupees', () => {
  const [line] = drafted.data.draft.lines;
  if (line === undefined) throw new Error('The draft has a line.');
  const discount = { kind: 'amount', amountPaise: 1000 } as const;
  const fans = { ...line, productId: trade.fan, quantityThousandths: 10_000, discount };
  const draft = {
    ...drafted.data.draft,
    discount,
    lines: [{ ...line, productId: null }, fans, fans],
  };
  const next = draftOfOpen(draft, [delivered(2, 2500)]);
  expect(next.discount).toBeNull();
  expect(next.lines).toStrictEqual([
    { ...fans, quantityThousandths: 2500, discount: { kind: 'amount', amountPaise: 250 } },
  ]);
});

const place = fc.constantFrom({}, { godownId: YARD }, { batch: 'B1' });
const goods = fc.record({
  productId: fc.constantFrom(1, 2),
  quantityThousandths: fc.integer({ min: 1, max: 9 }),
  place,
});
const linesOf = (
  drawn: readonly { productId: number; quantityThousandths: number; place: object }[],
) => drawn.map(({ place: where, ...one }) => sale(one.quantityThousandths, { ...one, ...where }));

test('the invoices of a challan bill no more than it delivered, and nothing goes out twice', () => {
  fc.assert(
    fc.property(
      fc.array(goods, { minLength: 1, maxLength: 5 }),
      fc.array(fc.array(goods, { maxLength: 5 }), { maxLength: 4 }),
      (drawn, invoices) => {
        const out = drawn.map(({ place: where, ...one }, at) => ({
          line: at + 1,
          ...one,
          ...where,
        }));
        let open: readonly GoodsOfLine[] = out;
        for (const invoice of invoices) {
          const lines = linesOf(invoice);
          const billed = goodsBilled(lines, open);
          for (const part of billed) {
            const before = open.find(({ line }) => line === part.line);
            expect(part.quantityThousandths).toBeLessThanOrEqual(before?.quantityThousandths ?? 0);
          }
          const moved = goodsInvoiced({
            lines,
            delivered: { presaleId: 7, number: 'DC-1', goods: [...billed] },
          });
          for (const product of [1, 2]) {
            const sumOf = (
              all: readonly { productId: number | null; quantityThousandths: number }[],
            ) =>
              all
                .filter(({ productId }) => productId === product)
                .reduce((sum, { quantityThousandths }) => sum + quantityThousandths, 0);
            const sold = sumOf(lines);
            expect(sumOf(moved) + sold - sumOf(billed)).toBe(0);
            expect(sumOf(billed)).toBe(Math.min(sold, sumOf(open)));
          }
          open = goodsLeft(open, billed);
        }
      },
    ),
  );
});
