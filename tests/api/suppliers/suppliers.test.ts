// Suppliers by their calls: added, adopted with what is open, changed and retired; the customers
// stay as they are.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { idOf, openTeam } from '#tests/support/team.ts';
import type { Team } from '#tests/support/team.ts';

let team: Team;
beforeAll(async () => {
  team = await openTeam();
});
afterAll(() => team.close());

const add = (body: object, who: 'owner' | 'dataEntry' | 'auditor' = 'owner') =>
  team[who]('addSupplier', { body });
const read = async (supplierId: number) =>
  (await team.auditor('readSupplier', { params: { supplierId } })).body;
const account = async (name: string, group: string) => {
  const types = (await team.owner('listAccountTypes')).body as readonly {
    id: number;
    group: string | null;
  }[];
  const account_type_id = types.find((type) => type.group === group)?.id ?? 0;
  return idOf(await team.owner('createAccount', { body: { name, account_type_id } }));
};

describe('a supplier', () => {
  it('addSupplier makes a party with a ledger under Sundry Creditors, and no customer', async () => {
    const before = (await team.owner('listCustomers')).body;
    const made = await add({
      name: 'Karnataka Agro Mills',
      gst_number: '29AAACK1234F1ZW',
      supplier_due_days: 45,
      msme: [{ class: 'small', activity: 'manufacturing', from: '2026-04-01', to: null }],
      tds: { nature: '194C', deductee: null },
      bank_account_number: '5010 0123',
      bank_ifsc: 'hdfc0000123',
    });
    expect(made.body).toMatchObject({
      name: 'Karnataka Agro Mills',
      gst_number: '29AAACK1234F1ZW',
      pan: 'AAACK1234F',
      state: 'Karnataka',
      status: 'active',
      is_customer: false,
      supplier_due_days: 45,
      bank_account_number: '50100123',
      bank_ifsc: 'HDFC0000123',
      bank_confirmed_on: null,
      registrations: [],
    });
    expect(made.status).toBe(200);
    expect((await team.owner('listCustomers')).body).toStrictEqual(before);
    const params = { customerId: idOf(made) };
    expect((await team.owner('readCustomer', { params })).status).toBe(404);
    const accounts = (await team.owner('listAccounts', { params: { bookId: team.bookId } }))
      .body as readonly { name: string; group: string }[];
    const ledger = accounts.find(({ name }) => name === 'Karnataka Agro Mills');
    expect(ledger?.group).toBe('sundry-creditors');
    expect(await read(idOf(made))).toMatchObject({ outstanding: '0.00', name: ledger?.name });
  });

  it('addSupplier adopts a ledger from before with what is open on it, and never twice', async () => {
    const accountId = await account('Pawar Transport', 'sundry-creditors');
    const freight = await account('Freight', 'direct-expenses');
    const entry = [
      { account_id: freight, amount: '500' },
      { account_id: accountId, amount: '-500' },
    ];
    await team.owner('postJournal', { body: { entry, date: '2026-11-02', narration: 'Trip' } });
    const made = await add({ account_id: accountId });
    expect(made.body).toMatchObject({ name: 'Pawar Transport', account_id: accountId });
    expect(await read(idOf(made))).toMatchObject({ outstanding: '500.00' });
    expect(await add({ account_id: accountId })).toMatchObject({
      status: 422,
      body: { code: 'supplier_account_unfit', facts: { field: 'account_id' } },
    });
    const cash = await add({ account_id: team.account('Cash') });
    expect(cash.body).toMatchObject({ code: 'supplier_account_unfit' });
    const body = { name: 'Mine' };
    const renamed = await team.owner('changeAccount', { params: { accountId }, body });
    expect(renamed.body).toMatchObject({ code: 'account_of_customer' });
  });

  it('addSupplier makes a customer a supplier too, who stays what it was as a customer', async () => {
    const customer = await team.owner('createCustomer', { body: { name: 'Godavari Mills' } });
    const params = { customerId: idOf(customer) };
    const was = (await team.owner('readCustomer', { params })).body as { seq: number };
    const body = { customer_id: idOf(customer), supplier_due_days: 15 };
    const made = await add(body);
    expect(made.body).toMatchObject({
      id: idOf(customer),
      name: 'Godavari Mills',
      is_customer: true,
      supplier_due_days: 15,
    });
    const {
      seq: _now,
      updated_at: _at,
      ...now
    } = (await team.owner('readCustomer', { params })).body as Record<string, unknown>;
    expect(was).toMatchObject(now);
    expect((await add(body)).body).toMatchObject({ code: 'party_is_supplier' });
    const other = await add({ ...body, city: 'Pune' });
    expect(other.body).toMatchObject({ errors: [{ field: 'city' }] });
  });

  it('makeCustomer makes a supplier a customer too, whose ledger is its own', async () => {
    const { body } = await add({ name: 'Nagar Oils', city: 'Nagar', state_code: '27' });
    const { id: supplierId, account_id: before } = body as { id: number; account_id: number };
    const params = { supplierId };
    const made = await team.dataEntry('makeCustomer', { params, body: { due_days: 20 } });
    expect(made.body).toMatchObject({
      id: supplierId,
      name: 'Nagar Oils',
      city: 'Nagar',
      due_days: 20,
      status: 'active',
      total_orders: 0,
    });
    const { account_id: own } = made.body as { account_id: number };
    expect(own).not.toBe(before);
    expect(await read(supplierId)).toMatchObject({ is_customer: true, account_id: before });
    const accounts = (await team.owner('listAccounts', { params: { bookId: team.bookId } }))
      .body as readonly { id: number; name: string; group: string }[];
    expect(accounts.find(({ id }) => id === own)).toMatchObject({
      name: `Nagar Oils (${supplierId})`,
      group: 'sundry-debtors',
    });
    expect(accounts.find(({ id }) => id === before)).toMatchObject({ name: 'Nagar Oils' });
    const listed = await team.auditor('listCustomers', { query: { search: 'nagar oils' } });
    expect(listed.body).toMatchObject([{ id: supplierId }]);
    const again = await team.owner('makeCustomer', { params, body: {} });
    expect(again).toMatchObject({ status: 409, body: { code: 'party_is_customer' } });
    const invoice = await team.owner('createInvoice', {
      body: { customer_id: supplierId, items: [{ name: 'Tin', quantity: 1, rate: '10' }] },
    });
    expect(invoice.status).toBe(200);
    const rename = { params, body: { name: 'Nagar Oil Mills' } };
    expect((await team.owner('changeSupplier', rename)).status).toBe(200);
    const customer = await team.owner('readCustomer', { params: { customerId: supplierId } });
    expect(customer.body).toMatchObject({ name: 'Nagar Oil Mills' });
    expect((await team.auditor('makeCustomer', { params, body: {} })).status).toBe(403);
  });

  it('makeCustomer is refused where somebody was first, and for who is no supplier', async () => {
    const { body } = await add({ name: 'Latur Lamps' });
    const { id: supplierId, seq } = body as { id: number; seq: number };
    const params = { supplierId };
    await team.owner('changeSupplier', { params, body: { city: 'Latur' } });
    const late = await team.owner('makeCustomer', { params, body: { expected: seq } });
    expect(late).toMatchObject({ status: 409, body: { code: 'changed_since' } });
    const none = await team.owner('makeCustomer', { params: { supplierId: 999_999 }, body: {} });
    expect(none.status).toBe(404);
  });

  it('readSupplierFigures counts those of a filter, and sums what is outstanding to them', async () => {
    const before = (await team.auditor('readSupplierFigures')).body as Record<string, unknown>;
    const accountId = await account('Wagh Dairy', 'sundry-creditors');
    const milk = await account('Milk', 'direct-expenses');
    const entry = [
      { account_id: milk, amount: '250.50' },
      { account_id: accountId, amount: '-250.50' },
    ];
    await team.owner('postJournal', { body: { entry, date: '2026-11-03', narration: 'Milk' } });
    await add({ account_id: accountId });
    const found = await team.auditor('readSupplierFigures', { query: { search: 'dairy wagh' } });
    expect(found.body).toStrictEqual({
      count: 1,
      of: Number(before['of']) + 1,
      outstanding: '250.50',
    });
    const retired = await team.auditor('readSupplierFigures', { query: { status: 'retired' } });
    expect(retired.body).toMatchObject({ count: 0, outstanding: '0.00' });
  });

  it('has its history with who did what, though it is no customer', async () => {
    const supplierId = idOf(await add({ name: 'Latur Seeds' }));
    await team.owner('changeSupplier', { params: { supplierId }, body: { city: 'Latur' } });
    const got = await team.auditor('readHistory', { params: { kind: 'customer', id: supplierId } });
    expect(got.status).toBe(200);
    expect(got.body).toHaveLength(2);
  });

  it('changeSupplier writes what is sent alone, and a change of bank asks for consent anew', async () => {
    const params = { supplierId: idOf(await add({ name: 'Suresh Pawar', upi: 's@hdfc' })) };
    const confirmed = await team.owner('confirmSupplierBank', { params, body: {} });
    expect(confirmed.body).toMatchObject({ bank_confirmed_on: expect.any(String) });
    const wrong = { registrations: [{ gst_number: '29X', state: '29', from: null, to: null }] };
    expect(await team.owner('changeSupplier', { params, body: wrong })).toMatchObject({
      status: 422,
      body: { facts: { field: 'registrations.0.gst_number' } },
    });
    const body = { city: 'Nashik', upi: 's@sbi' };
    const changed = await team.owner('changeSupplier', { params, body });
    expect(changed.body).toMatchObject({ ...body, bank_confirmed_on: null, name: 'Suresh Pawar' });
  });

  it('retireSupplier and restoreSupplier move it between the two lists', async () => {
    const params = { supplierId: idOf(await add({ name: 'Zenith Papers' })) };
    const named = async (status: string) =>
      ((await team.auditor('listSuppliers', { query: { search: 'zenith', status } })).body as [])
        .length;
    expect([await named('active'), await named('retired')]).toStrictEqual([1, 0]);
    const retired = await team.owner('retireSupplier', { params, body: {} });
    expect(retired.body).toMatchObject({ status: 'retired' });
    expect([await named('active'), await named('retired')]).toStrictEqual([0, 1]);
    expect((await team.owner('restoreSupplier', { params, body: {} })).body).toMatchObject({
      status: 'active',
    });
  });

  it('a supplier without a name is malformed, and an auditor adds none', async () => {
    expect((await add({ city: 'Pune' })).body).toMatchObject({ errors: [{ field: 'name' }] });
    expect((await add({ name: 'Mine' }, 'auditor')).status).toBe(403);
  });
});
