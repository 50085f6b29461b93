// What invoices come to, and what the book waits for, by customer and by age.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import { financialYearOf, yearPeriod } from '#core/kernel/financial-year.ts';
import { billed, cardsOf, onInvoice } from '../trade/house.ts';
import type { House } from '../trade/house.ts';
import { BALES, done } from '../trade/requests.ts';
import { openPile } from './pile.ts';
import type { Figures, InvoiceListFigures, TrialBalance } from '#tests/support/replies-on-wire.ts';

let house: House;
let today: string;
beforeAll(async () => {
  ({ house, today } = await openPile());
});
afterAll(() => house.close());

const list = (query: Record<string, string | number> = {}) =>
  house.owner('listInvoices', { query });
const figures = async (query: Record<string, string | number> = {}) =>
  (await house.owner('readInvoiceFigures', { query })).body;

describe('the figures', () => {
  it('count what a filter lets through; drafts and cancelled ones come to nothing', async () => {
    expect(await figures()).toStrictEqual({
      count: 9,
      issued: 7,
      total: '1470.00',
      balance_due: '1040.00',
      by_status: { draft: 1, sent: 2, paid: 1, overdue: 3, cancelled: 1, credited: 1 },
    });
    expect(await figures({ filter: 'overdue' })).toStrictEqual({
      count: 3,
      issued: 3,
      total: '630.00',
      balance_due: '620.00',
      by_status: { draft: 1, sent: 2, paid: 1, overdue: 3, cancelled: 1, credited: 1 },
    });
    expect(await figures({ filter: 'draft' })).toMatchObject({ count: 1, total: '0.00' });
  });
});

describe('the overview', () => {
  it('tells what was billed, received and waits', async () => {
    const { body } = await house.owner('readBillingOverview');
    expect(body).toMatchObject({
      total_amount: '1470.00',
      total_invoices: 7,
      paid_invoices: 1,
      paid_percentage: 29.3,
      pending_invoices: 5,
      pending_amount: '1040.00',
      overdue_invoices: 3,
      overdue_amount: '620.00',
      draft_invoices: 1,
      next_number: 'INV-010',
      today,
    });
    const { recent_invoices: recent } = body as { recent_invoices: readonly object[] };
    expect(recent).toStrictEqual(cardsOf(await list({ limit: 5 })));
  });

  it('never has more settled than was billed, whatever was credited after', async () => {
    const call = onInvoice(house);
    const paid = await billed(house, 'zone', { items: [{ ...BALES, quantity: 1000 }] });
    done(await call('recordPayment', paid.id, { method: 'cash' }));
    done(await call('issueCreditNote', paid.id, { reason: '01' }));
    const { body } = await house.owner('readBillingOverview');
    const { total, balance_due: due } = (await figures()) as InvoiceListFigures;
    expect(due).toBe('1040.00');
    expect(body).toMatchObject({
      total_amount: total,
      paid_percentage: Math.round((1 - 1040 / Number(total)) * 1000) / 10,
    });
  });

  it('the overview of a book without invoices is all nothing', async () => {
    const { body } = await house.stranger('readBillingOverview');
    expect(body).toMatchObject({
      total_revenue: '0.00',
      monthly_growth: null,
      paid_percentage: 0,
      recent_invoices: [],
      next_number: 'INV-001',
      latest_dated: null,
    });
  });

  it('compares this month with the same days of the last', async () => {
    const { body } = await house.owner('readBillingOverview');
    const {
      total_revenue: now,
      last_month_revenue: last,
      monthly_growth: growth,
    } = body as {
      total_revenue: string;
      last_month_revenue: string;
      monthly_growth: number | null;
    };
    const percent = Math.round(((Number(now) - Number(last)) * 1000) / Number(last)) / 10;
    expect(growth).toBe(Number(last) > 0 ? percent : null);
  });
});

describe('one definition', () => {
  it('the dashboard has what the register comes to in its foot', async () => {
    const year = await ofBook();
    const { from, to } = { from: firstOfYear(today), to: today };
    const foot = (await figures({ from, to })) as InvoiceListFigures;
    expect(year.invoices_of_year).toMatchObject({
      count: foot.issued,
      amount: foot.total,
      balance_due: foot.balance_due,
      settled_percent: Math.round((1 - Number(foot.balance_due) / Number(foot.total)) * 1000) / 10,
    });
  });

  it('the foot is the sum of the rows that are issued, credited ones among them', async () => {
    const rows = cardsOf(await list({ limit: 200 }));
    const issued = rows.filter(({ status }) => status !== 'draft' && status !== 'cancelled');
    expect(issued.some(({ status }) => status === 'credited')).toBe(true);
    const sum = (of: 'total' | 'balance_due') =>
      issued.reduce((all, row) => all + paiseOf(row[of]), 0) / 100;
    expect(await figures()).toMatchObject({
      issued: issued.length,
      total: sum('total').toFixed(2),
      balance_due: sum('balance_due').toFixed(2),
    });
  });

  it('what is outstanding is the balance of the ledger, and the bills less open credit', async () => {
    const { outstanding } = await ofBook();
    const trial = await house.owner('readTrialBalance', { params: { bookId: house.bookId } });
    const { rows } = trial.body as TrialBalance;
    const debtors = rows.filter(({ group }) => group === 'sundry-debtors');
    const sum = debtors.reduce(
      (all, { debit, credit }) => all + paiseOf(debit) - paiseOf(credit),
      0,
    );
    expect(outstanding.total).toBe((sum / 100).toFixed(2));
    const { balance_due: due } = (await figures()) as InvoiceListFigures;
    expect(paiseOf(outstanding.total) - paiseOf(outstanding.unadjusted)).toBe(paiseOf(due));
    const late = (await figures({ filter: 'overdue' })) as InvoiceListFigures;
    expect(outstanding.overdue).toBe(late.balance_due);
  });
});

const ofBook = async () =>
  (await house.owner('readFigures', { params: { bookId: house.bookId } })).body as Figures;
const firstOfYear = (day: string): string => yearPeriod(financialYearOf(calendarDate(day))).from;
const paiseOf = (rupees: string): number => Math.round(Number(rupees) * 100);

describe('the receivables', () => {
  it('stand by days past the due date, with unused credit apart', async () => {
    const { body } = await house.owner('readReceivables');
    const { rows, ...all } = body as { rows: readonly Record<string, unknown>[] };
    expect(all).toMatchObject({
      as_of: today,
      not_due: '420.00',
      days_1_30: '200.00',
      days_31_60: '210.00',
      days_61_90: '0.00',
      days_91_120: '0.00',
      days_over_120: '210.00',
    });
    expect(rows.map((row) => row['customer_name'])).toStrictEqual([
      'Delhi Emporium',
      'Karnataka Agro Mills',
      'Punekar Stores',
      'Ravi Kulkarni',
      'Zone Textiles',
    ]);
    expect(rows[0]).toMatchObject({
      days_31_60: '210.00',
      unallocated: '-80.00',
      total: '130.00',
    });
  });
});
