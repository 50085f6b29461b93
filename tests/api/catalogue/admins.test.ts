// What is shared is an admin's to write, under the lock of book 0; and what admins see of books is
// what they belong to.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BrandId, PersonId } from '#core/kernel/ids.ts';
import { deepak, iyer, meera } from '#tests/specimens/books/people.ts';
import { answerOf, expectRefused } from '#tests/support/problems.ts';
import { idOf } from '#tests/support/team.ts';
import type { EndpointName } from '#tests/support/team.ts';
import { endpointsFor, saleOf } from '../books/right-requests.ts';
import { catalogueRequest, isOfCatalogue } from './requests.ts';
import { itemsOf, openShop } from './shop.ts';
import type { Shop } from './shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const names = endpointsFor('admin').filter(isOfCatalogue);

describe.each(names)('%s', (name: EndpointName) => {
  it('is for admins alone', async () => {
    const request = await catalogueRequest(shop, name);
    expect((await shop.owner(name, request)).status).toBe(200);
    const again = await catalogueRequest(shop, name);
    expect((await shop.accountant(name, again)).body).toMatchObject({ code: 'admins_only' });
    expect((await shop.nobody(name, again)).body).toMatchObject({ code: 'not_signed_in' });
  });
});

describe('a member who is no admin', () => {
  const LISTS = [
    'user',
    'account',
    'journal',
    'product',
    'category',
    'brand',
    'unit',
    'service',
    'counts',
    'account_type',
    'account_type_company',
    'consumable',
    'category_asset',
    'book/product',
    'category_product',
    'value_product',
    `book/1/service`,
    'category/1',
    'category/1/history',
  ];

  it.each(LISTS)('sees nothing of /api/isuper/%s (B39)', async (path) => {
    const cookie = shop.cookieOf(iyer.profile.email);
    for (const end of ['', '/', '?limit=1', '?book_id=1']) {
      const got = await shop.server.call(`/api/isuper/${path}${end}`, { cookie });
      expect(got).toMatchObject({ status: 403, body: { code: 'admins_only' } });
    }
  });

  it('changes no category by its form, of whatever encoding (B41)', async () => {
    const cookie = shop.cookieOf(iyer.profile.email);
    const before = (await shop.owner('listSharedCategories')).body;
    for (const [type, body] of [
      ['application/x-www-form-urlencoded', `name=Mine&category_product[${shop.grain}]=false`],
      ['application/json', JSON.stringify({ name: 'Mine' })],
      ['text/plain', 'name=Mine'],
    ] as const) {
      const headers = { 'Content-Type': type };
      const path = `/api/isuper/category/${shop.rice}`;
      const got = await shop.server.call(path, { cookie, headers, body });
      expect(got).toMatchObject({ status: 403, body: { code: 'admins_only' } });
    }
    expect((await shop.owner('listSharedCategories')).body).toStrictEqual(before);
  });
});

describe('the writer', () => {
  const create = (actorId: number, name: string) =>
    shop.server.core.writer.submit({
      bookId: 0,
      actorId,
      command: { type: 'CreateBrand', data: { brandId: (9000 + actorId) as BrandId, name } },
    });

  it('asks under the lock who is admin, whatever the door let through', async () => {
    const refused = { kind: 'rejected', rejection: { kind: 'admins_only' } };
    expect(await create(deepak.id, 'By Deepak')).toStrictEqual(refused);
    expect(await create(9999, 'By nobody')).toStrictEqual(refused);
    expect(await create(meera.id, 'By Meera')).toMatchObject({ kind: 'accepted' });
  });

  it('an admin of a moment ago is one no longer', async () => {
    const command = { type: 'GrantAdmin', data: { personId: iyer.id as PersonId } } as const;
    const { submit } = shop.server.core.writer;
    await submit({ bookId: 0, actorId: 0, command });
    const [, created] = await Promise.all([
      submit({ bookId: 0, actorId: 0, command: { ...command, type: 'RevokeAdmin' } }),
      create(iyer.id, 'By Iyer'),
    ]);
    expect(created).toStrictEqual({ kind: 'rejected', rejection: { kind: 'admins_only' } });
  });
});

