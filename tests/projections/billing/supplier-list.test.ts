import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CustomerEvent } from '#core/customer/index.ts';
import { customersById } from '#projections/customer-list/read.ts';
import {
  supplierOfAccount,
  suppliersById,
  suppliersStretch,
} from '#projections/supplier-list/read.ts';
import { sahyadri } from '#tests/specimens/books/sahyadri.ts';
import { agro, agroCreated, ravi, raviCreated } from '#tests/specimens/tax/trade.ts';
import { did } from '../support/happened.ts';
import { openReadTables } from '../support/read-tables.ts';
import type { ReadTables } from '../support/read-tables.ts';

const { bookId } = sahyadri;
const PAWAR = 80;
let tables: ReadTables;

const changed = (customerId: number, changes: object): CustomerEvent => ({
  type: 'CustomerChanged',
  version: 3,
  data: { customerId, changes },
});
const pawar: CustomerEvent = {
  type: 'CustomerCreated',
  version: 3,
  data: {
    ...raviCreated.data,
    customerId: PAWAR,
    privateCustomerId: PAWAR,
    name: 'Suresh Pawar',
    accountId: null,
    roles: ['supplier'],
    supplierAccountId: 90,
    supplierDueDays: 15,
    msme: [{ class: 'micro', activity: 'services', from: null, to: null }],
    bankAccountNumber: '501',
  },
};

beforeAll(async () => {
  tables = await openReadTables();
  await tables.happens(bookId, [did(agroCreated), did(raviCreated), did(pawar)]);
  const { customerId: _id, accountId: _ledger, ...details } = agroCreated.data;
  const roles = ['customer', 'supplier'];
  await tables.happens(bookId, [
    did(changed(agro.customerId, { ...details, roles, supplierAccountId: 91 })),
    did(changed(PAWAR, { name: 'Pawar Transport', supplierDueDays: 45 })),
    did(changed(ravi.customerId, { name: 'Ravindra Kulkarni' })),
  ]);
  await tables.happens(bookId, [did(changed(agro.customerId, { supplierRetired: true }))]);
});
afterAll(() => tables.close());

const named = async (words: readonly string[], active: boolean | null = null) =>
  (await suppliersStretch(tables.db, bookId, { limit: 10, offset: 0 }, { words, active })).map(
    ({ name }) => name,
  );

test('a supplier stands as it was said last, and one that is no customer is none of them', async () => {
  const [row] = await suppliersById(tables.db, bookId, [PAWAR]);
  expect(row).toMatchObject({
    customerId: PAWAR,
    accountId: 90,
    isCustomer: false,
    active: true,
    name: 'Pawar Transport',
    supplierDueDays: 45,
    msme: [{ class: 'micro', activity: 'services', from: null, to: null }],
    registrations: [],
    tds: null,
    bankAccountNumber: '501',
    address: '7 Sadashiv Peth',
  });
  expect(await customersById(tables.db, bookId, [PAWAR])).toStrictEqual([]);
});

test('a customer that became a supplier is in both lists, each with its own ledger', async () => {
  const [row] = await suppliersById(tables.db, bookId, [agro.customerId]);
  expect(row).toMatchObject({ name: agro.name, accountId: 91, isCustomer: true, active: false });
  const [customer] = await customersById(tables.db, bookId, [agro.customerId]);
  expect(customer).toMatchObject({ accountId: agro.accountId, active: true });
});

test('suppliers are found by words and by whether they are retired, by name', async () => {
  expect(await named([])).toStrictEqual([agro.name, 'Pawar Transport']);
  expect(await named(['pune'])).toStrictEqual(['Pawar Transport']);
  expect(await named([], false)).toStrictEqual([agro.name]);
});

test('a ledger under Sundry Creditors tells whose it is', async () => {
  expect(await supplierOfAccount(tables.db, bookId, 90)).toBe(PAWAR);
  expect(await supplierOfAccount(tables.db, bookId, agro.accountId)).toBeNull();
});
