// What is unusual about an act comes back with its reply, and before it where it is asked for as a
// preview: the same in both, and the same again under the same key.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readTodayInIndia } from '#api/queries/ledgers/period.ts';
import type { Got } from '#tests/support/server.ts';
import { idOf } from '#tests/support/team.ts';
import type { Ask, EndpointName } from '#tests/support/team.ts';
import { billed, dayFrom, gstinOf, openHouse } from '../trade/house.ts';
import type { House } from '../trade/house.ts';
import { BALES, done } from '../trade/requests.ts';

let house: House;
let today: string;
let [cash, bank, sales, supplier, rent, loan] = [0, 0, 0, 0, 0, 0];
beforeAll(async () => {
  house = await openHouse();
  today = await readTodayInIndia(house.server.core.db);
  [cash, bank, sales] = ['Cash', 'Bank Account', 'Sales – Goods'].map(house.account) as [
    number,
    number,
    number,
  ];
  [supplier, rent, loan] = [
    await newAccount('KA Spices', 'Sundry Creditors'),
    await newAccount('Shop rent', 'Indirect Expenses'),
    await newAccount('Loan of Suresh', 'Unsecured Loans'),
  ];
});
afterAll(() => house.close());

async function newAccount(name: string, type: string, more: object = {}): Promise<number> {
  const types = (await house.owner('listAccountTypes')).body as { id: number; name: string }[];
  const account_type_id = types.find((one) => one.name === type)?.id;
  return idOf(
    done(await house.owner('createAccount', { body: { name, account_type_id, ...more } })),
  );
}

type Wire = { code: string; message: string; field?: string; facts: Record<string, unknown> };
const warningsOf = ({ body }: Got): readonly Wire[] =>
  (body as { warnings?: readonly Wire[] }).warnings ?? [];
const codesOf = (got: Got): readonly string[] => warningsOf(got).map(({ code }) => code);

let keys = 0;

/** Asks for the preview, does the act and repeats it: all three say the same. */
async function act(name: EndpointName, asked: Ask): Promise<Got> {
  const query = { ...asked.query, preview: 'true' };
  const before = await counted();
  const preview = done(await house.owner(name, { ...asked, query }));
  expect(await counted()).toStrictEqual(before);
  keys += 1;
  const once = { ...asked, headers: { 'Idempotency-Key': `warned-act-${keys}` } };
  const got = done(await house.owner(name, once));
  expect(warningsOf(preview).map(nameless)).toStrictEqual(warningsOf(got).map(nameless));
  expect((await house.owner(name, once)).body).toStrictEqual(got.body);
  return got;
}

/** A number is given when the act is done: a preview may have another one. */
const nameless = ({ code, facts: { number: _number, ...facts } }: Wire) => ({ code, facts });

async function counted(): Promise<unknown> {
  const { rows } = await house.server.core.pool.query('select count(*) as n from events');
  return rows;
}

const journal = (entry: object[], more: object = {}) =>
  act('postJournal', { body: { entry, narration: '', date: today, ...more } });
const line = (account_id: number, amount: string, more: object = {}) => ({
  account_id,
  amount,
  ...more,
});

describe('an act with nothing unusual', () => {
  it('has no warnings in its reply, and an empty list in its preview', async () => {
    const entry = [line(bank, '100'), line(sales, '-100')];
    const got = await journal(entry);
    expect(got.body).not.toHaveProperty('warnings');
    const query = { preview: 'true' };
    const preview = await house.owner('postJournal', { body: { entry }, query });
    expect([preview.status, preview.body]).toStrictEqual([200, { warnings: [] }]);
  });

  it('is refused by the preview as it would be', async () => {
    const body = { entry: [line(bank, '100'), line(sales, '-99')] };
    const preview = await house.owner('postJournal', { body, query: { preview: 'true' } });
    const got = await house.owner('postJournal', { body });
    expect([preview.status, preview.body]).toStrictEqual([got.status, got.body]);
  });
});

