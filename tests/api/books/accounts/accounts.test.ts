import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerOf, expectFields, expectRefused, NOT_THERE } from '#tests/support/problems.ts';
import { idOf, openTeam } from '#tests/support/team.ts';
import type { Team } from '#tests/support/team.ts';

let team: Team;
let expenses: number;
let income: number;
beforeAll(async () => {
  team = await openTeam();
  const types = (await team.owner('listAccountTypes')).body as readonly AccountType[];
  const named = (group: string) => types.find((type) => type.group === group)?.id ?? 0;
  [expenses, income] = [named('indirect-expenses'), named('indirect-incomes')];
});
afterAll(() => team.close());

type AccountType = { readonly id: number; readonly group: string | null };

const GSTIN = '27AAPFU0939F1ZV';
const INSTANT = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);

const create = (body: object, headers: Record<string, string> = {}) =>
  team.owner('createAccount', { body, headers });
const created = async (name: string): Promise<number> =>
  idOf(await create({ name, account_type_id: expenses }));
const change = (accountId: number | string, body: object) =>
  team.owner('changeAccount', { params: { accountId }, body });
const retire = (accountId: number) =>
  team.owner('retireAccount', { params: { accountId }, body: {} });
const listed = async (id: number) => {
  const got = await team.owner('listAccounts', { params: { bookId: team.bookId } });
  return (got.body as readonly { id: number }[]).find((account) => account.id === id);
};

describe('createAccount', () => {
  it('answers with the whole account, as the list has it', async () => {
    const got = await create({
      name: ' Karnataka Agro Foods ',
      account_type_id: expenses,
      gstn_id: GSTIN.toLowerCase(),
      email_id: 'sales@agro.example',
      account_type_company_id: null,
      assets: false,
    });
    expect(answerOf(got)).toStrictEqual([
      200,
      {
        id: idOf(got),
        book_id: team.bookId,
        name: 'Karnataka Agro Foods',
        account_type_id: expenses,
        account_type: 'Indirect Expenses',
        group: 'indirect-expenses',
        nature: 'expense',
        account_type_company_id: null,
        gstn_id: GSTIN,
        email_id: 'sales@agro.example',
        assets: false,
        asset_type: null,
        category: null,
        product_id: null,
        retired: false,
        balance: '0.00',
        created_at: INSTANT,
        updated_at: INSTANT,
        seq: expect.any(Number),
      },
    ]);
    expect(await listed(idOf(got))).toStrictEqual(got.body);
  });

  it.each([
    ['urlencoded', 'application/x-www-form-urlencoded', 'name=Tea&account_type_id=1&gstn_id='],
    [
      'multipart',
      'multipart/form-data; boundary=b',
      ['name', 'Coffee', 'account_type_id', '1', 'assets', 'false']
        .map((text, at) =>
          at % 2 === 0
            ? `--b\r\nContent-Disposition: form-data; name="${text}"\r\n\r\n`
            : `${text}\r\n`,
        )
        .join('') + '--b--\r\n',
    ],
  ])('takes a form (%s)', async (_title, type, body) => {
    const got = await team.owner('createAccount', { body, headers: { 'Content-Type': type } });
    expect(got.status).toBe(200);
    expect(got.body).toMatchObject({ account_type_id: 1, gstn_id: null, assets: false });
  });

  it.each([
    ['no name', { account_type_id: 1 }, ['name']],
    ['an empty name', { name: '', account_type_id: 1 }, ['name']],
    ['a name of 101 characters', { name: 'x'.repeat(101), account_type_id: 1 }, ['name']],
    ['a lone surrogate', { name: '\ud800', account_type_id: 1 }, ['name']],
    ['no type', { name: 'A' }, ['account_type_id']],
    ['a type of zeros', { name: 'A', account_type_id: '01' }, ['account_type_id']],
    ['true for a type', { name: 'A', account_type_id: true }, ['account_type_id']],
    ['a long GSTIN', { name: 'A', account_type_id: 1, gstn_id: `${GSTIN}0` }, ['gstn_id']],
    ['assets that are a word', { name: 'A', account_type_id: 1, assets: 'yes' }, ['assets']],
    ['another asset type', { name: 'A', account_type_id: 1, asset_type: 'x' }, ['asset_type']],
    ['another field', { name: 'A', account_type_id: 1, balance: '5' }, ['balance']],
    ['an asset without category', { name: 'A', account_type_id: 1, assets: true }, ['category']],
    [
      'an asset without product',
      { name: 'A', account_type_id: 1, assets: true, category: 1 },
      ['product_id'],
    ],
  ])('refuses a body with %s as malformed', async (_title, body, fields) => {
    expectFields(await create(body), fields);
  });

  it('refuses a name that the book has, in any case and with other spaces (F72)', async () => {
    const takenBy = await created('Old Monk Stores');
    for (const name of ['old monk  stores', 'ＯＬＤ Monk Stores', 'Old\u200b Monk Stores']) {
      const got = await create({ name, account_type_id: expenses });
      expectRefused(got, 409, 'account_name_taken', { name, taken_by: takenBy });
    }
  });

  it('takes a name that another book has, and does not tell of it (B59)', async () => {
    await team.stranger('createAccount', { body: { name: 'Milk', account_type_id: expenses } });
    expect((await create({ name: 'Milk', account_type_id: expenses })).status).toBe(200);
  });

  it('refuses what it cannot find or does not believe', async () => {
    const hers = await team.stranger('addAccountType', { body: { name: 'Chit funds' } });
    const foreign = idOf(hers);
    expectRefused(
      await create({ name: 'B27', account_type_id: foreign }),
      422,
      'account_type_unknown',
      { type_id: foreign },
    );
    const gstin = '27AAPFU0939F1ZO';
    expectRefused(
      await create({ name: 'F52', account_type_id: 1, gstn_id: gstin }),
      422,
      'gstin_invalid',
      { gstin },
    );
    expectRefused(
      await create({ name: 'C', account_type_id: 1, account_type_company_id: 7 }),
      422,
      'company_type_unknown',
      { company_type_id: 7 },
    );
    expectRefused(
      await create({ name: 'D', account_type_id: 1, assets: true, category: 8, product_id: 9 }),
      422,
      'category_unknown',
      { category_id: 8 },
    );
  });
});

