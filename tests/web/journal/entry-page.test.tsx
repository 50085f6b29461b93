import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { readJournal } from '#api/contract/journal.ts';
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
  test('loading', async () => {
    await open('waiting');
    await expect.element(page.getByLabelText('Loading the entry')).toBeInTheDocument();
  });

  test('full: its number, who recorded it, and both sides', async () => {
    await open(ok(journal));
    await expect
      .element(page.getByRole('heading', { name: 'Journal entry #5', level: 1 }))
      .toBeVisible();
    await expect.element(page.getByText('Recorded by Meera Joshi')).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Sales – Goods' })).toBeVisible();
  });

  test('not of this book', async () => {
    await open({ status: 404, body: 'Not Found' });
    await expect
      .element(page.getByRole('heading', { name: 'No such entry', level: 1 }))
      .toBeVisible();
  });

  test('failed', async () => {
    await open('silence');
    await expect.element(page.getByText('Could not load the entry. Try again')).toBeVisible();
  });
});
