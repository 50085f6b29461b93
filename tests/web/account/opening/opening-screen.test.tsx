import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { listAccountChanges } from '#api/contract/account/account.ts';
import {
  correctOpening,
  postOpening,
  readOpening,
  saveOpeningDraft,
} from '#api/contract/account/opening.ts';
import { listBooks } from '#api/contract/book/book.ts';
import { productEndpoints } from '#api/contract/catalogue/product.ts';
import { OpeningPage } from '#web/features/account/opening/OpeningPage.tsx';
import { listenToKeys } from '#web/shell/keys/listen.ts';
import books from '#tests/specimens/replies/listBooks.json' with { type: 'json' };
import accounts from '#tests/specimens/replies/listAccounts.json' with { type: 'json' };
import opening from '#tests/specimens/replies/readOpening.json' with { type: 'json' };
import products from '#tests/specimens/replies/listProducts.json' with { type: 'json' };
import { ok, okAccounts, problem, serverAnswers } from '../../support/answers.ts';
import type { Answer } from '../../support/answers.ts';
import { show } from '../../support/show.tsx';

const none = { posted: null, draft: null, difference: '0.00' };
const fresh = { ...opening, seq: 0, begins_on: null, opened_on: null, ...none };
const written = { seq: opening.seq + 1, difference: '0.00', journals: [27] };
const debtor = accounts.find(({ group }) => group === 'sundry-debtors');

let stop: () => void;
beforeEach(() => {
  localStorage.clear();
  stop = listenToKeys(() => ({ singleKeys: true, tallyKeys: false }));
});
afterEach(() => stop());

type More = { readonly post?: Answer; readonly save?: Answer; readonly retired?: string };

async function open(document: object, more: More = {}) {
  const listed = accounts.map((one) => ({ ...one, retired: one.name === more.retired }));
  const calls = serverAnswers([
    [readOpening, ok(document)],
    [listAccountChanges, okAccounts(listed)],
    [listBooks, ok(books)],
    [productEndpoints.list, ok(products)],
    [saveOpeningDraft, more.save ?? ok(written)],
    [postOpening, more.post ?? ok(written)],
    [correctOpening, more.post ?? ok(written)],
  ]);
  const shown = await show(OpeningPage, { path: '/account/opening' });
  await expect.element(field('Debit of Cash')).toBeVisible();
  const sent = (path: string) => calls.find((call) => call.path === path)?.body;
  return { shown, sent };
}
const field = (name: string) => page.getByLabelText(name, { exact: true });
const button = (name: string | RegExp) => page.getByRole('button', { name });
const row = (name: string) => page.getByRole('rowheader', { name });
const cash = (balance: string) => ({ account_id: 3, balance, bills: [] });

