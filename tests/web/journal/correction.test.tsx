import { afterEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { listAccountChanges } from '#api/contract/account/account.ts';
import { listBooks } from '#api/contract/book/book.ts';
import { correctJournal, listJournals, reverseJournal } from '#api/contract/journal/journal.ts';
import type { JournalCard } from '#tests/support/replies-on-wire.ts';
import { JournalListPage } from '#web/features/journal/list/JournalListPage.tsx';
import { formatDate, todayInIndia } from '#web/format/dates.ts';
import { listenToKeys } from '#web/shell/keys/listen.ts';
import accounts from '#tests/specimens/replies/listAccounts.json' with { type: 'json' };
import books from '#tests/specimens/replies/listBooks.json' with { type: 'json' };
import corrected from '#tests/specimens/replies/correctJournal.json' with { type: 'json' };
import journals from '#tests/specimens/replies/listJournals.json' with { type: 'json' };
import reversed from '#tests/specimens/replies/reverseJournal.json' with { type: 'json' };
import { JOURNAL_AS_CARDS, ok, okAccounts, problem, serverAnswers } from '../support/answers.ts';
import type { Answer } from '../support/answers.ts';
import { show } from '../support/show.tsx';

let stopListening = () => undefined as void;
afterEach(() => stopListening());

const plain = { reverses: null, reversed_by: null, corrects: null, corrected_by: null };
const card: JournalCard = { ...(journals[0] as JournalCard), ...plain };
const accountNamed = (name: string) => accounts.find((account) => account.name === name);

const answering = (answer: Answer = ok(corrected), book: object = books[0] ?? {}) =>
  serverAnswers([
    JOURNAL_AS_CARDS,
    [listJournals, ok([card])],
    [listAccountChanges, okAccounts(accounts)],
    [listBooks, ok([book])],
    [correctJournal, answer],
    [reverseJournal, ok(reversed)],
  ]);

async function openSheet(answer?: Answer, book?: object) {
  const calls = answering(answer, book);
  await show(JournalListPage, { path: '/journal' });
  await userEvent.click(page.getByRole('button', { name: `Correct #${card.number}` }));
  await expect.element(page.getByLabelText('Debit line 1, account')).toHaveFocus();
  return calls.filter.bind(calls, ({ path }: { path: string }) => path.startsWith('POST'));
}

describe('correcting an entry', () => {
  test('begins at its first account, and Enter leads to the reason and to the button', async () => {
    const posts = await openSheet();
    await userEvent.keyboard('furni{Enter}');
    await userEvent.keyboard('1{Enter}');
    await expect.element(page.getByRole('button', { name: 'Post correction' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const furniture = accountNamed('Furniture & Fixtures');
    await expect
      .poll(() => posts().map(({ body }) => body))
      .toMatchObject([
        { reason: 'Wrong account', entry: [{ account_id: furniture?.id }, {}], book_id: 1 },
      ]);
    await expect.poll(() => page.getByRole('dialog').elements()).toEqual([]);
  });

  test('is dated today in a closed month, and says so', async () => {
    const lock = { ...books[0], id: 1, soft_locked_to: card.date };
    await openSheet(ok(corrected), lock);
    const today = formatDate(todayInIndia());
    await expect.element(page.getByText(new RegExp(`dated today, ${today}`))).toBeVisible();
    await expect.element(page.getByLabelText('Date', { exact: true })).toHaveValue(today);
  });

  test('Ctrl+Z takes the changes back, field by field', async () => {
    stopListening = listenToKeys(() => ({ singleKeys: true, tallyKeys: true }));
    await openSheet();
    const first = page.getByLabelText('Debit line 1, account');
    const before = (first.element() as HTMLInputElement).value;
    await userEvent.keyboard('furni{Enter}');
    const narration = page.getByLabelText('Narration');
    await userEvent.fill(narration, 'Sold');
    await userEvent.type(narration, ' chairs');
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect.element(narration).toHaveValue(card.narration);
    await expect.element(first).toHaveValue('Furniture & Fixtures');
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect.element(first).toHaveValue(before);
  });

  test('shows what was, what will be written and what moves', async () => {
    await openSheet();
    await userEvent.keyboard('furni{Enter}');
    const sheet = page.getByRole('dialog');
    await expect.element(sheet.getByText(/stays in history/)).toBeVisible();
    await expect.element(sheet.getByText('Furniture & Fixtures', { exact: true })).toBeVisible();
    const gone = sheet.element().querySelectorAll('del');
    expect([...gone].map(({ textContent }) => textContent)[0]).toBe(card.entry[0]?.account_name);
  });

  test('a duplicate is only taken back', async () => {
    const posts = await openSheet();
    await userEvent.click(page.getByLabelText(/Duplicate$/));
    expect(page.getByText('Corrected', { exact: true }).elements()).toEqual([]);
    await userEvent.click(page.getByRole('button', { name: 'Post reversal' }));
    await expect
      .poll(() => posts().map(({ body }) => body))
      .toEqual([{ reason: 'Duplicate', book_id: 1 }]);
  });

  test('sends nothing without a reason or a change, and says what is missing', async () => {
    const posts = await openSheet();
    await userEvent.click(page.getByRole('button', { name: 'Post correction' }));
    await expect.element(page.getByText('Choose a reason')).toBeVisible();
    await userEvent.click(page.getByLabelText(/Wrong amount$/));
    await expect.element(page.getByText(/^Nothing is changed yet/)).toBeVisible();
    await userEvent.click(page.getByLabelText(/Other$/));
    await expect.element(page.getByText('Say the reason in words')).toBeVisible();
    expect(posts()).toEqual([]);
  });

  test('a refusal stands in the sheet and nothing typed is lost', async () => {
    const detail = '31 Mar 2026 is in a locked period; the book is locked to 31 Mar 2026.';
    await openSheet(problem(409, 'period_locked', detail));
    await userEvent.keyboard('furni{Enter}');
    await userEvent.keyboard('1{Enter}{Enter}');
    await expect.element(page.getByRole('alert')).toHaveTextContent(detail);
    await expect
      .element(page.getByLabelText('Debit line 1, account'))
      .toHaveValue('Furniture & Fixtures');
  });

  test('what was reversed, and a reversal, cannot be corrected', async () => {
    serverAnswers([
      JOURNAL_AS_CARDS,
      [
        listJournals,
        ok([
          { ...card, reversed_by: 9 },
          { ...card, id: 8, reverses: 7 },
        ]),
      ],
      [listAccountChanges, okAccounts(accounts)],
    ]);
    await show(JournalListPage, { path: '/journal' });
    await expect.element(page.getByRole('button', { name: /^History/ }).first()).toBeVisible();
    expect(page.getByRole('button', { name: /^Correct/ }).elements()).toEqual([]);
  });
});
