// How people want the lists of a book drawn: kept for each of them, and gone with the membership.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forgetPerson } from '#api/session/sessions.ts';
import { expectFields } from '#tests/support/problems.ts';
import { openTeam } from '#tests/support/team.ts';
import type { Asking, Team } from '#tests/support/team.ts';

let team: Team;
beforeAll(async () => {
  team = await openTeam();
});
afterAll(() => team.close());

const LATE = {
  hidden: ['narration'],
  views: [{ name: 'Late ones', query: 'only=late&order=-amount' }],
  as: 'rows',
};
const PLAIN = { hidden: [], views: [], as: 'cards' };

const params = () => ({ bookId: team.bookId });
const kept = async (asking: Asking) =>
  (await asking('readListChoices', { params: params() })).body as unknown;
const keep = (asking: Asking, body: object) =>
  asking('keepListChoice', { params: params(), body: { list: 'journal', ...body } });

describe('keepListChoice', () => {
  it('keeps each list of each person for readListChoices, the last word of it', async () => {
    expect(await kept(team.accountant)).toStrictEqual({});
    expect((await keep(team.accountant, PLAIN)).status).toBe(200);
    await keep(team.accountant, LATE);
    await keep(team.accountant, { ...PLAIN, list: 'customers' });
    await keep(team.auditor, PLAIN);
    expect(await kept(team.accountant)).toStrictEqual({ customers: PLAIN, journal: LATE });
    expect(await kept(team.auditor)).toStrictEqual({ journal: PLAIN });
  });

  it.each([
    ['list', { list: 'Not a list' }],
    ['list', { list: 'x'.repeat(41) }],
    ['hidden', { hidden: Array.from({ length: 41 }, () => 'narration') }],
    ['hidden.0', { hidden: ['\u0000'] }],
    ['views.0.name', { views: [{ name: ' ', query: '' }] }],
    ['views.0.query', { views: [{ name: 'Long', query: 'x'.repeat(1001) }] }],
    ['views.0.sent', { views: [{ name: 'More', query: '', sent: true }] }],
    ['as', { as: 'tiles' }],
  ])('refuses a wrong %s by its name', async (field, wrong) => {
    expectFields(await keep(team.owner, { ...PLAIN, ...wrong }), [field]);
  });

  it('keeps eighty lists and no more', async () => {
    const names = Array.from(
      { length: 40 },
      (_, at) => `list-${'abcdefghij'[at % 10]}${'abcd'[at % 4]}`,
    );
    for (const list of new Set(names)) await keep(team.owner, { ...PLAIN, list });
    await team.server.database.writer.query(
      `insert into list_choices select book_id, person_id, 'n' || n, now(), choice
       from list_choices, generate_series(1, 80) as n
       where list = 'list-aa'`,
    );
    expectFields(await keep(team.owner, { ...PLAIN, list: 'one-more' }), ['list']);
    expect((await keep(team.owner, { ...LATE, list: 'list-aa' })).status).toBe(200);
  });

  it('shows nothing that was kept in an earlier membership', async () => {
    await team.server.database.writer.query(`update list_choices set kept_at = '2020-01-01'`);
    expect(await kept(team.auditor)).toStrictEqual({});
    await keep(team.auditor, LATE);
    expect(await kept(team.auditor)).toStrictEqual({ journal: LATE });
  });

  it('goes with the membership', async () => {
    const { rows } = await team.server.database.writer.query<{ person_id: string }>(
      `select person_id from list_choices where list = 'customers'`,
    );
    const personId = Number(rows[0]?.person_id);
    await team.owner('removeMember', { params: { ...params(), personId } });
    const left = await team.server.database.writer.query(
      'select 1 from list_choices where person_id = $1',
      [personId],
    );
    expect(left.rows).toStrictEqual([]);
  });

  it('is erased with the person', async () => {
    const count = 'select 1 from list_choices';
    const { writer } = team.server.database;
    const { rows } = await writer.query<{ person_id: string }>(
      'select distinct person_id from list_choices',
    );
    for (const row of rows) await forgetPerson(writer, Number(row.person_id));
    expect((await writer.query(count)).rows).toStrictEqual([]);
  });
});
