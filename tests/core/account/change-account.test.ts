import { describe, test } from 'vitest';
import { accountDecider } from '#core/account/index.ts';
import type { AccountChanged, AccountCommand, AccountEvent } from '#core/account/index.ts';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import { accountFacts, chaiStall, shelf } from '#tests/specimens/books/chai-stall.ts';
import { sahyadri } from '#tests/specimens/books/sahyadri.ts';
import { classified } from '#tests/specimens/tally/types.ts';
import { scenarioOf } from '#tests/support/scenario/scenario.ts';

const given = scenarioOf(accountDecider, accountFacts);
const { milk, cash } = chaiStall;

type AccountChanges = Extract<AccountCommand, { type: 'ChangeAccount' }>['data']['changes'];

const change = (changes: AccountChanges): AccountCommand => ({
  type: 'ChangeAccount',
  data: { accountId: milk, changes },
});
const changed = (changes: AccountChanged['data']['changes']): AccountChanged => ({
  type: 'AccountChanged',
  version: 2,
  data: { accountId: milk, changes },
});

const samovar = { kind: 'asset', categoryId: shelf.category, productId: shelf.samovar } as const;

const milkCreated: AccountEvent = {
  type: 'AccountCreated',
  version: 2,
  data: {
    accountId: milk,
    code: null,
    name: 'Milk',
    classification: classified('direct-expenses'),
    gstin: null,
    companyTypeId: null,
    email: null,
    asset: null,
  },
};
const milkRetired: AccountEvent = { type: 'AccountRetired', version: 1, data: { accountId: milk } };
const milkWith = (...later: readonly AccountEvent[]) => given([milkCreated, ...later]);

