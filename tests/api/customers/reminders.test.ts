// Statements by mail, and reminders in bulk: previewed, sent, and told on each invoice.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readReminderMail, readStatementMail } from '#api/jobs/customer/customer-mails.ts';
import { reportReminder } from '#api/jobs/customer/report-mails.ts';
import { expectFields, expectRefused } from '#tests/support/problems.ts';
import { idOf, openTeam } from '#tests/support/team.ts';
import type { Team } from '#tests/support/team.ts';
import { done, newCustomer, newInvoice } from '../trade/requests.ts';
import type { InvoiceDetail, ReminderPreview } from '#tests/support/replies-on-wire.ts';

let team: Team;
const ids = { late: 0, silent: 0, first: 0, second: 0, silents: 0 };
beforeAll(async () => {
  team = await openTeam();
  const days = { issue_date: '2026-05-01', due_date: '2026-05-31' };
  ids.late = await newCustomer(team, { name: 'Late Payer', email: 'late@payer.example' });
  ids.silent = await newCustomer(team, { name: 'Silent' });
  ids.first = idOf(await newInvoice(team, { customer_id: ids.late, ...days }));
  ids.second = idOf(await newInvoice(team, { customer_id: ids.late, ...days }));
  ids.silents = idOf(await newInvoice(team, { customer_id: ids.silent, ...days }));
});
afterAll(() => team.close());

const preview = async (body: object = {}): Promise<ReminderPreview> =>
  done(await team.owner('readReminders', { body })).body as ReminderPreview;
const send = (customers: readonly object[], headers: Record<string, string> = {}) =>
  team.owner('sendReminders', { body: { customers }, headers });
const invoice = async (invoiceId: number): Promise<InvoiceDetail> =>
  done(await team.owner('readInvoice', { params: { invoiceId } })).body as InvoiceDetail;
const mailOf = (emailId: number) => {
  const job = { bookId: team.bookId, customerId: ids.late, emailId };
  return readReminderMail(team.server.core.db, job);
};

describe('the preview of reminders', () => {
  it('names customers, their overdue invoices and what the mail says', async () => {
    const { rows, days } = await preview();
    expect(days).toBe(7);
    expect(rows.map((row) => [row.customer_name, row.address, row.total])).toStrictEqual([
      ['Late Payer', 'late@payer.example', '400.00'],
      ['Silent', null, '200.00'],
    ]);
    expect(rows[0]?.invoices.map(({ id }) => id)).toStrictEqual([ids.first, ids.second]);
    expect(rows[0]?.subject).toContain('2 invoices, ₹400.00 overdue');
    expect(rows[0]).toMatchObject({ reminded_on: null, recent: false });
  });

  it('is of the invoices or customers that are named', async () => {
    const ofOne = await preview({ invoices: [ids.second, 999_999] });
    expect(ofOne.rows.map(({ invoices }) => invoices.map(({ id }) => id))).toStrictEqual([
      [ids.second],
    ]);
    expect(ofOne.not_overdue).toBe(1);
    expect((await preview({ customers: [ids.silent] })).rows).toHaveLength(1);
    for (const body of [{ invoices: [] }, { invoices: ['x'] }, { customers: [0] }]) {
      const got = await team.owner('readReminders', { body });
      expect(got.status).toBe(400);
    }
  });
});

describe('sending reminders', () => {
  it('is one mail for each customer with an address; the other is told', async () => {
    const key = { 'Idempotency-Key': 'reminders-1' };
    const wanted = [
      { customer_id: ids.late, invoices: [ids.first, ids.second] },
      { customer_id: ids.silent, invoices: [ids.silents] },
    ];
    const got = done(await send(wanted, key));
    expect(got.body).toMatchObject({
      requested: [
        {
          customer_id: ids.late,
          address: 'late@payer.example',
          invoices: [{ id: ids.first, due: '200.00' }, { id: ids.second }],
        },
      ],
      refused: [{ customer_id: ids.silent, code: 'customer_without_email' }],
    });
    expect((await send(wanted, key)).body).toStrictEqual(got.body);
    const { reminders, reminded_on: on } = await invoice(ids.first);
    expect(reminders).toMatchObject([{ status: 'waiting', due: '200.00' }]);
    expect(on).toBe(reminders[0]?.requested_on);
  });

  it('mails what is still overdue when the mail goes, and never twice', async () => {
    const [reminder] = (await invoice(ids.first)).reminders;
    const id = reminder?.id ?? 0;
    const body = { method: 'upi' };
    done(await team.owner('recordPayment', { params: { invoiceId: ids.second }, body }));
    const mail = await mailOf(id);
    expect(mail).toMatchObject({ overdueIds: [ids.first], settledIds: [ids.second] });
    expect(mail?.letter?.text).not.toContain('INV-002');
    const job = { bookId: team.bookId, customerId: ids.late, emailId: id };
    await reportReminder(team.server.core.writer.submit)(job, [
      { invoiceId: ids.first, reason: null },
      { invoiceId: ids.second, reason: 'Paid' },
    ]);
    expect(await mailOf(id)).toBeNull();
    expect((await invoice(ids.first)).reminders).toMatchObject([{ status: 'sent' }]);
    expect((await invoice(ids.second)).reminders).toMatchObject([{ reason: 'Paid' }]);
    expect((await invoice(ids.second)).reminded_on).toBeNull();
  });

  it('is refused within seven days unless it is asked for again', async () => {
    const { rows } = await preview({ customers: [ids.late] });
    expect(rows[0]?.recent).toBe(true);
    const one = { customer_id: ids.late, invoices: [ids.first] };
    expectRefused(await send([one]), 409, 'nothing_to_remind_of');
    expect(done(await send([{ ...one, again: true }])).body).toMatchObject({ refused: [] });
  });

  it('names a customer once, and none of another book', async () => {
    const one = { customer_id: ids.late, invoices: [ids.first] };
    expectFields(await send([one, one]), ['customers']);
    expect((await send([{ customer_id: 999_999, invoices: [1] }])).status).toBe(404);
    expectFields(await send([]), ['customers']);
  });
});

describe('a statement by e-mail', () => {
  it('waits for its job, and is listed with the reminders', async () => {
    const params = { customerId: ids.late };
    const got = done(await team.owner('emailStatement', { params, body: { to: '2026-06-30' } }));
    expect(got.body).toMatchObject({
      address: 'late@payer.example',
      status: 'waiting',
      from: '2026-04-01',
      to: '2026-06-30',
    });
    const mails = done(await team.owner('listCustomerMails', { params })).body;
    expect(mails).toMatchObject([
      { kind: 'statement', status: 'waiting' },
      { kind: 'reminder', invoices: [{ number: 'INV-001' }] },
      { kind: 'reminder', status: 'sent', invoices: [{ number: 'INV-001' }, {}] },
    ]);
    const { id: emailId } = got.body as { id: number };
    const job = { bookId: team.bookId, customerId: ids.late, emailId };
    const mail = await readStatementMail(team.server.core.db, job);
    expect(mail).toMatchObject({ address: 'late@payer.example', to: '2026-06-30' });
  });

  it('needs an address and days that there are', async () => {
    const params = { customerId: ids.silent };
    const none = await team.owner('emailStatement', { params, body: {} });
    expectRefused(none, 422, 'customer_without_email', { customer_id: ids.silent });
    const wrong = await team.owner('emailStatement', { params, body: { to: 'x' } });
    expectFields(wrong, ['to']);
  });
});
