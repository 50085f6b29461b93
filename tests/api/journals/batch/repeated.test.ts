// The same batch sent again posts nothing twice, also after a connection that broke midway.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTeam } from '#tests/support/team.ts';
import type { Team } from '#tests/support/team.ts';
import { counted, inShort, journalCount, saleLine, sendBatch } from './sending.ts';

let team: Team;
beforeAll(async () => {
  team = await openTeam();
});
afterAll(() => team.close());

const sale = (paise: number, more: object = {}) => saleLine(team, paise, more);
const sales = (count: number, from = 1) =>
  Array.from({ length: count }, (_, at) => sale(from + at));
const wrong = () => ({ entry: [] });
const send = (lines: readonly unknown[], key?: string) =>
  sendBatch(team.owner, lines, key === undefined ? {} : { headers: { 'Idempotency-Key': key } });

describe('a batch with a key', () => {
  it('sent again is answered alike, and nothing is posted twice', async () => {
    const lines = [...sales(150), wrong(), '{', ...sales(150, 500)];
    const first = await send(lines, 'batch-again');
    const before = await journalCount(team);
    const second = await send(lines, 'batch-again');
    expect(second.body).toStrictEqual(first.body);
    expect(first.summary).toStrictEqual({ done: true, ...counted(300, 2) });
    expect(await journalCount(team)).toBe(before);
  });

  it('a batch of which only the beginning had arrived goes on where it ended', async () => {
    const lines = sales(260, 2000);
    const cut = await send(lines.slice(0, 130), 'batch-cut');
    const before = await journalCount(team);
    const whole = await send(lines, 'batch-cut');
    expect(whole.answers.slice(0, 130)).toStrictEqual(cut.answers);
    expect(whole.summary).toStrictEqual({ done: true, ...counted(260, 0) });
    expect(await journalCount(team)).toBe(before + 130);
  });

  it('sent twice at once is posted once', async () => {
    const before = await journalCount(team);
    const lines = sales(250, 4000);
    const [one, two] = await Promise.all([send(lines, 'batch-twice'), send(lines, 'batch-twice')]);
    const sorted = (got: typeof one) => inShort(got.answers);
    expect(sorted(one)).toStrictEqual(sorted(two));
    expect(await journalCount(team)).toBe(before + 250);
  });

  it('takes a line that was refused once it is mended', async () => {
    await send([sale(1), wrong(), sale(3)], 'batch-mended');
    const before = await journalCount(team);
    const { summary } = await send([sale(1), sale(2), sale(3)], 'batch-mended');
    expect(summary).toStrictEqual({ done: true, ...counted(3, 0) });
    expect(await journalCount(team)).toBe(before + 1);
  });

  it('is refused with another body, of which nothing is posted', async () => {
    await send(sales(150, 6000), 'batch-other');
    const before = await journalCount(team);
    const got = await send([...sales(60, 7000), ...sales(300, 8000)], 'batch-other');
    expect(got.summary).toMatchObject({
      done: false,
      ...counted(0, 100),
      code: 'idempotency_key_reused',
    });
    expect(await journalCount(team)).toBe(before);
  });

  it('is refused when the key was a single posting’s', async () => {
    const headers = { 'Idempotency-Key': 'key-of-one-posting' };
    await team.owner('postJournal', { body: sale(1), headers });
    const { summary } = await send([sale(1)], 'key-of-one-posting');
    expect(summary).toMatchObject({ posted: 0, code: 'idempotency_key_reused' });
  });

  it('counts by itself for another person and in another book', async () => {
    const lines = sales(3, 9000);
    const headers = { 'Idempotency-Key': 'batch-scope' };
    await sendBatch(team.owner, lines, { headers });
    const before = await journalCount(team);
    expect((await sendBatch(team.dataEntry, lines, { headers })).summary.posted).toBe(3);
    expect(await journalCount(team)).toBe(before + 3);
  });

  it.each(['short', 'with space in it', 'x'.repeat(101)])('is malformed as %j', async (key) => {
    const headers = { 'Idempotency-Key': key };
    const got = await team.owner('postJournalBatch', { body: '', headers });
    expect([got.status, got.body]).toMatchObject([400, { code: 'invalid_idempotency_key' }]);
  });
});

describe('the key of a line', () => {
  const keyed = (key: string, paise = 700) => sale(paise, { key });

  it('posts it once, within a batch, in the next, and as a single posting', async () => {
    const before = await journalCount(team);
    const first = await send([keyed('line-key-1'), keyed('line-key-1'), keyed('line-key-2')]);
    const again = await send([sale(1), keyed('line-key-2')], 'batch-with-line-keys');
    const headers = { 'Idempotency-Key': 'line-key-1' };
    const single = await team.owner('postJournal', { body: sale(700), headers });
    const ids = first.answers.map((answer) => (answer.ok ? answer.journal.id : 0));
    expect(ids[0]).toBe(ids[1]);
    expect(again.answers[1]).toMatchObject({ ok: true, journal: { id: ids[2] } });
    expect(single.body).toMatchObject({ journal: { id: ids[0] } });
    expect(await journalCount(team)).toBe(before + 3);
  });

  it('a line with the key of another journal is refused, and the others are posted', async () => {
    await send([keyed('line-key-3')]);
    const { answers, summary } = await send([keyed('line-key-3', 800), sale(1)], 'batch-line-3');
    expect(answers.map((answer) => answer.ok || answer.code)).toStrictEqual([
      'idempotency_key_reused',
      true,
    ]);
    expect(summary).toStrictEqual({ done: true, ...counted(1, 1) });
  });

  it.each(['short', 'with space', 7, null])('is malformed as %j', async (key) => {
    const { answers } = await send([sale(1, { key })]);
    expect(answers).toMatchObject([{ code: 'invalid_request', errors: [{ field: 'key' }] }]);
  });
});
