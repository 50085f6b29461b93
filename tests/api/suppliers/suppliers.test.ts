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
