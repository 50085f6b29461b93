import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerOf, expectFields, expectRefused, NOT_THERE } from '#tests/support/problems.ts';
import { idOf, openTeam } from '#tests/support/team.ts';
import type { Ask, Asking, Team } from '#tests/support/team.ts';
import type { Got } from '#tests/support/server.ts';
import { newCustomer, newInvoice, newReceipt } from '../trade/requests.ts';

let team: Team;
let create: (body: object, headers?: Record<string, string>) => Promise<Got>;
beforeAll(async () => {
  team = await openTeam();
  create = (body, headers = {}) => team.owner('createCustomer', { body, headers });
});
afterAll(() => team.close());

const KARNATAKA = '29AAACK1234F1ZW';
const NOBODYS = 999_999;
const of = (customerId: number, asked: Ask = {}): Ask => ({ ...asked, params: { customerId } });
const recordOf = ({ body }: Got) =>
  body as { name: string; account_id: number; seq: number; status: string };

async function ledgerOf(customer: Got): Promise<{ name: string; [field: string]: unknown }> {
  const { body } = await team.owner('listAccounts', { params: { bookId: team.bookId } });
  const accounts = body as { id: number; name: string }[];
  const found = accounts.find(({ id }) => id === recordOf(customer).account_id);
  if (found === undefined) throw new Error('The customer has no ledger.');
  return found;
}

describe('a new customer', () => {
  it('is active, and has a ledger under Sundry Debtors', async () => {
    const got = await create({
      name: ' Karnataka Agro Mills ',
      email: 'mills@agro.example',
      phone: '+91 98450 00001',
      gst_number: ` ${KARNATAKA.toLowerCase().replace(/^../, (state) => `${state} `)} `,
      address: '4 Mill Road',
      city: 'Hubballi',
      pincode: '580020',
      due_days: 45,
    });
    expect(got.status).toBe(200);
    expect(got.body).toMatchObject({
      name: 'Karnataka Agro Mills',
      registration: 'regular',
      gst_number: KARNATAKA,
      pan: 'AAACK1234F',
      state_code: '29',
      state: 'Karnataka',
      country: 'IN',
      address: '4 Mill Road',
      due_days: 45,
      status: 'active',
      total_orders: 0,
      total_amount: '0.00',
    });
    expect(await ledgerOf(got)).toMatchObject({
      name: 'Karnataka Agro Mills',
      group: 'sundry-debtors',
      gstn_id: KARNATAKA,
      email_id: 'mills@agro.example',
    });
    expect((await team.owner('readCustomer', of(idOf(got)))).body).toStrictEqual(got.body);
  });

  it('may bear the name of another; its ledger gets the number appended (F72)', async () => {
    const [one, two] = [
      await create({ name: 'Ravi Stores' }),
      await create({ name: 'RAVI stores' }),
    ];
    expect((await ledgerOf(one)).name).toBe('Ravi Stores');
    expect((await ledgerOf(two)).name).toBe(`RAVI stores (${idOf(two)})`);
    const params = { customerId: idOf(one) };
    await team.owner('changeCustomer', { params, body: { name: 'Ravi Traders' } });
    expect((await ledgerOf(one)).name).toBe('Ravi Traders');
  });

  it('is made once under one key, and of another body not at all', async () => {
    const key = { 'Idempotency-Key': 'customer-key-1' };
    const [first, again] = [
      await create({ name: 'Once' }, key),
      await create({ name: 'Once' }, key),
    ];
    expect(again.body).toStrictEqual(first.body);
    expectRefused(await create({ name: 'Twice' }, key), 422, 'idempotency_key_reused');
    await team.owner('removeCustomer', of(idOf(first)));
    expect((await create({ name: 'Once' }, key)).body).toStrictEqual(first.body);
  });

  it.each([
    [{}, ['name']],
    [{ name: '' }, ['name']],
    [{ name: ' \u200b ' }, ['name']],
    [{ name: 'x'.repeat(10_000) }, ['name']],
    [{ name: 'a\u0000b' }, ['name']],
    [{ name: 'a\r\nBcc: v@y' }, ['name']],
    [{ name: ['a'] }, ['name']],
    [{ name: 'A', email: 'a@x.in?bcc=v@y' }, ['email']],
    [{ name: 'A', email: 'a@x.in, b@x.in' }, ['email']],
    [{ name: 'A', email: 'a' }, ['email']],
    [{ name: 'A', email: 'а@х.in' }, ['email']],
    [{ name: 'A', phone: '9'.repeat(31) }, ['phone']],
    [{ name: 'A', gst_number: 'x'.repeat(21) }, ['gst_number']],
    [{ name: 'A', registration: 'gold' }, ['registration']],
    [{ name: 'A', state_code: '2' }, ['state_code']],
    [{ name: 'A', country: 'India' }, ['country']],
    [{ name: 'A', due_days: 366 }, ['due_days']],
    [{ name: 'A', due_days: -1 }, ['due_days']],
    [{ name: 'A', due_days: 1.5 }, ['due_days']],
    [{ name: 'A', status: 'inactive' }, ['status']],
    [{ name: 'A', total_amount: '5.00' }, ['total_amount']],
    [{ name: 'A', account_id: 1 }, ['account_id']],
  ])('is not made of %j (E38)', async (body, fields) => {
    expectFields(await create(body), fields);
  });

  it.each([
    [{ gst_number: '29AAACK1234F1ZX' }, 'customer_gstin_invalid', { gstin: '29AAACK1234F1ZX' }],
    [{ gst_number: '29АAACK1234F1ZW' }, 'customer_gstin_invalid', { gstin: '29АAACK1234F1ZW' }],
    [{ registration: 'regular' }, 'customer_needs_gstin', { registration: 'regular' }],
    [
      { gst_number: KARNATAKA, registration: 'unregistered' },
      'customer_has_gstin',
      { registration: 'unregistered', gstin: KARNATAKA },
    ],
    [
      { gst_number: KARNATAKA, state_code: '27' },
      'customer_state_not_of_gstin',
      { state_code: '27', gstin: KARNATAKA },
    ],
    [
      { gst_number: KARNATAKA, pan: 'AAPFU0939F' },
      'customer_pan_not_of_gstin',
      { pan: 'AAPFU0939F', gstin: KARNATAKA },
    ],
    [{ pan: 'AAPFU0939' }, 'customer_pan_invalid', { pan: 'AAPFU0939' }],
    [{ state_code: '99' }, 'customer_state_unknown', { state_code: '99' }],
    [{ registration: 'overseas' }, 'customer_abroad_at_home', { country: 'IN' }],
    [{ pincode: '01234' }, 'customer_pincode_invalid', { pincode: '01234' }],
    [{ phone: '12' }, 'customer_phone_invalid', { phone: '12' }],
  ])('is refused with %j', async (body, code, facts) => {
    expectRefused(await create({ name: 'Refused', ...body }), 422, code, facts);
  });

  it.each([
    '<script>alert(1)</script>',
    "Robert'); drop table customers;--",
    '=HYPERLINK("http://evil")',
    '.. / ? # %',
    'श्री लक्ष्मी ஸ்டோர்ஸ் 👩‍🌾',
    '‮evil‬',
  ])('keeps its name as it was written: %s', async (name) => {
    const got = await create({ name });
    expect(recordOf(got).name).toBe(name);
  });
});

