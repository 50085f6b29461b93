import { describe, test } from 'vitest';
import { assetCreated, riceShop } from '#tests/specimens/books/rice-shop.ts';
import { change, create, event, given, stock } from './asset-acts.ts';

const { scale: assetId, basmati, rice, goods } = riceShop;
const cash = 41;

describe('an asset', () => {
  test('is of a product, whose name and category it takes', () => {
    given([]).when(create()).then([assetCreated]);
    given([])
      .when(create({ categoryId: rice }))
      .then([assetCreated]);
  });

  test('may have a name of its own and an account', () => {
    const own = { name: 'Old scale', accountId: cash };
    given([])
      .when(create(own))
      .then([event('AssetCreated', { ...assetCreated.data, ...own })]);
  });

  test('is changed, only what changed being recorded', () => {
    given([assetCreated])
      .when(change({ name: 'New scale', productId: basmati, accountId: cash }))
      .then([event('AssetChanged', { changes: { name: 'New scale', accountId: cash } })]);
    given([assetCreated])
      .when(change({ name: 'Basmati 1121' }))
      .thenNothing();
    given([assetCreated]).when(change({})).thenNothing();
  });

  test('keeps an account that is retired by now, and is rid of it', () => {
    const linked = event('AssetChanged', { changes: { accountId: cash } });
    given([assetCreated, linked], { accounts: new Set() })
      .when(change({ accountId: cash }))
      .thenNothing();
    given([assetCreated, linked], { accounts: new Set() })
      .when(change({ accountId: null }))
      .then([event('AssetChanged', { changes: { accountId: null } })]);
  });

  test('when it is removed, its kind is named', () => {
    given([assetCreated])
      .when({ type: 'RemoveMaster', data: { of: 'asset', id: assetId } })
      .then([event('AssetRemoved', { kind: 'asset' })]);
  });
});

describe('a stock', () => {
  test('needs a name and no product', () => {
    given([])
      .when(create(stock))
      .then([event('AssetCreated', { ...stock, categoryId: null, accountId: null })]);
  });

  test('lets go of its product', () => {
    given([event('AssetCreated', { ...assetCreated.data, kind: 'stock' })])
      .when(change({ productId: null }))
      .then([event('AssetChanged', { changes: { productId: null, categoryId: null } })]);
  });
});

describe('an asset or stock is refused', () => {
  test('when it exists, or is not there', () => {
    given([assetCreated])
      .when(create())
      .thenRejected({ kind: 'master_exists', of: 'asset', id: assetId });
    given([]).when(change({})).thenRejected({ kind: 'master_not_found', of: 'asset', id: assetId });
  });

  test('an asset without a product is refused', () => {
    given([])
      .when(create({ productId: null, name: 'Scale' }))
      .thenRejected({ kind: 'asset_without_product' });
    given([assetCreated])
      .when(change({ productId: null }))
      .thenRejected({ kind: 'asset_without_product' });
    given([])
      .when(create({ ...stock, categoryId: rice }))
      .thenRejected({ kind: 'asset_without_product' });
  });

  test('a stock without a name is refused', () => {
    given([])
      .when(create({ ...stock, name: null, productId: basmati }))
      .thenRejected({ kind: 'stock_without_name' });
  });

  test('an asset of an unknown product, or of one in another category, is refused', () => {
    given([])
      .when(create({ productId: 999 }))
      .thenRejected({ kind: 'asset_product_unknown', productId: 999 });
    given([])
      .when(create({ categoryId: goods }))
      .thenRejected({
        kind: 'product_of_another_category',
        productId: basmati,
        categoryId: goods,
      });
  });

  test('an asset or stock is refused with an account that is not open in this book', () => {
    given([])
      .when(create({ accountId: 900 }))
      .thenRejected({ kind: 'asset_account_unknown', accountId: 900 });
    given([assetCreated])
      .when(change({ accountId: 900 }))
      .thenRejected({ kind: 'asset_account_unknown', accountId: 900 });
  });
});
