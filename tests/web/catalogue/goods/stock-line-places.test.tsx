// Where goods lie and of which batch they are, in the lines of a stock journal and of a count.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { godownEndpoints } from '#api/contract/catalogue/names.ts';
import { productEndpoints } from '#api/contract/catalogue/product.ts';
import { readStockBatches } from '#api/contract/catalogue/stock/batches.ts';
import { readStockPlaces } from '#api/contract/catalogue/stock/places.ts';
import { readStockMoves } from '#api/contract/catalogue/stock/register.ts';
import * as journals from '#api/contract/catalogue/stock/stock-journal.ts';
import { StockJournalAddPage } from '#web/features/catalogue/book/stock/journal/StockJournalAddPage.tsx';
import { listenToKeys } from '#web/shell/keys/listen.ts';
import godowns from '#tests/specimens/replies/listGodowns.json' with { type: 'json' };
import moves from '#tests/specimens/replies/readStockMoves.json' with { type: 'json' };
import written from '#tests/specimens/replies/postStockJournal.json' with { type: 'json' };
import { ok, serverAnswers } from '../../support/answers.ts';
import { show } from '../../support/show.tsx';
import { chooseProduct, kept, postByKeys } from './stock-lines.ts';

let stop: () => void;
beforeEach(async () => {
  stop = listenToKeys(() => ({ singleKeys: true, tallyKeys: false }));
  await page.viewport(1440, 900);
});
afterEach(() => stop());

test('a line says in which godown its goods are, where the book has godowns', async () => {
  const yard = { ...godowns[0], id: 7, name: 'Yard', status: 'enabled' };
  const place = { product_id: kept.id, product: kept.name, unit: 'kg', category: '' };
  const calls = serverAnswers([
    [productEndpoints.list, ok([kept])],
    [godownEndpoints.list, ok([yard])],
    [readStockMoves, ok({ ...moves, in_hand: '12', unit: 'kg' })],
    [
      readStockPlaces,
      ok({
        from: '2026-04-01',
        to: '2026-11-26',
        rows: [
          { ...place, godown_id: 7, godown: 'Yard', opening: '2', in: '0', out: '0', closing: '2' },
        ],
      }),
    ],
    [journals.postStockJournal, ok(written)],
  ]);
  await show(() => <StockJournalAddPage />, { path: '/stock/journal/add' });
  await chooseProduct();
  await userEvent.selectOptions(page.getByLabelText('Godown of line 1'), 'Yard');
  await userEvent.click(page.getByRole('radio', { name: 'Out' }));
  await userEvent.fill(page.getByLabelText('Quantity of line 1'), '5');
  await expect.element(page.getByText(/^−3 kg/)).toBeVisible();
  expect(await postByKeys(calls)).toMatchObject({
    lines: [{ product_id: kept.id, direction: 'out', quantity: '5', godown_id: 7 }],
  });
});

test('a line of goods that come in says its batch and when that expires', async () => {
  const calls = serverAnswers([
    [productEndpoints.list, ok([kept])],
    [godownEndpoints.list, ok([])],
    [readStockMoves, ok(moves)],
    [readStockBatches, ok({ as_on: '2026-11-26', rows: [] })],
    [journals.postStockJournal, ok(written)],
  ]);
  await show(() => <StockJournalAddPage />, { path: '/stock/journal/add' });
  await chooseProduct();
  await userEvent.fill(page.getByLabelText('Quantity of line 1'), '5');
  await userEvent.click(page.getByRole('button', { name: 'Batch and expiry of line 1' }));
  await userEvent.fill(page.getByLabelText('Expires on, of line 1'), '31 Mar 2027');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(page.getByText('Enter the number of the batch')).toBeVisible();
  await userEvent.fill(page.getByLabelText('Batch of line 1'), 'B1');
  expect(await postByKeys(calls)).toMatchObject({
    lines: [{ direction: 'in', quantity: '5', batch: 'B1', expires_on: '2027-03-31' }],
  });
});

test('a count names the batch, and tells what the books have of it', async () => {
  const of = { product_id: kept.id, product: kept.name, unit: 'kg', godown_id: null, godown: null };
  const days = { manufactured_on: null, expires_on: '2027-07-31', is_expired: false };
  const row = { ...of, ...days, batch: 'B1', quantity: '4' };
  const unnamed = { ...of, ...days, expires_on: null, batch: null, quantity: '8' };
  const usedUp = { ...row, batch: 'B0', godown_id: 7, godown: 'Yard', quantity: '0' };
  const calls = serverAnswers([
    [productEndpoints.list, ok([kept])],
    [godownEndpoints.list, ok([])],
    [readStockMoves, ok({ ...moves, in_hand: '12', unit: 'kg' })],
    [readStockBatches, ok({ as_on: '2026-11-26', rows: [row, unnamed, usedUp] })],
    [journals.postStockJournal, ok(written)],
  ]);
  await show(() => <StockJournalAddPage />, {
    path: '/stock/journal/add',
    at: '/stock/journal/add?for=count',
  });
  await chooseProduct();
  await userEvent.selectOptions(page.getByLabelText('Batch of line 1'), 'B1');
  await userEvent.fill(page.getByLabelText('Counted of line 1'), '3');
  await expect.element(page.getByText('1 kg short')).toBeVisible();
  await userEvent.selectOptions(page.getByLabelText('Batch of line 1'), '');
  await expect.element(page.getByText('9 kg short')).toBeVisible();
  await userEvent.selectOptions(page.getByLabelText('Batch of line 1'), 'What has no batch');
  await expect.element(page.getByText('5 kg short')).toBeVisible();
  await userEvent.selectOptions(page.getByLabelText('Batch of line 1'), 'B0');
  await expect.element(page.getByText('3 kg over')).toBeVisible();
  await userEvent.selectOptions(page.getByLabelText('Batch of line 1'), 'B1');
  expect(await postByKeys(calls)).toMatchObject({
    purpose: 'count',
    lines: [{ product_id: kept.id, direction: 'counted', quantity: '3', batch: 'B1' }],
  });
});
