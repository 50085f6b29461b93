// What is printed and what is sent: papers as blocks and as PDF, and wishes for an e-mail.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectFields, expectRefused } from '#tests/support/problems.ts';
import { idOf } from '#tests/support/team.ts';
import type { EndpointName } from '#tests/support/team.ts';
import { billed, detailOf, onInvoice, openHouse } from '../trade/house.ts';
import type { House } from '../trade/house.ts';
import { BALES, done, lastOf, newCustomer, newDraft } from '../trade/requests.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const call: ReturnType<typeof onInvoice> = (...asked) => onInvoice(house)(...asked);
const paperOf = async (invoiceId: number, query: Record<string, number> = {}) =>
  done(await house.owner('readInvoicePaper', { params: { invoiceId }, query })).body;

describe('the paper of an invoice', () => {
  it('bears a mark while it is a draft, and once it is cancelled', async () => {
    const id = idOf(await newDraft(house, { customer_id: house.customers.mills }));
    expect(await paperOf(id)).toMatchObject({ watermark: 'DRAFT' });
    done(await call('issueInvoice', id));
    expect(await paperOf(id)).toMatchObject({ title: 'Tax Invoice', watermark: null });
    done(await call('cancelInvoice', id, { reason: 'Slip' }));
    expect(await paperOf(id)).toMatchObject({ watermark: 'CANCELLED' });
  });

  it('comes in up to three copies, each with its name', async () => {
    const { id } = await billed(house, 'mills');
    const { copies } = (await paperOf(id, { copies: 3 })) as { copies: readonly string[] };
    expect(copies).toHaveLength(3);
    for (const wrong of [0, 4, 'all']) {
      const params = { invoiceId: id };
      for (const name of ['readInvoicePaper', 'readInvoicePdf'] as const) {
        const got = await house.owner(name, { params, query: { copies: wrong } });
        expectFields(got, ['copies']);
      }
    }
  });

  it('stands as it was issued, whatever the customer and the book are called later', async () => {
    const customerId = await newCustomer(house, { name: 'Old Name', state_code: '27' });
    const { id } = detailOf(
      done(
        await house.owner('createInvoice', {
          body: { customer_id: customerId, items: [BALES], issue: true },
        }),
      ),
    );
    const before = await paperOf(id);
    await house.owner('changeCustomer', { params: { customerId }, body: { name: 'New Name' } });
    await house.owner('changeBillingSettings', {
      params: { bookId: house.bookId },
      body: { legal_name: 'Sahyadri & Sons' },
    });
    expect(JSON.stringify(await paperOf(id))).toContain('Old Name');
    expect(await paperOf(id)).toMatchObject({
      parties: (before as { parties: unknown }).parties,
      supplier: (before as { supplier: unknown }).supplier,
    });
  });

  it('the paper of a credit note names its invoice, a PDF under its own number', async () => {
    const { id, number } = await billed(house, 'mills');
    const got = done(await call('issueCreditNote', id, { reason: '01', note: 'Wet' }));
    const params = { creditNoteId: lastOf(got, 'credit_notes') };
    const page = await house.owner('readCreditNotePaper', { params });
    expect(page.body).toMatchObject({ title: 'Credit Note', watermark: null });
    expect(JSON.stringify(page.body)).toContain(number);
    const pdf = await house.owner('readCreditNotePdf', { params });
    expect(pdf.headers.get('Content-Type')).toBe('application/pdf');
    expect(pdf.headers.get('Content-Disposition')).toMatch(
      /^attachment; filename="CN-\d{3}\.pdf"$/,
    );
    expect(pdf.headers.get('Cache-Control')).toBe('no-store');
    expect(pdf.body).toMatch(/^%PDF-/);
  });

  it('is an auditor’s to read', async () => {
    const { id } = await billed(house, 'mills');
    const params = { invoiceId: id };
    for (const name of ['readInvoice', 'readInvoicePaper', 'readInvoicePdf'] as EndpointName[]) {
      expect((await house.auditor(name, { params })).status).toBe(200);
    }
  });
});

describe('a wish for an e-mail', () => {
  it('goes to the customer’s address, or to the one that is given', async () => {
    const { id } = await billed(house, 'ravi');
    const own = await call('emailInvoice', id);
    expect(own.body).toMatchObject({ emails: [{ to: 'ravi@home.example', status: 'waiting' }] });
    const other = await call('emailInvoice', id, { to: 'books@office.example' });
    expect(other.body).toMatchObject({ emails: [{}, { to: 'books@office.example' }] });
  });

  it('needs an address and an issued invoice', async () => {
    const { id } = await billed(house, 'mills');
    expectRefused(await call('emailInvoice', id), 422, 'email_missing');
    const draft = await newDraft(house, { customer_id: house.customers.ravi });
    expectRefused(await call('emailInvoice', idOf(draft)), 409, 'invoice_is_a_draft', {
      number: detailOf(draft).number,
    });
  });

  it.each([
    'a@x.in\r\nBcc: v@y.in',
    'a@x.in,v@y.in',
    'a@x.in?bcc=v@y',
    'Ravi <a@x.in>',
    'a@x',
    '',
    `${'x'.repeat(300)}@x.in`,
    'a\u202e@x.in',
  ])('is malformed when it goes to %j (E38, E64)', async (to) => {
    const { id } = await billed(house, 'ravi');
    expectFields(await call('emailInvoice', id, { to }), ['to']);
  });
});
