// Which moments `at` may name, which calls take it, and who may ask.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AT_EVENT_HEADER, AT_TIME_HEADER } from '#api/contract/wire/headers.ts';
import { openServer } from '#tests/support/server.ts';
import type { TestServer } from '#tests/support/server.ts';
import { expectFields } from '#tests/support/problems.ts';
import { askingAs, openTeam } from '#tests/support/team.ts';
import type { Team } from '#tests/support/team.ts';
import { meera } from '#tests/specimens/books/people.ts';

let team: Team;
let other: TestServer;
let posted: number[];
beforeAll(async () => {
  team = await openTeam();
  other = await openServer({ database: team.server.database });
  posted = [];
  for (const amount of ['100', '250']) {
    const entry = [
      { account_id: team.account('Cash'), amount },
      { account_id: team.account('Sales – Goods'), amount: `-${amount}` },
    ];
    const body = { book_id: team.bookId, entry, date: '2026-11-20', narration: 'Counter sale' };
    const { body: reply } = await team.owner('postJournal', { body });
    posted.push((reply as { journal: { id: number } }).journal.id);
  }
});
afterAll(async () => {
  other.core.changes.stop();
  await team.close();
});

const params = () => ({ bookId: team.bookId });
const head = async (): Promise<number> => {
  const { body } = await team.owner('readLogHead', { params: params() });
  return (body as { seq: number }).seq;
};
const trialBalance = (at: string | number) =>
  team.owner('readTrialBalance', { params: params(), query: { at } });

describe('a moment', () => {
  it.each([
    ['a text', 'yesterday'],
    ['no number of an event', '0'],
    ['a negative number', '-3'],
    ['a fraction', '1.5'],
    ['a number beyond the book', '999999'],
    ['a number that no book reaches', '99999999999999999999'],
    ['a day that is none', '2026-13-40'],
    ['a day before the book', '1999-01-01'],
    ['a day to come', '2999-01-01'],
    ['an instant without its zone', '2026-11-20T10:00:00'],
    ['a year of five digits', '12026-11-20T10:00:00Z'],
    ['nothing', ''],
    ['a null byte', '1\u0000'],
  ])('is refused at its field when it is %s', async (_, at) => {
    expectFields(await trialBalance(at), ['at']);
  });

  it('is refused when it is given twice', async () => {
    const path = `/api/islogin/book/${team.bookId}/trial-balance?at=1&at=2`;
    const got = await team.server.call(path, { cookie: team.cookieOf(meera.profile.email) });
    expectFields(got, ['at']);
  });

  it('is an event: after the first entry the second is not there yet', async () => {
    const seq = await head();
    const [first] = posted;
    const after = await team.owner('listJournals', {
      query: { book_id: team.bookId, at: seq - 1 },
    });
    expect((after.body as { id: number }[]).map(({ id }) => id)).toStrictEqual([first]);
    const gone = { params: { journalId: posted[1] ?? 0 } };
    const asked = { ...gone, query: { book_id: team.bookId, at: seq - 1 } };
    expect((await team.owner('readJournal', asked)).status).toBe(404);
  });

  it('is an instant with any zone, or a day in India up to its end', async () => {
    const { body } = await trialBalance(await head());
    const { body: event } = await team.owner('readLogHead', { params: params() });
    const { recorded_at: instant } = event as { recorded_at: string };
    const later = new Date(Date.parse(instant) + 5).toISOString();
    expect((await trialBalance(later)).body).toStrictEqual(body);
    expect((await trialBalance(later.replace('Z', '+00:00'))).body).toStrictEqual(body);
  });
});

describe('the moment that was meant', () => {
  const momentAt = async (at?: string | number) => {
    const query = at === undefined ? {} : { at };
    return team.owner('readMoment', { params: params(), query });
  };

  it('is told of an event, with the act that it is of and what came later', async () => {
    const seq = await head();
    const { body } = await momentAt(seq - 1);
    expect(body).toMatchObject({ event: seq - 1, act_end: seq - 1, events_after: 1 });
    const { recorded_at, day } = body as { recorded_at: string; day: string };
    const there = new Date(Date.parse(recorded_at) + 330 * 60_000).toISOString();
    expect(day).toBe(there.slice(0, 10));
  });

  it('ends with its act, of which an event in the middle can be named too', async () => {
    const { rows } = await team.server.core.pool.query<{ begin: number; end: number }>(
      `select min(seq) as begin, max(seq) as end from events where book_id = $1
       group by recorded_at having count(*) > 1 order by 1 limit 1`,
      [team.bookId],
    );
    const act = rows[0] ?? { begin: 0, end: 0 };
    for (const event of [act.begin, act.end]) {
      expect((await momentAt(event)).body).toMatchObject({ event, act_end: act.end });
    }
  });

  it('is now for who names none, and for who names today, which is not over', async () => {
    const now = (await momentAt()).body;
    expect(now).toMatchObject({ event: await head(), events_after: 0 });
    const { day } = now as { day: string };
    expect((await momentAt(day)).body).toStrictEqual(now);
  });

  it('stands in the headers of each reply to a request for the past', async () => {
    const seq = await head();
    const { body: now } = await team.owner('readTrialBalance', { params: params() });
    const { day } = (await momentAt()).body as { day: string };
    const got = await trialBalance(day);
    expect(got.body).toStrictEqual(now);
    expect(got.headers.get(AT_EVENT_HEADER)).toBe(String(seq));
    const { headers } = await trialBalance(seq - 1);
    expect(headers.get(AT_EVENT_HEADER)).toBe(String(seq - 1));
    const { recorded_at } = (await momentAt(seq - 1)).body as { recorded_at: string };
    expect(headers.get(AT_TIME_HEADER)).toBe(recorded_at);
    const present = await team.owner('readTrialBalance', { params: params() });
    expect(present.headers.get(AT_EVENT_HEADER)).toBeNull();
  });
});

describe('a call', () => {
  it('that writes is refused a moment', async () => {
    const asked = { params: params(), query: { at: 1 }, body: { name: 'Renamed' } };
    expectFields(await team.owner('renameBook', asked), ['at']);
  });

  it.each(['listInvitations', 'readSinceLastVisit', 'listAccountChanges'] as const)(
    '%s, which answers the present only, says so',
    async (name) => {
      expectFields(await team.owner(name, { params: params(), query: { at: 1 } }), ['at']);
    },
  );

  it('that is not about a book says so', async () => {
    expectFields(await team.owner('listBooks', { query: { at: 1 } }), ['at']);
  });

  it('gives strangers nothing of the past either', async () => {
    const asked = { params: params(), query: { at: 1 } };
    expect((await team.stranger('readTrialBalance', asked)).status).toBe(404);
    expect((await team.nobody('readTrialBalance', asked)).status).toBe(401);
  });

  it('leaves the connection to the present afterwards', async () => {
    const now = await team.owner('listJournals', { query: { book_id: team.bookId } });
    for (let time = 0; time < 20; time += 1) await trialBalance(2);
    const again = await team.owner('listJournals', { query: { book_id: team.bookId } });
    expect(again.body).toStrictEqual(now.body);
    expect(again.body).toHaveLength(2);
  });

  it('is answered alike by another server', async () => {
    const asking = askingAs(other, team.cookieOf(meera.profile.email));
    for (const at of [1, 4, await head()]) {
      const there = await asking('readTrialBalance', { params: params(), query: { at } });
      expect(there.body).toStrictEqual((await trialBalance(at)).body);
    }
  });
});
