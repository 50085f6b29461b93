// What holds of a trade after any history: documents foot, journals balance, and the ledgers say
// what the documents say (readings 28), whatever was drafted, issued, paid, taken back or credited.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { amountsOf, balanceDueOf, standingNotes, totalOf } from '#core/invoice/index.ts';
import { incomeRole } from '#core/invoice/terms.ts';
import { chargedFault } from '#core/tax/index.ts';
import { expectStorable } from '#tests/support/scenario/scenario.ts';
import { balancesOf } from './trade/paper/balances.ts';
import { taxOfAdvances } from './trade/paper/advances.ts';
import { afterTrade, invoiceIds } from './trade/commands.ts';
import { tradeHistory } from './trade/moves.ts';
import { paperItems } from './trade/paper/open-items.ts';
import { eventsIn, invoiceOf } from './trade/paper/paper-log.ts';
import { openCredits } from './trade/paper/paper-facts.ts';
import { numbersOf } from './trade/paper/paper-numbers.ts';
import { accountOf } from './trade/paper/paper-trade.ts';
import type { PaperTrade } from './trade/paper/paper-log.ts';

const RUNS = { numRuns: 120 };
const sum = (values: readonly number[]): number => values.reduce((total, each) => total + each, 0);

const forEveryHistory = (holds: (trade: PaperTrade) => void): void =>
  fc.assert(
    fc.property(tradeHistory, (moves) => holds(afterTrade(moves))),
    RUNS,
  );

const issuedOf = (trade: PaperTrade) =>
  invoiceIds(trade).flatMap((id) => {
    const state = invoiceOf(trade, id);
    return state.status === 'issued' ? [state] : [];
  });

describe('after any history of a trade', () => {
  test('what a customer owes by the ledger is what all their open items come to', () => {
    forEveryHistory((trade) => {
      const ledgers = balancesOf(trade);
      const items = paperItems(trade);
      const openOf = (some: typeof items) => sum(some.map(({ openPaise }) => openPaise));
      for (const { data } of eventsIn(trade, 'CustomerCreated')) {
        const own = items.filter(({ customerId }) => customerId === data.customerId);
        expect(ledgers.get(data.accountId ?? 0) ?? 0).toBe(openOf(own));
      }
      const debtors = eventsIn(trade, 'AccountCreated').filter(
        ({ data }) => data.classification.group === 'sundry-debtors',
      );
      expect(sum(debtors.map(({ data }) => ledgers.get(data.accountId) ?? 0))).toBe(openOf(items));
    });
  });

  const linesIssued = (trade: PaperTrade) => issuedOf(trade).flatMap(({ issued }) => issued.lines);

  test('goods keep their batch, with its last day where one was said', () => {
    forEveryHistory((trade) => {
      for (const { batch, expiresOn } of linesIssued(trade)) {
        expect(expiresOn).toBe(batch === 'A-1' ? '2028-06-30' : undefined);
      }
    });
  });

  test('godown and batch stand on lines of the histories that are tried', () => {
    const trades = fc.sample(tradeHistory, { numRuns: 120, seed: 1 }).map(afterTrade);
    const named = trades
      .flatMap(linesIssued)
      .filter(({ batch, godownId }) => batch !== undefined && godownId !== undefined);
    expect(named.length).toBeGreaterThan(0);
  });

  test('the tax accounts hold the tax of invoices and advances less what was given back', () => {
    forEveryHistory((trade) => {
      const ledgers = balancesOf(trade);
      const states = issuedOf(trade);
      const sold = amountsOf(states.flatMap(({ issued }) => issued.lines));
      const back = amountsOf(
        states.flatMap(({ creditNotes }) =>
          standingNotes(creditNotes).flatMap(({ lines }) => lines),
        ),
      );
      const more = amountsOf(
        states.flatMap(({ debitNotes }) => standingNotes(debitNotes).flatMap(({ lines }) => lines)),
      );
      const ahead = taxOfAdvances(trade);
      for (const head of ['cgst', 'sgst', 'igst', 'cess'] as const) {
        const held = -(ledgers.get(accountOf(trade, `output-${head}`)) ?? 0) + 0;
        const key = `${head}Paise` as const;
        expect(held).toBe(sold[key] - back[key] + more[key] + ahead[key]);
      }
      const sales = sum(incomeRole.options.map((role) => ledgers.get(accountOf(trade, role)) ?? 0));
      const returns = ledgers.get(accountOf(trade, 'sales-return')) ?? 0;
      expect(-sales - returns + 0).toBe(sold.taxablePaise - back.taxablePaise + more.taxablePaise);
    });
  });

  test('the accounts of exports, zones and reverse charge hold the sales of their documents', () => {
    const reported = ['export-sales', 'sez-sales', 'sales-rcm'] as const;
    forEveryHistory((trade) => {
      const ledgers = balancesOf(trade);
      for (const role of reported) {
        const values = issuedOf(trade).flatMap(({ issued, creditNotes, debitNotes }) => {
          const isOfRole = (line: number) => issued.lines[line - 1]?.income === role;
          const sold = issued.lines.flatMap(({ taxablePaise }, at) =>
            isOfRole(at + 1) ? taxablePaise : [],
          );
          const back = standingNotes(creditNotes).flatMap(({ lines }) =>
            lines.flatMap(({ line, taxablePaise }) => (isOfRole(line) ? -taxablePaise : [])),
          );
          const more = standingNotes(debitNotes).flatMap(({ lines }) =>
            lines.flatMap((line) => (isOfRole(line.line) ? line.taxablePaise : [])),
          );
          return [...sold, ...back, ...more];
        });
        expect(-(ledgers.get(accountOf(trade, role)) ?? 0) + 0).toBe(sum(values));
      }
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
      expect(sum([...balancesOf(trade).values()])).toBe(0);
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
        const given = sum(standingNotes(state.creditNotes).map(totalOf));
        expect(given).toBeLessThanOrEqual(totalOf(state.issued));
        for (const note of state.creditNotes) {
          expect(note.appliedPaise).toBeLessThanOrEqual(totalOf(note));
          expect(totalOf(note)).toBeGreaterThan(0);
        }
        const notes = standingNotes(state.creditNotes);
        const back = amountsOf(notes.flatMap(({ lines }) => lines));
        const sold = amountsOf(state.issued.lines);
        const isWhole = back.taxablePaise === sold.taxablePaise && back.taxPaise === sold.taxPaise;
        if (notes.length > 0 && isWhole) expect(given).toBe(totalOf(state.issued));
      }
      for (const { openPaise } of openCredits(trade)) {
        expect(openPaise).toBeGreaterThanOrEqual(0);
      }
      for (const { madePaise, openPaise } of paperItems(trade)) {
        expect(Math.abs(openPaise)).toBeLessThanOrEqual(Math.abs(madePaise));
        expect(openPaise * madePaise).toBeGreaterThanOrEqual(0);
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
