// Numbers by the financial year, and dates at the ends of the calendar.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { billed, detailOf, onInvoice, openHouse } from '../trade/house.ts';
import type { House } from '../trade/house.ts';
import { BALES, done } from '../trade/requests.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
  const series = (letters: string) => ({
    prefix: `${letters}/{FY}/`,
    padding: 3,
    restarts_yearly: true,
  });
  const params = { bookId: house.bookId };
  const body = { invoice_series: series('ST'), credit_note_series: series('C') };
  done(await house.owner('changeBillingSettings', { params, body }));
});
afterAll(() => house.close());

const create = (body: object) =>
  house.owner('createInvoice', {
    body: { customer_id: house.customers.mills, items: [BALES], ...body },
  });
const of = (issueDate: string) => ({ issue_date: issueDate, due_date: issueDate });

describe('a series that restarts yearly', () => {
  it('counts each financial year by itself', async () => {
    const numbers: string[] = [];
    for (const day of ['2025-03-31', '2025-04-01', '2026-03-31', '2026-04-01', '2025-03-30']) {
      numbers.push((await billed(house, 'mills', of(day))).number);
    }
    expect(numbers).toStrictEqual([
      'ST/24-25/001',
      'ST/25-26/001',
      'ST/25-26/002',
      'ST/26-27/001',
      'ST/24-25/002',
    ]);
  });

  it('gives a draft that is issued in another year a new number, the old one staying used', async () => {
    const draft = detailOf(done(await create(of('2026-03-31'))));
    expect(draft.number).toBe('ST/25-26/003');
    const body = { customer_id: house.customers.mills, items: [BALES], ...of('2026-04-02') };
    const call = onInvoice(house);
    done(await call('changeInvoice', draft.id, body));
    const issued = done(await call('issueInvoice', draft.id));
    expect(issued.body).toMatchObject({ number: 'ST/26-27/002', status: 'overdue' });
    expect((await billed(house, 'mills', of('2026-03-30'))).number).toBe('ST/25-26/004');
    const { rows } = await house.server.database.writer.query(
      `select number from document_numbers where cancelled`,
    );
    expect(rows).toStrictEqual([{ number: 'ST/25-26/003' }]);
    const journals = await house.owner('listJournals', { query: { limit: 5 } });
    expect(JSON.stringify(journals.body)).toContain('ST/26-27/002');
    const paid = done(await call('recordPayment', draft.id, { method: 'cash' }));
    expect(paid.body).toMatchObject({ number: 'ST/26-27/002', status: 'paid' });
    const noted = done(
      await call('issueCreditNote', draft.id, { reason: '01', date: '2026-05-01' }),
    );
    expect(noted.body).toMatchObject({ credit_notes: [{ number: 'C/26-27/001' }] });
  });
});

describe('a series that goes on', () => {
  it('counts on over the years, whatever mark it bears, and where it restarted before', async () => {
    const params = { bookId: house.bookId };
    const goes = async (prefix: string) => {
      const series = { prefix, padding: 3, restarts_yearly: false };
      done(
        await house.owner('changeBillingSettings', { params, body: { invoice_series: series } }),
      );
    };
    const billedOn = async (day: string) => (await billed(house, 'mills', of(day))).number;
    await goes('GO/{FY}/');
    const numbers: string[] = [];
    for (const day of ['2025-03-31', '2026-03-31', '2026-04-01', '2025-04-01']) {
      numbers.push(await billedOn(day));
    }
    expect(numbers).toStrictEqual(['GO/24-25/001', 'GO/25-26/002', 'GO/26-27/003', 'GO/25-26/004']);
    const overview = await house.owner('readBillingOverview', {});
    expect(overview.body).toMatchObject({ next_number: 'GO/26-27/005' });
    await goes('ST/{FY}/');
    expect(await billedOn('2026-04-02')).toBe('ST/26-27/005');
    await goes('INV-');
    expect(await billedOn('2026-04-02')).toBe('INV-001');
  });
});

describe('a day at the end of the calendar', () => {
  it.each(['9999-12-31', '9999-12-01', '2099-12-31', '1900-01-01', '0001-01-01', '0000-01-01'])(
    '%s is taken or refused, and never a failure of ours',
    async (day) => {
      const { id } = await billed(house, 'mills');
      const call = onInvoice(house);
      const params = { customerId: house.customers.mills };
      const answers = [
        await create({ issue_date: day }),
        await create({ issue_date: day, issue: true }),
        await create({ due_date: day, issue: true }),
        await call('recordPayment', id, { method: 'cash', date: day, amount: 1 }),
        await call('issueCreditNote', id, { reason: '01', date: day }),
        await house.owner('recordReceipt', {
          params,
          body: { amount: 1, method: 'upi', date: day },
        }),
        await house.owner('readStatement', { params, query: { from: day } }),
        await house.owner('readStatement', { params, query: { to: day } }),
      ];
      for (const { status } of answers) expect([200, 400, 409, 422]).toContain(status);
      expect((await house.owner('listInvoices')).status).toBe(200);
      expect((await house.owner('readReceivables')).status).toBe(200);
    },
  );
});
