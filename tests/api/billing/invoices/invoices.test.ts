// An invoice from its draft to its end: what it comes to, when it posts, and what it refuses.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectFields, expectRefused } from '#tests/support/problems.ts';
import { idOf } from '#tests/support/team.ts';
import { balancesOf, billed, detailOf, onInvoice, openHouse } from '../house.ts';
import type { House } from '../house.ts';
import { BALES, done, newDraft } from '../requests.ts';

let house: House;
let today: string;
beforeAll(async () => {
  house = await openHouse();
  today = ((await house.owner('readBillingOverview')).body as { today: string }).today;
});
afterAll(() => house.close());

const create = (body: object) => house.owner('createInvoice', { body });
const draft = async (body: object = {}) =>
  detailOf(done(await create({ customer_id: house.customers.mills, items: [BALES], ...body })));
const call: ReturnType<typeof onInvoice> = (...asked) => onInvoice(house)(...asked);
const nextNumber = async (): Promise<string> =>
  ((await house.owner('readBillingOverview')).body as { next_number: string }).next_number;

/** @returns a day so many days from today. */
const dayFrom = (days: number): string =>
  new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10);

describe('a draft', () => {
  it('has the next number, today’s date, is due by the term and posts nothing', async () => {
    const before = await balancesOf(house);
    const number = await nextNumber();
    const made = await draft();
    expect(made).toMatchObject({
      number,
      status: 'draft',
      issue_date: today,
      due_date: dayFrom(30),
      journal_id: null,
      heads: 'inter',
      title: 'Tax Invoice',
      totals: { gross: '200.00', taxable: '200.00', igst: '10.00', cgst: '0.00', total: '210.00' },
      balance_due: '0.00',
      supplier: { gstin: '27AAPFU0939F1ZV', state_code: '27' },
      recipient: { state_code: '29', registration: 'regular' },
    });
    expect(await balancesOf(house)).toStrictEqual(before);
    const again = await house.owner('readInvoice', { params: { invoiceId: made.id } });
    expect(again.body).toStrictEqual(made);
  });

  it('is due by the customer’s own term where there is one', async () => {
    const made = await draft({ customer_id: house.customers.delhi });
    expect(made.due_date).toBe(dayFrom(10));
  });

  it('never takes totals of a client', async () => {
    const body = { customer_id: house.customers.mills, items: [{ ...BALES, amount: '1.00' }] };
    expect((await create(body)).status).toBe(400);
    expectFields(await create({ ...body, items: [BALES], total: '1.00' }), ['total']);
  });

  it('is written anew, and the form that was opened before is told', async () => {
    const made = await draft();
    const body = { customer_id: house.customers.punekar, items: [{ ...BALES, quantity: '2.5' }] };
    const params = { invoiceId: made.id };
    const changed = await house.dataEntry('changeInvoice', {
      params,
      body: { ...body, expected: made.seq },
    });
    expect(changed.body).toMatchObject({
      number: made.number,
      heads: 'intra',
      totals: { taxable: '250.00', cgst: '6.25', sgst: '6.25', total: '262.50' },
    });
    const late = await house.owner('changeInvoice', {
      params,
      body: { ...body, expected: made.seq },
    });
    expect(late).toMatchObject({ status: 409, body: { code: 'changed_since' } });
    expect((late.body as { detail: string }).detail).toMatch(/^Deepak .* changed this since/);
    const unchanged = await house.owner('changeInvoice', { params, body });
    expect(unchanged.body).toStrictEqual(changed.body);
  });

  it('that is cancelled keeps its number, and the next one goes on', async () => {
    const made = await draft();
    const got = await call('cancelInvoice', made.id, { reason: 'Typed twice' });
    expect(got.body).toMatchObject({ status: 'cancelled', number: made.number, journal_id: null });
    const { number } = await draft();
    expect(Number(number.slice(4))).toBe(Number(made.number.slice(4)) + 1);
    const twice = await call('cancelInvoice', made.id, { reason: 'Once more' });
    expect(twice.body).toMatchObject({ status: 'cancelled', seq: detailOf(got).seq });
  });
});

