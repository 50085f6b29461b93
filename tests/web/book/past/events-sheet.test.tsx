// The working paper of the console: it says in words what its events are narrowed to.
import { expect, test } from 'vitest';
import { listAccounts } from '#api/contract/account/account.ts';
import { listEvents, readEventDays } from '#api/contract/book/log/events.ts';
import { readLogHead } from '#api/contract/book/log/log-head.ts';
import { readBillingSettings } from '#api/contract/book/billing-settings.ts';
import { sessionCheck } from '#api/contract/session/session.ts';
import { eventsSheet } from '#web/features/book/history/events-sheet.ts';
import { readingUntil } from '#web/shell/sheet/gathering.ts';
import type { SheetWork } from '#web/shell/sheet/gathering.ts';
import { makeReport } from '#web/shell/sheet/make-report.ts';
import accounts from '#tests/specimens/replies/listAccounts.json' with { type: 'json' };
import days from '#tests/specimens/replies/readEventDays.json' with { type: 'json' };
import person from '#tests/specimens/replies/sessionCheck.json' with { type: 'json' };
import settings from '#tests/specimens/replies/readBillingSettings.json' with { type: 'json' };
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
  expect(sheet.upToEvent).toBe(122);
  expect(sheet.lines).toHaveLength(events.events.length);
});

test('foots with the event up to which it is, and with the hash of that event', async () => {
  const recorded = { recorded_at: '2026-11-10T08:35:00.000Z' };
  serverAnswers([
    [listEvents, ok({ ...events, next: null })],
    [readBillingSettings, ok(settings)],
    [sessionCheck, ok(person)],
    [
      readLogHead,
      (query) =>
        query.get('at') === '100'
          ? ok({ ...recorded, seq: 100, hash: `9f2c41ab${'0'.repeat(56)}` })
          : ok({ ...recorded, seq: 122, hash: `11111111${'0'.repeat(56)}` }),
    ],
  ]);
  const source = (one: SheetWork) => eventsSheet(one, { bookId: 1, seq: 100, filters: {} });
  const { foot } = await makeReport({ id: 1, name: 'Sahyadri Traders' }, source, work);
  expect(foot.recorded).toBe('As recorded up to event 100 (9F2C 41AB), 10 Nov 2026, 14:05 IST.');
});
