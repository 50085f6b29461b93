// What a line of a batch asks for, and how it is answered.
import type { JournalId } from '#core/kernel/ids.ts';
import { createYielder } from '#api/commands/batch/yielder.ts';
import type { CommandRequest, Outcome } from '#api/commands/request.ts';
import { journal, postJournal } from '#api/contract/journal/journal.ts';
import { postJournalBatch } from '#api/contract/journal/batch.ts';
import type { AcceptedLine, RefusedLine } from '#api/contract/journal/batch.ts';
import { parseLine } from '#api/http/body/lines/parse-line.ts';
import type { LinesChunk, RawLine } from '#api/http/body/lines/read-lines.ts';
import { requestHashOf } from '#api/http/idempotency.ts';
import { invalidField } from '#api/http/problems/field-errors.ts';
import type { ProblemDetails } from '#api/http/problems/problem.ts';
import { problemOf } from '#api/http/rejections/reply.ts';
import { postedReply } from '#api/queries/as-of/journal.ts';
import type { NextIds } from '#api/store/ids.ts';
import { accepted, rejected } from '#core/kernel/result.ts';
import type { Result } from '#core/kernel/result.ts';
import { onWire } from '#core/shapes/record.ts';
import { documentOf, withSettlingIds } from '#api/requests/journal.ts';
import { given } from '#api/requests/route-parts.ts';

/** A line with what it asks for, or with what is wrong with it. */
export type BatchLine = {
  readonly line: number;
  readonly request?: CommandRequest;
  readonly problem?: ProblemDetails;
  /** By which the same line is known again, where it may be sent again. */
  readonly hash?: string;
};

export type Batch = {
  readonly bookId: number;
  readonly personId: number;
  readonly isAtomic: boolean;
  /** The Idempotency-Key of the whole batch. */
  readonly key?: string;
  readonly nextIds: NextIds;
  readonly pieces: AsyncIterable<LinesChunk>;
};

type Lines = { readonly lines: readonly BatchLine[]; readonly problem: ProblemDetails | null };

/**
 * Yields the lines as they come, and with the last of them why there are no more, if it matters.
 */
export async function* batchLinesOf(batch: Batch): AsyncGenerator<Lines> {
  const pause = createYielder();
  for await (const { lines, problem } of batch.pieces) {
    const wanted: CheckedLine[] = [];
    for (const line of lines) {
      wanted.push({ line: line.line, answer: wantedBy(line, batch) });
      await pause();
    }
    yield { lines: await withIds(batch, wanted), problem: problem ?? null };
  }
}

type Journal = {
  readonly document: ReturnType<typeof documentOf>;
  readonly key?: string;
  readonly hash?: string;
};
type CheckedLine = { readonly line: number; readonly answer: Result<Journal, ProblemDetails> };

async function withIds(batch: Batch, wanted: readonly CheckedLine[]): Promise<BatchLine[]> {
  const { bookId, personId: actorId } = batch;
  const ids = await batch.nextIds('journal', wanted.filter(({ answer }) => answer.ok).length);
  const lines = wanted.map(async ({ line, answer }): Promise<BatchLine> => {
    if (!answer.ok) return { line, problem: answer.rejection };
    const { document, key, hash } = answer.value;
    const journalId = ids.shift() as JournalId;
    const data = { journalId, ...(await withSettlingIds(document, batch.nextIds)) };
    const command = { type: 'PostJournal', data } as const;
    if (hash === undefined) return { line, request: { bookId, actorId, command } };
    const idempotency = key === undefined ? undefined : { key, requestHash: hash };
    const request = { bookId, actorId, command, ...given('idempotency', idempotency) };
    return { line, request, hash };
  });
  return Promise.all(lines);
}

function wantedBy({ line, text }: RawLine, batch: Batch): Result<Journal, ProblemDetails> {
  if (typeof text !== 'string') return rejected(text);
  const parsed = parseLine(postJournalBatch.lines, text);
  if (!parsed.ok) return parsed;
  const { value, raw } = parsed.value;
  if (value.book_id !== undefined && value.book_id !== batch.bookId) {
    return rejected(invalidField('book_id', 'Must name the same book throughout the request.'));
  }
  if (batch.isAtomic && value.key !== undefined) return rejected(KEY_OF_A_LINE);
  const document = documentOf(value);
  if (batch.key === undefined && value.key === undefined) return accepted({ document });
  const body = Object.fromEntries(Object.entries(raw).filter(([name]) => name !== 'key'));
  // As of a single posting, so that a line and a call with the same key are the same request.
  const hash = requestHashOf(postJournal.method, postJournal.path, body);
  if (batch.isAtomic) return accepted({ document, hash });
  return accepted({ document, hash, key: value.key ?? lineKeyOf(batch.key ?? '', line) });
}

/** No key that a client may send has a space, so a line's own is nobody else's. */
export const lineKeyOf = (key: string, line: number): string => `${key} ${line}`;

const KEY_OF_A_LINE = invalidField(
  'key',
  'Is not taken in an atomic batch; give the whole of it one Idempotency-Key.',
);

/** A line is told of some of its errors, since ten thousand lines may have twenty each. */
const ERRORS_MAX = 3;

export function refusedLine(line: number, problem: ProblemDetails): RefusedLine {
  const { status, code, detail, errors, facts } = problem;
  return {
    line,
    ok: false,
    status,
    code,
    detail,
    ...given('errors', errors?.slice(0, ERRORS_MAX)),
    ...given('facts', facts && { ...facts }),
  };
}

const JOURNAL_FIELDS = Object.keys(postJournal.body.shape);

export function lineAnswerTo(line: number, outcome: Outcome): AcceptedLine | RefusedLine {
  if (outcome.kind === 'rejected')
    return refusedLine(line, problemOf(outcome.rejection, JOURNAL_FIELDS));
  const posted = postedReply(outcome.events[0]);
  return { line, ok: true, journal: onWire(journal, posted.journal) };
}
