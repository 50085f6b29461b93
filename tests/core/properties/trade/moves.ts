// What fast-check draws of a trade: customers, invoices and what settles them, one after another.
import fc from 'fast-check';
import type { Arbitrary } from 'fast-check';
import type { Series } from '#core/book/index.ts';
import type { CustomerFields } from '#core/customer/index.ts';
import type { CreditNoteLine, DraftInput } from '#core/invoice/index.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import { endOfMarch, firstOfApril, today, tomorrow, yesterday } from '#tests/specimens/days.ts';
import { discount, line } from './paper/draft-lines.ts';
import { handFields, handPostedOrNone } from './hand-moves.ts';
import type { HandPosted } from './hand-moves.ts';
import { moneyMoves } from './money-moves.ts';
import type { MoneyMove } from './money-moves.ts';
import { agroFields, raviFields, wanted } from '#tests/specimens/tax/trade.ts';

type Nth = { readonly nth: number };
export type TradeMove =
  | { readonly kind: 'customer'; readonly fields: CustomerFields }
  | ({ readonly kind: 'change-customer'; readonly changes: Partial<CustomerFields> } & Nth)
  | ({ readonly kind: 'activate' | 'deactivate' | 'remove' } & Nth)
  | ({ readonly kind: 'draft'; readonly draft: DraftInput; readonly atOnce: boolean } & Nth)
  | ({ readonly kind: 'change-draft'; readonly draft: DraftInput; readonly to: number } & Nth)
  | ({ readonly kind: 'issue' | 'cancel' | 'email' | 'report'; readonly fails: boolean } & Nth)
  | ({
      readonly kind: 'pay';
      /** Hundredths of a percent of what is due; null is all of it. */
      readonly share: number | null;
      readonly rest: boolean;
      readonly paidOn: CalendarDate | null;
    } & Nth)
  | ({
      readonly kind: 'reverse-payment' | 'reverse-allocation' | 'reverse-credit' | 'reverse-debit';
      readonly which: number;
    } & Nth)
  | ({
      readonly kind: 'allocate';
      readonly which: number;
      readonly amountPaise: number | null;
    } & Nth)
  | ({
      readonly kind: 'credit';
      readonly issueDate: CalendarDate | null;
      /** A line, and its share in hundredths of a percent, by quantity or value; null is all. */
      readonly part: {
        readonly line: number;
        readonly share: number;
        readonly byValue: boolean;
        /** Where the goods come back to, where it is another place than they left. */
        readonly to: Pick<CreditNoteLine, 'godownId' | 'batch'>;
      } | null;
    } & Nth)
  | ({
      readonly kind: 'debit';
      readonly issueDate: CalendarDate | null;
      readonly line: number;
      /** To be added to its value; negative: thousandths of a rupee to each price. */
      readonly addition: number;
    } & Nth)
  | MoneyMove
  | { readonly kind: 'series'; readonly series: Series }
  | ({ readonly kind: 'by-hand' } & HandPosted)
  | ({
      readonly kind: 'undo-by-hand';
      readonly which: number;
      readonly again: HandPosted | null;
    } & Nth);

const nth = fc.nat({ max: 20 });
const of = <Shape>(shape: { [Key in keyof Shape]: Arbitrary<Shape[Key]> }) =>
  fc.record(shape, { noNullPrototype: true });
const move = <Kind extends TradeMove['kind'], Rest>(
  kind: Kind,
  rest: { [Key in keyof Rest]: Arbitrary<Rest[Key]> },
) => of(rest).map((drawn) => ({ kind, ...drawn }));

const abroad = { ...raviFields, name: 'Dubai Stores', country: 'AE', stateCode: null };
export const CUSTOMERS: readonly CustomerFields[] = [
  agroFields,
  raviFields,
  { ...abroad, address: 'Creek Road', city: 'Dubai', pincode: null },
  { ...agroFields, name: 'Zone Mills', registration: 'sez' },
];
const fields = fc.constantFrom(...CUSTOMERS);