describe('an issued invoice', () => {
  it('posts its journal in the same moment: debtor, sales and tax', async () => {
    const before = await balancesOf(house);
    const made = await billed(house, 'punekar', { items: [BALES, { ...BALES, tax_rate: 18 }] });
    expect(made).toMatchObject({ status: 'sent', total: '446.00', balance_due: '446.00' });
    const after = await balancesOf(house);
    const change = (name: string) => (after.get(name) ?? 0) - (before.get(name) ?? 0);
    expect([
      change('Punekar Stores'),
      change('Sales – Goods'),
      change('Output CGST'),
      change('Output SGST/UTGST'),
    ]).toStrictEqual([44_600, -40_000, -2300, -2300]);
    const params = { journalId: made.journal_id ?? 0 };
    const journal = await house.owner('readJournal', { params });
    expect(journal.body).toMatchObject({ amount: '446.00', date: made.issue_date });
  });

  it('is issued from its draft, once', async () => {
    const made = await draft();
    const issued = await call('issueInvoice', made.id);
    expect(issued.body).toMatchObject({ status: 'sent', number: made.number });
    const twice = await call('issueInvoice', made.id);
    expectRefused(twice, 409, 'invoice_is_issued', { number: made.number });
  });

  it('is never changed: the refusal names the credit note (F60)', async () => {
    const made = await billed(house, 'mills');
    const body = { customer_id: house.customers.mills, items: [BALES] };
    const got = await call('changeInvoice', made.id, body);
    expectRefused(got, 409, 'invoice_is_issued', { number: made.number });
    expect((got.body as { detail: string }).detail).toMatch(/credit note/i);
  });

  it('is cancelled unpaid: its journal is reversed and its number stays', async () => {
    const before = await balancesOf(house);
    const made = await billed(house, 'mills');
    const got = await call('cancelInvoice', made.id, { reason: 'Wrong customer' });
    expect(got.body).toMatchObject({ status: 'cancelled', balance_due: '0.00' });
    const left = [...(await balancesOf(house))].filter(
      ([name, paise]) => paise !== (before.get(name) ?? 0),
    );
    expect(left).toStrictEqual([]);
    for (const [name, body] of [
      ['issueInvoice', {}],
      ['recordPayment', { method: 'cash' }],
      ['issueCreditNote', { reason: '01' }],
      ['changeInvoice', { customer_id: house.customers.mills, items: [BALES] }],
      ['emailInvoice', { to: 'a@x.example' }],
    ] as const) {
      const refused = await call(name, made.id, body);
      expectRefused(refused, 409, 'invoice_is_cancelled', { number: made.number });
    }
  });

  it('that was paid in part is not cancelled, only credited (F66)', async () => {
    const made = await billed(house, 'mills');
    done(await call('recordPayment', made.id, { amount: '1', method: 'cash' }));
    const got = await call('cancelInvoice', made.id, { reason: 'Too late' });
    expectRefused(got, 409, 'invoice_is_settled', { number: made.number });
    expect((got.body as { detail: string }).detail).toMatch(/credit note/i);
  });

  it('guards its journal: nobody reverses or corrects it by hand', async () => {
    const { journal_id: journalId } = await billed(house, 'mills');
    const params = { journalId: journalId ?? 0 };
    const got = await house.owner('reverseJournal', { params, body: { reason: 'By hand' } });
    expect(got).toMatchObject({ status: 409, body: { code: 'journal_belongs_to_document' } });
  });
});