describe('changeAccount', () => {
  it('changes only the fields that are sent', async () => {
    const id = await created('Rent of the shop');
    const before = await listed(id);
    const got = await change(id, { name: 'Rent of the godown', gstn_id: GSTIN, email_id: '' });
    expect(answerOf(got)).toStrictEqual([
      200,
      {
        ...before,
        name: 'Rent of the godown',
        gstn_id: GSTIN,
        updated_at: INSTANT,
        seq: expect.any(Number),
        warnings: [expect.objectContaining({ code: 'gstin_twice' })],
      },
    ]);
    const other = await change(id, { account_type_id: income, gstn_id: null });
    expect(other.body).toMatchObject({ nature: 'income', gstn_id: null });
  });

  it('changing an account to what it is already changes nothing', async () => {
    const id = await created('Water');
    const before = await listed(id);
    expect((await change(id, {})).body).toStrictEqual(before);
    expect((await change(id, { name: ' Water ' })).body).toStrictEqual(before);
  });

  it('may change the spelling of its own name', async () => {
    expect((await change(await created('tea money'), { name: 'Tea Money' })).status).toBe(200);
  });

  it('refuses the name of another, an unknown type, and a GSTIN that is none', async () => {
    const id = await created('Newspapers');
    const facts = { name: 'CASH', taken_by: team.account('Cash') };
    expectRefused(await change(id, { name: 'CASH' }), 409, 'account_name_taken', facts);
    expectRefused(await change(id, { account_type_id: 999 }), 422, 'account_type_unknown', {
      type_id: 999,
    });
    expectRefused(await change(id, { gstn_id: 'XX' }), 422, 'gstin_invalid', { gstin: 'XX' });
    expectRefused(await change(id, { account_type_company_id: 5 }), 422, 'company_type_unknown', {
      company_type_id: 5,
    });
  });

  it('makes it an asset of a category and product, and no asset again', async () => {
    const id = await created('Delivery van');
    const brand = idOf(await team.owner('createBrand', { body: { name: 'Tata' } }));
    const category = idOf(await team.owner('createCategory', { body: { name: 'Vehicles' } }));
    const product = idOf(
      await team.owner('createProduct', {
        body: { name: 'Ace', category_id: category, brand_id: brand },
      }),
    );
    const van = { assets: true, asset_type: 'asset', category, product_id: product };
    expect((await change(id, van)).body).toMatchObject(van);
    const asset = { assets: true, asset_type: 'other', category: 999, product_id: product };
    expectRefused(await change(id, asset), 422, 'category_unknown', { category_id: 999 });
    expect((await change(id, { assets: false })).body).toMatchObject({
      assets: false,
      asset_type: null,
      category: null,
      product_id: null,
    });
  });

  it('knows no account of another book or of none (B21)', async () => {
    const hers = await team.stranger('createAccount', {
      body: { name: 'Sugar', account_type_id: expenses },
    });
    for (const accountId of [idOf(hers), 999_999, '0', '1_000', '%00', '9007199254740993']) {
      expect(answerOf(await change(accountId, { name: 'Mine' }))).toStrictEqual(NOT_THERE);
    }
  });

  it.each([
    ['an empty name', { name: '' }, ['name']],
    ['no type', { account_type_id: null }, ['account_type_id']],
    ['another id (B25)', { id: 5 }, ['id']],
    ['retired', { retired: true }, ['retired']],
    ['an asset without category', { assets: true }, ['category']],
    ['an asset without product', { assets: true, category: 1 }, ['product_id']],
  ])('refuses a body with %s as malformed', async (_title, body, fields) => {
    expectFields(await change(team.account('Cash'), body), fields);
  });
});

describe('retireAccount', () => {
  it('retires an empty account once; again it is left as it is', async () => {
    const id = await created('Fax');
    const got = await retire(id);
    expect(got.body).toMatchObject({ id, retired: true });
    expect(answerOf(await retire(id))).toStrictEqual(answerOf(got));
    expectRefused(await change(id, { name: 'Telefax' }), 409, 'account_retired', {
      account_id: id,
      name: 'Fax',
    });
  });

  it('keeps the name taken', async () => {
    const id = await created('Telex');
    await retire(id);
    const got = await create({ name: 'Telex', account_type_id: expenses });
    expectRefused(got, 409, 'account_name_taken', { name: 'Telex', taken_by: id });
  });

  it('refuses an account with a balance, and says how much', async () => {
    const id = await created('Snacks');
    const entry = [
      { account_id: id, amount: '40.50' },
      { account_id: team.account('Cash'), amount: '-40.50' },
    ];
    await team.owner('postJournal', { body: { entry } });
    const facts = { account_id: id, balance: '40.50' };
    expectRefused(await retire(id), 409, 'account_has_balance', facts);
  });

  it('takes no body at all, and no other fields', async () => {
    const params = { accountId: await created('Candles') };
    expect((await team.owner('retireAccount', { params })).status).toBe(200);
    expectFields(await team.owner('retireAccount', { params, body: { force: true } }), ['force']);
  });

  it('knows no account of another book or of none', async () => {
    expect(answerOf(await retire(999_999))).toStrictEqual(NOT_THERE);
  });
});
