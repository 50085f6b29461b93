// A batch of which all lines are posted or none.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyBook } from '#api/store/chain/verify.ts';
import { openTeam } from '#tests/support/team.ts';
import type { Team } from '#tests/support/team.ts';
import { counted, inShort, journalCount, saleLine, sendBatch } from './sending.ts';
import type { BatchAnswer } from './sending.ts';

let team: Team;
beforeAll(async () => {
  team = await openTeam();
});
afterAll(() => team.close());

const ATOMIC = { query: { atomic: 'true' } };
const sale = (paise: number, more: object = {}) => saleLine(team, paise, more);
const sales = (count: number, from = 1) =>
  Array.from({ length: count }, (_, at) => sale(from + at));
const sendAll = (lines: readonly unknown[], headers: Record<string, string> = {}) =>
  sendBatch(team.dataEntry, lines, { ...ATOMIC, headers });
const wrong = () => ({ ...sale(100), entry: [sale(100).entry[0]] });

const expectWhole = async () => {
  const { writer } = team.server.database;
  expect(await verifyBook(writer, team.bookId)).toMatchObject({ ok: true });
  const { rows } = await writer.query<{ gaps: number }>(
    'select max(number) - count(*) as gaps from journals where book_id = $1',
    [team.bookId],
  );
  expect(rows).toStrictEqual([{ gaps: 0 }]);
};

describe('an atomic batch', () => {
  it('an atomic batch of right lines is posted whole, at one instant', async () => {
    const before = await journalCount(team);
    const { answers, summary } = await sendAll(sales(700));
    expect(summary).toStrictEqual({ done: true, ...counted(700, 0) });
    expect(inShort(answers)).toStrictEqual(answers.map((_, at) => [at + 1, before + at + 1]));
    const instants = new Set(answers.map((answer) => answer.ok && answer.journal.created_at));
    expect(instants.size).toBe(1);
    await expectWhole();
  });

  it('an atomic batch with one refused line posts nothing and tells of each line', async () => {
    const before = await journalCount(team);
    const lines = [...sales(300), wrong(), '{', ...sales(300)];
    const { answers, summary } = await sendAll(lines);
    expect(await journalCount(team)).toBe(before);
    const codes = answers.map((answer) => (answer.ok ? 'posted' : answer.code));
    const expected = lines.map(() => 'rolled_back');
    expected[300] = 'too_few_entries';
    expected[301] = 'malformed_body';
    expect(codes).toStrictEqual(expected);
    expect(summary).toStrictEqual({
      done: true,
      ...counted(0, 2, 600),
      code: 'rolled_back',
      detail: 'Nothing was posted, since lines were refused. Mend them and send all of it again.',
    });
    await expectWhole();
  });

  it('goes on in the same numbers after it was rolled back, with what the book knows', async () => {
    const before = await journalCount(team);
    await sendAll([...sales(5), wrong()]);
    const { answers } = await sendAll(sales(3));
    expect(inShort(answers).map(([, number]) => number)).toStrictEqual(
      [1, 2, 3].map((n) => before + n),
    );
    const single = await team.dataEntry('postJournal', { body: sale(5) });
    expect(single.body).toMatchObject({ journal: { number: before + 4 } });
    await expectWhole();
  });

  it('an atomic batch of lines that are all malformed, or of none, writes nothing', async () => {
    const before = await journalCount(team);
    expect((await sendAll(['{', '[]'])).summary).toMatchObject(counted(0, 2));
    expect((await sendAll([])).summary).toStrictEqual({ done: true, ...counted(0, 0) });
    expect(await journalCount(team)).toBe(before);
  });

  it('takes no key of a line', async () => {
    const { answers } = await sendAll([sale(1, { key: 'a-key-of-mine' })]);
    expect(answers).toMatchObject([{ code: 'invalid_request', errors: [{ field: 'key' }] }]);
  });

  it('an atomic batch of large amounts, for which the book is added up, is posted', async () => {
    const large = { entry: sale(5_000_000_000_00).entry };
    expect((await sendAll([sale(1), large, sale(2), large])).summary.posted).toBe(4);
    await expectWhole();
  });

  it('an atomic batch of more lines than one transaction takes is not begun', async () => {
    const [debit, credit] = sale(100).entry;
    const entry = Array.from({ length: 500 }, (_, at) => (at % 2 === 0 ? debit : credit));
    const before = await journalCount(team);
    const { answers, summary } = await sendAll(Array.from({ length: 201 }, () => ({ entry })));
    expect(answers).toStrictEqual([]);
    expect(summary).toMatchObject({ done: false, ...counted(0, 0), code: 'batch_too_large' });
    expect(await journalCount(team)).toBe(before);
  });
});

describe('an atomic batch with a key', () => {
  const key = (name: string) => ({ 'Idempotency-Key': `atomic-${name}` });
  const lines = () => sales(250, 1000);

  it('sent again is answered alike and posts nothing', async () => {
    const first = await sendAll(lines(), key('again'));
    const before = await journalCount(team);
    const second = await sendAll(lines(), key('again'));
    expect(second.body).toStrictEqual(first.body);
    expect(first.summary.posted).toBe(250);
    expect(await journalCount(team)).toBe(before);
  });

  it('sent three times at once is posted once', async () => {
    const before = await journalCount(team);
    const people = [team.owner, team.owner];
    const got = await Promise.all(
      people.map((owner) => sendBatch(owner, lines(), { ...ATOMIC, headers: key('at-once') })),
    );
    expect(got.map(({ summary }) => summary.posted)).toStrictEqual([250, 250]);
    expect(got[0]?.body).toStrictEqual(got[1]?.body);
    expect(await journalCount(team)).toBe(before + 250);
  });

  const expectReused = ({ answers, summary }: BatchAnswer) => {
    expect(new Set(answers.map((answer) => !answer.ok && answer.code))).toStrictEqual(
      new Set(['idempotency_key_reused']),
    );
    expect(summary).toMatchObject({ posted: 0, code: 'idempotency_key_reused' });
  };

  it('is refused with another body: longer, shorter, or changed', async () => {
    await sendAll(lines(), key('other'));
    const before = await journalCount(team);
    expectReused(await sendAll([...lines(), sale(5)], key('other')));
    expectReused(await sendAll(lines().slice(1), key('other')));
    expectReused(await sendAll([sale(1), ...lines().slice(1)], key('other')));
    expect(await journalCount(team)).toBe(before);
  });

  it('is refused when its lines were posted one by one under the key, and the other way', async () => {
    await sendBatch(team.dataEntry, lines(), { headers: key('one-by-one') });
    expectReused(await sendAll(lines(), key('one-by-one')));
    await sendAll(lines(), key('all-at-once'));
    const before = await journalCount(team);
    expectReused(await sendBatch(team.dataEntry, lines(), { headers: key('all-at-once') }));
    expect(await journalCount(team)).toBe(before);
  });

  it('an atomic batch that was rolled back leaves its key free', async () => {
    const before = await journalCount(team);
    await sendAll([...lines(), wrong()], key('free'));
    expect((await sendAll(lines(), key('free'))).summary.posted).toBe(250);
    expect(await journalCount(team)).toBe(before + 250);
  });
});
