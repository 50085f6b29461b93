// Batches as the tests send them, and what came back, each line of it checked against the contract.
import { z } from 'zod';
import { postJournalBatch } from '#api/contract/journal/batch.ts';
import type { AcceptedLine, BatchSummary, RefusedLine } from '#api/contract/journal/batch.ts';
import type { Ask, Asking, Team } from '#tests/support/team.ts';

export type Answer = AcceptedLine | RefusedLine;
export type BatchAnswer = {
  readonly status: number;
  readonly body: unknown;
  readonly answers: readonly Answer[];
  readonly summary: BatchSummary;
};

/** A line that is a text is sent as it is. */
export const ndjson = (lines: readonly unknown[]): string =>
  lines.map((line) => `${typeof line === 'string' ? line : JSON.stringify(line)}\n`).join('');

export async function sendBatch(
  asking: Asking,
  lines: readonly unknown[],
  more: Omit<Ask, 'body'> = {},
): Promise<BatchAnswer> {
  const { status, body } = await asking('postJournalBatch', { ...more, body: ndjson(lines) });
  return { status, body, ...readAnswers(body) };
}

/** @returns the answers and, behind them, the summary of a reply. */
export function readAnswers(body: unknown): Pick<BatchAnswer, 'answers' | 'summary'> {
  postJournalBatch.reply.parse(body);
  const lines = body as readonly unknown[];
  const summary = z.object({ done: z.boolean() }).loose().parse(lines.at(-1)) as BatchSummary;
  return { answers: lines.slice(0, -1) as Answer[], summary };
}

/** Answers in short: the number of the journal, or the code of the refusal. */
export const inShort = (answers: readonly Answer[]): readonly (readonly [number, unknown])[] =>
  answers.map((answer) => [answer.line, answer.ok ? answer.journal.number : answer.code]);

export const counted = (
  posted: number,
  refused: number,
  rolledBack = 0,
): Omit<BatchSummary, 'done'> => ({ posted, refused, rolled_back: rolledBack });

/** A sale for cash that is worth as many paise as its number, so that each is another. */
export const saleLine = (team: Team, paise: number, more: object = {}) => ({
  entry: [
    { account_id: team.account('Cash'), amount: rupees(paise) },
    { account_id: team.account('Sales – Goods'), amount: `-${rupees(paise)}` },
  ],
  narration: `Sale ${paise}`,
  date: '2026-04-01',
  ...more,
});

const rupees = (paise: number): string => (paise / 100).toFixed(2);

export async function journalCount(team: Team): Promise<number> {
  const { rows } = await team.server.database.writer.query<{ count: number }>(
    'select count(*) as count from journals where book_id = $1',
    [team.bookId],
  );
  return rows[0]?.count ?? 0;
}
