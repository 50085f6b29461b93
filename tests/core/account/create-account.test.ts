import { describe, test } from 'vitest';
import { accountDecider } from '#core/account/index.ts';
import type { AccountCommand, AccountCreated, AccountEvent } from '#core/account/index.ts';
import { accountFacts, chaiStall, shelf } from '#tests/specimens/books/chai-stall.ts';
import { sahyadri } from '#tests/specimens/books/sahyadri.ts';
import { classified, festivalExpenses } from '#tests/specimens/tally/types.ts';
import { scenarioOf } from '#tests/support/scenario/scenario.ts';

const given = scenarioOf(accountDecider, accountFacts);
const { sugar, cash } = chaiStall;

type CreateAccount = Extract<AccountCommand, { type: 'CreateAccount' }>;

const blank = { gstin: null, companyTypeId: null, email: null, asset: null };

const create = (changes: Partial<CreateAccount['data']> = {}): CreateAccount => ({
  type: 'CreateAccount',
  data: {
    accountId: sugar,
    name: 'Sugar',
    typeId: classified('direct-expenses').typeId,
    ...blank,
    ...changes,
  },
});

const created = (changes: Partial<AccountCreated['data']> = {}): AccountCreated => ({
  type: 'AccountCreated',
  version: 2,
  data: {
    accountId: sugar,
    code: null,
    name: 'Sugar',
    classification: classified('direct-expenses'),
    ...blank,
    ...changes,
  },
});

const samovar = { kind: 'asset', categoryId: shelf.category, productId: shelf.samovar } as const;

describe('creating an account', () => {
  test('it copies the group and the nature of its type', () => {
    given([]).when(create()).then([created()]);
  });

  test('it lies on its own stream', () => {
    given([]).when(create()).thenOnStreams(['account-46']);
  });

  test('a type without a group gives neither group nor nature', () => {
    given([])
      .when(create({ typeId: festivalExpenses }))
      .then([created({ classification: { typeId: festivalExpenses, group: null, nature: null } })]);
  });

  test('a party brings its GSTIN, its kind of company and its e-mail', () => {
    const party = {
      gstin: sahyadri.gstin,
      companyTypeId: shelf.shopCompany,
      email: 'sugar@mill.example',
    };
    given([])
      .when(create(party))
      .then([created(party)]);
  });

  test('an asset names its category and its product', () => {
    given([])
      .when(create({ asset: samovar }))
      .then([created({ asset: samovar })]);
  });
});

describe('an account is refused', () => {
  test('when it exists, so that a repeated request creates nothing', () => {
    given([created()]).when(create()).thenRejected({ kind: 'account_exists', accountId: sugar });
  });

  test('when it existed and was retired', () => {
    const retired: AccountEvent = {
      type: 'AccountRetired',
      version: 1,
      data: { accountId: sugar },
    };
    given([created(), retired])
      .when(create())
      .thenRejected({ kind: 'account_exists', accountId: sugar });
  });

  test.each(['Cash', 'cash', '  CASH ', 'Ｃａｓｈ'])(
    'when another account of the book bears the name, here written %j',
    (name) => {
      given([])
        .when(create({ name }))
        .thenRejected({ kind: 'account_name_taken', name, takenBy: cash });
    },
  );

  test('when its type is not known to the book', () => {
    given([])
      .when(create({ typeId: 999 }))
      .thenRejected({ kind: 'account_type_unknown', typeId: 999 });
  });

  test('when the check character of its GSTIN is wrong', () => {
    given([])
      .when(create({ gstin: '27AAPFU0939F1ZO' }))
      .thenRejected({ kind: 'gstin_invalid', gstin: '27AAPFU0939F1ZO' });
  });

  test('when its GSTIN is empty instead of absent', () => {
    given([])
      .when(create({ gstin: '' }))
      .thenRejected({ kind: 'gstin_invalid', gstin: '' });
  });

  test('when its kind of company is unknown', () => {
    given([])
      .when(create({ companyTypeId: 999 }))
      .thenRejected({ kind: 'company_type_unknown', companyTypeId: 999 });
  });

  test('when its category is unknown', () => {
    given([])
      .when(create({ asset: { ...samovar, categoryId: 999 } }))
      .thenRejected({ kind: 'category_unknown', categoryId: 999 });
  });

  test('when its product is unknown', () => {
    given([])
      .when(create({ asset: { ...samovar, productId: 999 } }))
      .thenRejected({ kind: 'product_unknown', productId: 999 });
  });

  test('an account is refused for its name first, when everything is wrong', () => {
    given([])
      .when(create({ name: 'Cash', typeId: 999, gstin: 'x', companyTypeId: 999 }))
      .thenRejected({ kind: 'account_name_taken', name: 'Cash', takenBy: cash });
  });
});
