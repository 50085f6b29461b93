// What fast-check draws of a customer's money: receipts with all that they settle, refunds, items
// that are set against each other, and what was open when the book began.
import fc from 'fast-check';
import type { Arbitrary } from 'fast-check';

type Nth = { readonly nth: number };

/** What is open of one customer when the book begins; of nothing, they have no bill. */
export type OpeningOfOne = { readonly billPaise: readonly number[]; readonly restPaise: number };

export type MoneyMove =
  | ({
      readonly kind: 'receipt';
      readonly amountPaise: number;
      readonly deductedPaise: number;
      readonly against: 'nothing' | 'oldest-first' | 'some';
      /** Hundredths of a percent of what is open of each bill. */
      readonly share: number;
      readonly advance: 'goods' | 'services' | null;
      readonly isLocal: boolean;
    } & Nth)
  | {
      readonly kind: 'reverse-receipt' | 'reverse-refund' | 'reverse-settlement';
      readonly which: number;
    }
  | {
      readonly kind: 'refund';
      readonly which: number;
      /** Hundredths of a percent of what is open; null is all of it. */
      readonly share: number | null;
    }
  | ({
      readonly kind: 'settle';
      readonly which: number;
      readonly by: number;
      readonly amountPaise: number | null;
    } & Nth)
  | { readonly kind: 'opening'; readonly customers: readonly OpeningOfOne[] };

const nth = fc.nat({ max: 20 });
const of = <Shape>(shape: { [Key in keyof Shape]: Arbitrary<Shape[Key]> }) =>
  fc.record(shape, { noNullPrototype: true });

const share = fc.oneof(fc.constant(10_000), fc.integer({ min: 0, max: 11_000 }));
const shareOrAll: Arbitrary<number | null> = fc.option(share);
const amountPaise = fc.integer({ min: 0, max: 2_000_000 });
const amountOrAll: Arbitrary<number | null> = fc.option(amountPaise, { freq: 1 });

const receipt: Arbitrary<MoneyMove> = of({
  kind: fc.constant('receipt' as const),
  nth,
  amountPaise,
  deductedPaise: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 40_000 })),
  against: fc.constantFrom('nothing', 'oldest-first', 'oldest-first', 'some', 'some'),
  share,
  advance: fc.constant(null),
  isLocal: fc.boolean(),
});
const advance: Arbitrary<MoneyMove> = of({
  kind: fc.constant('receipt' as const),
  nth,
  amountPaise,
  deductedPaise: fc.constant(0),
  against: fc.constant('nothing' as const),
  share,
  advance: fc.constantFrom('goods', 'services', 'services', 'services'),
  isLocal: fc.boolean(),
});
const taken: Arbitrary<MoneyMove> = of({
  kind: fc.constantFrom('reverse-receipt', 'reverse-refund', 'reverse-settlement'),
  which: nth,
});
const refund: Arbitrary<MoneyMove> = of({
  kind: fc.constant('refund' as const),
  which: nth,
  share: shareOrAll,
});
const settle: Arbitrary<MoneyMove> = of({
  kind: fc.constant('settle' as const),
  nth,
  which: nth,
  by: nth,
  amountPaise: amountOrAll,
});

const balance = fc.integer({ min: -500_000, max: 1_500_000 });
const opening: Arbitrary<MoneyMove> = of({
  kind: fc.constant('opening' as const),
  customers: fc.array(of({ billPaise: fc.array(balance, { maxLength: 2 }), restPaise: balance }), {
    minLength: 1,
    maxLength: 3,
  }),
});

export const moneyMoves: readonly (readonly [number, Arbitrary<MoneyMove>])[] = [
  [7, receipt],
  [3, advance],
  [3, taken],
  [4, refund],
  [5, settle],
  [3, opening],
];