describe('opening balances', () => {
  test('go from cell to cell by Enter, and into the bills of a party by the arrow', async () => {
    await open(fresh);
    await userEvent.fill(field('Debit of Cash'), '500');
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement?.getAttribute('data-cell')).toMatch(/ debit$/);
    field(`Credit of ${debtor?.name}`).element().focus();
    await userEvent.keyboard('{ArrowRight}26-27/079{Enter}24 Aug 2026{Enter}{Enter}100{Enter}');
    expect(document.activeElement).toBe(field(`Number of bill 2 of ${debtor?.name}`).element());
    await userEvent.keyboard('{Alt>}{Backspace}{/Alt}');
    await expect.element(field(`Number of bill 2 of ${debtor?.name}`)).not.toBeInTheDocument();
    await expect.element(page.getByText('₹600.00')).toBeVisible();
  });

  test('ask nothing of income and expenses, which begin the financial year at nil', async () => {
    const income = accounts.find(({ nature }) => nature === 'income')?.name ?? '';
    await open({ ...fresh, begins_on: '2026-04-01' });
    await expect.element(page.getByText(/begin the financial year at nil/)).toBeVisible();
    await expect.element(row(income)).not.toBeInTheDocument();
  });

  test('ask for income and expenses of a book that begins within the year', async () => {
    const income = accounts.find(({ nature }) => nature === 'income')?.name ?? '';
    await open({ ...fresh, begins_on: '2026-10-01' });
    await expect.element(row(income)).toBeVisible();
  });

  test('hide the accounts that are empty, and find one by its name', async () => {
    await open(opening);
    await userEvent.click(page.getByRole('checkbox', { name: 'Hide empty' }));
    await expect.element(row('Cash')).toBeVisible();
    await expect.element(row('Computers')).not.toBeInTheDocument();
    await userEvent.click(page.getByRole('checkbox', { name: 'Hide empty' }));
    await userEvent.fill(field('Go to an account'), 'compu');
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement).toBe(field('Debit of Computers').element());
  });

  test('take a pasted table as far as it is understood, and keep the rest in view', async () => {
    await open(fresh);
    await userEvent.keyboard('{Alt>}v{/Alt}');
    await userEvent.fill(field('Rows of your spreadsheet'), 'Cash\t42,900\tDr\nPetty\t5\tDr');
    await expect.element(page.getByText('1 line understood, 1 not.')).toBeVisible();
    await expect.element(page.getByText(/Line 2: No account ‘Petty’/)).toBeVisible();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect.element(field('Rows of your spreadsheet')).toHaveValue('Petty\t5\tDr');
    await userEvent.keyboard('{Escape}');
    await expect.element(field('Debit of Cash')).toHaveValue('42,900.00');
  });

  test('have goods with their godown and batch, by keys alone', async () => {
    const { sent } = await open(fresh);
    await userEvent.click(page.getByRole('radio', { name: 'Stock' }));
    await userEvent.click(button('Add goods'));
    await userEvent.keyboard('Basmati');
    await expect.element(page.getByRole('option', { name: /Basmati 1121/ })).toBeVisible();
    await userEvent.keyboard('{Enter}{Enter}');
    await userEvent.fill(field('Batch of line 1'), 'B1');
    await userEvent.keyboard('{Enter}12.5{Enter}900{Enter}');
    await expect.element(page.getByText(/Stock-in-Hand holds ₹0.00/)).toBeVisible();
    await userEvent.click(button('Save and finish later'));
    const line = { product_id: 1, godown: null, batch: 'B1', quantity: '12.5', value: '900.00' };
    await expect
      .poll(() => sent('PUT /api/islogin/opening/draft'))
      .toMatchObject({ accounts: [], stock: [line], expected: 0 });
  });

  test('differ by what other entries have of it too', async () => {
    const byRun = { ...fresh, difference: '-5000.00', difference_account_id: 73 };
    await open(byRun);
    await expect.element(page.getByText('Credits are less than debits.')).toBeVisible();
    await expect.element(page.getByText('₹5,000.00', { exact: true })).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'its ledger' }))
      .toHaveAttribute('href', '/account/73');
    await userEvent.fill(field('Credit of Capital Account'), '5000');
    await expect.element(page.getByText('Debits and credits are equal.')).toBeVisible();
  });

  test('differ by what the register of stock has and nobody posted', async () => {
    await open({ ...fresh, stock_difference: '-5000.00' });
    await expect.element(page.getByText('₹5,000.00', { exact: true })).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'stock register' })).toBeVisible();
    await userEvent.fill(field('Debit of Opening Stock / Stock-in-Hand'), '5000');
    await expect
      .element(page.getByRole('link', { name: 'stock register' }))
      .not.toBeInTheDocument();
  });

  test('are there again when the page was left without saving, and can be begun afresh', async () => {
    const { shown } = await open(opening);
    await userEvent.fill(field('Debit of Cash'), '43000');
    await shown.unmount();
    await open(opening);
    await expect.element(field('Debit of Cash')).toHaveValue('43000');
    await userEvent.click(button('Start afresh'));
    await expect.element(field('Debit of Cash')).toHaveValue('42,960.00');
  });

  test('are not sent with what cannot be read; a refusal leads to the account it names', async () => {
    const detail = 'Cash: an opening balance is ₹1 at most.';
    const facts = { field: 'accounts.0.balance' };
    const post = problem(422, 'opening_amount_out_of_range', detail, { facts });
    const { sent } = await open(opening, { post });
    await userEvent.fill(field('Debit of Computers'), 'lots');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect.element(page.getByText(/^Computers: Could not read this amount/)).toBeVisible();
    expect(sent('POST /api/islogin/opening/correct')).toBeUndefined();
    await userEvent.fill(field('Debit of Computers'), '');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect.element(page.getByText(/^Cash: an opening balance is/)).toBeVisible();
    expect(sent('POST /api/islogin/opening/correct')).toMatchObject({
      accounts: [cash('42960.00')],
      expected: opening.seq,
    });
    await userEvent.click(button('Go to Cash'));
    expect(document.activeElement).toBe(field('Debit of Cash').element());
  });

  test('are corrected with the balance of an account that is retired by now', async () => {
    const { sent } = await open({ ...opening, draft: null }, { retired: 'Cash' });
    await userEvent.click(button(/Correct opening entry/));
    await expect
      .poll(() => sent('POST /api/islogin/opening/correct'))
      .toMatchObject({ accounts: [cash('42950.00')] });
  });
});
