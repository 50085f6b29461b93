// Pages of goods in a book that the address names, beside the one that is worked in: whatever is
// followed from them stays in that book.
import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { ComponentType } from 'react';
import { listAccountChanges } from '#api/contract/account/account.ts';
import { keepListChoice } from '#api/contract/book/caller/list-choices.ts';
import { listAssets } from '#api/contract/catalogue/asset.ts';
import { categoryEndpoints } from '#api/contract/catalogue/category.ts';
import {
  listProductRegister,
  productEndpoints,
  readProductFigures,
} from '#api/contract/catalogue/product.ts';
import * as register from '#api/contract/catalogue/stock/register.ts';
import * as journals from '#api/contract/catalogue/stock/stock-journal.ts';
import { AssetListPage } from '#web/features/catalogue/book/assets/AssetListPage.tsx';
import { ProductListPage } from '#web/features/catalogue/book/ProductListPage.tsx';
import { StockInHandPage } from '#web/features/catalogue/book/stock/StockInHandPage.tsx';
import { StockJournalListPage } from '#web/features/catalogue/book/stock/journal/StockJournalListPage.tsx';
import { StockJournalPage } from '#web/features/catalogue/book/stock/journal/StockJournalPage.tsx';
import { StockMovesPage } from '#web/features/catalogue/book/stock/moves/StockMovesPage.tsx';
import accounts from '#tests/specimens/replies/listAccounts.json' with { type: 'json' };
import assets from '#tests/specimens/replies/listAssets.json' with { type: 'json' };
import categories from '#tests/specimens/replies/listCategories.json' with { type: 'json' };
import journal from '#tests/specimens/replies/readStockJournal.json' with { type: 'json' };
import journalList from '#tests/specimens/replies/listStockJournals.json' with { type: 'json' };
import moves from '#tests/specimens/replies/readStockMoves.json' with { type: 'json' };
import productRows from '#tests/specimens/replies/listProductRegister.json' with { type: 'json' };
import products from '#tests/specimens/replies/listProducts.json' with { type: 'json' };
import stock from '#tests/specimens/replies/listStock.json' with { type: 'json' };
import { ok, okAccounts, serverAnswers } from '../../support/answers.ts';
import { show } from '../../support/show.tsx';

const BY_STATUS = { enabled: 1, disabled: 0, retired: 0 };
const [oneProduct = { name: '' }] = productRows;
const [oneStock = { product: '' }] = stock;
const [oneLine = { product: '' }] = journal.lines;

type PageCase = readonly [path: string, at: string, Screen: ComponentType, seen: string];
const PAGES: readonly PageCase[] = [
  ['/product', '/product', ProductListPage, oneProduct.name],
  ['/stock', '/stock', () => <AssetListPage type="stock" />, 'Products'],
  ['/stock/in-hand', '/stock/in-hand', StockInHandPage, oneStock.product],
  [
    '/stock/in-hand/:productId',
    `/stock/in-hand/${moves.product_id}`,
    StockMovesPage,
    'Stock journal 1',
  ],
  ['/stock/journal', '/stock/journal', StockJournalListPage, 'New stock journal'],
  ['/stock/journal/:id', `/stock/journal/${journal.id}`, StockJournalPage, oneLine.product],
];

const links = (): readonly string[] =>
  [...document.querySelectorAll('a[href^="/"]')].map((link) => link.getAttribute('href') ?? '');

describe('a page of goods in a book that its address names', () => {
  beforeEach(async () => {
    await page.viewport(1440, 900);
    serverAnswers([
      [listAccountChanges, okAccounts(accounts)],
      [productEndpoints.list, ok(products)],
      [categoryEndpoints.list, ok(categories)],
      [readProductFigures, ok({ count: 1, of: 1, by_status: BY_STATUS })],
      [listProductRegister, ok(productRows.slice(0, 1))],
      [keepListChoice, ok({})],
      [listAssets, ok(assets)],
      [register.readStockFigures, ok({ count: 1, of: 1, negative: 1 })],
      [register.listStock, ok(stock.slice(0, 1))],
      [register.readStockMoves, ok(moves)],
      [journals.readStockJournalFigures, ok({ count: 1, of: 1 })],
      [journals.listStockJournals, ok(journalList.slice(0, 1))],
      [journals.readStockJournal, ok(journal)],
    ]);
  });

  test.each(PAGES)('%s has no link that leaves the book', async (path, at, Screen, seen) => {
    await show(Screen, { path, at: `${at}?book=1`, scope: 1 });
    await expect.element(page.getByRole('link', { name: seen }).first()).toBeVisible();
    const leaving = links().filter((href) => !/^\/book\/1\/|[?&]book=1(&|$)/.test(href));
    expect(links().length).toBeGreaterThan(1);
    expect(leaving).toStrictEqual([]);
  });
});