describe('changing an account', () => {
  test('only what changed is recorded', () => {
    milkWith()
      .when(change({ name: 'Milk and cream', email: null, gstin: null }))
      .then([changed({ name: 'Milk and cream' })]);
  });

  test('another type brings its group and nature', () => {
    milkWith()
      .when(change({ typeId: classified('purchase-accounts').typeId }))
      .then([changed({ classification: classified('purchase-accounts') })]);
  });

  test('a name cut short is another name, a neighbouring number another number', () => {
    milkWith()
      .when(change({ name: 'Mil' }))
      .then([changed({ name: 'Mil' })]);
    given([milkCreated, changed({ companyTypeId: shelf.shopCompany })], {
      companyTypes: new Set([54]),
    })
      .when(change({ companyTypeId: 54 }))
      .then([changed({ companyTypeId: 54 })]);
  });

  test('a changed spelling of its own name is allowed', () => {
    milkWith()
      .when(change({ name: 'MILK' }))
      .then([changed({ name: 'MILK' })]);
  });

  test.each([
    ['name', { name: 'Buffalo milk' }],
    ['GSTIN', { gstin: sahyadri.gstin }],
    ['kind of company', { companyTypeId: shelf.shopCompany }],
    ['e-mail', { email: 'dairy@milk.example' }],
    ['asset', { asset: samovar }],
  ] as const)('the %s is changed, and asking again leaves no trace', (_field, changes) => {
    milkWith()
      .when(change(changes))
      .then([changed(changes)]);
    milkWith(changed(changes)).when(change(changes)).thenNothing();
  });

  test('its name stays that of a private person while only something else changes', () => {
    const privateCustomerId = 31;
    const sealed: AccountEvent = {
      ...milkCreated,
      data: { ...milkCreated.data, privateCustomerId },
    };
    const mailed = changed({ email: 'dairy@milk.example' });
    given([sealed, mailed], { privateCustomerId })
      .when(change({ name: 'Milk' }))
      .thenNothing();
    given([sealed, changed({ name: 'Milk' })], { privateCustomerId })
      .when(change({ name: 'Milk' }))
      .then([
        {
          ...changed({ name: 'Milk' }),
          data: { ...changed({ name: 'Milk' }).data, privateCustomerId },
        },
      ]);
  });

  test('the type that it has already leaves no trace', () => {
    milkWith()
      .when(change({ typeId: classified('direct-expenses').typeId }))
      .thenNothing();
  });

  test('the type that it has keeps it where it is, though the type has gone elsewhere', () => {
    const { typeId } = classified('direct-expenses');
    const moved = { typeId, group: 'fixed-assets', nature: 'asset' } as const;
    const types = new Map([...accountFacts.types, [typeId, moved]]);
    given([milkCreated], { types }).when(change({ typeId })).thenNothing();
    given([milkCreated], { types })
      .when({ type: 'ChangeAccount', data: { accountId: milk, changes: {}, movesToGroup: true } })
      .then([changed({ classification: moved })]);
  });

  describe('with an entry of a locked or filed day', () => {
    const heldEntryOn = calendarDate('2026-03-31');
    const refused = { accountId: milk, name: 'Milk', on: heldEntryOn } as const;

    test('it keeps its type and its group', () => {
      const typeId = classified('current-assets').typeId;
      given([milkCreated], { heldEntryOn })
        .when(change({ typeId }))
        .thenRejected({ kind: 'account_type_of_reported_days', ...refused });
    });

    test('it keeps every name that the statements read', () => {
      for (const wanted of [
        'Wages',
        'Closing stock of milk',
        'Materials consumed',
        'Depreciation',
      ]) {
        given([milkCreated], { heldEntryOn })
          .when(change({ name: wanted }))
          .thenRejected({ kind: 'account_name_of_reported_days', wanted, ...refused });
      }
    });

    test('it takes any other name, and all that no report reads', () => {
      const changes = { name: 'Milk and cream', email: 'dairy@milk.example' };
      given([milkCreated], { heldEntryOn })
        .when(change(changes))
        .then([changed(changes)]);
    });
  });

  test('no change at all leaves no trace', () => {
    milkWith().when(change({})).thenNothing();
  });

  test.each([
    ['GSTIN', { gstin: sahyadri.gstin }, { gstin: null }],
    ['kind of company', { companyTypeId: shelf.shopCompany }, { companyTypeId: null }],
    ['e-mail', { email: 'dairy@milk.example' }, { email: null }],
    ['asset', { asset: samovar }, { asset: null }],
  ] as const)('the %s is taken away again, once', (_field, before, none) => {
    milkWith(changed(before))
      .when(change(none))
      .then([changed(none)]);
    milkWith(changed(before), changed(none)).when(change(none)).thenNothing();
  });

  test.each([
    ['kind', { ...samovar, kind: 'stock' }],
    ['category', { ...samovar, categoryId: 54 }],
    ['product', { ...samovar, productId: 55 }],
  ] as const)('an asset of another %s is another asset', (_field, asset) => {
    const categories = new Set([shelf.category, 54]);
    const products = new Set([shelf.samovar, 55]);
    given([milkCreated, changed({ asset: samovar })], { categories, products })
      .when(change({ asset }))
      .then([changed({ asset })]);
  });
});

describe('a change is refused', () => {
  test('when there is no such account', () => {
    given([])
      .when(change({ name: 'Cream' }))
      .thenRejected({ kind: 'account_not_found', accountId: milk });
  });

  test('when the account is retired, with its name', () => {
    milkWith(milkRetired)
      .when(change({ name: 'Cream' }))
      .thenRejected({ kind: 'account_retired', accountId: milk, name: 'Milk' });
  });

  test('when another account of the book bears the name', () => {
    milkWith()
      .when(change({ name: 'CASH' }))
      .thenRejected({ kind: 'account_name_taken', name: 'CASH', takenBy: cash });
  });

  test('when the type is not known to the book', () => {
    milkWith()
      .when(change({ typeId: 999 }))
      .thenRejected({ kind: 'account_type_unknown', typeId: 999 });
  });

  test('when the GSTIN is not one', () => {
    milkWith()
      .when(change({ gstin: '369296450896540' }))
      .thenRejected({ kind: 'gstin_invalid', gstin: '369296450896540' });
  });

  test('when the kind of company is unknown', () => {
    milkWith()
      .when(change({ companyTypeId: 999 }))
      .thenRejected({ kind: 'company_type_unknown', companyTypeId: 999 });
  });

  test('when the category or the product of the asset is unknown', () => {
    milkWith()
      .when(change({ asset: { ...samovar, categoryId: 999 } }))
      .thenRejected({ kind: 'category_unknown', categoryId: 999 });
    milkWith()
      .when(change({ asset: { ...samovar, productId: 999 } }))
      .thenRejected({ kind: 'product_unknown', productId: 999 });
  });
});
