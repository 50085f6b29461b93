import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readTodayInIndia } from '#api/queries/ledgers/period.ts';
import { dayAfter } from '#core/kernel/calendar-date.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { expectFields, expectRefused } from '#tests/support/problems.ts';
import { idOf, openTeam } from '#tests/support/team.ts';
import type { Team } from '#tests/support/team.ts';

let team: Team;
let today: CalendarDate;
let bookId: number;
let cash: number;
let sales: number;
beforeAll(async () => {
  team = await openTeam();
  today = await readTodayInIndia(team.server.core.db);
});
afterAll(() => team.close());

beforeEach(async () => {
  bookId = idOf(await team.owner('createBook', { body: { name: 'Closing' } }));
  const chart = await team.owner('applySalesTemplate', { params: { bookId } });
  const { accounts } = chart.body as { accounts: readonly { id: number; name: string }[] };
  const named = (name: string) => accounts.find((account) => account.name === name)?.id ?? 0;
  [cash, sales] = [named('Cash'), named('Sales – Goods')];
});

const lock = (kind: string, locked_to: string | null, more: object = {}) =>
  team.owner('setLock', {
    params: { bookId },
    body: { kind, locked_to, reason: 'Filed', ...more },
  });

const post = (date?: string) =>
  team.owner('postJournal', {
    body: {
      entry: [
        { account_id: cash, amount: 10 },
        { account_id: sales, amount: -10 },
      ],
      book_id: bookId,
      ...(date !== undefined && { date }),
    },
  });

describe('setLock', () => {
  it('locks months softly, moves the lock back with a reason, and opens it again', async () => {
    expect((await lock('soft', '2026-03-31')).body).toMatchObject({
      soft_locked_to: '2026-03-31',
      hard_locked_to: null,
    });
    expect((await lock('soft', '2026-02-28')).body).toMatchObject({ soft_locked_to: '2026-02-28' });
    expect((await lock('soft', null)).body).toMatchObject({ soft_locked_to: null });
  });

  it('locks years for good', async () => {
    expect((await lock('hard', '2025-03-31')).body).toMatchObject({ hard_locked_to: '2025-03-31' });
    for (const back of ['2024-03-31', null]) {
      const facts = { locked_to: '2025-03-31' };
      expectRefused(await lock('hard', back), 409, 'hard_lock_moves_forward_only', facts);
    }
    expect((await lock('hard', '2026-03-31')).status).toBe(200);
  });

  it('locks up to today and no further', async () => {
    expect((await lock('soft', today)).status).toBe(200);
    const tomorrow = dayAfter(today);
    const facts = { locked_to: tomorrow, today };
    expectRefused(await lock('soft', tomorrow), 422, 'lock_in_the_future', facts);
  });

  it('keeps entries out up to its day, both locks counting (F26)', async () => {
    await lock('hard', '2025-03-31');
    await lock('soft', '2026-03-31');
    const facts = { entry_date: '2026-03-31', locked_to: '2026-03-31' };
    expectRefused(await post('2026-03-31'), 409, 'period_locked', facts);
    expect((await post('2026-04-01')).status).toBe(200);
  });

  it('dates the reversal of a locked journal today', async () => {
    const posted = (await post('2026-03-31')).body as { journal: { id: number } };
    await lock('soft', '2026-03-31');
    const reversed = await team.owner('reverseJournal', {
      params: { journalId: posted.journal.id },
      body: { reason: 'Twice', book_id: bookId },
    });
    expect(reversed.body).toMatchObject({ journal: { date: today } });
  });

  it('a lock up to today keeps out a journal without a date, and every reversal', async () => {
    const posted = (await post()).body as { journal: { id: number } };
    await lock('soft', today);
    const facts = { entry_date: today, locked_to: today };
    expectRefused(await post(), 409, 'period_locked', facts);
    const reversed = await team.owner('reverseJournal', {
      params: { journalId: posted.journal.id },
      body: { reason: 'Twice', book_id: bookId },
    });
    expectRefused(reversed, 409, 'period_locked', facts);
  });

  it('stands beside the day on which the book begins (F28)', async () => {
    const body = { begins_on: '2026-04-01' };
    await team.owner('changeBookSettings', { params: { bookId }, body });
    const facts = { entry_date: '2026-03-31', begins_on: '2026-04-01' };
    expectRefused(await post('2026-03-31'), 422, 'date_before_book_begins', facts);
    expect((await post('2026-04-01')).status).toBe(200);
  });

  it.each([
    ['no kind', { locked_to: '2026-03-31', reason: 'x' }, ['kind']],
    ['another kind', { kind: 'firm', locked_to: '2026-03-31', reason: 'x' }, ['kind']],
    ['no day', { kind: 'soft', reason: 'x' }, ['locked_to']],
    ['no such day', { kind: 'soft', locked_to: '2026-02-30', reason: 'x' }, ['locked_to']],
    ['a day of year 0', { kind: 'soft', locked_to: '0000-01-01', reason: 'x' }, ['locked_to']],
    ['no reason', { kind: 'soft', locked_to: '2026-03-31' }, ['reason']],
    ['an empty reason', { kind: 'soft', locked_to: '2026-03-31', reason: '  ' }, ['reason']],
    [
      'a long reason',
      { kind: 'soft', locked_to: '2026-03-31', reason: 'x'.repeat(501) },
      ['reason'],
    ],
  ])('refuses a body with %s as malformed', async (_title, body, fields) => {
    expectFields(await team.owner('setLock', { params: { bookId }, body }), fields);
  });
});
