import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { listAccountChanges } from '#api/contract/account/account.ts';
import { listMembers } from '#api/contract/book/book.ts';
import { listJournals, readJournalFigures } from '#api/contract/journal/journal.ts';
import { JournalListPage } from '#web/features/journal/list/JournalListPage.tsx';
import { listenToKeys } from '#web/shell/keys/listen.ts';
import { preferencesAtom } from '#web/state/preferences.ts';
import { store } from '#web/state/session.ts';
import figures from '#tests/specimens/replies/readJournalFigures.json' with { type: 'json' };
import journals from '#tests/specimens/replies/listJournals.json' with { type: 'json' };
import members from '#tests/specimens/replies/listMembers.json' with { type: 'json' };
import { ok, okAccounts, serverAnswers } from '../support/answers.ts';
import { show } from '../support/show.tsx';

let stopListening: () => void;
beforeEach(() => (stopListening = listenToKeys(() => store.get(preferencesAtom))));
afterEach(() => stopListening());

/** @returns what lets the rows come, once the register waits for them. */
async function openWithRowsToCome() {
  const come = Promise.withResolvers<void>();
  serverAnswers([
    [listJournals, { status: 200, body: journals, after: come.promise }],
    [readJournalFigures, ok(figures)],
    [listAccountChanges, okAccounts([])],
    [listMembers, ok(members)],
  ]);
  await show(JournalListPage, { path: '/journal' });
  await expect.element(page.getByText(/^5 entries, total/)).toBeInTheDocument();
  return come.resolve;
}

describe('keys for a row that is on its way', () => {
  test('Enter opens its page on a phone once it has come', async () => {
    await page.viewport(390, 844);
    const come = await openWithRowsToCome();
    await userEvent.keyboard('j{Enter}');
    come();
    await expect.element(page.getByText('Went to /book/1/journal/5')).toBeVisible();
  });

  test('O opens its page, and none where another row was chosen meanwhile', async () => {
    await page.viewport(1440, 900);
    const come = await openWithRowsToCome();
    await userEvent.keyboard('jo');
    await userEvent.click(page.getByRole('columnheader', { name: 'Amount (₹)' }));
    await userEvent.keyboard('j');
    come();
    await expect.element(page.getByText('#5', { exact: true }).first()).toBeVisible();
    expect(page.getByText(/^Went to/).elements()).toEqual([]);
  });
});
