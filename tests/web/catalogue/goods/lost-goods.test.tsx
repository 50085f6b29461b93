import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { productEndpoints } from '#api/contract/catalogue/product.ts';
import { postLostGoods, readLostGoods } from '#api/contract/catalogue/stock/lost-goods.ts';
import { readStockJournal } from '#api/contract/catalogue/stock/stock-journal.ts';
import { StockJournalAddPage } from '#web/features/catalogue/book/stock/journal/StockJournalAddPage.tsx';
import { StockJournalPage } from '#web/features/catalogue/book/stock/journal/StockJournalPage.tsx';
import products from '#tests/specimens/replies/listProducts.json' with { type: 'json' };
import journal from '#tests/specimens/replies/readStockJournal.json' with { type: 'json' };
import preview from '#tests/specimens/replies/readLostGoods.json' with { type: 'json' };
import written from '#tests/specimens/replies/postLostGoods.json' with { type: 'json' };
import { ok, problem, serverAnswers } from '../../support/answers.ts';
import { show } from '../../support/show.tsx';

const kept = { ...products[0], stocked: true, status: 'enabled', gst_rate: 5 };
const open = () =>
  show(() => <StockJournalAddPage />, {
    path: '/stock/journal/add',
    at: '/stock/journal/add?for=loss',
  });

async function typeLine(): Promise<void> {
  await userEvent.fill(page.getByLabelText('Product of line 1'), kept.name ?? '');
  await userEvent.keyboard('{Enter}');
  await userEvent.fill(page.getByLabelText('Quantity of line 1'), '2');
}

test('Lost goods show their cost and the journal of their credit, and post what was shown', async () => {
  const calls = serverAnswers([
    [productEndpoints.list, ok([kept])],
    [readLostGoods, ok(preview)],
    [postLostGoods, ok(written)],
  ]);
  await open();
  await typeLine();
  await expect.element(page.getByLabelText('GST rate of line 1, in percent')).toHaveValue('5');
  await expect.element(page.getByText('9.24 Dr')).toBeVisible();
  await expect.element(page.getByText('4.62 Cr').first()).toBeVisible();
  await userEvent.selectOptions(page.getByLabelText('Reason'), 'stolen');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(page.getByText(`Went to /stock/journal/${written.id}`)).toBeVisible();
  expect(calls.find(({ path }) => path.startsWith('POST'))?.body).toMatchObject({
    reason: 'stolen',
    lines: [{ product_id: kept.id, quantity: '2', gst_rate: '5', other_state: false }],
    credit: '9.24',
  });
});

test('Lost goods that are ordered before their cost has come are posted with it', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const calls = serverAnswers([
    [productEndpoints.list, ok([kept])],
    [readLostGoods, { status: 200, body: preview, after: promise }],
    [postLostGoods, ok(written)],
  ]);
  await open();
  await expect.element(page.getByLabelText('Product of line 1')).toHaveFocus();
  await typeLine();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  resolve();
  await expect.element(page.getByText(`Went to /stock/journal/${written.id}`)).toBeVisible();
  const posted = calls.filter(({ path }) => path.startsWith('POST'));
  expect(posted.map(({ body }) => body)).toMatchObject([{ credit: '9.24' }]);
});

test('A line that is not complete is marked, and nothing is sent', async () => {
  const calls = serverAnswers([[productEndpoints.list, ok([kept])]]);
  await open();
  await userEvent.fill(page.getByLabelText('Quantity of line 1'), 'two');
  await userEvent.click(page.getByRole('button', { name: 'Post goods lost' }));
  await expect.element(page.getByText(/^Choose a product/)).toBeVisible();
  expect(calls.filter(({ path }) => path.startsWith('POST'))).toEqual([]);
});

test('Why the cost cannot be read is said, and nothing typed is lost', async () => {
  serverAnswers([
    [productEndpoints.list, ok([kept])],
    [readLostGoods, problem(422, 'invalid_request', 'Choose products of this book.')],
  ]);
  await open();
  await typeLine();
  await expect.element(page.getByText('Choose products of this book.')).toBeVisible();
  await expect.element(page.getByLabelText('Quantity of line 1')).toHaveValue('2');
});

test('The page of lost goods tells why they left and opens the journal of their credit', async () => {
  const [line] = journal.lines;
  const [{ credit } = { credit: null }] = preview.lines;
  const lost = { ...journal, purpose: 'destroyed', journal_id: 31, lines: [{ ...line, credit }] };
  serverAnswers([[readStockJournal, ok(lost)]]);
  await show(() => <StockJournalPage />, { path: '/stock/journal/:id', at: '/stock/journal/1' });
  await expect.element(page.getByText('Destroyed')).toBeVisible();
  await expect.element(page.getByText('184.63')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Journal of the input credit' }))
    .toHaveAttribute('href', expect.stringMatching(/\/journal\/31$/));
});
