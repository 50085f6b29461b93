// The tables of customers, invoices and what settles them say what the documents say after any
// history of a trade, however it was cut into drains; and rebuilt they are the same.
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { IssuedInvoice } from '#core/invoice/index.ts';
import { amountsOf, balanceDueOf, standingNotes, totalOf } from '#core/invoice/index.ts';
import { billingMonthsOf } from '#projections/billing-overview/read.ts';
import { settingsOf } from '#projections/book-settings/read.ts';
import { customerCounts, customersById } from '#projections/customer-list/read.ts';
import { lastNumbers } from '#projections/document-numbers/read.ts';
import {
  invoicesNaming,
  invoicesPage,
  openInvoices,
  statusCounts,
} from '#projections/invoice-status/read.ts';
import { balancesOf } from '#projections/ledger-balances/read.ts';
import { openItemsOf } from '#projections/open-items/read-open.ts';
import { openCredits as openCreditsIn } from '#projections/receivables/read.ts';
import { afterTrade, customerIds, invoiceIds } from '#tests/core/properties/trade/commands.ts';
import { tradeHistory } from '#tests/core/properties/trade/moves.ts';
import type { TradeMove } from '#tests/core/properties/trade/moves.ts';
import { paperItems } from '#tests/core/properties/trade/paper/open-items.ts';
import type { PaperItem } from '#tests/core/properties/trade/paper/open-items.ts';
import { customerOf, invoiceOf, TRADE_BOOK } from '#tests/core/properties/trade/paper/paper-log.ts';
import { openCredits } from '#tests/core/properties/trade/paper/paper-facts.ts';
import { numbersOf } from '#tests/core/properties/trade/paper/paper-numbers.ts';
import type { PaperTrade } from '#tests/core/properties/trade/paper/paper-log.ts';
import { today } from '#tests/specimens/days.ts';
import { did } from '../support/happened.ts';
import { foldedDifferences } from '../support/folded.ts';
import { openReadTables } from '../support/read-tables.ts';
import { openShadows } from '../support/shadows.ts';
import type { Shadows } from '../support/shadows.ts';
import type { ReadTables } from '../support/read-tables.ts';

const LONG_MS = 120_000;
const here = { bookId: TRADE_BOOK, today };
let tables: ReadTables;
let shadows: Shadows;

beforeAll(async () => {
  tables = await openReadTables();
  shadows = await openShadows(tables);
});
afterAll(async () => {
  shadows.close();
  await tables.close();
});

const sum = (values: readonly number[]): number => values.reduce((total, each) => total + each, 0);
const drainsOf = fc.array(fc.integer({ min: 1, max: 25 }));

async function after(moves: readonly TradeMove[], drains: readonly number[]): Promise<PaperTrade> {
  const trade = afterTrade(moves);
  await tables.forget();
  const happened = trade.log.map(({ event, stream }) => did(event, stream));
  for (let from = 0, drain = 0; from < happened.length; drain += 1) {
    const length = drains[drain] ?? happened.length;
    await tables.happens(TRADE_BOOK, happened.slice(from, from + length));
    from += length;
  }
  return trade;
}

const differences = (sliceLength: number) =>
  shadows.differences({ bookId: TRADE_BOOK, sliceLength });

test(
  'rebuilt rows, and those folded in memory, equal live ones, however the history was cut',
  () =>
    fc.assert(
      fc.asyncProperty(
        tradeHistory,
        drainsOf,
        fc.integer({ min: 1, max: 60 }),
        async (moves, drains, sliceLength) => {
          await after(moves, drains);
          expect(await differences(sliceLength)).toStrictEqual([]);
          expect(await foldedDifferences(tables, TRADE_BOOK)).toStrictEqual([]);
        },
      ),
      { numRuns: 25 },
    ),
  LONG_MS,
);

const issuedOf = (trade: PaperTrade): IssuedInvoice[] =>
  invoiceIds(trade).flatMap((id) => {
    const state = invoiceOf(trade, id);
    return state.status === 'issued' ? [state] : [];
  });

