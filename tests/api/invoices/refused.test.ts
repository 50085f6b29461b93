// What no invoice is made of; and whatever was refused takes no number.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectFields, expectRefused } from '#tests/support/problems.ts';
import { idOf } from '#tests/support/team.ts';
import { dayFrom, detailOf, drafted, onInvoice, openHouse, overviewOf } from '../trade/house.ts';
import type { House } from '../trade/house.ts';
import { BALES, done, newDraft } from '../trade/requests.ts';

let house: House;
let today: string;
beforeAll(async () => {
  house = await openHouse();
  ({ today } = await overviewOf(house));
});
afterAll(() => house.close());

const create = (body: object) => house.owner('createInvoice', { body });
const draft = (body: object = {}) => drafted(house, body);
const call: ReturnType<typeof onInvoice> = (...asked) => onInvoice(house)(...asked);
const nextNumber = async () => (await overviewOf(house)).next_number;

describe('what was refused', () => {
  it('takes no number and leaves nothing behind (F58)', async () => {
    const number = await nextNumber();
    const { rows } = await house.server.database.writer.query('select count(*) from events');
    const future = {
      customer_id: house.customers.mills,
      items: [BALES],
      issue_date: dayFrom(today, 5),
    };
    expectRefused(await create({ ...future, issue: true }), 422, 'issued_in_the_future', {
      issue_date: dayFrom(today, 5),
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
    ['a unit without a code', { items: [{ ...BALES, uqc: '<b>' }] }, 'line_uqc_unknown'],
    [
      'a service with a code of goods',
      { items: [{ ...BALES, nature: 'event' }] },
      'line_nature_of_goods',
    ],
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
    [
      'a line that comes to nothing (F43)',
      { items: [BALES, { ...BALES, rate: '0.001', quantity: '1' }] },
      'line_amount_is_nothing',
    ],
    ['a date before GST', { issue_date: '2017-06-30' }, 'invoice_before_gst'],
    ['due before it is issued', { due_date: '2020-01-01' }, 'due_before_issue'],
    ['an export to Karnataka', { supply: 'export-with-payment' }, 'export_needs_overseas_party'],
    ['a zone that is none', { supply: 'sez-with-payment' }, 'sez_needs_sez_party'],
    ['a place that is none', { place_of_supply: '55' }, 'pos_not_allowed'],
    ['a place abroad', { place_of_supply: '96' }, 'pos_not_allowed'],
  ])('a draft with %s is refused', async (_, body, code) => {
    const got = await create({ customer_id: house.customers.mills, items: [BALES], ...body });
    expectRefused(got, 422, code, expect.any(Object));
  });

  it('says in which line and field it does not fit, or in which field of the whole', async () => {
    const customer = house.customers.mills;
    const placeIn = async (body: object) =>
      ((await create({ customer_id: customer, items: [BALES], ...body })).body as { facts: object })
        .facts;
    expect(await placeIn({ items: [BALES, { ...BALES, hsn: '1' }] })).toStrictEqual({
      line: 2,
      field: 'hsn',
      hsn: '1',
    });
    expect(await placeIn({ discount: { amount: '200.01' } })).toMatchObject({ field: 'discount' });
    expect(await placeIn({ due_date: '2020-01-01' })).toMatchObject({ field: 'due_date' });
  });

  it('a draft with a customer or product of another book is refused', async () => {
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

  it('a customer without a state is taken: the place of supply is our own', async () => {
    const made = await newDraft(house, { issue: true });
    expect(made.body).toMatchObject({ place_of_supply: '27', heads: 'intra', status: 'sent' });
  });

  it('goods for a person whose address may lie in one of two states, until one is chosen', async () => {
    const body = { customer_id: house.customers.ravi, items: [BALES], issue: true };
    // The PIN code may be of Punjab or of Chandigarh.
    const sent = { ...body, delivery: 'Sector 17, 160017' };
    expectRefused(await create(sent), 422, 'place_of_supply_unknown', {});
    const chosen = done(await create({ ...sent, place_of_supply: '04' }));
    expect(chosen.body).toMatchObject({ place_of_supply: '04', heads: 'inter' });
    const named = done(await create({ ...body, delivery: 'Sector 17, Punjab 160017' }));
    expect(named.body).toMatchObject({ place_of_supply: '03', heads: 'inter' });
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
  ])('a draft with %s is malformed', async (_, body, fields) => {
    const got = await create({ customer_id: house.customers.mills, items: [BALES], ...body });
    expectFields(got, fields);
  });

  it('500 items with all that an item may say are taken', async () => {
    const item = {
      ...BALES,
      description: 'Of the first picking',
      uqc: 'BAL',
      unit: 'bale',
      product_id: null,
      discount: { percent: '2.5' },
      treatment: 'taxable',
      cess_rate: 0,
      cess_per_unit: 0,
    };
    const items = Array.from({ length: 500 }, () => item);
    expect((await draft({ items })).items).toHaveLength(500);
  });

  it.each(['2', 1.5, '1.5', 1_000_000_000])('a quantity of %j is taken (F42)', async (quantity) => {
    const made = await draft({ items: [{ ...BALES, quantity, rate: '0.5' }] });
    expect(Number(made.items[0]?.quantity)).toBe(Number(quantity));
  });
});
