import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { listAccountChanges } from '#api/contract/account/account.ts';
import { listBooks, listMembers } from '#api/contract/book/book.ts';
import type { Role } from '#core/book/index.ts';
import { checkEndpoints } from '#api/contract/journal/checks.ts';
import { listJournals, readJournalFigures } from '#api/contract/journal/journal.ts';
import { JournalListPage } from '#web/features/journal/list/JournalListPage.tsx';
import { listenToKeys } from '#web/shell/keys/listen.ts';
import { noticeAtom } from '#web/state/notice.ts';
import { preferencesAtom } from '#web/state/preferences.ts';
import { store } from '#web/state/session.ts';
import recorded from '#tests/specimens/replies/readJournalFigures.json' with { type: 'json' };
import books from '#tests/specimens/replies/listBooks.json' with { type: 'json' };
import journals from '#tests/specimens/replies/listJournals.json' with { type: 'json' };
import members from '#tests/specimens/replies/listMembers.json' with { type: 'json' };
import { ok, okAccounts, problem, serverAnswers } from '../support/answers.ts';
import { show } from '../support/show.tsx';

const { checkJournals, withdrawChecks } = checkEndpoints;
const figures = { ...recorded, count: journals.length };
const by = { id: 3, name: 'Meera Joshi' };
const checked = { by, at: '2026-11-21T05:30:00.000Z', note: '' };
const marked = journals.map((card) => (card.number === 5 ? { ...card, checked } : card));

let stopListening: () => void;
beforeEach(async () => {
  stopListening = listenToKeys(() => store.get(preferencesAtom));
  store.set(noticeAtom, null);
  await page.viewport(1440, 900);
});
afterEach(() => stopListening());

