// The erasure of suppliers through the calls: what goes with the key, what the law has kept, and
// what waits for its day.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eraseCommand } from '#api/cli/commands/people.ts';
import { eraseDueCustomers } from '#api/requests/erase-customers.ts';
import { answerOf, NOT_THERE } from '#tests/support/problems.ts';
import { idOf } from '#tests/support/team.ts';
import { expectWholeAndRebuilt, wholeDatabase } from '#tests/support/whole-database.ts';
import { openHouse } from '../trade/house.ts';
import type { House } from '../trade/house.ts';
import { accountUnder } from '../trade/purchase/requests.ts';
import { done } from '../trade/requests.ts';

const OLD = '2018-05-05';
const CANARY = {
  name: 'Canary Patil',
  pan: 'ABCPC1234D',
  phone: '98111 00009',
  email: 'canary@patil.example',
  address: '9 Canary Lane',
  state_code: '27',
  udyam: 'UDYAM-MH-26-0099999',
  bank_account_name: 'Canary Patil',
  bank_account_number: '50100999111',
  bank_ifsc: 'HDFC0000123',
};
const SECRETS = ['Canary', 'canary', 'ABCPC1234D', '98111 00009', '50100999111', '260099999'];

let house: House;
let expense: number;
let forgotten: string[];
beforeAll(async () => {
  forgotten = [];
  house = await openHouse({
    forgetMails: async (addresses) => void forgotten.push(...addresses),
  });
  expense = await accountUnder(house, 'Indirect Expenses', { name: 'Stationery' });
  done(await house.owner('setLegalForm', ofBook({ legal_form: 'other' })));
});
afterAll(() => house.close());

const ofBook = (body: object) => ({ params: { bookId: house.bookId }, body });
type Added = { readonly id: number; readonly account_id: number };
const add = async (body: object = CANARY): Promise<Added> =>
  done(await house.owner('addSupplier', { body })).body as Added;
const erase = (supplierId: number, body: object = {}) =>
  house.owner('eraseSupplier', { params: { supplierId }, body });
const erasureOf = async (supplierId: number) =>
  done(await house.owner('readSupplierErasure', { params: { supplierId } })).body;

let bills = 0;
async function billOf({ account_id }: Added, date: string): Promise<number> {
  bills += 1;
  const body = {
    supplier_account_id: account_id,
    bill_number: `C/${bills}`,
    bill_date: date,
    posted_on: date,
    received_on: date,
    items: [{ account_id: expense, name: 'Paper', hsn: '4802', taxable: '100.00' }],
    post: true,
  };
  return idOf(done(await house.owner('createPurchaseBill', { body })));
}

const allRows = (): Promise<string> => wholeDatabase(house.server.database.name);
const expectWhole = (): Promise<void> => expectWholeAndRebuilt(house.server, house.bookId);

