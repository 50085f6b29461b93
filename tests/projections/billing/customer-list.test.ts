import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CustomerEvent } from '#core/customer/index.ts';
import {
  customerCounts,
  customerOfAccount,
  customersById,
  customersPage,
} from '#projections/customer-list/read.ts';
import { sahyadri } from '#tests/specimens/books/sahyadri.ts';
import { agro, agroCreated, ravi, raviCreated } from '#tests/specimens/tax/trade.ts';
import { did, shownInstantOf } from '../support/happened.ts';
import { openReadTables } from '../support/read-tables.ts';
import type { ReadTables } from '../support/read-tables.ts';

const { bookId } = sahyadri;
const GONE = 73;
let tables: ReadTables;

const changed = (changes: object): CustomerEvent => ({
  type: 'CustomerChanged',
  version: 4,
  data: { customerId: ravi.customerId, changes },
});
const moved = (
  type: 'CustomerDeactivated' | 'CustomerRemoved',
  customerId: number,
): CustomerEvent => ({ type, version: 1, data: { customerId } });

beforeAll(async () => {
  tables = await openReadTables();
  const gone = { ...agroCreated, data: { ...agroCreated.data, customerId: GONE } };
  await tables.happens(bookId, [did(agroCreated), did(raviCreated), did(gone as CustomerEvent)]);
  await tables.happens(bookId, [
    did(changed({ name: 'Ravindra  Kulkarni', privateCity: 'Nashik', email: null })),
    did(moved('CustomerDeactivated', ravi.customerId)),
    did(moved('CustomerRemoved', GONE)),
  ]);
});
afterAll(() => tables.close());

test('a customer stands as created, the public address and the private one in one place', async () => {
  const rows = await customersById(tables.db, bookId, [agro.customerId, ravi.customerId, GONE]);
  const [first, second] = rows.toSorted((left, right) => left.customerId - right.customerId);
  expect(rows).toHaveLength(2);
  expect(first).toStrictEqual({
    erasedAt: null,
    erasureAskedAt: null,
    erasureDueOn: null,
    customerId: agro.customerId,
    accountId: agro.accountId,
    active: true,
    name: 'Karnataka Agro Mills',
    registration: 'regular',
    company: null,
    gstin: agro.gstin,
    pan: 'AAACK1234F',
    stateCode: '29',
    country: 'IN',
    email: 'accounts@agro.example',
    phone: null,
    contact: null,
    address: '4 Mill Road',
    city: 'Hubballi',
    pincode: '580020',
    dueDays: null,
    orders: 0,
    taxablePaise: 0,
    billedPaise: 0,
    createdAt: shownInstantOf(1),
    updatedAt: shownInstantOf(1),
    lastSeq: 1,
  });
  expect(second).toMatchObject({
    name: 'Ravindra  Kulkarni',
    active: false,
    email: null,
    address: '7 Sadashiv Peth',
    city: 'Nashik',
    pincode: '411030',
    createdAt: shownInstantOf(2),
    updatedAt: shownInstantOf(5),
    lastSeq: 5,
  });
});

test('a receipt moves what a form has seen, and nothing else', async () => {
  const [before] = await customersById(tables.db, bookId, [agro.customerId]);
  const reversed: CustomerEvent = {
    type: 'ReceiptReversed',
    version: 2,
    data: { receiptId: 1, customerId: agro.customerId, amountPaise: 500, reason: 'Bounced' },
  };
  await tables.happens(bookId, [did(reversed)]);
  const [after] = await customersById(tables.db, bookId, [agro.customerId]);
  expect(after).toStrictEqual({ ...before, lastSeq: 7, updatedAt: shownInstantOf(7) });
});

test('customers are found by any words, in pages by name', async () => {
  const page = (words: readonly string[], active: boolean | null = null) =>
    customersPage(tables.db, bookId, { limit: 10, after: null }, { words, active });
  const idsOf = async (rows: ReturnType<typeof page>) =>
    (await rows).map(({ customerId }) => customerId);
  expect(await idsOf(page([]))).toStrictEqual([agro.customerId, ravi.customerId]);
  expect(await idsOf(page(['kulkarni', 'nashik']))).toStrictEqual([ravi.customerId]);
  expect(await idsOf(page(['29aaack']))).toStrictEqual([agro.customerId]);
  expect(await idsOf(page(['%']))).toStrictEqual([]);
  expect(await idsOf(page([], true))).toStrictEqual([agro.customerId]);
  const after = { nameKey: 'karnataka agro mills', customerId: agro.customerId };
  const next = await customersPage(
    tables.db,
    bookId,
    { limit: 1, after },
    { words: [], active: null },
  );
  expect(next.map(({ customerId, nameKey }) => [customerId, nameKey])).toStrictEqual([
    [ravi.customerId, 'ravindra kulkarni'],
  ]);
});

test('customers are counted, and told by their ledger', async () => {
  expect(await customerCounts(tables.db, bookId)).toStrictEqual({
    total: 2,
    active: 1,
    taxablePaise: 0,
  });
  expect(await customerCounts(tables.db, 999)).toStrictEqual({
    total: 0,
    active: 0,
    taxablePaise: 0,
  });
  expect(await customerOfAccount(tables.db, bookId, agro.accountId)).toBe(agro.customerId);
  expect(await customerOfAccount(tables.db, bookId, 999)).toBeNull();
  expect(await customersById(tables.db, bookId, [])).toStrictEqual([]);
});