const dates = fc.constantFrom(
  ...([
    null,
    null,
    null,
    null,
    null,
    null,
    today,
    yesterday,
    tomorrow,
    endOfMarch,
    firstOfApril,
  ] as const),
  calendarDate('2025-09-21'),
);

/** Of either financial year, so that drafts cross from one to the other. */
const draftDates = fc.oneof(dates, fc.constantFrom(endOfMarch, calendarDate('2025-09-21')));

export const draft: Arbitrary<DraftInput> = of({
  lines: fc.array(line, { minLength: 1, maxLength: 4 }),
  issueDate: draftDates,
  supply: fc.constantFrom(
    ...([null, null, null, null, null, null, null, null] as const),
    ...(['domestic', 'domestic'] as const),
    ...(['export-without-payment', 'export-with-payment', 'sez-with-payment'] as const),
  ),
  reverseCharge: fc.constantFrom(false, false, false, true),
  pricesIncludeTax: fc.boolean(),
  discount,
  rounding: fc.constantFrom('none', 'rupee'),
}).map((drawn) => wanted(drawn));

const share = fc.oneof(
  { weight: 9, arbitrary: fc.integer({ min: 0, max: 6_000 }) },
  { weight: 1, arbitrary: fc.integer({ min: 9_000, max: 11_000 }) },
);
const shareOrAll: Arbitrary<number | null> = fc.option(share);
const amountPaise = fc.integer({ min: 0, max: 2_000_000 });
const amountOrAll: Arbitrary<number | null> = fc.option(amountPaise, { freq: 1 });
const placeBack = fc.constantFrom({}, {}, {}, { godownId: 4 }, { godownId: null, batch: null });
type Part = Extract<TradeMove, { kind: 'credit' }>['part'];
const part: Arbitrary<Part> = fc.option(
  of({ line: fc.constantFrom(1, 1, 1, 2, 3), share, byValue: fc.boolean(), to: placeBack }),
);
const addition = fc.integer({ min: -20_000, max: 200_000 });
const fails = fc.boolean();

const series: Arbitrary<Series> = fc.constantFrom(
  { prefix: 'INV-', padding: 3, restartsYearly: false },
  { prefix: 'inv-', padding: 4, restartsYearly: false },
  { prefix: 'ST/{FY}/', padding: 3, restartsYearly: true },
);

/** Each kind of move, with how often it is made. */
export const TRADE_MOVES: readonly (readonly [number, Arbitrary<TradeMove>])[] = [
  [1, move('customer', { fields })],
  [1, move('change-customer', { nth, changes: fields })],
  [3, move('activate', { nth })],
  [1, fc.oneof(move('deactivate', { nth }), move('remove', { nth }))],
  [12, move('draft', { nth, draft, atOnce: fc.boolean() })],
  [2, move('change-draft', { nth, draft, to: nth })],
  [10, move('issue', { nth, fails })],
  [2, move('cancel', { nth, fails })],
  [1, fc.oneof(move('email', { nth, fails }), move('report', { nth, fails }))],
  [12, move('pay', { nth, share: shareOrAll, rest: fc.boolean(), paidOn: dates })],
  [4, move('reverse-payment', { nth, which: nth })],
  [8, move('allocate', { nth, which: nth, amountPaise: amountOrAll })],
  [2, move('reverse-allocation', { nth, which: nth })],
  [10, move('credit', { nth, issueDate: dates, part })],
  [4, move('reverse-credit', { nth, which: nth })],
  [6, move('debit', { nth, issueDate: dates, line: fc.constantFrom(1, 1, 2), addition })],
  [2, move('reverse-debit', { nth, which: nth })],
  ...moneyMoves,
  [1, move('series', { series })],
  [12, move('by-hand', handFields)],
  [4, move('undo-by-hand', { nth, which: nth, again: handPostedOrNone })],
];

/** What happens in a trade, one thing after another. */
export const tradeHistory: Arbitrary<readonly TradeMove[]> = fc.array(
  fc.oneof(...TRADE_MOVES.map(([weight, arbitrary]) => ({ weight, arbitrary }))),
  { minLength: 20, maxLength: 60, size: 'max' },
);
