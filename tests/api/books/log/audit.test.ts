// The standing tests of an auditor over a small book in which each of them finds something.
import type { AuditReply } from '#tests/support/replies-on-wire.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AUDIT_TESTS } from '#core/audit/index.ts';
import type { AuditTest } from '#core/audit/index.ts';
import { expectFields, expectRefused } from '#tests/support/problems.ts';
import { openTeam } from '#tests/support/team.ts';
import type { Ask, Team } from '#tests/support/team.ts';

let team: Team;
type Entry = readonly [debit: string, credit: string, amount: string, date: string];

const post = async ([debit, credit, amount, date]: Entry): Promise<number> => {
  const got = await team.owner('postJournal', {
    body: {
      entry: [
        { account_id: team.account(debit), amount },
        { account_id: team.account(credit), amount: `-${amount}` },
      ],
      date,
      narration: `${debit} to ${credit}`,
    },
  });
  expect(got.status).toBe(200);
  return (got.body as { journal: { id: number } }).journal.id;
};

beforeAll(async () => {
  team = await openTeam();
});
afterAll(() => team.close());

type Query = NonNullable<Ask['query']>;
const params = () => ({ bookId: team.bookId });
const audit = async (query: Query = {}) => {
  const got = await team.auditor('readAudit', { params: params(), query });
  expect(got.status).toBe(200);
  return got.body as AuditReply;
};
const counts = async (query: Query = {}) =>
  new Map((await audit(query)).tests.map(({ test, count }) => [test, count]));
const hits = async (test: AuditTest, query: Query = {}) =>
  (await audit({ test, ...query })).hits?.page ?? [];

/** What is dated today is never late, on whichever day the tests run. */
const today = new Date().toLocaleDateString('sv-SE', { timeZone: 'Asia/Kolkata' });

describe('the audit tests of a book', () => {
  it('have a rule each and find nothing in entries of a book that has none', async () => {
    const { tests, state, entries } = await audit();
    expect({ state, entries }).toStrictEqual({ state: 'done', entries: 0 });
    expect(tests.map(({ test }) => test)).toStrictEqual([...AUDIT_TESTS]);
    for (const { rule, title } of tests) expect(`${title}: ${rule}`).toMatch(/^[A-Z].*: .*\.$/);
    const found = tests.filter(({ count }) => count > 0).map(({ test }) => test);
    expect(found).toStrictEqual(['privileged-acts']);
  });

  it('point at the events of entries, and say why', async () => {
    await post(['Cash', 'Sales – Goods', '5000.00', today]);
    await post(['Rent', 'Cash', '60000.00', '2026-11-02']);
    expect((await counts()).get('back-dated')).toBe(1);
    const [late] = await hits('back-dated');
    expect(late?.event.journal).toMatchObject({ date: '2026-11-02', amount: '60000.00' });
    expect(late?.finding).toMatch(/^[0-9]+ days after its date$/);
    expect((await counts({ back_dated_days: 3650 })).get('back-dated')).toBe(0);
    const [round] = await hits('round-sums');
    expect(round?.event.seq).toBe(late?.event.seq);
    const [cash] = await hits('negative-cash');
    expect(cash?.finding).toBe('Cash ends 2 Nov 2026 at ₹60,000.00 Cr');
    expect((await hits('unusual-pairs')).map(({ finding }) => finding)).toStrictEqual([
      'Cash to Sales – Goods, seen once',
      'Rent to Cash, seen once',
    ]);
  });

  it('know what was locked before an entry came, what was taken back, and by whom', async () => {
    const set = (locked_to: string | null) =>
      team.owner('setLock', {
        params: params(),
        body: { kind: 'soft', locked_to, reason: 'Audit' },
      });
    expect((await set('2026-10-31')).status).toBe(200);
    expect((await set(null)).status).toBe(200);
    const id = await post(['Rent', 'Cash', '100.00', '2026-10-05']);
    const [closed] = await hits('closed-period');
    expect(closed?.finding).toMatch(/^after the lock up to 31 Oct 2026 \(event [0-9]+\)$/);
    const reversed = await team.accountant('reverseJournal', {
      params: { journalId: id },
      body: { reason: 'Twice' },
    });
    expect(reversed.status).toBe(200);
    const [soon] = await hits('reversed-soon');
    expect(soon?.finding).toBe(`takes event ${closed?.event.seq} back on the same day`);
    const { by_person: people } = await audit();
    expect(people).toMatchObject([{ reversals: 1, corrections: 0, entries: 1 }]);
    const acts = await hits('privileged-acts');
    expect(acts.map(({ event }) => event.type)).toContain('LockDateSet');
  });
});