describe('a supplier that is no customer', () => {
  test('is gone from every table with an old bill, and so is the name of its ledger', async () => {
    const supplier = await add();
    const billId = await billOf(supplier, OLD);
    const { id: supplierId } = supplier;
    expect(await erasureOf(supplierId)).toMatchObject({ kept: null, erased_at: null });
    expect(await allRows()).toContain('Canary Patil');
    const { body } = done(await erase(supplierId, { reason: 'By letter' }));
    expect(body).toMatchObject({ erased_at: expect.any(String), due_on: null, open_texts: [] });
    expect(forgotten).toStrictEqual(['canary@patil.example']);
    const all = await allRows();
    expect(SECRETS.filter((secret) => all.includes(secret))).toStrictEqual([]);
    const read = done(await house.owner('readSupplier', { params: { supplierId } }));
    expect(read.body).toMatchObject({
      name: '[erased]',
      status: 'retired',
      pan: '[erased]',
      bank_account_number: '[erased]',
      state_code: '27',
    });
    const bill = done(await house.owner('readPurchaseBill', { params: { billId } }));
    expect(JSON.stringify(bill.body)).toContain(`[erased] (supplier ${supplierId})`);
    await expectWhole();
  });

  test('is kept with its bills, may be noted for its day, and the job erases it then', async () => {
    done(await house.owner('setLegalForm', ofBook({ legal_form: 'company' })));
    const supplier = await add();
    await billOf(supplier, OLD);
    const refused = await erase(supplier.id);
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({ code: 'customer_kept' });
    const asked = done(await erase(supplier.id, { when_allowed: true }));
    expect(asked.body).toMatchObject({ erased_at: null, due_on: '2027-04-01' });
    const { db, writer } = house.server.core;
    const parts = { db, submit: writer.submit, forgetMails: async () => undefined };
    await eraseDueCustomers(parts);
    expect(await erasureOf(supplier.id)).toMatchObject({ due_on: '2027-04-01', erased_at: null });
    await expectWhole();
    done(await house.owner('setLegalForm', ofBook({ legal_form: 'other' })));
    await eraseDueCustomers(parts);
    expect(await erasureOf(supplier.id)).toMatchObject({
      erased_at: expect.any(String),
      asked_at: null,
      kept: null,
    });
    await expectWhole();
  });

  test('stays where the erasure is withdrawn', async () => {
    const supplier = await add({ name: 'Kept Kale' });
    await billOf(supplier, '2026-05-04');
    done(await erase(supplier.id, { when_allowed: true }));
    const params = { supplierId: supplier.id };
    const withdrawn = done(await house.owner('cancelSupplierErasure', { params }));
    expect(withdrawn.body).toMatchObject({ asked_at: null, due_on: null });
    const again = await house.owner('cancelSupplierErasure', { params });
    expect(again.body).toMatchObject({ code: 'erasure_not_asked' });
  });

  test('takes nothing more once it is erased, neither a change nor a bill', async () => {
    const supplier = await add({ name: 'Over Oak' });
    done(await erase(supplier.id));
    const params = { supplierId: supplier.id };
    for (const got of [
      await house.owner('changeSupplier', { params, body: { city: 'Pune' } }),
      await house.owner('restoreSupplier', { params, body: {} }),
      await house.owner('cancelSupplierErasure', { params }),
    ]) {
      expect(got).toMatchObject({ status: 409, body: { code: 'customer_erased' } });
    }
    const body = {
      supplier_account_id: supplier.account_id,
      bill_number: 'L/1',
      bill_date: '2026-11-02',
      items: [{ account_id: expense, name: 'Paper', taxable: '1.00' }],
      post: true,
    };
    const bill = await house.owner('createPurchaseBill', { body });
    expect(bill).toMatchObject({ status: 409, body: { code: 'bill_supplier_not_open' } });
  });

  test('that adopted a ledger from before is told what stands in the open', async () => {
    const accountId = await accountUnder(house, 'Sundry Creditors', { name: 'Open Otter' });
    const { id } = await add({ account_id: accountId });
    expect(done(await erase(id)).body).toMatchObject({
      open_texts: [{ event: 'AccountCreated', count: 1 }],
    });
    const accounts = JSON.stringify(
      (await house.owner('listAccounts', { params: { bookId: house.bookId } })).body,
    );
    expect(accounts).not.toContain('Open Otter');
    await expectWhole();
  });

  test('is erased from the command line too, by its number', async () => {
    const { id } = await add({ name: 'Line Lotus' });
    const printed: string[] = [];
    const { core } = house.server;
    const print = (line: string) => void printed.push(line);
    const args = ['supplier', String(id)];
    const code = await eraseCommand.run({ core, args, print, dataDir: '/nowhere', origin: '' });
    expect(code).toBe(0);
    expect(printed).toStrictEqual([`Supplier ${id} is erased.`]);
  });
});

describe('a supplier that is a customer too', () => {
  test('is one person: erased as either, with both ledgers', async () => {
    const created = await house.owner('createCustomer', { body: { name: 'Both Bhosale' } });
    const customerId = idOf(done(created));
    await add({ customer_id: customerId, bank_account_number: '123' });
    done(await erase(customerId));
    const { body } = done(await house.owner('readCustomer', { params: { customerId } }));
    expect(body).toMatchObject({ name: '[erased]' });
    expect(await allRows()).not.toContain('Both Bhosale');
    await expectWhole();
  });

  test('that became a customer while its erasure waits is erased on its day all the same', async () => {
    done(await house.owner('setLegalForm', ofBook({ legal_form: 'company' })));
    const supplier = await add({ name: 'Waiting Wagle' });
    await billOf(supplier, OLD);
    const params = { supplierId: supplier.id };
    done(await erase(supplier.id, { when_allowed: true }));
    done(await house.owner('makeCustomer', { params, body: {} }));
    const customerId = supplier.id;
    const asked = await house.owner('readCustomerErasure', { params: { customerId } });
    expect(asked.body).toMatchObject({ due_on: '2027-04-01', erased_at: null });
    await expectWhole();
    done(await house.owner('setLegalForm', ofBook({ legal_form: 'other' })));
    const { db, writer } = house.server.core;
    await eraseDueCustomers({ db, submit: writer.submit, forgetMails: async () => undefined });
    const { body } = done(await house.owner('readCustomer', { params: { customerId } }));
    expect(body).toMatchObject({ name: '[erased]', status: 'inactive' });
    expect(await allRows()).not.toContain('Waiting Wagle');
    await expectWhole();
  });

  test('is no supplier while it is a customer alone', async () => {
    const created = await house.owner('createCustomer', { body: { name: 'Lone Lele' } });
    const params = { supplierId: idOf(done(created)) };
    const read = await house.owner('readSupplierErasure', { params });
    expect(answerOf(read)).toStrictEqual(NOT_THERE);
    expect((await house.owner('eraseSupplier', { params, body: {} })).status).toBe(404);
  });
});

test('an erasure is the act of an owner', async () => {
  const { id } = await add({ name: 'Rights Rane' });
  const asked = { params: { supplierId: id }, body: {} };
  for (const role of ['accountant', 'dataEntry', 'auditor'] as const) {
    expect((await house[role]('eraseSupplier', asked)).status).toBe(403);
  }
  expect((await house.nobody('eraseSupplier', asked)).status).toBe(401);
});