describe('cash', () => {
  it('below nil is told with the day and the balance, also on a later day', async () => {
    const drawn = await journal([line(rent, '700'), line(cash, '-700')], {
      date: dayFrom(today, -3),
    });
    expect(warningsOf(drawn)).toStrictEqual([
      {
        code: 'cash_below_nil',
        message: expect.stringMatching(/^Cash would be ₹700\.00 below nil on /),
        facts: { account_id: cash, account: 'Cash', date: dayFrom(today, -3), balance: '-700.00' },
      },
    ]);
    done(
      await house.owner('postJournal', {
        body: { entry: [line(cash, '5000'), line(bank, '-5000')], date: dayFrom(today, -10) },
      }),
    );
    expect(codesOf(await journal([line(rent, '4300'), line(cash, '-4300')]))).toStrictEqual([]);
    const later = await journal([line(rent, '1'), line(cash, '-1')], { date: dayFrom(today, -5) });
    expect(warningsOf(later)).toMatchObject([{ facts: { date: today, balance: '-1.00' } }]);
    done(
      await house.owner('postJournal', {
        body: { entry: [line(cash, '900000'), line(bank, '-900000')], date: dayFrom(today, -10) },
      }),
    );
  });

  it('of two lakh or more from one person in a day is told, by the Act of the day', async () => {
    const { delhi: customerId } = house.customers;
    const receive = (amount: string, date: string) =>
      act('recordReceipt', { params: { customerId }, body: { amount, method: 'cash', date } });
    expect(codesOf(await receive('150000', today))).toStrictEqual([]);
    expect(warningsOf(await receive('50000', today))).toMatchObject([
      {
        code: 'cash_above_limit',
        facts: {
          rule: 'receipt',
          section: 's. 186 of the Income-tax Act, 2025',
          party: 'Delhi Emporium',
          amount: '200000.00',
          limit: '200000.00',
        },
      },
    ]);
    const before = await receive('200000', '2026-03-31');
    expect(warningsOf(before)).toContainEqual(
      expect.objectContaining({
        code: 'cash_above_limit',
        facts: expect.objectContaining({ section: 's. 269ST of the Income-tax Act, 1961' }),
      }),
    );
    expect(codesOf(await receive('199999.99', '2026-03-30'))).not.toContain('cash_above_limit');
  });

  it('for one bill on several days counts together', async () => {
    const items = [{ ...BALES, quantity: 2000 }];
    const { id: invoiceId } = await billed(house, 'mills', {
      items,
      issue_date: dayFrom(today, -1),
    });
    const pay = (amount: string, date: string) =>
      act('recordPayment', { params: { invoiceId }, body: { amount, method: 'cash', date } });
    expect(codesOf(await pay('120000', dayFrom(today, -1)))).not.toContain('cash_above_limit');
    expect(warningsOf(await pay('90000', today))).toMatchObject([
      { code: 'cash_above_limit', facts: { by: 'bill', amount: '210000.00' } },
    ]);
  });

  it('paid above ten thousand to a supplier in a day, or for an expense, is told', async () => {
    const pay = (to: number, amount: string) =>
      journal([line(to, amount), line(cash, `-${amount}`)]);
    expect(codesOf(await pay(supplier, '6000'))).toStrictEqual([]);
    expect(warningsOf(await pay(supplier, '4001'))).toMatchObject([
      {
        code: 'cash_above_limit',
        message: expect.stringContaining('goods carriages'),
        facts: { rule: 'expense', amount: '10001.00', limit: '10000.00' },
      },
    ]);
    expect(codesOf(await pay(rent, '10000'))).toStrictEqual([]);
    const [told] = warningsOf(await pay(rent, '35000.01'));
    expect(told).toMatchObject({ facts: { section: 's. 36(4) of the Income-tax Act, 2025' } });
    expect(told?.message).not.toContain('carriages');
  });

  it('of a loan of twenty thousand, with what is outstanding, is told both ways', async () => {
    expect(codesOf(await journal([line(cash, '19999'), line(loan, '-19999')]))).toStrictEqual([]);
    expect(warningsOf(await journal([line(cash, '1'), line(loan, '-1')]))).toMatchObject([
      { facts: { rule: 'loan-taken', by: 'balance', amount: '20000.00' } },
    ]);
    expect(warningsOf(await journal([line(loan, '500'), line(cash, '-500')]))).toMatchObject([
      { facts: { rule: 'loan-repaid', by: 'balance', amount: '20000.00' } },
    ]);
  });
});

