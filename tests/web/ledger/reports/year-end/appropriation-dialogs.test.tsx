// The dialogs of dividing a firm's profit: the partners' terms, the posting and its undoing.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { listAccountChanges } from '#api/contract/account/account.ts';
import {
  postAppropriation,
  readAppropriation,
  setPartnershipTerms,
} from '#api/contract/account/reports/appropriation.ts';
import { listBooks } from '#api/contract/book/book.ts';
import { reverseJournal } from '#api/contract/journal/journal.ts';
import accounts from '#tests/specimens/replies/listAccounts.json' with { type: 'json' };
import books from '#tests/specimens/replies/listBooks.json' with { type: 'json' };
import posted from '#tests/specimens/replies/postAppropriation.json' with { type: 'json' };
import recorded from '#tests/specimens/replies/readAppropriation.json' with { type: 'json' };
import reversed from '#tests/specimens/replies/reverseJournal.json' with { type: 'json' };
import { AppropriationPage } from '#web/features/report/books/appropriation/AppropriationPage.tsx';
import { listenToKeys } from '#web/shell/keys/listen.ts';
import { noticeAtom } from '#web/state/notice.ts';
import { store } from '#web/state/session.ts';
import { ok, okAccounts, problem, serverAnswers } from '../../../support/answers.ts';
import { show } from '../../../support/show.tsx';

let stop: () => void;
beforeEach(() => {
  stop = listenToKeys(() => ({ singleKeys: true, tallyKeys: false }));
});
afterEach(() => stop());

const SHARED: Parameters<typeof serverAnswers>[0] = [
  [listBooks, ok(books)],
  [listAccountChanges, okAccounts(accounts)],
];
const PATH = '/journal/reports/appropriation';
const reply = recorded;
const dialog = () => page.getByRole('dialog');
const fieldOf = (partner: number, name: string) =>
  dialog()
    .getByRole('group', { name: `Partner ${partner}` })
    .getByLabelText(name);

async function openPage() {
  await page.viewport(1440, 900);
  await show(AppropriationPage, { path: PATH, at: `${PATH}?year=25-26` });
  await expect.element(page.getByRole('row', { name: /^Total/ }).or(empty())).toBeVisible();
}
const empty = () => page.getByText('There is nothing to post for this year.');
const sentIn = (calls: ReturnType<typeof serverAnswers>) =>
  calls.find(({ path }) => path.startsWith('POST'))?.body;

test('P and Enter post the profit that was seen', async () => {
  const calls = serverAnswers([
    ...SHARED,
    [readAppropriation, ok(recorded)],
    [postAppropriation, ok(posted)],
  ]);
  await openPage();
  await userEvent.keyboard('p');
  await expect.element(dialog()).toMatchTextContent(/₹60,849\.51 is divided on 31 Mar 2026/);
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => store.get(noticeAtom)?.text).toBe('Profit divided up to 31 Mar 2026.');
  expect(sentIn(calls)).toEqual({ year: '25-26', profit: reply.profit });
  await expect.element(dialog()).not.toBeInTheDocument();
});

test('a profit that has changed meanwhile is refused in the dialog, which stays', async () => {
  const refusal = problem(409, 'appropriation_differs', 'The profit is now ₹1.00.');
  serverAnswers([...SHARED, [readAppropriation, ok(recorded)], [postAppropriation, refusal]]);
  await openPage();
  await userEvent.keyboard('p');
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog().getByText('The profit is now ₹1.00.')).toBeVisible();
});

test('P does nothing while something stands in the way of the posting', async () => {
  const refused = { ...recorded, refusal: 'The book is locked up to 31 Mar 2026.', lines: [] };
  serverAnswers([...SHARED, [readAppropriation, ok(refused)]]);
  await openPage();
  await expect.element(page.getByRole('button', { name: /^Post/ })).not.toBeInTheDocument();
  await userEvent.keyboard('p');
  await expect.element(dialog()).not.toBeInTheDocument();
});

const run = {
  number: 1,
  from: reply.from,
  through: reply.to,
  profit: reply.profit,
  lines: reply.lines.map(({ by_hand: _byHand, ...line }) => line),
  journals: [9],
  journal_numbers: [12],
  seq: 9,
  recorded_at: '2026-05-01T10:00:00.000Z',
  recorded_by: { id: 3, name: 'Meera Joshi' },
  undone: null,
  reversed_later: null,
};
const divided = { ...recorded, lines: [], profit: '0.00', runs: [run], refusal: 'Divided.' };

