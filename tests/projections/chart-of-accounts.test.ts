import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AccountCreated, AccountEvent } from '#core/account/index.ts';
import {
  accountCodes,
  accountIdsByNameKey,
  accountNames,
  accountsOf,
  accountTypesOf,
  countAccountsOfType,
} from '#projections/chart-of-accounts/read.ts';
import { chaiStall, shelf } from '#tests/specimens/books/chai-stall.ts';
import {
  cashInHandAdded,
  classified,
  festivalExpenses,
  festivalExpensesAdded,
} from '#tests/specimens/tally/types.ts';
import { did, shownInstantOf } from './support/happened.ts';
import { laidOut, table } from './support/laid-out.ts';
import { openReadTables } from './support/read-tables.ts';
import type { ReadTables } from './support/read-tables.ts';

const { bookId, cash, milk, oldTill } = chaiStall;
let tables: ReadTables;

const findAccount = async (db: ReadTables['db'], book: number, accountId: number) =>
  (await accountsOf(db, book)).find((account) => account.accountId === accountId);
const findAccountType = async (db: ReadTables['db'], book: number, typeId: number) =>
  (await accountTypesOf(db, book)).find((type) => type.typeId === typeId);

const created = (changes: Partial<AccountCreated['data']>): AccountCreated => ({
  type: 'AccountCreated',
  version: 2,
  data: {
    accountId: cash,
    code: null,
    name: 'Cash',
    classification: classified('cash-in-hand'),
    gstin: null,
    companyTypeId: null,
    email: null,
    asset: null,
    ...changes,
  },
});

const samovar = { kind: 'asset', categoryId: shelf.category, productId: shelf.samovar } as const;
const changed: AccountEvent = {
  type: 'AccountChanged',
  version: 2,
  data: {
    accountId: milk,
    changes: {
      name: 'Milk  and Cream',
      classification: { typeId: festivalExpenses, group: null, nature: null },
      email: null,
      asset: samovar,
    },
  },
};

beforeAll(async () => {
  tables = await openReadTables();
  await tables.happens(0, [did(cashInHandAdded)]);
  await tables.happens(bookId, [
    did(created({ code: 'sales-cash' })),
    did(
      created({
        accountId: milk,
        name: 'Milk',
        classification: classified('purchase-accounts'),
        gstin: '27AAPFU0939F1ZV',
        companyTypeId: 53,
        email: 'dairy@example.in',
      }),
    ),
    did(created({ accountId: oldTill, name: 'Old till' })),
    did({ type: 'AccountRetired', version: 1, data: { accountId: oldTill } }),
    did(festivalExpensesAdded),
  ]);
  await tables.happens(bookId, [did(changed)]);
});
afterAll(() => tables.close());

test('accounts stand by name with what they copied of their type', async () => {
  const rows = await accountsOf(tables.db, bookId);
  expect(
    laidOut(rows, {
      name: (row) => row.name,
      type: (row) => row.typeId,
      group: (row) => row.group,
      nature: (row) => row.nature,
      retired: (row) => row.retired,
      'last seq': (row) => row.lastSeq,
    }),
  ).toBe(
    table(`
      name             type  group         nature  retired  last seq
      Cash               20  cash-in-hand  asset   false           1
      Milk  and Cream   301  -             -       false           6
      Old till           20  cash-in-hand  asset   true            4
    `),
  );
});

test('a change keeps what it does not name, and null takes a value away', async () => {
  expect(await findAccount(tables.db, bookId, milk)).toStrictEqual({
    bookId,
    accountId: milk,
    name: 'Milk  and Cream',
    typeId: festivalExpenses,
    group: null,
    nature: null,
    code: null,
    gstin: '27AAPFU0939F1ZV',
    companyTypeId: 53,
    email: null,
    asset: samovar,
    retired: false,
    createdAt: shownInstantOf(2),
    updatedAt: shownInstantOf(6),
    lastSeq: 6,
  });
});

test('names are found by their keys, those of retired accounts too', async () => {
  const found = await accountIdsByNameKey(tables.db, bookId, ['milk and cream', 'old till', 'tea']);
  expect(found).toStrictEqual(
    new Map([
      ['milk and cream', milk],
      ['old till', oldTill],
    ]),
  );
});

test('accounts are named by their ids beside the lines of a page', async () => {
  expect(await accountNames(tables.db, bookId, [cash, oldTill, 999])).toStrictEqual(
    new Map([
      [cash, 'Cash'],
      [oldTill, 'Old till'],
    ]),
  );
});

test('the codes of the starter charts that a book has are listed', async () => {
  expect(await accountCodes(tables.db, bookId)).toStrictEqual(new Set(['sales-cash']));
});

test('a book uses the types of the installation and its own', async () => {
  const show = async (ofBook: number) =>
    laidOut(await accountTypesOf(tables.db, ofBook), {
      type: (row) => row.name,
      book: (row) => row.bookId,
      group: (row) => row.group,
      nature: (row) => row.nature,
      reserved: (row) => row.reserved,
    });
  expect(await show(bookId)).toBe(
    table(`
      type               book  group         nature  reserved
      Cash-in-Hand          0  cash-in-hand  asset   true
      Festival Expenses     7  -             -       false
    `),
  );
  expect(await show(bookId + 1)).not.toContain('Festival');
});

test('a type is found where it may be used', async () => {
  expect((await findAccountType(tables.db, bookId, festivalExpenses))?.bookId).toBe(bookId);
  expect((await findAccountType(tables.db, bookId, 20))?.nature).toBe('asset');
  expect(await findAccountType(tables.db, bookId + 1, festivalExpenses)).toBeUndefined();
});

test('a type is renamed, a reserved one too', async () => {
  const rename = { typeId: 20, name: 'Cash boxes' };
  await tables.happens(0, [did({ type: 'AccountTypeRenamed', version: 1, data: rename })]);
  expect(await findAccountType(tables.db, bookId, 20)).toMatchObject({
    name: 'Cash boxes',
    group: 'cash-in-hand',
    reserved: true,
    lastSeq: 2,
  });
});

test('what was never used goes from the chart, and another may bear its name', async () => {
  const [first, second] = [901, 902];
  const book = bookId + 2;
  await tables.happens(book, [
    did(festivalExpensesAdded),
    did(created({ accountId: first, name: 'Till' })),
    did({ type: 'AccountRemoved', version: 1, data: { accountId: first } }),
    did(created({ accountId: second, name: 'Till' })),
  ]);
  expect((await accountsOf(tables.db, book)).map(({ accountId }) => accountId)).toStrictEqual([
    second,
  ]);
  expect(await countAccountsOfType(tables.db, book, 20)).toBe(1);
  expect(await countAccountsOfType(tables.db, book, festivalExpenses)).toBe(0);
  const type = await findAccountType(tables.db, book, festivalExpenses);
  expect(type).toMatchObject({ createdAt: shownInstantOf(1), updatedAt: shownInstantOf(1) });
  const removed = { typeId: festivalExpenses };
  await tables.happens(book, [did({ type: 'AccountTypeRemoved', version: 1, data: removed })]);
  expect(await findAccountType(tables.db, book, festivalExpenses)).toBeUndefined();
});

test('an account is not found in another book', async () => {
  expect(await findAccount(tables.db, bookId + 1, cash)).toBeUndefined();
});