describe('a document', () => {
  it('with a later number and an earlier date than another is told', async () => {
    const first = await billed(house, 'punekar', { issue_date: today });
    const body = {
      customer_id: house.customers.punekar,
      items: [{ ...BALES, quantity: 3 }],
      issue: true,
      issue_date: dayFrom(today, -17),
    };
    const got = await act('createInvoice', { body });
    expect(warningsOf(got)).toMatchObject([
      {
        code: 'earlier_date',
        field: 'date',
        facts: { before: expect.any(String), before_date: today },
      },
    ]);
    expect(first.number).not.toBe((got.body as { number: string }).number);
  });

  it('that sells the same to the same customer a moment ago is told', async () => {
    const items = [{ ...BALES, name: 'Dhurrie', quantity: 7 }];
    const body = { customer_id: house.customers.mills, items, issue: true };
    const once = await act('createInvoice', { body });
    expect(codesOf(once)).toStrictEqual([]);
    expect(warningsOf(await act('createInvoice', { body }))).toMatchObject([
      { code: 'invoice_twice', facts: { customer: 'Karnataka Agro Mills', amount: '735.00' } },
    ]);
  });

  it('paid before it was billed is told', async () => {
    const { id: invoiceId, number } = await billed(house, 'mills');
    const body = { method: 'upi', date: '2019-04-01' };
    const got = await act('recordPayment', { params: { invoiceId }, body });
    expect(warningsOf(got)).toContainEqual(
      expect.objectContaining({
        code: 'paid_before_bill',
        facts: { number, date: '2019-04-01', bill_date: today },
      }),
    );
    expect(codesOf(got)).toContain('date_far_off');
  });

  it('of a supplier is told when its number is entered again, however it is written', async () => {
    const bill = (name: string) =>
      journal([
        line(rent, '500'),
        line(supplier, '-500', { references: [{ kind: 'new', amount: '500', name }] }),
      ]);
    expect(codesOf(await bill('HF/1'))).toStrictEqual([]);
    expect(warningsOf(await bill('hf-1'))).toMatchObject([
      { code: 'bill_twice', facts: { party: 'KA Spices', bill: 'hf-1', amount: '500.00' } },
    ]);
    expect(codesOf(await bill('HF/2'))).toStrictEqual([]);
  });
});

describe('a day', () => {
  it('more than two years ago, or more than three months ahead, is told', async () => {
    const on = (date: string) => journal([line(bank, '1'), line(sales, '-1')], { date });
    expect(warningsOf(await on('1990-01-01'))).toMatchObject([
      { code: 'date_far_off', facts: { away: 'past' } },
    ]);
    expect(warningsOf(await on(dayFrom(today, 120)))).toMatchObject([
      { facts: { away: 'future' } },
    ]);
    expect(codesOf(await on(dayFrom(today, 60)))).toStrictEqual([]);
  });
});

describe('a party', () => {
  it('with the GSTIN of another is told, also when the other has changed since', async () => {
    const gst_number = gstinOf('29', 'AAACT9999T');
    const make = (name: string) =>
      act('createCustomer', { body: { name, gst_number, address: '1 High Road' } });
    expect(codesOf(await make('Tara One'))).toStrictEqual([]);
    const body = { name: 'Tara Two', gst_number, address: '1 High Road' };
    const headers = { 'Idempotency-Key': 'tara-two-once' };
    const got = done(await house.owner('createCustomer', { body, headers }));
    expect(warningsOf(got)).toMatchObject([
      { code: 'gstin_twice', field: 'gst_number', facts: { name: 'Tara One' } },
    ]);
    const tara = (await house.owner('listCustomers')).body as { id: number; name: string }[];
    const customerId = tara.find(({ name }) => name === 'Tara One')?.id ?? 0;
    const change = { gst_number: gstinOf('29', 'AAACT8888T') };
    done(await house.owner('changeCustomer', { params: { customerId }, body: change }));
    expect((await house.owner('createCustomer', { body, headers })).body).toStrictEqual(got.body);
  });

  it('whose PIN code is of another State is told, and so is the book itself', async () => {
    const body = { name: 'Bengal Store', state_code: '27', pincode: '560001', city: 'Pune' };
    expect(warningsOf(await act('createCustomer', { body }))).toMatchObject([
      { field: 'pincode', facts: { pincode: '560001', state: 'Maharashtra', states: 'Karnataka' } },
    ]);
    const params = { bookId: house.bookId };
    const moved = await act('changeBillingSettings', { params, body: { pincode: '700001' } });
    expect(codesOf(moved)).toStrictEqual(['pin_of_another_state']);
    const back = await act('changeBillingSettings', { params, body: { pincode: '411001' } });
    expect(codesOf(back)).toStrictEqual([]);
  });
});