describe('what was refused', () => {
  it('takes no number and leaves nothing behind (F58)', async () => {
    const number = await nextNumber();
    const { rows } = await house.server.database.writer.query('select count(*) from events');
    const future = { customer_id: house.customers.mills, items: [BALES], issue_date: dayFrom(5) };
    expectRefused(await create({ ...future, issue: true }), 422, 'issued_in_the_future', {
      issue_date: dayFrom(5),
      today,
    });
    const params = { bookId: house.bookId };
    const lock = { kind: 'soft', locked_to: '2026-03-31', reason: 'Filed' };
    done(await house.owner('setLock', { params, body: lock }));
    const locked = { ...future, issue_date: '2026-03-31', issue: true };
    const got = await create(locked);
    expect(got).toMatchObject({ status: 409, body: { code: 'period_locked' } });
    expect(await nextNumber()).toBe(number);
    const after = await house.server.database.writer.query('select count(*) from events');
    const one = Number((rows[0] as { count: number }).count) + 1;
    expect(Number((after.rows[0] as { count: number }).count)).toBe(one);
    expect((await draft()).number).toBe(number);
  });

  it.each<[string, object, string, object?]>([
    ['a customer of nobody', { customer_id: 999_999 }, 'invoice_customer_unknown'],
    ['a product of nobody', { items: [{ ...BALES, product_id: 999 }] }, 'line_product_unknown'],
    ['HSN of one digit (F54)', { items: [{ ...BALES, hsn: '1' }] }, 'line_hsn_invalid'],
    ['HSN of five digits (F54)', { items: [{ ...BALES, hsn: '52010' }] }, 'line_hsn_invalid'],
    ['letters as HSN (F54)', { items: [{ ...BALES, hsn: 'ABCD' }] }, 'line_hsn_invalid'],
    ['an HSN that is not listed', { items: [{ ...BALES, hsn: '9898' }] }, 'line_hsn_not_listed'],
    ['a rate of 17 % (F44)', { items: [{ ...BALES, tax_rate: 17 }] }, 'line_rate_unknown'],
    ['12 % after its end (F44)', { items: [{ ...BALES, tax_rate: 12 }] }, 'line_rate_not_in_force'],
    [
      'a cess that is not in force',
      { items: [{ ...BALES, cess_rate: '12' }] },
      'line_cess_not_in_force',
    ],
    [
      'taxable at 0 %',
      { items: [{ ...BALES, tax_rate: 0, treatment: 'taxable' }] },
      'taxable_without_rate',
    ],
    [
      'a discount above the line (F46)',
      { items: [{ ...BALES, discount: { amount: '200.01' } }] },
      'discount_exceeds_value',
    ],
    [
      'a discount above the whole (F46)',
      { discount: { amount: '200.01' } },
      'discount_exceeds_value',
    ],
    [
      'a line of crores of crores',
      { items: [{ ...BALES, quantity: '900000000', rate: '9000000000' }] },
      'line_amount_too_large',
    ],
    ['a date before GST', { issue_date: '2017-06-30' }, 'invoice_before_gst'],
    ['due before it is issued', { due_date: '2020-01-01' }, 'due_before_issue'],
    ['an export to Karnataka', { supply: 'export-with-payment' }, 'export_needs_overseas_party'],
    ['a zone that is none', { supply: 'sez-with-payment' }, 'sez_needs_sez_party'],
    ['a place that is none', { place_of_supply: '55' }, 'pos_not_allowed'],
    ['a place abroad', { place_of_supply: '96' }, 'pos_not_allowed'],
  ])('as a draft: %s', async (_, body, code) => {
    const got = await create({ customer_id: house.customers.mills, items: [BALES], ...body });
    expectRefused(got, 422, code, expect.any(Object));
  });

  it('as a draft: a customer of another book, and a product of it', async () => {
    const theirs = await house.stranger('createCustomer', { body: { name: 'Theirs' } });
    const got = await create({ customer_id: idOf(theirs), items: [BALES] });
    expectRefused(got, 422, 'invoice_customer_unknown', { customer_id: idOf(theirs) });
  });

  it('an inactive customer takes no more invoices', async () => {
    const made = await newDraft(house, {});
    const { customer_id: customerId, customer_name: name } = detailOf(made);
    done(await house.owner('deactivateCustomer', { params: { customerId }, body: {} }));
    expectRefused(
      await create({ customer_id: customerId, items: [BALES] }),
      422,
      'invoice_customer_inactive',
      { name },
    );
    expectRefused(await call('issueInvoice', idOf(made)), 422, 'invoice_customer_inactive', {
      name,
    });
  });

  it('but not a customer without a state: who is not registered is served at our own place', async () => {
    const made = await newDraft(house, { issue: true });
    expect(made.body).toMatchObject({ place_of_supply: '27', heads: 'intra', status: 'sent' });
  });

  it('a customer with the book’s own GSTIN', async () => {
    const body = { name: 'Ourselves', gst_number: '27AAPFU0939F1ZV' };
    const self = idOf(done(await house.owner('createCustomer', { body })));
    const got = await create({ customer_id: self, items: [BALES], issue: true });
    expect(got).toMatchObject({ status: 422, body: { code: 'parties_share_gstin' } });
  });

  it.each<[string, object, readonly string[]]>([
    ['no items', { items: [] }, ['items']],
    ['501 items', { items: Array.from({ length: 501 }, () => BALES) }, ['items']],
    ['no name', { items: [{ ...BALES, name: ' ' }] }, ['items.0.name']],
    ['quantity 0 (F42)', { items: [{ ...BALES, quantity: 0 }] }, ['items.0.quantity']],
    ['quantity -1 (F42)', { items: [{ ...BALES, quantity: -1 }] }, ['items.0.quantity']],
    ['four decimals (F42)', { items: [{ ...BALES, quantity: '1.2345' }] }, ['items.0.quantity']],
    ['quantity NaN', { items: [{ ...BALES, quantity: 'NaN' }] }, ['items.0.quantity']],
    ['rate 1e400', { items: [{ ...BALES, rate: '1e400' }] }, ['items.0.rate']],
    ['rate -5', { items: [{ ...BALES, rate: '-5' }] }, ['items.0.rate']],
    ['rate 0', { items: [{ ...BALES, rate: 0 }] }, ['items.0.rate']],
    ['tax -5', { items: [{ ...BALES, tax_rate: -5 }] }, ['items.0.tax_rate']],
    ['29 February 2025', { issue_date: '2025-02-29' }, ['issue_date']],
    ['31/03/2025', { issue_date: '31/03/2025' }, ['issue_date']],
    ['2025-3-1', { due_date: '2025-3-1' }, ['due_date']],
    ['a place in words', { place_of_supply: 'Goa' }, ['place_of_supply']],
    ['another rounding', { rounding: 'up' }, ['rounding']],
    ['another supply', { supply: 'smuggled' }, ['supply']],
  ])('as malformed: %s', async (_, body, fields) => {
    const got = await create({ customer_id: house.customers.mills, items: [BALES], ...body });
    expectFields(got, fields);
  });

  it('but not 500 items with all that an item may say', async () => {
    const item = {
      ...{ ...BALES, description: 'Of the first picking', uqc: 'BAL', unit: 'bale' },
      ...{ product_id: null, discount: { percent: '2.5' }, treatment: 'taxable' },
      ...{ cess_rate: 0, cess_per_unit: 0 },
    };
    const items = Array.from({ length: 500 }, () => item);
    expect((await draft({ items })).items).toHaveLength(500);
  });

  it.each(['2', 1.5, '1.5', 1_000_000_000])(
    'but a quantity of %j is taken (F42)',
    async (quantity) => {
      const made = await draft({ items: [{ ...BALES, quantity, rate: '0.5' }] });
      expect(Number(made.items[0]?.quantity)).toBe(Number(quantity));
    },
  );
});