const notesOf = (states: readonly IssuedInvoice[]) =>
  states.flatMap(({ creditNotes }) => standingNotes(creditNotes));
const debitsOf = (states: readonly IssuedInvoice[]) =>
  states.flatMap(({ debitNotes }) => standingNotes(debitNotes));

test(
  'the tables say what the documents say',
  () =>
    fc.assert(
      fc.asyncProperty(tradeHistory, drainsOf, async (moves, drains) => {
        const trade = await after(moves, drains);
        await expectDebtors(trade);
        await expectInvoices(trade);
        await expectTotals(trade);
        await expectNumbers(trade);
      }),
      { numRuns: 25 },
    ),
  LONG_MS,
);

const nameOf = ({
  kind,
  id,
  line,
  openPaise,
}: Pick<PaperItem, 'kind' | 'id' | 'line' | 'openPaise'>) => `${kind} ${id} ${line} ${openPaise}`;

/** Every line of a customer makes or settles an open item: together they are the ledger. */
async function expectDebtors(trade: PaperTrade): Promise<void> {
  const held = new Map(
    (await balancesOf(tables.db, TRADE_BOOK)).map((row) => [row.accountId, row.balancePaise]),
  );
  const invoices = await openInvoices(tables.db, TRADE_BOOK);
  const credits = await openCreditsIn(tables.db, TRADE_BOOK, null);
  for (const id of customerIds(trade)) {
    const customer = customerOf(trade, id);
    if (!('accountId' in customer)) continue;
    const party = { accountId: customer.accountId, customerId: id };
    const items = await openItemsOf(tables.db, TRADE_BOOK, party, { limit: 1000 });
    expect(sum(items.map(({ openPaise }) => openPaise))).toBe(held.get(customer.accountId) ?? 0);
    const onPaper = paperItems(trade).filter((one) => one.customerId === id && one.openPaise !== 0);
    expect(items.map(nameOf).toSorted()).toStrictEqual(onPaper.map(nameOf).toSorted());
    const due = invoices.filter(({ customerId }) => customerId === id);
    const bills = items.filter(({ kind }) => kind === 'invoice');
    expect(sum(due.map(({ duePaise }) => duePaise))).toBe(
      sum(bills.map(({ openPaise }) => openPaise)),
    );
  }
  const onPaper = openCredits(trade).filter(
    ({ kind }) => kind === 'receipt' || kind === 'credit-note',
  );
  expect(credits.map(({ kind, creditId, openPaise }) => [kind, creditId, openPaise])).toHaveLength(
    onPaper.length,
  );
  expect(sum(credits.map(({ openPaise }) => openPaise))).toBe(
    sum(onPaper.map(({ openPaise }) => openPaise)),
  );
}

async function expectInvoices(trade: PaperTrade): Promise<void> {
  const page = { limit: 1000, before: null };
  const rows = await invoicesPage(tables.db, here, page);
  expect(rows.map(({ invoiceId }) => invoiceId)).toStrictEqual(invoiceIds(trade).toReversed());
  for (const { invoiceId, status, totalPaise, settledPaise, ...row } of rows) {
    const state = invoiceOf(trade, invoiceId);
    if (state.status !== 'issued') {
      expect(status).toBe(state.status);
      continue;
    }
    expect(row.number).toBe(state.number);
    expect(totalPaise).toBe(totalOf(state.issued));
    expect(totalPaise - settledPaise).toBe(balanceDueOf(state));
    expect(status).toBe(statusOf(state));
  }
  const issued = issuedOf(trade);
  const counts = await statusCounts(tables.db, here);
  expect(counts).toMatchObject({
    amountPaise: sum(issued.map((state) => totalOf(state.issued))),
    issued: issued.length,
    pending: issued.filter((state) => balanceDueOf(state) > 0).length,
    pendingPaise: sum(issued.map(balanceDueOf)),
    overdue: issued.filter((state) => statusOf(state) === 'overdue').length,
    paid: issued.filter((state) => statusOf(state) === 'paid').length,
  });
}

