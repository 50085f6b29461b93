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
  version: 4,
  data: { customerId, changes },
});
const pawar: CustomerEvent = {
  type: 'CustomerCreated',
  version: 4,
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

test('a supplier that became a customer is in both lists, with the day of its becoming', async () => {
  const LATUR = 82;
  const { customerId: _id, accountId: _none, ...details } = raviCreated.data;
  const ids = { customerId: LATUR, privateCustomerId: LATUR, supplierAccountId: 93 };
  await tables.happens(bookId, [
    did({
      type: 'CustomerCreated',
      version: 4,
      data: {
        ...raviCreated.data,
        ...ids,
        name: 'Latur Oils',
        accountId: null,
        roles: ['supplier'],
      },
    }),
  ]);
  await tables.happens(bookId, [
    did(
      changed(LATUR, {
        ...details,
        name: 'Latur Oils',
        roles: ['customer', 'supplier'],
        accountId: 94,
      }),
    ),
    did(changed(LATUR, { phone: '98' })),
  ]);
  const [supplier] = await suppliersById(tables.db, bookId, [LATUR]);
  expect(supplier).toMatchObject({ isCustomer: true, accountId: 93, phone: '98', active: true });
  const [customer] = await customersById(tables.db, bookId, [LATUR]);
  expect(customer).toMatchObject({
    name: 'Latur Oils',
    accountId: 94,
    phone: '98',
    active: true,
    address: '7 Sadashiv Peth',
  });
  expect(customer?.createdAt).not.toBe(supplier?.createdAt);
});

test('an erasure waits in the row, and takes what it names', async () => {
  const NAGPUR = 81;
  const { data } = pawar as Extract<CustomerEvent, { type: 'CustomerCreated' }>;
  const ids = { customerId: NAGPUR, privateCustomerId: NAGPUR, supplierAccountId: 92 };
  const standing = async () => {
    const [row] = await suppliersById(tables.db, bookId, [NAGPUR]);
    return row;
  };
  const asked = { customerId: NAGPUR, dueOn: '2033-01-01', reason: null };
  await tables.happens(bookId, [
    did({ type: 'CustomerCreated', version: 4, data: { ...data, ...ids } }),
    did({ type: 'CustomerErasureAsked', version: 1, data: asked }),
  ]);
  expect(await standing()).toMatchObject({
    erasureAskedAt: expect.any(String),
    erasureDueOn: '2033-01-01',
    erasedAt: null,
  });
  const fields = ['name', 'bankAccountNumber'] as const;
  await tables.happens(bookId, [
    did({
      type: 'CustomerErased',
      version: 3,
      data: {
        customerId: NAGPUR,
        accountId: null,
        supplierAccountId: 92,
        fields: [...fields],
        reason: null,
      },
    }),
  ]);
  expect(await standing()).toMatchObject({
    name: '[erased]',
    bankAccountNumber: '[erased]',
    active: false,
    erasureAskedAt: null,
    erasureDueOn: null,
    erasedAt: expect.any(String),
  });
});
