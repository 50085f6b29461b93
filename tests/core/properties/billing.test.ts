// What holds of a trade after any history: documents foot, journals balance, and the ledgers say
// what the documents say (readings 28), whatever was drafted, issued, paid, taken back or credited.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { amountsOf, balanceDueOf, totalOf } from '#core/invoice/index.ts';
import type { JournalPosted } from '#core/journal/index.ts';
import { chargedFault } from '#core/tax/index.ts';
import { expectStorable } from '#tests/support/scenario/scenario.ts';
import { afterTrade, customerIds, invoiceIds } from './trade/commands.ts';
import { tradeHistory } from './trade/moves.ts';
import {
  accountOf,
  customerOf,
  eventsIn,
  invoiceOf,
  numbersOf,
  openCredits,
} from './trade/paper-trade.ts';
import type { PaperTrade } from './trade/paper-trade.ts';

const RUNS = { numRuns: 120 };
const sum = (values: readonly number[]): number => values.reduce((total, each) => total + each, 0);

const forEveryHistory = (holds: (trade: PaperTrade) => void): void =>
  fc.assert(
    fc.property(tradeHistory, (moves) => holds(afterTrade(moves))),
    RUNS,
  );

/** The balance of each account, debit positive; a reversal swaps the sides of its original. */
function ledgersOf({ log }: PaperTrade): ReadonlyMap<number, number> {
  const balances = new Map<number, number>();
  const add = ({ data }: JournalPosted, sign: number) => {
    for (const { accountId, side, amountPaise } of data.entries) {
      const signed = sign * (side === 'debit' ? amountPaise : -amountPaise);
      balances.set(accountId, (balances.get(accountId) ?? 0) + signed);
    }
  };
  for (const { event, stream } of log) {
    if (event.type === 'JournalPosted') add(event, 1);
    if (event.type !== 'JournalReversed') continue;
    const original = log.find((one) => one.stream === stream)?.event;
    if (original?.type === 'JournalPosted') add(original, -1);
  }
  return balances;
}

const issuedOf = (trade: PaperTrade) =>
  invoiceIds(trade).flatMap((id) => {
    const state = invoiceOf(trade, id);
    return state.status === 'issued' ? [state] : [];
  });

describe('after any history of a trade', () => {
  test('what a customer owes by the ledger is open invoices less open credits', () => {
    forEveryHistory((trade) => {
      const ledgers = ledgersOf(trade);
      for (const id of customerIds(trade)) {
        const customer = customerOf(trade, id);
        if (!('accountId' in customer)) continue;
        const invoices = issuedOf(trade).filter(({ customerId }) => customerId === id);
        const credits = openCredits(trade).filter(({ customerId }) => customerId === id);
        expect(ledgers.get(customer.accountId) ?? 0).toBe(
          sum(invoices.map(balanceDueOf)) - sum(credits.map(({ openPaise }) => openPaise)),
        );
      }
    });
  });

  test('the tax accounts hold the tax of issued invoices less that of credit notes', () => {
    forEveryHistory((trade) => {
      const ledgers = ledgersOf(trade);
      const states = issuedOf(trade);
      const sold = amountsOf(states.flatMap(({ issued }) => issued.lines));
      const back = amountsOf(
        states.flatMap(({ creditNotes }) => creditNotes.flatMap(({ lines }) => lines)),
      );
      const held = (role: 'output-cgst' | 'output-sgst' | 'output-igst' | 'output-cess') =>
        -(ledgers.get(accountOf(trade, role)) ?? 0) + 0;
      expect(held('output-cgst')).toBe(sold.cgstPaise - back.cgstPaise);
      expect(held('output-sgst')).toBe(sold.sgstPaise - back.sgstPaise);
      expect(held('output-igst')).toBe(sold.igstPaise - back.igstPaise);
      expect(held('output-cess')).toBe(sold.cessPaise - back.cessPaise);
      const income = ['sales-goods', 'sales-services', 'export-sales', 'sales-rcm'] as const;
      const sales = sum(income.map((role) => ledgers.get(accountOf(trade, role)) ?? 0));
      const returns = ledgers.get(accountOf(trade, 'sales-return')) ?? 0;
      expect(-sales - returns + 0).toBe(sold.taxablePaise - back.taxablePaise);
    });
  });

  test('every journal balances, and so does the trial balance', () => {
    forEveryHistory((trade) => {
      for (const { data } of eventsIn(trade, 'JournalPosted')) {
        const signed = data.entries.map(({ side, amountPaise }) =>
          side === 'debit' ? amountPaise : -amountPaise,
        );
        expect(sum(signed)).toBe(0);
        expect(data.entries.length).toBeGreaterThanOrEqual(2);
        const accounts = data.entries.map(({ accountId }) => accountId);
        expect(new Set(accounts).size).toBe(accounts.length);
      }
      expect(sum([...ledgersOf(trade).values()])).toBe(0);
    });
  });

  test('an issued invoice foots and is charged under its heads alone', () => {
    forEveryHistory((trade) => {
      for (const { issued } of issuedOf(trade)) {
        const amounts = amountsOf(issued.lines);
        expect(chargedFault(issued.heads, amounts)).toBeNull();
        const total = amounts.taxablePaise + amounts.taxPaise + issued.roundOffPaise;
        expect(totalOf(issued)).toBe(total);
        expect(total).toBeGreaterThanOrEqual(0);
        if (issued.rounding === 'rupee') expect(total % 100).toBe(0);
      }
    });
  });

  test('nothing is settled beyond what is due, nor given back beyond the sale', () => {
    forEveryHistory((trade) => {
      for (const state of issuedOf(trade)) {
        expect(balanceDueOf(state)).toBeGreaterThanOrEqual(0);
        expect(balanceDueOf(state)).toBeLessThanOrEqual(totalOf(state.issued));
        const given = sum(state.creditNotes.map(totalOf));
        expect(given).toBeLessThanOrEqual(totalOf(state.issued));
        for (const note of state.creditNotes) {
          expect(note.appliedPaise).toBeLessThanOrEqual(totalOf(note));
          expect(totalOf(note)).toBeGreaterThan(0);
        }
      }
      for (const { openPaise } of openCredits(trade)) {
        expect(openPaise).toBeGreaterThanOrEqual(0);
      }
    });
  });

  test('the numbers of each series are consecutive from 1, and none is used twice', () => {
    forEveryHistory((trade) => {
      for (const kind of ['invoiceSeries', 'creditNoteSeries', 'receiptSeries'] as const) {
        const numbers = numbersOf(trade, kind);
        const inSeries = Map.groupBy(numbers, ({ series }) => series.toUpperCase());
        for (const taken of inSeries.values()) {
          const places = taken.map(({ seriesNumber }) => seriesNumber);
          expect(places).toStrictEqual(taken.map((_, at) => at + 1));
        }
        const keys = numbers.map(({ number, financialYear }) =>
          `${financialYear} ${number}`.toUpperCase(),
        );
        expect(new Set(keys).size).toBe(keys.length);
      }
    });
  });

  test('an issued invoice bears a number of the financial year of its date', () => {
    forEveryHistory((trade) => {
      const numbers = numbersOf(trade, 'invoiceSeries');
      for (const { issued } of issuedOf(trade)) {
        const taken = numbers.filter(({ number }) => number === issued.number);
        const year = issued.issueDate >= '2026-04-01' ? '26-27' : '25-26';
        expect(taken.map(({ financialYear }) => financialYear)).toContain(year);
      }
    });
  });

  test('every event fits its schema and is read back as itself', () => {
    forEveryHistory(({ log }) => {
      for (const { event } of log) expectStorable(event);
    });
  });
});
