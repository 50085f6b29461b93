import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { productEndpoints } from '#api/contract/catalogue/product.ts';
import {
  listStock,
  readStockFigures,
  readStockMoves,
} from '#api/contract/catalogue/stock/register.ts';
import * as journals from '#api/contract/catalogue/stock/stock-journal.ts';
import { StockInHandPage } from '#web/features/catalogue/book/stock/StockInHandPage.tsx';
import { StockJournalAddPage } from '#web/features/catalogue/book/stock/journal/StockJournalAddPage.tsx';
import { StockJournalPage } from '#web/features/catalogue/book/stock/journal/StockJournalPage.tsx';
import { StockMovesPage } from '#web/features/catalogue/book/stock/moves/StockMovesPage.tsx';
import { historyAtom } from '#web/state/history.ts';
import { store } from '#web/state/session.ts';
import { listenToKeys } from '#web/shell/keys/listen.ts';
import journal from '#tests/specimens/replies/readStockJournal.json' with { type: 'json' };
import moves from '#tests/specimens/replies/readStockMoves.json' with { type: 'json' };
import stock from '#tests/specimens/replies/listStock.json' with { type: 'json' };
import written from '#tests/specimens/replies/postStockJournal.json' with { type: 'json' };
import { ok, problem, serverAnswers } from '../../support/answers.ts';
import { show } from '../../support/show.tsx';
import { chooseProduct, kept, postByKeys } from './stock-lines.ts';

const [rice] = stock;
const below = { ...rice, product_id: 9, product: 'Oil', in_hand: '-2', out: '2', in: '0' };
const figures = ok({ count: 2, of: 2, negative: 1 });
const openList = () => show(() => <StockInHandPage />, { path: '/stock/in-hand' });
const link = (name: string) => page.getByRole('link', { name, exact: true });

let stop: () => void;
beforeEach(() => {
  stop = listenToKeys(() => ({ singleKeys: true, tallyKeys: false }));
});
afterEach(() => stop());

describe('stock in hand', () => {
  test('says what is there of each product, and warns where it is below zero', async () => {
    serverAnswers([
      [readStockFigures, figures],
      [listStock, ok([rice, below])],
    ]);
    await openList();
    await expect.element(link(rice?.product ?? '')).toBeVisible();
    await expect.element(page.getByText(/^1 product below zero/)).toBeVisible();
    await expect.element(page.getByText(/^−2/).first()).toBeVisible();
    await expect.element(link('Show')).toHaveAttribute('href', '/stock/in-hand?only=negative');
  });

  test('opens the moves of a product by Enter', async () => {
    serverAnswers([
      [readStockFigures, figures],
      [listStock, ok([rice, below])],
    ]);
    await openList();
    await expect.element(link('Oil')).toBeVisible();
    await userEvent.keyboard('jj{Enter}');
    await expect.element(page.getByText('Went to /stock/in-hand/9')).toBeVisible();
  });

  test('that is empty leads to the products', async () => {
    serverAnswers([[readStockFigures, ok({ count: 0, of: 0, negative: 0 })]]);
    await openList();
    await expect
      .element(page.getByRole('heading', { name: 'Nothing is kept in stock' }))
      .toBeVisible();
  });

  test('that fails says why', async () => {
    serverAnswers([[readStockFigures, problem(500, 'bug', 'Could not read it.')]]);
    await openList();
    await expect.element(page.getByRole('alert')).toBeVisible();
  });
});

test('the moves of a product have its opening, each document and the balance after it', async () => {
  serverAnswers([[readStockMoves, ok(moves)]]);
  await show(() => <StockMovesPage />, {
    path: '/stock/in-hand/:productId',
    at: `/stock/in-hand/${moves.product_id}`,
  });
  await expect.element(link('Stock journal 1')).toHaveAttribute('href', '/stock/journal/1');
  await expect.element(page.getByText('Closing stock')).toBeVisible();
});

describe('a new stock journal', () => {
  const open = () => show(() => <StockJournalAddPage />, { path: '/stock/journal/add' });

  test('is posted with what was typed', async () => {
    const calls = serverAnswers([
      [productEndpoints.list, ok([kept])],
      [readStockMoves, ok(moves)],
      [journals.postStockJournal, ok(written)],
    ]);
    await open();
    await chooseProduct();
    await userEvent.fill(page.getByLabelText('Quantity of line 1'), '12.5');
    await userEvent.fill(page.getByLabelText('Rate of line 1'), '80.125');
    await expect.element(page.getByLabelText('Value of line 1')).toHaveValue('1,001.56');
    await userEvent.fill(page.getByLabelText('Value of line 1'), '1,000');
    await expect.element(page.getByLabelText('Rate of line 1')).toHaveValue('');
    expect(await postByKeys(calls)).toMatchObject({
      lines: [{ product_id: kept.id, direction: 'in', quantity: '12.5', value: '1000.00' }],
    });
  });

  test('says what is missing where no line is filled in, and sends nothing', async () => {
    const calls = serverAnswers([[productEndpoints.list, ok([kept])]]);
    await open();
    await expect.element(page.getByLabelText('Quantity of line 1')).toBeVisible();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await userEvent.click(page.getByRole('button', { name: 'Post stock journal' }));
    await expect.element(page.getByRole('alert')).toHaveTextContent('Enter one line');
    expect(calls.filter(({ path }) => path.startsWith('POST'))).toEqual([]);
  });
});

test('a physical count tells what is missing before it is posted', async () => {
  const calls = serverAnswers([
    [productEndpoints.list, ok([kept])],
    [readStockMoves, ok({ ...moves, in_hand: '12', unit: 'kg' })],
    [journals.postStockJournal, ok(written)],
  ]);
  await show(() => <StockJournalAddPage />, {
    path: '/stock/journal/add',
    at: '/stock/journal/add?for=count',
  });
  await chooseProduct();
  await userEvent.fill(page.getByLabelText('Counted of line 1'), '9.5');
  await expect.element(page.getByText('2.5 kg short')).toBeVisible();
  await userEvent.fill(page.getByLabelText('Counted of line 1'), '0');
  expect(await postByKeys(calls)).toMatchObject({
    purpose: 'count',
    lines: [{ product_id: kept.id, direction: 'counted', quantity: '0' }],
  });
});

describe('the page of a stock journal', () => {
  const open = () =>
    show(() => <StockJournalPage />, { path: '/stock/journal/:id', at: '/stock/journal/1' });

  test('has its lines and who reversed it', async () => {
    serverAnswers([[journals.readStockJournal, ok(journal)]]);
    await open();
    await expect.element(link('Basmati loose')).toBeVisible();
    await expect.element(page.getByText('Counted twice')).toBeVisible();
  });

  test('opens its history by H', async () => {
    serverAnswers([[journals.readStockJournal, ok(journal)]]);
    await open();
    await expect.element(link('Basmati loose')).toBeVisible();
    await userEvent.keyboard('h');
    expect(store.get(historyAtom)).toMatchObject({
      kind: 'stock_journal',
      id: 1,
      title: 'stock journal 1',
    });
    store.set(historyAtom, null);
  });

  test('reverses it by X, with a reason', async () => {
    const calls = serverAnswers([
      [journals.readStockJournal, ok({ ...journal, reversed: null })],
      [journals.reverseStockJournal, ok(written)],
    ]);
    await open();
    await expect.element(link('Basmati loose')).toBeVisible();
    await userEvent.keyboard('x');
    await userEvent.fill(page.getByLabelText('Reason'), 'Counted twice');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    expect(calls.find(({ path }) => path.startsWith('POST'))?.body).toEqual({
      reason: 'Counted twice',
    });
  });
});