describe('a customer', () => {
  it('is changed, and its ledger with it', async () => {
    const made = await create({ name: 'Deccan Mills', phone: '0831 2222222' });
    const params = { customerId: idOf(made) };
    const body = {
      name: 'Deccan Agro',
      gst_number: KARNATAKA,
      phone: '',
      expected: recordOf(made).seq,
    };
    const got = await team.owner('changeCustomer', { params, body });
    expect(got.body).toMatchObject({ name: 'Deccan Agro', state_code: '29', phone: null });
    expect(await ledgerOf(got)).toMatchObject({ name: 'Deccan Agro', gstn_id: KARNATAKA });
    expectRefused(await team.owner('changeCustomer', { params, body }), 409, 'changed_since', {
      by: 1,
      by_name: 'Meera Joshi',
      seq: recordOf(got).seq,
    });
    expectFields(await team.owner('changeCustomer', { params, body: { name: '' } }), ['name']);
  });

  it('is made inactive and active again', async () => {
    const customerId = await newCustomer(team);
    for (const [name, status] of [
      ['deactivateCustomer', 'inactive'],
      ['deactivateCustomer', 'inactive'],
      ['activateCustomer', 'active'],
    ] as const) {
      const got = await team.owner(name, of(customerId, { body: {} }));
      expect(recordOf(got).status).toBe(status);
    }
    expectFields(await team.owner('activateCustomer', of(customerId, { body: { on: 1 } })), ['on']);
  });

  it('goes with its ledger while no document names it', async () => {
    const made = await create({ name: 'Gone tomorrow' });
    const got = await team.owner('removeCustomer', of(idOf(made)));
    expect(answerOf(got)).toStrictEqual([200, {}]);
    await expect(ledgerOf(made)).rejects.toThrow();
    expect(answerOf(await team.owner('readCustomer', of(idOf(made))))).toStrictEqual(NOT_THERE);
    expect(answerOf(await team.owner('removeCustomer', of(idOf(made))))).toStrictEqual(NOT_THERE);
  });

  it('a customer with documents stays, and they are named (F70)', async () => {
    const customerId = await newCustomer(team, { name: 'Faithful' });
    await newInvoice(team, { customer_id: customerId });
    await newReceipt(team, customerId);
    expectRefused(await team.owner('removeCustomer', of(customerId)), 409, 'customer_in_use', {
      name: 'Faithful',
      uses: [
        { what: 'invoices', count: 1 },
        { what: 'payments and credit notes', count: 1 },
      ],
    });
  });

  it('guards its ledger: nobody renames, retires or removes it by hand', async () => {
    const made = await create({ name: 'Guarded' });
    const params = { accountId: recordOf(made).account_id };
    const facts = { name: 'Guarded', customer_id: idOf(made) };
    const renamed = await team.owner('changeAccount', { params, body: { name: 'Free' } });
    expectRefused(renamed, 409, 'account_of_customer', facts);
    const retired = await team.owner('retireAccount', { params, body: {} });
    expectRefused(retired, 409, 'account_of_customer', facts);
  });

  it('a customer that nobody made, or of another book, is not there', async () => {
    const customerId = await newCustomer(team);
    const calls: readonly (readonly [Asking, number])[] = [
      [team.owner, NOBODYS],
      [team.stranger, customerId],
    ];
    for (const [ask, id] of calls) {
      for (const got of [
        await ask('readCustomer', of(id)),
        await ask('changeCustomer', of(id, { body: { name: 'Mine' } })),
        await ask('activateCustomer', of(id, { body: {} })),
        await ask('deactivateCustomer', of(id, { body: {} })),
        await ask('removeCustomer', of(id)),
        await ask('readStatement', of(id)),
      ]) {
        expect(got.status).toBe(404);
      }
    }
  });
});