/** As readings 11 and 29 have it. */
function statusOf(state: IssuedInvoice): string {
  const total = totalOf(state.issued);
  const given = sum(standingNotes(state.creditNotes).map(totalOf));
  if (total > 0 && given === total) return 'credited';
  if (balanceDueOf(state) === 0) return 'paid';
  return state.issued.dueDate < today ? 'overdue' : 'sent';
}

const ALL_DAYS = { from: '2000-04-01', to: '2100-03-31' };

async function expectTotals(trade: PaperTrade): Promise<void> {
  const issued = issuedOf(trade);
  const sold = amountsOf(issued.flatMap((state) => state.issued.lines));
  const back = amountsOf(notesOf(issued).flatMap(({ lines }) => lines));
  const more = amountsOf(debitsOf(issued).flatMap(({ lines }) => lines));
  const billedOf = (states: readonly IssuedInvoice[]) =>
    sum(states.map((state) => totalOf(state.issued))) -
    sum(notesOf(states).map(totalOf)) +
    sum(debitsOf(states).map(totalOf));
  const months = await billingMonthsOf(tables.db, TRADE_BOOK, ALL_DAYS);
  const taxOf = (amounts: typeof sold) =>
    amounts.cgstPaise + amounts.sgstPaise + amounts.igstPaise + amounts.cessPaise;
  expect({
    invoices: sum(months.map(({ invoices }) => invoices)),
    taxablePaise: sum(months.map(({ taxablePaise }) => taxablePaise)),
    taxPaise: sum(months.map(({ taxPaise }) => taxPaise)),
  }).toStrictEqual({
    invoices: issued.length,
    taxablePaise: sold.taxablePaise - back.taxablePaise + more.taxablePaise,
    taxPaise: taxOf(sold) - taxOf(back) + taxOf(more),
  });
  const present = customerIds(trade).filter((id) => 'accountId' in customerOf(trade, id));
  const rows = await customersById(tables.db, TRADE_BOOK, customerIds(trade));
  expect(new Set(rows.map(({ customerId }) => customerId))).toStrictEqual(new Set(present));
  expect(rows).toHaveLength(present.length);
  for (const { customerId, orders, billedPaise, name, active } of rows) {
    const own = issued.filter((state) => state.customerId === customerId);
    expect([orders, billedPaise]).toStrictEqual([own.length, billedOf(own)]);
    expect(customerOf(trade, customerId)).toMatchObject({
      name,
      status: active ? 'active' : 'inactive',
    });
    const drafted = invoiceIds(trade).filter((id) => {
      const state = invoiceOf(trade, id);
      return 'customerId' in state && state.customerId === customerId;
    });
    expect(await invoicesNaming(tables.db, TRADE_BOOK, customerId)).toMatchObject({
      count: drafted.length,
    });
  }
  expect(await customerCounts(tables.db, TRADE_BOOK)).toMatchObject({ total: present.length });
}

async function expectNumbers(trade: PaperTrade): Promise<void> {
  const kinds = [
    ['invoice', 'invoiceSeries'],
    ['credit-note', 'creditNoteSeries'],
    ['receipt', 'receiptSeries'],
  ] as const;
  for (const [kind, setting] of kinds) {
    const taken = Map.groupBy(numbersOf(trade, setting), ({ series }) => series.toUpperCase());
    for (const [series, numbers] of taken) {
      const asked = [{ kind, series: series.toLowerCase() }];
      expect(await lastNumbers(tables.db, TRADE_BOOK, asked)).toStrictEqual([numbers.length]);
    }
  }
  const { billing } = await settingsOf(tables.db, TRADE_BOOK);
  const changes = trade.log.flatMap(({ event }) =>
    event.type === 'BillingProfileChanged' ? [event.data.changes] : [],
  );
  const last = changes.at(-1);
  if (last !== undefined) expect(billing).toMatchObject(last);
}