describe('account types', () => {
  it('createSharedAccountType, renameSharedAccountType, listSharedAccountTypes', async () => {
    const body = { name: 'Crypto', group: 'investments' };
    const made = await shop.owner('createSharedAccountType', { body });
    expect(made.body).toMatchObject({ shared: true, group: 'investments', nature: 'asset' });
    const rename = (typeId: number, name: string) =>
      shop.owner('renameSharedAccountType', { params: { typeId }, body: { name } });
    expect((await rename(1, 'Owner’s capital')).body).toMatchObject({ reserved: true });
    expect(answerOf(await rename(9999, 'X'))).toStrictEqual([404, 'Not Found']);
    expectRefused(await rename(1, 'Crypto'), 409, 'account_type_name_taken', {
      name: 'Crypto',
      taken_by: (made.body as { id: number }).id,
    });
    const listed = await shop.owner('listSharedAccountTypes');
    expect(itemsOf(listed).map(({ name }) => name)).toContain('Owner’s capital');
    const wrong = await shop.owner('createSharedAccountType', { body: { ...body, group: 'x' } });
    expect(wrong).toMatchObject({ status: 400, body: { errors: [{ field: 'group' }] } });
  });
});

describe('a shared account type', () => {
  const made = async (name: string) =>
    idOf(await shop.owner('createSharedAccountType', { body: { name } }));
  const called = (name: 'readSharedAccountType' | 'removeSharedAccountType', typeId: number) =>
    shop.owner(name, { params: { typeId } });

  it('is removed by an admin while no account of any book is of it', async () => {
    const typeId = await made('Mistyped');
    expect((await called('readSharedAccountType', typeId)).body).toMatchObject({
      name: 'Mistyped',
      accounts: 0,
    });
    expect((await called('removeSharedAccountType', typeId)).body).toStrictEqual({
      id: typeId,
      removed: true,
    });
    expect(answerOf(await called('readSharedAccountType', typeId))).toStrictEqual([
      404,
      'Not Found',
    ]);
    expect(answerOf(await called('removeSharedAccountType', typeId))).toStrictEqual([
      404,
      'Not Found',
    ]);
    const late = { name: 'Late', account_type_id: typeId };
    expect((await shop.stranger('createAccount', { body: late })).status).toBe(422);
  });

  it('stays while an account of somebody else’s book is of it, and counts them', async () => {
    const typeId = await made('In use');
    await shop.stranger('createAccount', { body: { name: 'Hers', account_type_id: typeId } });
    expect((await called('readSharedAccountType', typeId)).body).toMatchObject({ accounts: 1 });
    expectRefused(await called('removeSharedAccountType', typeId), 409, 'account_type_in_use', {
      type_id: typeId,
      name: 'In use',
      uses: [{ what: 'accounts', count: 1 }],
    });
    expectRefused(await called('removeSharedAccountType', 1), 409, 'account_type_reserved', {
      type_id: 1,
    });
  });

  it('is never removed in the instant in which an account becomes of it', async () => {
    const typeId = await made('Raced');
    const [account, removal] = await Promise.all([
      shop.stranger('createAccount', { body: { name: 'Raced', account_type_id: typeId } }),
      called('removeSharedAccountType', typeId),
    ]);
    expect([200, 422]).toContain(account.status);
    expect(removal.status).toBe(account.status === 200 ? 409 : 200);
  });
});

describe('accounts and journals', () => {
  it('listAdminAccounts and listAdminJournals show the admin’s own books and no others', async () => {
    await shop.stranger('createAccount', { body: { name: 'Her account', account_type_id: 1 } });
    await shop.owner('postJournal', { body: saleOf(shop) });
    const second = await shop.owner('createBook', { body: { name: 'Second' } });
    const { id: bookId } = second.body as { id: number };
    await shop.owner('createAccount', {
      query: { book_id: bookId },
      body: { name: 'In the second', account_type_id: 1 },
    });
    const accounts = await shop.owner('listAdminAccounts', { query: { limit: 200 } });
    const found = itemsOf(accounts).map(({ name }) => name);
    expect(found).toContain('In the second');
    expect(found).not.toContain('Her account');
    expect(accounts.body).toMatchObject({ total: found.length });
    const journals = await shop.owner('listAdminJournals');
    expect(journals.body).toMatchObject({ items: [{ book_id: shop.bookId }], total: 1 });
  });

  it('readSharedCounts counts what is shared', async () => {
    const counts = (await shop.owner('readSharedCounts')).body as Record<string, number>;
    expect(counts).toMatchObject({ user: 5 });
    expect(counts['brand']).toBeGreaterThan(0);
  });
});
