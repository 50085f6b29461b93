// Outstanding, overdue, revenue and payable as every call tells them: each has one value, and where
// two figures differ both stand there with what lies between them.
import { expect } from 'vitest';
import type {
  BillingOverview,
  CustomerEntries,
  CustomerListFigures,
  Figures,
  InvoiceListFigures,
  ListedCustomer,
  Receivables,
  Statement,
} from '#tests/support/replies-on-wire.ts';
import { monthEnd } from '#core/kernel/calendar-date.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import type { Ask, Asking, EndpointName } from '#tests/support/team.ts';
import { paiseOf } from '../../trade/house.ts';
import { done } from '../../trade/requests.ts';
import type { BillList } from './receivables-book.ts';
import { sumOf } from './receivables-book.ts';

/** Before the first entry of any book of the tests. */
const BEGINNING = '2020-04-01';

export async function expectOneFigure(ask: Asking, bookId: number): Promise<Figures> {
  const read = async <Reply>(name: EndpointName, query: object = {}, params: object = {}) =>
    done(await ask(name, { query: { book_id: bookId, ...query }, params } as Ask)).body as Reply;
  const figuresOn = async (query: object = {}) =>
    done(await ask('readFigures', { params: { bookId }, query } as Ask)).body as Figures;
  const figures = await figuresOn();
  const { outstanding, payable, revenue, as_on: today } = figures;

  const debtors = await read<Receivables>('readReceivables');
  const bills = await read<BillList>('listOpenBills');
  expect([debtors.total, debtors.ledger_total, bills.total]).toStrictEqual(
    Array.from({ length: 3 }, () => outstanding.total),
  );
  expect(debtors.overdue).toBe(outstanding.overdue);
  for (const { invoices, other_bills, without_bill, total, ...rest } of [
    { ...outstanding, on_account: outstanding.unadjusted },
    { ...payable, on_account: payable.unadjusted },
    ...debtors.rows.map((row) => ({ ...row, on_account: row.unallocated })),
  ]) {
    expect(sumOf([invoices, other_bills, without_bill, rest.on_account])).toBe(total);
  }
  const creditors = await read<Receivables>('readReceivables', { group: 'creditors' });
  expect([creditors.total, creditors.overdue]).toStrictEqual([payable.total, payable.overdue]);

  const invoices = await read<InvoiceListFigures>('readInvoiceFigures', { as_on: today });
  const overview = await read<BillingOverview>('readBillingOverview');
  expect({ list: invoices.balance_due, overview: overview.pending_amount }).toStrictEqual({
    list: outstanding.invoices,
    overview: outstanding.invoices,
  });
  const lateInvoices = bills.rows.filter(
    ({ item, without_bill: unbilled, days_late: late }) =>
      item?.kind === 'invoice' && !unbilled && (late ?? 0) > 0,
  );
  expect(overview.overdue_amount).toBe(sumOf(lateInvoices.map(({ open }) => open)));

  const ofCustomers = await read<CustomerListFigures>('readCustomerFigures');
  expect(ofCustomers.outstanding.total).toBe(outstanding.total);
  expect(sumOf([ofCustomers.outstanding.customers, ofCustomers.outstanding.others])).toBe(
    outstanding.total,
  );
  expect(ofCustomers.found.outstanding).toBe(ofCustomers.outstanding.customers);
  const lateOthers = debtors.rows.filter(({ customer_id: id }) => id === null);
  expect(sumOf([ofCustomers.found.overdue, ...lateOthers.map(({ overdue }) => overdue)])).toBe(
    outstanding.overdue,
  );

  expect(overview.total_revenue).toBe(revenue.this_month);
  expect(sumOf([revenue.this_month, revenue.without_invoice])).toBe(revenue.income);
  expect(figures.months.at(-1)?.income).toBe(revenue.income);
  const monthly: string[] = [];
  for (const { month } of figures.months) {
    const end = monthEnd(month as CalendarDate);
    monthly.push((await figuresOn({ as_on: end < today ? end : today })).revenue.this_month);
  }
  expect(sumOf(monthly)).toBe(ofCustomers.revenue);

  const customers = await read<ListedCustomer[]>('listCustomers', { limit: 200 });
  for (const { id: customerId, outstanding: owed } of customers) {
    const asked = { from: BEGINNING, to: today, limit: 500 };
    const statement = await read<Statement>('readStatement', asked, { customerId });
    expect(statement.closing).toBe(owed);
    expect(sumOf([statement.opening, ...statement.lines.map(({ amount }) => amount)])).toBe(owed);
    expect(statement.lines.at(-1)?.balance ?? statement.opening).toBe(owed);
    const sideOf = (sign: 1 | -1) =>
      sumOf(statement.lines.map(({ amount }) => amount).filter((one) => sign * paiseOf(one) > 0));
    expect(sideOf(1)).toBe(statement.totals.debit);
    expect(0 - paiseOf(sideOf(-1))).toBe(paiseOf(statement.totals.credit));
    for (const { text } of statement.lines) expect(text).not.toMatch(/Reversal of|#\d/);
    expect(await sumOfEntries((query) => read('listCustomerEntries', query, { customerId }))).toBe(
      owed,
    );
  }
  return figures;
}

/** Page by page, each of which continues the balance of the one before. */
async function sumOfEntries(read: (query: object) => Promise<CustomerEntries>): Promise<string> {
  const amounts: string[] = [];
  let before: string | null = null;
  for (;;) {
    const page: CustomerEntries = await read({ limit: 4, ...(before === null ? {} : { before }) });
    for (const { amount, balance } of page.entries) {
      expect(balance).toBe(sumOf([page.balance, ...amounts.map(turned)]));
      amounts.push(amount);
    }
    before = page.next;
    if (before === null) {
      expect(sumOf(amounts)).toBe(page.balance);
      return page.balance;
    }
  }
}

const turned = (rupees: string): string =>
  rupees.startsWith('-') ? rupees.slice(1) : `-${rupees}`;
