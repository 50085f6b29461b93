// What invoices come to, and what the book waits for, by customer and by age.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { billed, cardsOf, onInvoice } from '../trade/house.ts';
import type { House } from '../trade/house.ts';
import { BALES, done } from '../trade/requests.ts';
import { openPile } from './pile.ts';

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
      total_amount: '1260.00',
      total_invoices: 7,
      paid_invoices: 1,
      paid_percentage: 17.5,
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

  it('never has more paid than was billed, whatever was credited after', async () => {
    const call = onInvoice(house);
    const paid = await billed(house, 'zone', { items: [{ ...BALES, quantity: 1000 }] });
    done(await call('recordPayment', paid.id, { method: 'cash' }));
    done(await call('issueCreditNote', paid.id, { reason: '01' }));
    const { body } = await house.owner('readBillingOverview');
    expect(body).toMatchObject({ total_amount: '1260.00', paid_percentage: 17.5 });
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
