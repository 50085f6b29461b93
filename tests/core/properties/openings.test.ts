// What holds while opening bills are settled, given back and corrected in any order: a correction
// moves the bills and the ledger alike, and what was settled stays settled.
import fc from 'fast-check';
import type { Arbitrary } from 'fast-check';
import { expect, test } from 'vitest';
import type { CorrectOpeningBalances } from '#core/opening/commands.ts';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import type { JournalId } from '#core/kernel/ids.ts';
import { tradeCommandOf, withCustomers } from './trade/commands.ts';
import type { MoneyMove } from './trade/money-moves.ts';
import { balancesOf } from './trade/paper/balances.ts';
import { paperItems } from './trade/paper/open-items.ts';
import { eventsIn, openingOf, TRADE_BOOK } from './trade/paper/paper-log.ts';
import type { PaperTrade } from './trade/paper/paper-log.ts';
import { openPaperTrade, submitTrade } from './trade/paper/paper-trade.ts';

/** Of each bill by its place, in percent of what it came to; 0 drops it. */
type Correction = { readonly percents: readonly number[]; readonly restPercent: number };
type Step = MoneyMove | ({ readonly kind: 'correct' } & Correction);

const paise = fc.integer({ min: 1, max: 90_000 });
const credit = paise.map((amount) => -amount);
const opened = fc.record(
  {
    billPaise: fc.array(fc.oneof({ weight: 4, arbitrary: paise }, credit), {
      minLength: 1,
      maxLength: 2,
    }),
    restPaise: fc.oneof(fc.constant(0), paise, credit),
  },
  { noNullPrototype: true },
);
const percent = fc.oneof(
  { weight: 3, arbitrary: fc.constant(100) },
  fc.constant(0),
  fc.integer({ min: 1, max: 200 }),
);
const nth = fc.nat({ max: 5 });
const step: Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record(
      {
        kind: fc.constant('correct' as const),
        percents: fc.array(percent, { minLength: 2, maxLength: 2 }),
        restPercent: percent,
      },
      { noNullPrototype: true },
    ),
  },
  {
    weight: 4,
    arbitrary: fc.record(
      {
        kind: fc.constant('receipt' as const),
        nth,
        amountPaise: paise,
        deductedPaise: fc.constant(0),
        against: fc.constantFrom('oldest-first' as const, 'some' as const),
        share: fc.integer({ min: 1, max: 10_000 }),
        advance: fc.constant(null),
        isLocal: fc.constant(true),
      },
      { noNullPrototype: true },
    ),
  },
  fc.record({
    kind: fc.constant('settle' as const),
    nth,
    which: nth,
    by: nth,
    amountPaise: fc.constant(null),
  }),
  fc.record({
    kind: fc.constantFrom('reverse-receipt' as const, 'reverse-settlement' as const),
    which: nth,
  }),
);

const several = <Id>(trade: PaperTrade, count: number): readonly Id[] =>
  Array.from({ length: count }, () => (trade.lastId += 1) as Id);

function correctionOf(
  trade: PaperTrade,
  { percents, restPercent }: Correction,
): CorrectOpeningBalances {
  const part = (amount: number, percentage = 100) => Math.trunc((amount * percentage) / 100);
  const accounts = (openingOf(trade).posted?.accounts ?? []).map(({ accountId, bills }) => {
    const own = bills
      .filter(({ rest }) => rest !== true)
      .map(({ billDate, dueDate, ...bill }, place) => ({
        ...bill,
        billDate: calendarDate(billDate),
        dueDate: dueDate === null ? null : calendarDate(dueDate),
        amountPaise: part(bill.amountPaise, percents[place]),
      }))
      .filter(({ amountPaise }) => amountPaise !== 0);
    const rest = bills.find((bill) => bill.rest === true)?.amountPaise ?? 0;
    const balancePaise = own.reduce((sum, bill) => sum + bill.amountPaise, part(rest, restPercent));
    return { accountId, balancePaise, bills: own };
  });
  return {
    type: 'CorrectOpeningBalances',
    data: {
      bookId: TRADE_BOOK,
      reason: 'Counted again',
      accounts,
      stock: [],
      journalIds: several<JournalId>(trade, 1),
      billIds: several<number>(trade, 9),
      reversalIds: several<JournalId>(trade, 1),
    },
  };
}

const openingBills = (trade: PaperTrade) =>
  paperItems(trade).filter(({ kind }) => kind === 'opening-bill');

const settledOf = (trade: PaperTrade): ReadonlyMap<number, number> =>
  new Map(
    openingBills(trade)
      .map(({ id, madePaise, openPaise }) => [id, madePaise - openPaise] as const)
      .filter(([, settledPaise]) => settledPaise !== 0),
  );

function expectLedgersEqualItems(trade: PaperTrade): void {
  const ledgers = balancesOf(trade);
  const items = paperItems(trade);
  for (const { data } of eventsIn(trade, 'CustomerCreated')) {
    const own = items.filter(({ customerId }) => customerId === data.customerId);
    const openPaise = own.reduce((sum, item) => sum + item.openPaise, 0);
    expect(openPaise).toBe(ledgers.get(data.accountId ?? 0) ?? 0);
  }
  for (const { madePaise, openPaise } of items) {
    expect(Math.abs(openPaise)).toBeLessThanOrEqual(Math.abs(madePaise));
    expect(openPaise * madePaise).toBeGreaterThanOrEqual(0);
  }
}

test('opening bills that are settled between corrections keep what was settled, and the ledger', () => {
  const seen = { corrected: 0, refused: 0 };
  const oneStep = (trade: PaperTrade, one: Step): void => {
    const command = one.kind === 'correct' ? correctionOf(trade, one) : tradeCommandOf(trade, one);
    if (command === null) return;
    const settled = settledOf(trade);
    const answer = submitTrade(trade, command);
    expectLedgersEqualItems(trade);
    if (one.kind !== 'correct') return;
    expect(settledOf(trade)).toStrictEqual(settled);
    if (settled.size === 0) return;
    if (answer.ok) seen.corrected += 1;
    else {
      seen.refused += 1;
      const kinds = ['opening_bill_is_settled', 'opening_bill_below_settled', 'opening_not_posted'];
      expect(kinds).toContain(answer.rejection.kind);
    }
  };
  fc.assert(
    fc.property(
      fc.array(opened, { minLength: 1, maxLength: 3 }),
      fc.array(step, { minLength: 5, maxLength: 14 }),
      (customers, steps) => {
        const trade = withCustomers(openPaperTrade());
        for (const one of [{ kind: 'opening', customers } as const, ...steps]) oneStep(trade, one);
      },
    ),
    { numRuns: 150 },
  );
  expect(seen.corrected).toBeGreaterThan(20);
  expect(seen.refused).toBeGreaterThan(20);
});
