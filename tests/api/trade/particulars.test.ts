// What the law demands of an invoice is demanded at every door that issues one, all at once.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { meera } from '#tests/specimens/books/people.ts';
import { idOf } from '#tests/support/team.ts';
import type { Got } from '#tests/support/server.ts';
import { detailOf, gstinOf, onInvoice, openHouse } from './house.ts';
import type { House } from './house.ts';
import { BALES, done } from './requests.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const BARE = { ...BALES, hsn: null, uqc: null };
const create = (body: object) => house.owner('createInvoice', { body });
const fieldsOf = ({ status, body }: Got) => {
  const { code, errors } = body as { code: string; errors: readonly { field: string }[] };
  return [status, code, errors.map(({ field }) => field)];
};

describe('an invoice without what the law demands', () => {
  it('stays a draft at every door, and all that is missing is told by field', async () => {
    const made = await house.owner('createCustomer', {
      body: { name: 'Nowhere Mills', gst_number: '29AAACN1111A1ZB' },
    });
    const customer_id = idOf(done(made));
    const body = { customer_id, items: [BALES, BARE] };
    const missing = [
      422,
      'particulars_missing',
      ['customer.address', 'items.1.hsn', 'items.1.uqc'],
    ];
    expect(fieldsOf(await create({ ...body, issue: true }))).toStrictEqual(missing);
    const draft = detailOf(done(await create(body)));
    const doors = onInvoice(house);
    expect(fieldsOf(await doors('issueInvoice', draft.id))).toStrictEqual(missing);
    const paid = await doors('recordPayment', draft.id, { method: 'cash' });
    expect(fieldsOf(paid)).toStrictEqual(missing);
    const generic = await house.server.call(`/api/payment?book_id=${house.bookId}`, {
      cookie: house.cookieOf(meera.profile.email),
      body: { invoice_id: draft.id, method: 'cash' },
    });
    expect(fieldsOf(generic)).toStrictEqual(missing);
    const now = await house.auditor('readInvoice', { params: { invoiceId: draft.id } });
    expect(now.body).toMatchObject({ status: 'draft' });
  });

  it('is issued with a reason where one is enough, which its history shows', async () => {
    const body = { customer_id: house.customers.ravi, items: [BARE], issue: true };
    const refused = await create(body);
    expect(fieldsOf(refused)[2]).toStrictEqual(['items.0.hsn', 'items.0.uqc']);
    expect(refused.body).toMatchObject({
      detail: expect.stringContaining('or give a reason'),
    });
    const override_reason = ' Sold by the bundle ';
    const issued = detailOf(done(await create({ ...body, override_reason })));
    expect(issued.status).toBe('sent');
    const history = await house.auditor('readHistory', {
      params: { kind: 'invoice', id: issued.id },
    });
    expect(JSON.stringify(history.body)).toContain(
      'Issued without HSN and the unit: Sold by the bundle',
    );
    const draft = detailOf(done(await create({ ...body, issue: false })));
    const asked = { method: 'cash', override_reason };
    expect(done(await onInvoice(house)('recordPayment', draft.id, asked)).status).toBe(200);
    const blank = await create({ ...body, override_reason: ' ' });
    expect(blank.body).toMatchObject({ status: 400, errors: [{ field: 'override_reason' }] });
  });

  it('needs six digits once the turnover of the year before was above five crore', async () => {
    const params = { bookId: house.bookId };
    const year = { financial_year: '25-26', amount: '50000000.01' };
    done(await house.owner('setTurnover', { params, body: year }));
    const body = { customer_id: house.customers.mills, items: [BALES], issue: true };
    const refused = await create(body);
    expect(fieldsOf(refused)[2]).toStrictEqual(['items.0.hsn']);
    const long = { ...BALES, hsn: '520100' };
    done(await create({ ...body, items: [long] }));
    done(await house.owner('setTurnover', { params, body: { ...year, amount: '50000000' } }));
    done(await create(body));
  });
});

it('a customer whose GSTIN another has names the other, and is not refused', async () => {
  const body = { name: 'Mills again', gst_number: gstinOf('29', 'AAACK1234F') };
  const twin = idOf(done(await house.owner('createCustomer', { body })));
  const read = (customerId: number) => house.auditor('readCustomer', { params: { customerId } });
  expect((await read(twin)).body).toMatchObject({
    same_gstin: [{ id: house.customers.mills, name: 'Karnataka Agro Mills' }],
  });
  expect((await read(house.customers.delhi)).body).not.toHaveProperty('same_gstin');
});
