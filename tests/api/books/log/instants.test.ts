// Moments of a book that people know by name: given, listed, withdrawn.
import type { z } from 'zod';
import type { EventPage } from '#tests/support/replies-on-wire.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { NamedMoment } from '#api/contract/book/log/instants.ts';
import type { historyItem } from '#api/contract/book/history.ts';
import { answerOf, expectFields, expectRefused, NOT_THERE } from '#tests/support/problems.ts';
import { openTeam } from '#tests/support/team.ts';
import type { Team } from '#tests/support/team.ts';

let team: Team;
beforeAll(async () => {
  team = await openTeam();
});
afterAll(() => team.close());

type Who = 'owner' | 'auditor' | 'accountant' | 'dataEntry';
const params = () => ({ bookId: team.bookId });
const give = (who: Who, body: object) => team[who]('nameInstant', { params: params(), body });
const withdraw = (who: Who, name: string) =>
  team[who]('withdrawInstantName', { params: params(), body: { name } });
const listed = async (who: Who = 'auditor') =>
  (await team[who]('readNamedMoments', { params: params() })).body as NamedMoment[];
const words = async (who?: Who) => (await listed(who)).map((one) => [one.kind, one.words]);
const lastSeq = async (): Promise<number> =>
  ((await team.auditor('listEvents', { params: params() })).body as EventPage).last_seq;

describe('a name', () => {
  it('is given by an auditor, listed for everybody, told in the history, and withdrawn', async () => {
    const before = await lastSeq();
    const got = await give('auditor', { name: ' Before the audit ', at: '3' });
    const named = { name: 'Before the audit', event: 3, seq: before + 1 };
    expect([got.status, got.body]).toStrictEqual([200, named]);
    const by = { id: expect.any(Number), name: expect.stringMatching(/./) };
    expect((await listed('dataEntry'))[0]).toStrictEqual({
      event: 3,
      recorded_at: expect.any(String),
      kind: 'named',
      words: 'Before the audit',
      by,
    });
    expect((await withdraw('owner', 'before the AUDIT')).body).toStrictEqual({
      ...named,
      seq: before + 2,
    });
    expect(await words()).not.toContainEqual(['named', 'Before the audit']);
    const asked = { params: { kind: 'book', id: team.bookId }, query: { book_id: team.bookId } };
    const history = (await team.owner('readHistory', asked)).body as z.input<typeof historyItem>[];
    expect(history.slice(0, 2).map(({ what }) => what)).toStrictEqual([
      'Withdrew the name of event 3: Before the audit',
      'Named event 3: Before the audit',
    ]);
  });

  it('is of the last event where no moment is given, and of a day as its end', async () => {
    const before = await lastSeq();
    expect((await give('owner', { name: 'Now' })).body).toMatchObject({ event: before });
    const instant = (await listed())[0]?.recorded_at ?? '';
    const again = await give('owner', { name: 'Then', at: new Date(instant).toISOString() });
    expect(again.status).toBe(200);
    expect(await words()).toStrictEqual(
      expect.arrayContaining([
        ['named', 'Now'],
        ['named', 'Then'],
      ]),
    );
  });

  it('is refused where another has it, where there is none, and of what is no moment', async () => {
    await give('owner', { name: 'Board meeting', at: '2' });
    const taken = await give('owner', { name: 'board  meeting' });
    expectRefused(taken, 409, 'instant_name_taken', { event_seq: 2, name: 'Board meeting' });
    const none = await withdraw('owner', 'Nobody’s');
    expectRefused(none, 409, 'instant_not_named', { name: 'Nobody’s' });
    for (const at of ['yesterday', '-1', '0', '999999', '2999-01-01', '1999-01-01', "1' or '1"]) {
      expectFields(await give('owner', { name: 'Elsewhere', at }), ['at']);
    }
    expectFields(await give('owner', { name: '  ' }), ['name']);
    expectFields(await give('owner', { name: 'x'.repeat(81) }), ['name']);
    expectFields(await give('owner', { name: 'two\nlines' }), ['name']);
    expectFields(await give('owner', {}), ['name']);
  });

  it('stays against data entry and an auditor whose it is not', async () => {
    const refused = { name: 'Year end' };
    await give('owner', { name: 'Year end', at: '2' });
    for (const who of ['dataEntry', 'auditor'] as const) {
      const got = await withdraw(who, 'year END');
      expectRefused(got, 403, 'instant_of_somebody_else', refused);
    }
    expect(await words()).toContainEqual(['named', 'Year end']);
    expect((await withdraw('accountant', 'Year end')).status).toBe(200);
  });

  it('is withdrawn by whoever gave it last, in every role', async () => {
    for (const who of ['owner', 'accountant', 'dataEntry', 'auditor'] as const) {
      await give(who, { name: 'In turn', at: '2' });
      expect([who, (await withdraw(who, 'In turn')).status]).toStrictEqual([who, 200]);
    }
    await give('auditor', { name: 'In turn', at: '2' });
    const got = await withdraw('dataEntry', 'In turn');
    expectRefused(got, 403, 'instant_of_somebody_else', { name: 'In turn' });
    expect((await withdraw('owner', 'In turn')).status).toBe(200);
  });

  it('is of its own book, and of nobody else', async () => {
    const asked = { params: params(), body: { name: 'Mine' } };
    expect(answerOf(await team.stranger('nameInstant', asked))).toStrictEqual(NOT_THERE);
    expect(answerOf(await team.stranger('withdrawInstantName', asked))).toStrictEqual(NOT_THERE);
    const read = { params: params() };
    expect(answerOf(await team.stranger('readNamedMoments', read))).toStrictEqual(NOT_THERE);
  });
});

describe('the moments that have a name by themselves', () => {
  it('are locks and filings', async () => {
    const body = { kind: 'soft', locked_to: '2025-04-30', reason: 'Filed' };
    await team.owner('setLock', { params: params(), body });
    expect((await listed()).find(({ kind }) => kind === 'lock')).toStrictEqual({
      event: await lastSeq(),
      recorded_at: expect.any(String),
      kind: 'lock',
      words: 'Locked to 30 Apr 2025 (month): Filed',
      by: null,
    });
  });

  it('are when whoever asks last marked entries, which is each person’s own', async () => {
    const entry = [
      { account_id: team.account('Rent'), amount: '5.00' },
      { account_id: team.account('Cash'), amount: '-5.00' },
    ];
    const got = await team.owner('postJournal', {
      body: { entry, date: '2026-11-01', narration: 'Rent' },
    });
    const journalId = (got.body as { journal: { id: number } }).journal.id;
    await team.auditor('checkJournals', { body: { journal_ids: [journalId] } });
    expect((await listed()).find(({ kind }) => kind === 'signed')).toMatchObject({
      event: await lastSeq(),
      words: 'Last marked entries as checked',
    });
    expect((await listed('owner')).filter(({ kind }) => kind === 'signed')).toStrictEqual([]);
  });
});
