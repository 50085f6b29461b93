// What fast-check draws of the months of a trade: days pass, returns are marked filed and the marks
// taken back, people post on output tax, and any other act bears a day of the past.
import fc from 'fast-check';
import type { Arbitrary } from 'fast-check';
import { draft, TRADE_MOVES } from './moves.ts';
import type { TradeMove } from './moves.ts';

export type PeriodMove =
  | { readonly kind: 'as-usual'; readonly move: TradeMove }
  /** The same act, dated so many days ago wherever it has a date of its own. */
  | { readonly kind: 'dated'; readonly move: TradeMove; readonly daysAgo: number }
  | { readonly kind: 'days-pass'; readonly days: number }
  | { readonly kind: 'file' | 'take-mark-back'; readonly monthsAgo: number }
  | { readonly kind: 'by-quarter'; readonly isQuarterly: boolean }
  | {
      readonly kind: 'output-tax';
      readonly which: number;
      readonly isDebit: boolean;
      readonly amountPaise: number;
      readonly daysAgo: number;
    }
  /** Credit of a head that came in by hand, so that there is something to set off. */
  | {
      readonly kind: 'input-tax';
      readonly head: CreditHead;
      readonly amountPaise: number;
      readonly daysAgo: number;
    }
  /** Output tax that a mark takes, lawfully or not; of the period of the day or the one before. */
  | {
      readonly kind: 'marked';
      readonly mark: 'set-off' | 'discharge';
      readonly which: number;
      readonly against: CreditHead | 'cash-ledger' | 'suspense';
      /** Of what is open of the head, in hundredths. */
      readonly share: number;
      readonly daysAgo: number;
      readonly isOfMonthBefore: boolean;
    }
  | { readonly kind: 'take-hand-entry-back'; readonly which: number };
type CreditHead = 'igst' | 'cgst' | 'sgst';

const of = <Shape>(shape: { [Key in keyof Shape]: Arbitrary<Shape[Key]> }) =>
  fc.record(shape, { noNullPrototype: true });

const tradeMove = fc.oneof(...TRADE_MOVES.map(([weight, arbitrary]) => ({ weight, arbitrary })));
/** Most lie in this month or the one before it. */
const daysAgo = fc.oneof(fc.integer({ min: 0, max: 45 }), fc.integer({ min: 0, max: 130 }));
const monthsAgo = fc.constantFrom(1, 1, 1, 1, 2, 3, 4);

/** An invoice that nothing is missing from, issued at once. */
const invoiced: Arbitrary<TradeMove> = fc.tuple(fc.nat({ max: 1 }), draft).map(([nth, drawn]) => ({
  kind: 'draft',
  nth,
  atOnce: true,
  draft: {
    ...drawn,
    supply: null,
    reverseCharge: false,
    discount: null,
    lines: drawn.lines.map((line) => ({
      ...line,
      hsn: '8414',
      rateBps: 1800,
      treatment: 'taxable' as const,
      discount: null,
    })),
  },
}));
/** What acts on reported documents, which a draw among all moves seldom hits. */
const ON_DOCUMENTS = new Set<TradeMove['kind']>([
  ...(['cancel', 'credit', 'reverse-credit', 'debit', 'reverse-debit', 'pay'] as const),
  ...(['allocate', 'reverse-allocation', 'reverse-payment', 'undo-by-hand'] as const),
  ...(['receipt', 'refund', 'reverse-receipt'] as const),
]);
const onDocuments = tradeMove.filter(({ kind }) => ON_DOCUMENTS.has(kind));
const dated = (move: Arbitrary<TradeMove>): Arbitrary<PeriodMove> =>
  of({ kind: fc.constant('dated' as const), move, daysAgo });

const periodMove: Arbitrary<PeriodMove> = fc.oneof(
  { weight: 6, arbitrary: of({ kind: fc.constant('as-usual' as const), move: tradeMove }) },
  { weight: 10, arbitrary: dated(tradeMove) },
  { weight: 14, arbitrary: dated(onDocuments) },
  { weight: 6, arbitrary: dated(invoiced) },
  {
    weight: 4,
    arbitrary: of({
      kind: fc.constant('days-pass' as const),
      days: fc.integer({ min: 1, max: 45 }),
    }),
  },
  { weight: 5, arbitrary: of({ kind: fc.constant('file' as const), monthsAgo }) },
  { weight: 1, arbitrary: of({ kind: fc.constant('take-mark-back' as const), monthsAgo }) },
  {
    weight: 1,
    arbitrary: of({ kind: fc.constant('by-quarter' as const), isQuarterly: fc.boolean() }),
  },
  {
    weight: 4,
    arbitrary: of({
      kind: fc.constant('output-tax' as const),
      which: fc.nat({ max: 3 }),
      isDebit: fc.boolean(),
      amountPaise: fc.integer({ min: 1, max: 90_000 }),
      daysAgo,
    }),
  },
  {
    weight: 6,
    arbitrary: of({
      kind: fc.constant('input-tax' as const),
      head: fc.constantFrom<CreditHead>('igst', 'cgst', 'sgst'),
      amountPaise: fc.integer({ min: 1, max: 90_000 }),
      daysAgo: fc.integer({ min: 40, max: 130 }),
    }),
  },
  {
    weight: 16,
    arbitrary: of({
      kind: fc.constant('marked' as const),
      mark: fc.constantFrom('set-off' as const, 'discharge' as const),
      which: fc.nat(7),
      against: fc.constantFrom('igst', 'igst', 'cgst', 'sgst', 'cash-ledger', 'suspense'),
      share: fc.constantFrom(30, 100, 100, 101, 200),
      daysAgo,
      isOfMonthBefore: fc.constantFrom(true, true, false),
    }),
  },
  {
    weight: 2,
    arbitrary: of({ kind: fc.constant('take-hand-entry-back' as const), which: fc.nat(9) }),
  },
);

const filed: Arbitrary<readonly PeriodMove[]> = fc.array(
  of({ kind: fc.constant('file' as const), monthsAgo: fc.constantFrom(1, 2, 3, 4) }),
  { minLength: 1, maxLength: 3 },
);
const acts = (minLength: number): Arbitrary<readonly PeriodMove[]> =>
  fc.array(periodMove, { minLength, maxLength: 45, size: 'max' });

/** Months of a trade, one act after another: some are filed, and acts of every kind follow. */
export const monthsOfTrade: Arbitrary<readonly PeriodMove[]> = fc
  .tuple(fc.array(dated(invoiced), { minLength: 3, maxLength: 8 }), acts(15), filed, acts(25))
  .map((parts) => parts.flat());
