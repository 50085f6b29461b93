// Many invoices by e-mail in one call: each is asked for, or refused, by itself.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { InvoiceEmailStatus } from '#api/contract/invoice/emails.ts';
import { expectFields, expectRefused } from '#tests/support/problems.ts';
import { idOf } from '#tests/support/team.ts';
import { billed, detailOf, openHouse } from '../../trade/house.ts';
import type { House } from '../../trade/house.ts';
import { done, newDraft } from '../../trade/requests.ts';

let house: House;
const ids = { first: 0, second: 0, silent: 0, draft: 0 };
beforeAll(async () => {
  house = await openHouse();
  ids.first = (await billed(house, 'ravi')).id;
  ids.second = (await billed(house, 'ravi')).id;
  ids.silent = (await billed(house, 'mills')).id;
  ids.draft = idOf(await newDraft(house, { customer_id: house.customers.ravi }));
});
afterAll(() => house.close());

type Answer = {
  readonly requested: readonly { readonly invoice_id: number; readonly email_id: number }[];
  readonly refused: readonly { readonly invoice_id: number; readonly code: string }[];
};
const send = (invoices: readonly unknown[], headers: Record<string, string> = {}) =>
  house.owner('emailInvoices', { body: { invoices }, headers });
const statusOf = (emails: readonly unknown[]) =>
  house.owner('readInvoiceEmails', { body: { emails } });
const mailsOf = async (invoiceId: number) =>
  detailOf(await house.owner('readInvoice', { params: { invoiceId } })).emails;

describe('many invoices by e-mail', () => {
  it('go each to its customer; each that cannot go is told with its reason', async () => {
    const got = await send([ids.first, ids.silent, ids.draft, ids.second, 999_999]);
    const { requested, refused } = done(got).body as Answer;
    expect(requested.map((one) => one.invoice_id)).toStrictEqual([ids.first, ids.second]);
    expect(refused.map(({ invoice_id: id, code }) => [id, code])).toStrictEqual([
      [ids.silent, 'email_missing'],
      [ids.draft, 'invoice_is_a_draft'],
      [999_999, 'invoice_not_found'],
    ]);
    expect(await mailsOf(ids.first)).toMatchObject([
      { to: 'ravi@home.example', status: 'waiting' },
    ]);
    const { body } = done(await statusOf(requested.map((one) => one.email_id)));
    expect((body as InvoiceEmailStatus[]).map((one) => [one.invoice_id, one.status])).toStrictEqual(
      [
        [ids.first, 'waiting'],
        [ids.second, 'waiting'],
      ],
    );
  });

  it('asked for again under the same key are asked for once', async () => {
    const before = (await mailsOf(ids.first)).length;
    const key = { 'Idempotency-Key': 'bills-of-may' };
    const first = done(await send([ids.first, ids.second], key));
    expect(done(await send([ids.first, ids.second], key)).body).toStrictEqual(first.body);
    expect((await mailsOf(ids.first)).length).toBe(before + 1);
  });

  it('are refused as a whole where all are refused for one reason', async () => {
    expectRefused(await send([ids.silent]), 422, 'email_missing');
    expectRefused(await send([ids.draft]), 409, 'invoice_is_a_draft', {
      number: 'INV-004',
    });
  });

  it.each([
    ['none', []],
    ['text', ['INV-001']],
    ['nought', [0]],
    ['a fraction', [1.5]],
    ['201 of them', Array.from({ length: 201 }, (_, at) => at + 1)],
  ])('a list with %s is refused at its field', async (_, list) => {
    const field = list.length === 1 ? 'invoices.0' : 'invoices';
    expectFields(await send(list), [field]);
    expectFields(await statusOf(list), [field.replace('invoices', 'emails')]);
  });

  it('named twice are refused at the field', async () => {
    expectFields(await send([ids.first, ids.first]), ['invoices']);
  });

  it('those of another book are not found, and their mails are nobody else’s to read', async () => {
    const [email] = await mailsOf(ids.first);
    const theirs = await house.stranger('emailInvoices', { body: { invoices: [ids.first] } });
    expect(theirs.status).toBe(404);
    const read = await house.stranger('readInvoiceEmails', { body: { emails: [email?.id] } });
    expect(done(read).body).toStrictEqual([]);
  });
});
