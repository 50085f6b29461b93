// The working paper of the console: it says in words what its events are narrowed to.
import { expect, test } from 'vitest';
import { listAccounts } from '#api/contract/account/account.ts';
import { listEvents, readEventDays } from '#api/contract/book/log/events.ts';
import { eventsSheet } from '#web/features/book/history/events-sheet.ts';
import { readingUntil } from '#web/shell/sheet/gathering.ts';
import accounts from '#tests/specimens/replies/listAccounts.json' with { type: 'json' };
import days from '#tests/specimens/replies/readEventDays.json' with { type: 'json' };
import events from '#tests/specimens/replies/listEvents.json' with { type: 'json' };
import { ok, serverAnswers } from '../../support/answers.ts';

const work = {
  read: readingUntil(new AbortController().signal),
  onProgress: () => undefined,
  linesMax: 10_000,
};

test('names the person, the account and each other filter', async () => {
  serverAnswers([
    [listEvents, ok({ ...events, next: null })],
    [readEventDays, ok(days)],
    [listAccounts, ok(accounts)],
  ]);
  const [account] = accounts;
  const [person] = days.people;
  const filters = {
    by: person?.id ?? 0,
    kind: 'journal',
    account: account?.id ?? 0,
    only: 'late',
    source: 'hand',
    amount_from: '5000',
    amount_to: '100000.50',
  };
  const sheet = await eventsSheet(work, { bookId: 1, seq: 122, filters });
  expect([sheet.title, sheet.period, ...sheet.remarks]).toStrictEqual([
    'Events of the books',
    'up to event 122',
    `By ${person?.name}`,
    'Kind: entries',
    `Entries with a line on ${account?.name}`,
    'Late entries only',
    'Source: by hand',
    'Amount from ₹5,000.00',
    'Amount up to ₹1,00,000.50',
  ]);
  expect(sheet.isWorkingPaper).toBe(true);
  expect(sheet.lines).toHaveLength(events.events.length);
});
