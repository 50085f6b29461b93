// A batch whose lines stand each for themselves: what is right is posted, what is wrong is told.
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
const unbalanced = () => ({
  entry: [
    { account_id: team.account('Cash'), amount: '100.10' },
    { account_id: team.account('Sales – Goods'), amount: '-100' },
  ],
});

describe('postJournalBatch', () => {
  it('answers each line in order and sums up', async () => {
    const got = await sendBatch(team.dataEntry, [sale(100), sale(200), sale(300)]);
    expect(got.status).toBe(200);
    expect(inShort(got.answers)).toStrictEqual([
      [1, 1],
      [2, 2],
      [3, 3],
    ]);
    expect(got.summary).toStrictEqual({ done: true, ...counted(3, 0) });
  });

  it('answers with the journal as a single posting does, and the same lies in the log', async () => {
    const line = { ...sale(12_345), voucher_type: 'receipt' };
    const single = await team.dataEntry('postJournal', { body: line });
    const { answers } = await sendBatch(team.dataEntry, [line]);
    const { journal } = single.body as { journal: Record<string, unknown> };
    const times = { created_at: expect.any(String), updated_at: expect.any(String) };
    const ids = { id: expect.any(Number), number: expect.any(Number), seq: expect.any(Number) };
    expect(answers).toStrictEqual([
      { line: 1, ok: true, journal: { ...journal, ...times, ...ids } },
    ]);
    const { rows } = await team.server.database.writer.query<Record<string, unknown>>(
      `select type, version, actor_id, body::jsonb - 'journalId' - 'number' as body
       from events where book_id = $1 order by seq desc limit 2`,
      [team.bookId],
    );
    expect(rows[0]).toStrictEqual(rows[1]);
  });

  it('posts the right lines and tells of each wrong one what is wrong', async () => {
    const got = await sendBatch(team.owner, [
      sale(100),
      unbalanced(),
      { entry: [] },
      '{"entry":',
      '[]',
      { ...sale(100), stranger: 1 },
      { ...sale(100), date: '2026-02-30' },
      { entry: [{ account_id: 999_999, amount: 1 }, sale(100).entry[1]] },
      '{"__proto__":{"isAdmin":true}}',
      sale(200),
    ]);
    expect(got.answers.map((answer) => (answer.ok ? 'posted' : answer.code))).toStrictEqual([
      'posted',
      'entries_do_not_balance',
      'too_few_entries',
      'malformed_body',
      'invalid_request',
      'invalid_request',
      'invalid_request',
      'account_unknown',
      'malformed_body',
      'posted',
    ]);
    expect(got.summary).toStrictEqual({ done: true, ...counted(2, 8) });
    expect(got.answers[1]).toStrictEqual({
      line: 2,
      ok: false,
      status: 422,
      code: 'entries_do_not_balance',
      detail: "Value Don't Match: debit ₹100.10, credit ₹100.00.",
      facts: {
        debit: '100.10',
        credit: '100.00',
        field: 'entry',
      },
    });
    expect(got.answers[6]).toMatchObject({
      status: 400,
      errors: [{ field: 'date', message: 'Must be a day written YYYY-MM-DD.' }],
    });
  });

  it('counts empty lines as an editor does, and needs no newline at the end', async () => {
    const text = `\n${JSON.stringify(sale(100))}\r\n\n  \n${JSON.stringify(sale(200))}`;
    const got = await sendBatch(team.owner, [text]);
    expect(got.answers.map(({ line, ok }) => [line, ok])).toStrictEqual([
      [2, true],
      [5, true],
    ]);
  });

  it.each([[''], ['\n\n'], [' ']])(
    'postJournalBatch of no lines (%j) posts nothing',
    async (text) => {
      const got = await team.owner('postJournalBatch', { body: text });
      expect([got.status, got.body]).toStrictEqual([200, [{ done: true, ...counted(0, 0) }]]);
    },
  );

  it('posts more than one slice, numbers without gaps, and keeps the order', async () => {
    const before = await journalCount(team);
    const lines = Array.from({ length: 450 }, (_, at) => sale(at + 1));
    const { answers, summary } = await sendBatch(team.accountant, lines);
    expect(summary).toMatchObject({ posted: 450, refused: 0 });
    expect(inShort(answers)).toStrictEqual(lines.map((_, at) => [at + 1, before + at + 1]));
    const narrations = answers.map((answer) => answer.ok && answer.journal.narration);
    expect(narrations).toStrictEqual(lines.map(({ narration }) => narration));
  });

  it('takes lines in the book of the call only', async () => {
    const other = await team.owner('createBook', { body: { name: 'Another' } });
    const { id } = other.body as { id: number };
    const lines = [sale(100, { book_id: team.bookId }), sale(100, { book_id: id })];
    const got = await sendBatch(team.owner, lines, { query: { book_id: team.bookId } });
    expect(got.answers).toMatchObject([
      { ok: true, journal: { book_id: team.bookId } },
      { ok: false, code: 'invalid_request', errors: [{ field: 'book_id' }] },
    ]);
  });
});

describe('a batch is refused as a whole', () => {
  it('when the role may not post', async () => {
    const got = await team.auditor('postJournalBatch', { body: JSON.stringify(sale(100)) });
    expect([got.status, got.body]).toMatchObject([403, { code: 'role_may_not' }]);
  });

  it.each(['application/json', 'text/plain', 'application/x-ndjson; charset=utf-16', ''])(
    'a batch as %j is refused: it is lines of JSON',
    async (type) => {
      const headers = { 'Content-Type': type };
      const got = await team.owner('postJournalBatch', { body: '{}', headers });
      expect([got.status, got.body]).toMatchObject([415, { code: 'unsupported_content_type' }]);
    },
  );

  it('a batch with another word than true or false is refused', async () => {
    const got = await team.owner('postJournalBatch', { body: '{}', query: { atomic: 'yes' } });
    expect([got.status, got.body]).toMatchObject([400, { errors: [{ field: 'atomic' }] }]);
  });
});

it('a member who is removed on the way is a stranger from the next slice on', async () => {
  const { writer } = team.server.core;
  const command = { type: 'RemoveMember', data: { bookId: team.bookId, personId: 3 } } as const;
  const lines = Array.from({ length: 400 }, (_, at) => sale(at + 1));
  const sending = sendBatch(team.dataEntry, lines);
  await new Promise((resolve) => setTimeout(resolve, 30));
  await writer.submit({ bookId: team.bookId, actorId: 1, command: command as never });
  const { answers, summary } = await sending;
  const codes = answers.map((answer) => (answer.ok ? 'posted' : answer.code));
  const first = codes.indexOf('book_not_found');
  expect(codes.slice(0, first).every((code) => code === 'posted')).toBe(true);
  expect(codes.slice(first).every((code) => code === 'book_not_found')).toBe(first >= 0);
  expect(summary.posted).toBe(first < 0 ? 400 : first);
});
