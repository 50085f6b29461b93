// The stock run as it is proposed, posted and undone.
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { listBooks } from '#api/contract/book/book.ts';
import {
  postStockRun,
  readStockRun,
  undoStockRun,
} from '#api/contract/catalogue/stock/stock-run.ts';
import { StockRunPage } from '#web/features/report/books/stock/run/StockRunPage.tsx';
import { noticeAtom } from '#web/state/notice.ts';
import { store } from '#web/state/session.ts';
import books from '#tests/specimens/replies/listBooks.json' with { type: 'json' };
import run from '#tests/specimens/replies/postStockRun.json' with { type: 'json' };
import undone from '#tests/specimens/replies/undoStockRun.json' with { type: 'json' };
import proposal from '#tests/specimens/replies/readStockRun.json' with { type: 'json' };
import { ok, problem, serverAnswers } from '../../support/answers.ts';
import { show } from '../../support/show.tsx';

const SHARED: Parameters<typeof serverAnswers>[0] = [[listBooks, ok(books)]];
const PATH = '/journal/reports/stock-run';
const openRun = () => show(StockRunPage, { path: PATH, at: `${PATH}?year=26-27&quarter=1` });
const button = (name: string | RegExp) => page.getByRole('button', { name });
const dialog = () => page.getByRole('dialog');

test('a run is proposed line by line, and posted as it was seen', async () => {
  const calls = serverAnswers([...SHARED, [readStockRun, ok(proposal)], [postStockRun, ok(run)]]);
  await openRun();
  await expect.element(page.getByRole('row', { name: /Stock journal 1/ }).first()).toBeVisible();
  await expect
    .element(page.getByText(/5 lines are to be posted up to 30 Jun 2026/))
    .toMatchTextContent(/stock changes by ₹24,840\.37\. The register says ₹24,840\.37/);
  await userEvent.click(button(/^Post run/));
  await expect.element(dialog()).toMatchTextContent(/an entry for each day/);
  await userEvent.click(dialog().getByRole('button', { name: /^Post/ }));
  await expect.poll(() => store.get(noticeAtom)?.text).toMatch(/posted up to 30 Jun 2026/);
  const { through, to_post, gross } = proposal;
  expect(calls.find(({ path }) => path.startsWith('POST'))?.body).toEqual({
    through,
    to_post,
    gross,
  });
});

test('a run whose figures have changed meanwhile is refused in the dialog, which stays', async () => {
  const refusal = problem(409, 'stock_run_differs', 'The figures have changed.');
  serverAnswers([...SHARED, [readStockRun, ok(proposal)], [postStockRun, refusal]]);
  await openRun();
  await userEvent.click(button(/^Post run/));
  await userEvent.click(dialog().getByRole('button', { name: /^Post/ }));
  await expect.element(dialog().getByText(/The figures have changed/)).toBeVisible();
});

test('a posted run is listed, and undone with a reason alone', async () => {
  const posted = {
    number: 1,
    through: proposal.through,
    lines: 5,
    amount: proposal.to_post,
    journals: run.journals,
    journal_numbers: run.journals.map((id) => id + 1),
    seq: 212,
    recorded_at: '2026-07-02T05:30:00.000Z',
    recorded_by: { id: 1, name: 'Meera Joshi' },
    undone: null,
  };
  const calls = serverAnswers([
    ...SHARED,
    [readStockRun, ok({ ...proposal, lines: [], to_post: '0.00', runs: [posted] })],
    [undoStockRun, ok(undone)],
  ]);
  await openRun();
  await expect.element(page.getByText(/All that moved the stock up to 30 Jun 2026/)).toBeVisible();
  await expect.element(page.getByText(/Up to 30 Jun 2026, ₹24,840\.37/)).toBeVisible();
  await userEvent.click(button(/^Undo/));
  await userEvent.type(dialog().getByRole('textbox'), 'A move was missing');
  await userEvent.click(dialog().getByRole('button', { name: /^Undo/ }));
  await expect.poll(() => store.get(noticeAtom)?.text).toBe('Run 1 undone.');
  expect(calls.find(({ path }) => path.includes('/undo'))?.body).toEqual({
    reason: 'A move was missing',
  });
});

test('a line of what a product began with opens the moves of the product', async () => {
  const [line] = proposal.lines;
  const lines = [{ ...line, document: 'product', document_id: 3, number: '' }];
  serverAnswers([...SHARED, [readStockRun, ok({ ...proposal, lines })]]);
  await openRun();
  await expect
    .element(page.getByRole('link', { name: 'Opening stock of a product' }))
    .toHaveAttribute('href', '/stock/in-hand/3');
});

test('a book that posts no cost says so, and where that is chosen', async () => {
  serverAnswers([...SHARED, [readStockRun, ok({ ...proposal, from: null, lines: [] })]]);
  await openRun();
  await expect.element(page.getByText(/does not post the cost of each sale/)).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Stock settings' }))
    .toHaveAttribute('href', '/book/1/billing?part=stock');
  expect(button(/^Post run/).query()).toBeNull();
});
