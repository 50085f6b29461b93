import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { readJournal } from '#api/contract/journal/journal.ts';
import { JournalEntryPage } from '#web/features/journal/JournalEntryPage.tsx';
import journal from '#tests/specimens/replies/readJournal.json' with { type: 'json' };
import { ok, serverAnswers } from '../support/answers.ts';
import type { Answer } from '../support/answers.ts';
import { show } from '../support/show.tsx';

const open = (answer: Answer) => {
  serverAnswers([[readJournal, answer]]);
  return show(JournalEntryPage, { path: '/book/1/journal/:journalId', at: '/book/1/journal/5' });
};

describe('one entry on its own page', () => {
  test('is announced while it loads', async () => {
    await open('waiting');
    await expect.element(page.getByLabelText('Loading the entry')).toBeInTheDocument();
  });

  test('shows its number, who recorded it, and both sides', async () => {
    await open(ok(journal));
    await expect
      .element(page.getByRole('heading', { name: 'Journal entry #5', level: 1 }))
      .toBeVisible();
    await expect.element(page.getByText('Recorded by Meera Joshi')).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Sales – Goods' })).toBeVisible();
  });

  test('shows what each account held before and after, each once', async () => {
    const [cash, sales] = journal.entry;
    const entry = [
      { ...cash, id: 1, amount: '500.00', balance: '620.50' },
      { ...cash, id: 2, amount: '50.00', balance: '620.50' },
      { ...sales, balance: '-550.00' },
    ];
    await open(ok({ ...journal, entry }));
    const rows = page
      .getByRole('table', { name: 'Balances of the accounts before and after the entry' })
      .getByRole('row');
    await expect.element(rows.nth(1)).toMatchTextContent(/^Cash70.50Dr620.50Dr/);
    await expect.element(rows.nth(2)).toMatchTextContent(/^Sales – Goods0.00550.00Cr/);
    expect(rows.elements()).toHaveLength(3);
  });

  test.each([
    ['invoice', 'Invoice INV-007', '/billing/invoice/7'],
    ['payment', 'Payment of INV-007', '/billing/invoice/7'],
    ['credit-note', 'Credit note INV-007', '/billing/invoice/7'],
    ['receipt', 'Receipt INV-007', '/customers/3'],
  ])('made by a document (%s): it leads there, and is corrected there', async (kind, text, to) => {
    const shown = { invoice_id: kind === 'receipt' ? null : 7, customer_id: 3 };
    await open(ok({ ...journal, source: { kind, id: 4, number: 'INV-007', ...shown } }));
    await expect.element(page.getByRole('link', { name: text })).toHaveAttribute('href', to);
    await expect.element(page.getByRole('button', { name: /^History/ })).toBeVisible();
    expect(page.getByRole('button', { name: /^Correct/ }).elements()).toHaveLength(0);
  });

  test.each([
    ['purchase-bill', '/purchases/bill/4'],
    ['purchase-debit-note', '/purchases/debit-note/4'],
    ['supplier-payment', '/purchases/payment/4'],
    ['expense', '/purchases/expense/4'],
    ['bill-of-entry', '/purchases/bill-of-entry/4'],
    ['credit-reversal', '/payables/watch/reversal/4'],
    ['credit-reclaim', '/payables/watch/reclaim/4'],
    ['stock-journal', '/stock/journal/4'],
  ])('made by a document of purchases or stock (%s): it leads there', async (kind, to) => {
    const nobody = { invoice_id: null, customer_id: null };
    await open(ok({ ...journal, source: { kind, id: 4, number: 'X/1', ...nobody } }));
    await expect.element(page.getByRole('link', { name: / X\/1$/ })).toHaveAttribute('href', to);
  });

  test('says that it is not of this book', async () => {
    await open({ status: 404, body: 'Not Found' });
    await expect
      .element(page.getByRole('heading', { name: 'No such entry', level: 1 }))
      .toBeVisible();
  });

  test('says that it could not be loaded', async () => {
    await open('silence');
    await expect.element(page.getByText('Could not load the entry. Try again')).toBeVisible();
  });
});