describe('a note on a hit', () => {
  it('is told with the hit, and is counted with its test', async () => {
    const [hit] = await hits('back-dated');
    const event = hit?.event.seq ?? 0;
    const body = { event, test: 'back-dated', note: ' Bill came late\nSeen ' };
    const got = await team.auditor('writeEventNote', { params: params(), body });
    expect(got.body).toMatchObject({ event, test: 'back-dated', note: 'Bill came late\nSeen' });
    const { tests } = await audit();
    expect(tests.find(({ test }) => test === 'back-dated')?.notes).toBe(1);
    const [noted] = await hits('back-dated');
    expect(noted?.notes).toMatchObject([
      { by: { name: 'Farida Khan' }, note: 'Bill came late\nSeen', test: 'back-dated' },
    ]);
  });

  it.each([
    [{ event: 1, note: '  ' }, ['note']],
    [{ event: 1, note: 'x'.repeat(1001) }, ['note']],
    [{ event: 0, note: 'x' }, ['event']],
    [{ event: 1, note: 'x', test: 'benford' }, ['test']],
    [{ note: 'x' }, ['event']],
  ])('is refused as %j, by field', async (body, fields) => {
    expectFields(await team.auditor('writeEventNote', { params: params(), body }), fields);
  });

  it('is refused on an event that the book has not', async () => {
    const body = { event: 9_999_999, note: 'Seen' };
    const got = await team.auditor('writeEventNote', { params: params(), body });
    const { last_seq: lastEvent } = await audit();
    expectRefused(got, 422, 'event_note_on_unknown_event', {
      event: 9_999_999,
      last_event: lastEvent,
    });
  });

  it('is no matter for strangers', async () => {
    const ask = { params: params(), body: { event: 1, note: 'Seen' } };
    expect((await team.stranger('writeEventNote', ask)).status).toBe(404);
    expect((await team.stranger('readAudit', { params: params() })).status).toBe(404);
  });
});

describe('the parameters of the tests', () => {
  it.each<[Query, readonly string[]]>([
    [{ test: 'benford' }, ['test']],
    [{ back_dated_days: -1 }, ['back_dated_days']],
    [{ reversed_days: 'three' }, ['reversed_days']],
    [{ repeated_days: 3651 }, ['repeated_days']],
    [{ opens_at: '9' }, ['opens_at']],
    [{ closes_at: '25:00' }, ['closes_at']],
    [{ opens_at: '20:00', closes_at: '09:00' }, ['closes_at']],
    [{ days_off: '0,8' }, ['days_off']],
    [{ holidays: '15-08' }, ['holidays']],
    [{ holidays: '2026-02-29' }, ['holidays']],
    [{ round_to: '0.50' }, ['round_to']],
    [{ rare_times: 0 }, ['rare_times']],
    [{ rare_times: 21 }, ['rare_times']],
    [{ from: '2026-13-01' }, ['from']],
    [{ from: '2026-11-30', as_on: '2026-11-01' }, ['from']],
    [{ limit: 0 }, ['limit']],
    [{ offset: -5 }, ['offset']],
    [{ at_least: '1e3' }, ['at_least']],
    [{ at: 9_999_999 }, ['at']],
    [{ at: 'yesterday' }, ['at']],
  ])('are refused as %j, by field', async (query, fields) => {
    expectFields(await team.auditor('readAudit', { params: params(), query }), fields);
  });

  it('leave out what is dated or was recorded later', async () => {
    const all = (await audit()).tested;
    expect((await audit({ as_on: '2026-11-18' })).tested).toBe(all - 1);
    expect((await audit({ from: '2026-11-18' })).tested).toBe(1);
    const [late] = await hits('back-dated');
    const before = await audit({ at: (late?.event.seq ?? 0) - 1 });
    expect(before.tested).toBe(1);
    expect(before.tests.find(({ test }) => test === 'back-dated')?.count).toBe(0);
  });

  it('set hours and days off by the clock of India', async () => {
    const always = { opens_at: '00:00', closes_at: '24:00', days_off: '', holidays: '' };
    expect((await counts(always)).get('out-of-hours')).toBe(0);
    const { tested } = await audit();
    const never = { ...always, days_off: '1,2,3,4,5,6,7' };
    expect((await counts(never)).get('out-of-hours')).toBe(tested);
  });
});
