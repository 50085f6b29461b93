// What a person is told was entered since they were last in a book, and when that was.
import type { SinceLastVisit } from '#tests/support/replies-on-wire.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sweepSessions } from '#api/session/sessions.ts';
import { idOf, openTeam } from '#tests/support/team.ts';
import type { Asking, Team } from '#tests/support/team.ts';

let team: Team;
beforeAll(async () => {
  team = await openTeam();
});
afterAll(() => team.close());
const writer = () => team.server.database.writer;
const owner = () => team.server.database.owner;
beforeEach(() => writer().query('delete from book_visits'));

const visit = async (asking: Asking) =>
  (await asking('readSinceLastVisit', { params: { bookId: team.bookId } })).body as SinceLastVisit;
/** As if everybody had looked at the book for the last time so many hours ago. */
const hoursPass = (hours: number) =>
  writer().query('update book_visits set seen_at = seen_at - make_interval(hours => $1)', [hours]);

async function post(asking: Asking, amount: string, narration = 'Counter sale'): Promise<number> {
  const entry = [
    { account_id: team.account('Cash'), amount },
    { account_id: team.account('Sales – Goods'), amount: `-${amount}` },
  ];
  const got = await asking('postJournal', { body: { entry, narration, date: '2026-04-02' } });
  return (got.body as { journal: { id: number } }).journal.id;
}

describe('readSinceLastVisit', () => {
  it('readSinceLastVisit tells nothing on the first visit, and goes on with it for hours', async () => {
    const nothing = { last_visit: null, since: null, count: 0, corrections: [], groups: [] };
    expect(await visit(team.auditor)).toStrictEqual(nothing);
    await post(team.accountant, '10.00');
    await hoursPass(3);
    expect(await visit(team.auditor)).toStrictEqual(nothing);
  });

  it('tells after a night what others entered, by person and type, the newest first', async () => {
    await visit(team.auditor);
    await hoursPass(9);
    await post(team.accountant, '10.00');
    await post(team.accountant, '5.50', 'Second sale');
    const last = await post(team.owner, '7.00', 'By the owner');
    const { last_visit: at, count, corrections, groups } = await visit(team.auditor);
    expect(Date.now() - Date.parse(at ?? '')).toBeGreaterThan(8 * 3_600_000);
    expect([count, corrections]).toStrictEqual([3, []]);
    expect(groups.map((one) => [one.by.name, one.voucher_type, one.count, one.amount])).toEqual([
      ['Meera Joshi', 'journal', 1, '7.00'],
      ['R Iyer', 'journal', 2, '15.50'],
    ]);
    expect(groups[0]).toMatchObject({ journal_id: last, narration: 'By the owner' });
    expect((await visit(team.auditor)).count).toBe(3);
  });

  it('tells a correction once and first, and a reversal beside it', async () => {
    const wrong = await post(team.accountant, '20.00', 'Telephone');
    const twice = await post(team.accountant, '30.00', 'Twice');
    await visit(team.auditor);
    await hoursPass(9);
    const entry = [
      { account_id: team.account('Cash'), amount: '25.00' },
      { account_id: team.account('Sales – Goods'), amount: '-25.00' },
    ];
    await team.owner('correctJournal', {
      params: { journalId: wrong },
      body: { entry, narration: 'Electricity', date: '2026-04-02', reason: 'Wrong account' },
    });
    await team.owner('reverseJournal', { params: { journalId: twice }, body: { reason: 'Twice' } });
    const { count, corrections, groups } = await visit(team.auditor);
    expect([count, groups]).toStrictEqual([2, []]);
    const told = corrections.map((one) => [one.act, one.amount, one.date, one.by.name]);
    expect(told).toStrictEqual([
      ['reversed', '30.00', '2026-04-02', 'Meera Joshi'],
      ['corrected', '25.00', '2026-04-02', 'Meera Joshi'],
    ]);
    expect(corrections[1]).toMatchObject({ narration: 'Electricity' });
  });

  it('keeps the visits of each person and each book apart', async () => {
    const bookId = idOf(await team.owner('createBook', { body: { name: 'Another' } }));
    await visit(team.owner);
    await hoursPass(9);
    expect((await visit(team.accountant)).last_visit).toBe(null);
    const other = await team.owner('readSinceLastVisit', { params: { bookId } });
    expect((other.body as SinceLastVisit).last_visit).toBe(null);
    expect((await visit(team.owner)).last_visit).not.toBe(null);
  });

  it('still tells where nothing can be written, and forgets after a year and more', async () => {
    await visit(team.auditor);
    await hoursPass(9);
    const before = await visit(team.auditor);
    await owner().query(`create function refuse_visit() returns trigger language plpgsql as $$
      begin raise exception 'No space left on device'; end $$`);
    await owner().query(`create trigger full_disk before insert or update on book_visits
      for each row execute function refuse_visit()`);
    const { last_visit: at, count } = await visit(team.auditor);
    await owner().query('drop trigger full_disk on book_visits');
    expect([at, count]).toStrictEqual([before.last_visit, before.count]);
    await hoursPass(401 * 24);
    await sweepSessions(writer());
    expect((await writer().query('select 1 from book_visits')).rows).toStrictEqual([]);
  });
});
