// What holds of the months of a trade, whatever happens in them and afterwards: what was reported
// stays as it was, and output tax is what documents, openings and named journals make of it.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import { reportedOf, taxLinesOf, within } from './paper/figures.ts';
import type { Heads, TaxLine } from './paper/figures.ts';
import { adjust, afterAdvance, setFree } from '#tests/core/documents/advance-cases.ts';
import { afterMonths } from './months.ts';
import { monthsOfTrade } from './period-moves.ts';
import { eventsIn } from './paper/paper-log.ts';
import type { PaperTrade } from './paper/paper-log.ts';
import { gstAccountsOfTrade } from './paper/decide-by-hand.ts';
import { gstFactsOfLog } from '#tests/support/gst-ledger.ts';

/** A sample that stays the same, since it is counted what stands in it. */
const RUNS = { numRuns: 60, seed: 20_261_128 };
const PAIRS = [
  'igst igst',
  'igst cgst',
  'igst sgst',
  'cgst cgst',
  'cgst igst',
  'sgst sgst',
  'sgst igst',
];
const HEADS = ['cgstPaise', 'sgstPaise', 'igstPaise', 'cessPaise'] as const;
const sum = (values: readonly number[]): number => values.reduce((total, each) => total + each, 0);

const forEveryHistory = (holds: (trade: PaperTrade) => void): void =>
  fc.assert(
    fc.property(monthsOfTrade, (moves) => holds(afterMonths(moves).trade)),
    RUNS,
  );

/** The trade as it was when a return was filed, and as it is while the mark stands. */
function filedSpans(trade: PaperTrade) {
  const { log } = trade;
  return log.flatMap(({ event }, at) => {
    if (event.type !== 'ReturnFiled') return [];
    const { kind, period } = event.data;
    const back = log.findIndex(
      ({ event: later }, place) =>
        place > at &&
        later.type === 'ReturnFilingReversed' &&
        later.data.kind === kind &&
        later.data.period === period,
    );
    const span = { from: calendarDate(event.data.from), to: calendarDate(event.data.to) };
    const before = { ...trade, log: log.slice(0, at + 1) };
    const after = { ...trade, log: back === -1 ? log : log.slice(0, back) };
    return [{ span, before, after }];
  });
}

const headsOf = (heads: readonly Heads[]): Heads => {
  const total = (head: (typeof HEADS)[number]) => sum(heads.map((one) => one[head]));
  return {
    cgstPaise: total('cgstPaise'),
    sgstPaise: total('sgstPaise'),
    igstPaise: total('igstPaise'),
    cessPaise: total('cessPaise'),
  };
};

const headsOfLines = (lines: readonly TaxLine[]): Heads =>
  headsOf(
    lines.map(({ head, paise }) => ({
      cgstPaise: 0,
      sgstPaise: 0,
      igstPaise: 0,
      cessPaise: 0,
      [head]: paise,
    })),
  );

describe('after any months of a trade', () => {
  test('the figures of a period stay as they were when its GSTR-1 was filed', () => {
    let compared = 0;
    forEveryHistory((trade) => {
      for (const { span, before, after } of filedSpans(trade)) {
        const figures = within(reportedOf(before), span);
        expect(within(reportedOf(after), span)).toStrictEqual(figures);
        const reported = (one: PaperTrade) =>
          within(taxLinesOf(one), span).filter(({ by }) => by === 'document' || by === 'hand');
        expect(reported(after)).toStrictEqual(reported(before));
        compared += figures.length;
      }
    });
    expect(compared).toBeGreaterThan(20);
  });

  test('output tax of each month is that of documents, openings and named journals', () => {
    let named = 0;
    forEveryHistory((trade) => {
      const lines = taxLinesOf(trade);
      const reported = reportedOf(trade);
      const months = new Set([...lines, ...reported].map(({ date }) => date.slice(0, 7)));
      for (const month of months) {
        const inMonth = ({ date }: { readonly date: string }) => date.startsWith(month);
        const own = lines.filter(inMonth);
        const of = (...kinds: readonly TaxLine['by'][]) =>
          headsOfLines(own.filter(({ by }) => kinds.includes(by)));
        expect(of('document')).toStrictEqual(
          headsOf(reported.filter(inMonth).map(({ heads }) => heads)),
        );
        const others = own.filter(({ by }) => by === 'hand');
        expect(others.every(({ name }) => name.endsWith('Output tax by hand'))).toBe(true);
        named += others.length;
      }
    });
    expect(named).toBeGreaterThan(5);
  });
});

test('what a mark takes from output tax is lawful: its accounts, its amount, its credit', () => {
  const taken = { 'set-off': 0, discharge: 0 };
  forEveryHistory((trade) => {
    const accounts = gstAccountsOfTrade(trade);
    const { ledger } = gstFactsOfLog(trade.log, accounts);
    for (const { data } of eventsIn(trade, 'JournalPosted')) {
      for (const { mark, period } of data.gst ?? []) {
        expect(period).not.toBeNull();
        const [debited, credited] = data.entries.map(({ accountId }) => accounts.get(accountId));
        expect(debited?.kind).toBe('output');
        expect(credited?.kind).toBe(mark === 'set-off' ? 'input' : 'cash-ledger');
        const heads = `${credited?.head ?? ''} ${debited?.head ?? ''}`;
        if (mark === 'set-off') expect(PAIRS).toContain(heads);
        taken[mark === 'set-off' ? 'set-off' : 'discharge'] += 1;
      }
    }
    for (const [accountId, account] of accounts) {
      if (account.kind !== 'input') continue;
      const days = new Map<string, number>();
      for (const one of ledger.days.filter((each) => each.accountId === accountId)) {
        days.set(one.on, (days.get(one.on) ?? 0) + one.paise);
      }
      const used = ledger.marked.some((one) => one.accountId === accountId);
      const isTakenBack = eventsIn(trade, 'JournalReversed').length > 0;
      let balance = 0;
      const inOrder = [...days].toSorted(([one], [other]) => (one < other ? -1 : 1));
      for (const [, paise] of inOrder) {
        balance += paise;
        if (used && !isTakenBack) expect(balance).toBeGreaterThanOrEqual(0);
      }
    }
  });
  expect(taken['set-off']).toBeGreaterThan(3);
  expect(taken.discharge).toBeGreaterThan(3);
});

test('the tax of an advance is due again in the month in which it is set free', () => {
  const trade = afterAdvance();
  adjust(trade, { net: 100, tax: 18 });
  trade.today = calendarDate('2026-12-02');
  setFree(trade);
  const [event] = eventsIn(trade, 'AllocationReversed');
  const [journal] = eventsIn(trade, 'JournalReversed');
  expect([event?.data.reversedOn, journal?.data.entryDate]).toStrictEqual([
    '2026-12-02',
    '2026-12-02',
  ]);
});