test('the division of a locked year is not undone, as its reversal would be of another', async () => {
  const locked = books.map((book) => ({ ...book, soft_locked_to: reply.to }));
  serverAnswers([
    [listBooks, ok(locked)],
    [listAccountChanges, okAccounts(accounts)],
    [readAppropriation, ok(divided)],
  ]);
  await openPage();
  await expect.element(page.getByRole('link', { name: /^Entry #12/ })).toBeVisible();
  await expect
    .element(page.getByRole('button', { name: 'Undo appropriation 1' }))
    .not.toBeInTheDocument();
});

test('a division is undone with a reason alone, by the reversal of its entry', async () => {
  const calls = serverAnswers([
    ...SHARED,
    [readAppropriation, ok(divided)],
    [reverseJournal, ok(reversed)],
  ]);
  await openPage();
  await expect.element(page.getByRole('link', { name: /^Entry #12/ })).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Undo appropriation 1' }));
  await userEvent.click(dialog().getByRole('button', { name: /^Undo/ }));
  await expect.element(dialog().getByText('Give a reason.')).toBeVisible();
  await userEvent.type(dialog().getByRole('textbox'), 'A wrong share');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.poll(() => store.get(noticeAtom)?.text).toBe('Appropriation 1 undone.');
  const sent = calls.find(({ path }) => path.startsWith('POST'));
  expect(sent).toMatchObject({
    path: 'POST /api/islogin/journal/9/reverse',
    body: { reason: 'A wrong share' },
  });
});

test('terms begin as a copy of the last ones, and are sent whole', async () => {
  const calls = serverAnswers([
    ...SHARED,
    [readAppropriation, ok(recorded)],
    [setPartnershipTerms, ok(reply.terms[0])],
  ]);
  await openPage();
  await userEvent.keyboard('{Shift>}P{/Shift}');
  await expect.element(fieldOf(1, 'Name')).toHaveValue('Asha Rao');
  await expect.element(fieldOf(1, 'Remuneration a year (₹)')).toHaveValue('60000');
  await userEvent.fill(fieldOf(2, 'Share, in parts'), '1.5');
  await userEvent.click(dialog().getByRole('button', { name: /^Save terms/ }));
  await expect.element(dialog().getByText('Enter a whole number')).toBeVisible();
  expect(sentIn(calls)).toBeUndefined();
  await userEvent.click(dialog().getByRole('button', { name: 'Remove partner 1' }));
  await userEvent.fill(fieldOf(1, 'Share, in parts'), '4');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.poll(() => store.get(noticeAtom)?.text).toBe('Terms of the partnership saved.');
  const [, vikram] = reply.terms[0]?.partners ?? [];
  expect(sentIn(calls)).toEqual({ from: '2025-04-01', partners: [{ ...vikram, share: 4 }] });
});

test('the first terms name two partners, and what is refused is told at its field', async () => {
  const refusal = problem(422, 'partner_account_unfit', 'Partner 2: choose an open account.', {
    errors: [{ field: 'partners.1.current_account_id', message: 'Choose an open account.' }],
  });
  const none = { ...recorded, terms: [], lines: [], refusal: 'No terms of the partnership.' };
  const calls = serverAnswers([
    ...SHARED,
    [readAppropriation, ok(none)],
    [setPartnershipTerms, refusal],
  ]);
  await openPage();
  await userEvent.keyboard('{Shift>}P{/Shift}');
  for (const [at, name] of ['Asha Rao', 'Vikram Shetty'].entries()) {
    await userEvent.fill(fieldOf(at + 1, 'Name'), name);
    for (const account of ['Capital account', 'Current account']) {
      await userEvent.click(fieldOf(at + 1, account));
      await userEvent.keyboard('Drawings{Enter}');
    }
  }
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(dialog().getByText('Choose an open account.')).toBeVisible();
  await expect.element(fieldOf(2, 'Name')).toHaveValue('Vikram Shetty');
  const sent = sentIn(calls) as { partners: readonly object[] };
  expect(sent.partners[0]).toMatchObject({ name: 'Asha Rao', share: 1, interest_rate: 0 });
});

test('whoever removes a partner goes on typing, and saves by key', async () => {
  const calls = serverAnswers([
    ...SHARED,
    [readAppropriation, ok(recorded)],
    [setPartnershipTerms, ok(reply.terms[0])],
  ]);
  await openPage();
  await userEvent.keyboard('{Shift>}P{/Shift}');
  await userEvent.click(dialog().getByRole('button', { name: 'Add partner' }));
  await expect.element(fieldOf(3, 'Name')).toHaveFocus();
  await userEvent.click(dialog().getByRole('button', { name: 'Remove partner 3' }));
  await expect.element(fieldOf(2, 'Name')).toHaveFocus();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.poll(() => sentIn(calls)).toMatchObject({ partners: [{}, {}] });
});
