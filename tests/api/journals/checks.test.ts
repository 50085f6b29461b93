import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { JournalCard, JournalListFigures } from '#tests/support/replies-on-wire.ts';
import { expectFields, expectRefused } from '#tests/support/problems.ts';
import { openTeam } from '#tests/support/team.ts';
import type { Ask, Team } from '#tests/support/team.ts';
import { saleOf } from '../books/right-requests.ts';

type Who = 'owner' | 'accountant' | 'dataEntry' | 'auditor';

let team: Team;
const ids: number[] = [];
beforeAll(async () => {
  team = await openTeam();
  for (const rupees of ['10.00', '20.00', '30.00']) {
    const posted = await team.owner('postJournal', { body: saleOf(team, rupees) });
    ids.push((posted.body as { journal: { id: number } }).journal.id);
  }
});
afterAll(() => team.close());

const check = (who: Who, journal_ids: readonly unknown[], more: object = {}) =>
  team[who]('checkJournals', { body: { journal_ids, ...more } });
const withdraw = (who: Who, journal_ids: readonly unknown[], more: object = {}) =>
  team[who]('withdrawChecks', { body: { journal_ids, ...more } });
const cards = async (query: NonNullable<Ask['query']> = {}) =>
  (await team.auditor('listJournals', { query: { order: 'number', ...query } }))
    .body as readonly JournalCard[];
const numbers = async (query: NonNullable<Ask['query']>) =>
  (await cards(query)).map(({ number }) => number);
const figures = async (query: NonNullable<Ask['query']>) =>
  (await team.auditor('readJournalFigures', { query })).body as JournalListFigures;

describe('journals that are marked as checked', () => {
  it('say who checked them and what of, and can be asked for', async () => {
    const [first = 0, second = 0] = ids;
    const got = await check('auditor', [first, second], { note: ' Agreed ' });
    expect(got.body).toMatchObject({ journal_ids: [first, second] });
    const [card, , third] = await cards();
    expect(card?.checked).toMatchObject({ by: { name: 'Farida Khan' }, note: 'Agreed' });
    expect(third).not.toHaveProperty('checked');
    expect(await numbers({ checked: 'yes' })).toStrictEqual([1, 2]);
    expect(await numbers({ checked: 'no' })).toStrictEqual([3]);
    expect(await figures({ checked: 'yes' })).toMatchObject({ count: 2, amount: '30.00', of: 3 });
    const account = team.account('Cash');
    expect(await figures({ checked: 'no', account })).toMatchObject({ count: 1, debit: '30.00' });
  });

  it('stay with whoever checked them first; where none is left it is refused by name', async () => {
    const [first = 0, second = 0, third = 0] = ids;
    const got = await check('dataEntry', [first, third]);
    expect(got.body).toMatchObject({ journal_ids: [third] });
    expect((await cards())[0]?.checked?.by.name).toBe('Farida Khan');
    expectRefused(await check('owner', [second, third]), 409, 'journals_already_checked', {
      count: 2,
    });
  });

  it('are unmarked again, which the history of the journal tells', async () => {
    const [first = 0, second = 0] = ids;
    const got = await withdraw('accountant', [first, second], { note: 'Wrong month' });
    expect(got.body).toMatchObject({ journal_ids: [first, second] });
    expectRefused(await withdraw('owner', [second]), 409, 'journals_not_checked', { count: 1 });
    expect(await numbers({ checked: 'yes' })).toStrictEqual([3]);
    const history = await team.owner('readHistory', { params: { kind: 'journal', id: first } });
    const said = JSON.stringify(history.body);
    expect(said).toContain('Marked as checked: Agreed');
    expect(said).toContain('No longer marked as checked: Wrong month');
  });

  it('do not hand their mark to a correction or a reversal, which can have one of their own', async () => {
    const third = ids[2] ?? 0;
    const body = { ...saleOf(team, '33.00'), reason: 'Misread' };
    await team.owner('correctJournal', { params: { journalId: third }, body });
    expect(await numbers({ checked: 'yes' })).toStrictEqual([3]);
    const reversal = (await cards()).find(({ reverses }) => reverses === third);
    expect((await check('owner', [reversal?.id])).status).toBe(200);
    expect(await numbers({ checked: 'yes' })).toStrictEqual([3, 4]);
  });

  it('were known as they were at an earlier event', async () => {
    const seq = ((await check('owner', [ids[1]])).body as { seq: number }).seq;
    expect(await numbers({ checked: 'yes', at: seq - 1 })).toStrictEqual([3, 4]);
    expect(await numbers({ checked: 'yes', at: seq })).toStrictEqual([2, 3, 4]);
  });
});

describe('a mark of somebody else', () => {
  let journalId: number;
  beforeAll(async () => {
    const posted = await team.owner('postJournal', { body: saleOf(team, '40.00') });
    journalId = (posted.body as { journal: { id: number } }).journal.id;
  });

  it.each([
    ['dataEntry', 'auditor'],
    ['dataEntry', 'accountant'],
    ['dataEntry', 'owner'],
    ['auditor', 'dataEntry'],
    ['auditor', 'owner'],
  ] as const)('stays against %s, where it is of the %s', async (who, checker) => {
    await check(checker, [journalId]);
    const refused = { journal_id: journalId };
    expectRefused(await withdraw(who, [journalId]), 403, 'check_of_somebody_else', refused);
    expect((await withdraw(checker, [journalId])).status).toBe(200);
  });

  it('takes the whole call with it, so that none of the others is unmarked', async () => {
    await check('auditor', [journalId]);
    const posted = await team.owner('postJournal', { body: saleOf(team, '50.00') });
    const own = (posted.body as { journal: { id: number } }).journal.id;
    await check('dataEntry', [own]);
    const refused = await withdraw('dataEntry', [own, journalId]);
    expectRefused(refused, 403, 'check_of_somebody_else', { journal_id: journalId });
    expect((await withdraw('dataEntry', [own])).status).toBe(200);
    await withdraw('auditor', [journalId]);
  });

  it.each(['owner', 'accountant'] as const)('is reversed by the %s', async (who) => {
    await check('auditor', [journalId]);
    expect((await withdraw(who, [journalId])).status).toBe(200);
  });
});

describe('a mark that cannot be', () => {
  it('names the field that is wrong', async () => {
    const [first = 0] = ids;
    expectFields(await check('owner', []), ['journal_ids']);
    expectFields(
      await check(
        'owner',
        Array.from({ length: 501 }, (_, at) => at + 1),
      ),
      ['journal_ids'],
    );
    expectFields(await check('owner', ['one']), ['journal_ids.0']);
    expectFields(await check('owner', [first], { note: 'x'.repeat(501) }), ['note']);
    expectFields(await withdraw('owner', [0]), ['journal_ids.0']);
    expectFields(await team.owner('listJournals', { query: { checked: 'maybe' } }), ['checked']);
  });

  it('is refused for a journal that the book does not have, and for a stranger', async () => {
    expectRefused(await check('owner', [ids[0], 99_999]), 422, 'check_of_unknown_journal', {
      journal_id: 99_999,
    });
    const ask = { query: { book_id: team.bookId }, body: { journal_ids: ids } };
    expect((await team.stranger('checkJournals', ask)).status).toBe(404);
  });
});
