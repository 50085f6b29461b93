// What fast-check draws of the lines of a draft, with where their goods lie.
import fc from 'fast-check';
import type { Arbitrary } from 'fast-check';
import { productMoved } from '#core/invoice/index.ts';
import type { DraftLine, GoodsPlaces, PlaceOfGoods } from '#core/invoice/index.ts';
import { fans } from '#tests/specimens/tax/trade.ts';

const of = <Shape>(shape: { [Key in keyof Shape]: Arbitrary<Shape[Key]> }) =>
  fc.record(shape, { noNullPrototype: true });

/** Where the goods of a trade lie, and in which batches they were made. */
export const TRADE_PLACES: GoodsPlaces = {
  godowns: new Set([3, 4]),
  batches: new Map([
    [
      fans.productId ?? 0,
      new Map([
        ['A-1', '2028-06-30'],
        ['A-2', null],
      ]),
    ],
  ]),
};

export const discount = fc.oneof(
  { weight: 4, arbitrary: fc.constant(null) },
  { weight: 1, arbitrary: of({ kind: fc.constant('percent'), bps: fc.nat({ max: 10_000 }) }) },
  {
    weight: 1,
    arbitrary: of({ kind: fc.constant('amount'), amountPaise: fc.nat({ max: 200 }) }),
  },
);

/** Where goods lie and which they are: mostly the main location, and no batch. */
const place = fc.constantFrom<PlaceOfGoods>(
  {},
  {},
  { godownId: 3 },
  { batch: 'A-1' },
  { godownId: 4, batch: 'A-2' },
);

export const line: Arbitrary<DraftLine> = of({
  quantityThousandths: fc.oneof(fc.constantFrom(1000, 10_000), fc.integer({ min: 1, max: 50_000 })),
  priceThousandths: fc.oneof(fc.constantFrom(0, 300, 999_660), fc.nat({ max: 5_000_000 })),
  discount,
  rate: fc.constantFrom(
    ...([
      ['taxable', 1800],
      ['taxable', 500],
      ['taxable', 4000],
    ] as const),
    ...([
      ['nil', 0],
      ['exempt', 0],
      ['taxable', 1800],
    ] as const),
  ),
  hsn: fc.constantFrom('8414', '9965', null),
  productId: fc.constantFrom(null, fans.productId),
  place,
}).map(({ rate: [treatment, rateBps], place: named, ...drawn }) => ({
  ...fans,
  treatment,
  rateBps,
  ...drawn,
  ...(productMoved({ ...fans, ...drawn }) !== null && named),
}));
