// One event of a log, and how many each day has.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EventDays, EventDetail } from '#tests/support/replies-on-wire.ts';
import { eventNames } from '#api/queries/book/log/fields/event-names.ts';
import { idsInEvents } from '#api/queries/book/log/fields/references.ts';
import { iyer } from '#tests/specimens/books/people.ts';
import { answerOf, NOT_THERE } from '#tests/support/problems.ts';
import type { Team } from '#tests/support/team.ts';
import { saleOf } from '../../right-requests.ts';
import { openLogBook } from '../log-book.ts';
import type { LogBook } from '../log-book.ts';

let book: LogBook;
let team: Team;
beforeAll(async () => {
  book = await openLogBook();
  team = book.team;
});
afterAll(() => team.close());

const params = () => ({ bookId: team.bookId });

describe('one event', () => {
  const detail = (seq: number | string) =>
    team.auditor('readEventDetail', { params: { ...params(), eventId: seq } });

  it('is chained by what it shows to the one before', async () => {
    let previous: string | null = null;
    for (const { seq } of book.all.toReversed()) {
      const event = (await detail(seq)).body as EventDetail;
      const bodyHash = createHash('sha256').update(event.body).digest('hex');
      const text = `lekha/event/v1\n${event.header}\n${event.previous_hash}\n${bodyHash}\n`;
      expect(createHash('sha256').update(text).digest('hex')).toBe(event.hash);
      if (previous !== null) expect(event.previous_hash).toBe(previous);
      previous = event.hash;
    }
  });

  it('says what its fields were before', async () => {
    const accountId = team.account('Rent');
    await team.owner('changeAccount', {
      params: { accountId },
      body: { name: 'Rent of the shop' },
    });
    const { last_seq: last } = await book.page({ limit: 1 });
    const { fields, title, what } = (await detail(last)).body as EventDetail;
    expect([title, what]).toStrictEqual(['Account changed', 'Renamed to Rent of the shop']);
    const name = { label: 'Name', value: 'Rent of the shop', before: 'Rent', account_id: null };
    expect(fields).toContainEqual(name);
  });

  it('calls what it refers to as it was called then, and leaves out its own id', async () => {
    const { fields, entry } = (await detail(book.all[2]?.seq ?? 0)).body as EventDetail;
    const { account_name: now, account_id: accountId } = entry?.entry[0] ?? {};
    expect(now).toBe('Rent of the shop');
    const labels = fields.map(({ label }) => label);
    expect(labels.filter((label) => /\bid\b/i.test(label))).toStrictEqual([]);
    expect(labels).not.toContain('Journal');
    const then = { value: 'Rent', before: null, account_id: accountId };
    const first = { label: 'Entries 1 account', ...then };
    expect(fields).toContainEqual(first);
  });

  it('names the account whose line of the statements it sets', async () => {
    const accountId = team.account('Salaries');
    const body = { account_id: accountId, from: '2026-04-01', line: 'other-expenses' };
    const set = await team.owner('setStatementLine', { params: params(), body });
    expect(set.status).toBe(200);
    const { last_seq: last } = await book.page({ limit: 1 });
    const { fields } = (await detail(last)).body as EventDetail;
    expect(fields.filter(({ account_id: id }) => id !== null)).toStrictEqual([
      { label: 'Subject account', value: 'Salaries', before: null, account_id: accountId },
    ]);
  });

  it('finds the name of whatever id an event may hold', async () => {
    const folder = new URL('../../../../specimens/events/', import.meta.url);
    const golden = readdirSync(folder).map((name) => ({
      ...JSON.parse(readFileSync(new URL(name, folder), 'utf8')),
      stream: 'category-1',
    }));
    const ids = idsInEvents(golden as Parameters<typeof idsInEvents>[0]);
    expect(ids.size).toBeGreaterThan(20);
    const cash = team.account('Cash');
    const asked = new Map([...ids.keys()].map((field) => [field, new Set([cash])]));
    const last = { bookId: team.bookId, seq: book.all[0]?.seq ?? 0, recordedAt: 'infinity' };
    const { pool: sql, keys, db } = team.server.core;
    const nameOf = await eventNames({ sql, keys, db }, team.bookId, asked, last);
    expect(nameOf('proceedsAccountId', cash, last)).toBe('Cash');
  });

  it('has the lines of the entry that it posted', async () => {
    const { entry } = (await detail(book.all[2]?.seq ?? 0)).body as EventDetail;
    expect(entry?.entry.map(({ amount }) => amount)).toStrictEqual(['700.00', '-700.00']);
  });

  it('is not there beyond the book, nor for strangers', async () => {
    expect(answerOf(await detail(999_999))).toStrictEqual(NOT_THERE);
    const seen = await team.stranger('readEventDetail', { params: { ...params(), eventId: 1 } });
    expect(answerOf(seen)).toStrictEqual(NOT_THERE);
  });
});

describe('the days of a book', () => {
  it('count every event once, also those that come later', async () => {
    const days = async () =>
      (await team.auditor('readEventDays', { params: params() })).body as EventDays;
    const first = await days();
    await team.owner('postJournal', { body: { ...saleOf(team, '5.00'), date: '2026-05-01' } });
    const second = await days();
    for (const got of [first, second]) {
      expect(got.days.reduce((sum, { count }) => sum + count, 0)).toBe(got.last_seq);
      for (const { count, by } of got.days) {
        expect(by.reduce((sum, one) => sum + one.count, 0)).toBe(count);
      }
    }
    const sums = ({ days: of }: EventDays) => [
      of.reduce((sum, { late }) => sum + late, 0),
      of.reduce((sum, { corrections }) => sum + corrections, 0),
    ];
    expect(second.last_seq).toBe(first.last_seq + 1);
    expect([sums(first), sums(second)]).toStrictEqual([
      [4, 2],
      [5, 2],
    ]);
    expect(first.people.map(({ name }) => name)).toContain(iyer.profile.name);
  });
});