async function open(...answers: Parameters<typeof serverAnswers>[0]) {
  const asked: URLSearchParams[] = [];
  const calls = serverAnswers([
    ...answers,
    [
      readJournalFigures,
      (query) => {
        asked.push(query);
        return ok(figures);
      },
    ],
    [listAccountChanges, okAccounts([])],
    [listMembers, ok(members)],
  ]);
  await show(JournalListPage, { path: '/journal' });
  await expect.element(page.getByRole('row', { name: /#5 (Checked )?Journal/ })).toBeVisible();
  return { calls, asked };
}

const bodies = (calls: Awaited<ReturnType<typeof open>>['calls'], path: string) =>
  calls.filter((one) => one.path === `POST ${path}`).map(({ body }) => body);
const press = (keys: string) => userEvent.keyboard(keys);
const SHIFT_C = '{Shift>}C{/Shift}';

describe('an entry that somebody goes over', () => {
  test('is marked by Shift+C and Enter, and the mark says whose it is', async () => {
    const { calls } = await open(
      [listJournals, ok(journals), ok(marked)],
      [checkJournals, ok({ journal_ids: [5], seq: 200 })],
    );
    await press(`j${SHIFT_C}{Enter}`);
    await expect.element(page.getByTitle(/^Checked by Meera Joshi, 21 Nov 2026/)).toBeVisible();
    expect(bodies(calls, checkJournals.path)).toStrictEqual([{ journal_ids: [5], note: '' }]);
    expect(store.get(noticeAtom)?.text).toBe('1 entry marked as checked.');
  });

  test('takes a note with the mark, which is shown with it', async () => {
    const noted = { ...checked, note: 'agreed with the bank' };
    const after = journals.map((card) => (card.number === 5 ? { ...card, checked: noted } : card));
    const { calls } = await open(
      [listJournals, ok(journals), ok(after)],
      [checkJournals, ok({ journal_ids: [5], seq: 200 })],
    );
    await press(`j${SHIFT_C}agreed with the bank{Enter}`);
    await expect.element(page.getByTitle(/: agreed with the bank$/)).toBeVisible();
    expect(bodies(calls, checkJournals.path)).toStrictEqual([
      { journal_ids: [5], note: 'agreed with the bank' },
    ]);
    await press('{Enter}');
    await expect.element(page.getByText(/^Recorded.*: agreed with the bank/)).toBeVisible();
  });

  test('stays as it is when the dialog is left by Escape', async () => {
    const { calls } = await open([listJournals, ok(journals)]);
    await press(`j${SHIFT_C}`);
    await expect.element(page.getByRole('dialog', { name: 'Mark as checked' })).toBeVisible();
    await press('{Escape}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    expect(bodies(calls, checkJournals.path)).toStrictEqual([]);
  });

  test('loses its mark by the same key, and by the button of the row that is open', async () => {
    const { calls } = await open(
      [listJournals, ok(marked)],
      [withdrawChecks, ok({ journal_ids: [5], seq: 200 })],
    );
    await press('j{Enter}');
    await page.getByRole('button', { name: /^Mark as not checked/ }).click();
    await press('{Enter}');
    await expect
      .poll(() => store.get(noticeAtom)?.text)
      .toBe('1 entry no longer marked as checked.');
    expect(bodies(calls, withdrawChecks.path)).toStrictEqual([{ journal_ids: [5], note: '' }]);
  });

  test('is marked with the others that are selected, but for those that have the mark', async () => {
    const { calls } = await open(
      [listJournals, ok(marked)],
      [checkJournals, ok({ journal_ids: [4], seq: 200 })],
    );
    await press(`j{Shift>}{ArrowDown}{/Shift}${SHIFT_C}{Enter}`);
    await expect
      .poll(() => bodies(calls, checkJournals.path))
      .toStrictEqual([{ journal_ids: [4], note: '' }]);
    await expect.element(page.getByText('2 selected')).not.toBeInTheDocument();
  });

  test('keeps its place when the server refuses, which is said', async () => {
    const refusal = problem(409, 'journals_already_checked', 'This entry is checked already.');
    await open([listJournals, ok(journals)], [checkJournals, refusal]);
    await press(`j${SHIFT_C}{Enter}`);
    const dialog = page.getByRole('dialog', { name: 'Mark as checked' });
    await expect.element(dialog.getByText('This entry is checked already.')).toBeVisible();
  });

  const ofRavi = { ...checked, by: { id: 9, name: 'Ravi Kamath' } };
  const markedByRavi = marked.map((card) =>
    card.number === 5 ? { ...card, checked: ofRavi } : card,
  );
  const inBookAs = (role: Role) => [listBooks, ok([{ ...books[0], id: 1, role }])] as const;

  test('of whoever else checked it keeps the mark before an auditor or a data entry person', async () => {
    await open([listJournals, ok(markedByRavi)], inBookAs('auditor'));
    await press('j{Enter}');
    await expect.element(page.getByRole('button', { name: /^History/ })).toBeVisible();
    expect(page.getByRole('button', { name: /^Mark as not checked/ }).query()).toBeNull();
    await expect.element(page.getByRole('button', { name: /^Correct/ })).not.toBeInTheDocument();
    expect(page.getByRole('button', { name: /^Duplicate/ }).query()).toBeNull();
    await press(SHIFT_C);
    await expect
      .poll(() => store.get(noticeAtom)?.text)
      .toBe('Only who checked an entry, an accountant or an owner marks it as not checked.');
    expect(page.getByRole('dialog').query()).toBeNull();
  });

  test('of whoever else checked it loses the mark before an accountant', async () => {
    await open([listJournals, ok(markedByRavi)], inBookAs('accountant'));
    await press('j{Enter}');
    await expect.element(page.getByRole('button', { name: /^Mark as not checked/ })).toBeVisible();
  });

  test('is found by a filter of its own', async () => {
    const { asked } = await open([listJournals, ok(marked)]);
    await page.getByRole('button', { name: 'Filter' }).click();
    await page.getByRole('button', { name: 'Not checked' }).click();
    await expect.poll(() => asked.at(-1)?.get('checked')).toBe('no');
    await page.getByRole('button', { name: 'Remove the filter Not checked' }).click();
    await expect
      .element(page.getByRole('button', { name: /^Remove the filter/ }))
      .not.toBeInTheDocument();
  });
});
