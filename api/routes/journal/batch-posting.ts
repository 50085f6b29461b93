// Posts the lines of a batch as they come, in slices, and sums up in the end.
import { readAhead } from '#api/commands/batch/read-ahead.ts';
import { slicesOf } from '#api/commands/batch/slices.ts';
import { createYielder } from '#api/commands/batch/yielder.ts';
import type { Writer } from '#api/commands/writer.ts';
import type { AcceptedLine, BatchSummary, RefusedLine } from '#api/contract/journal/batch.ts';
import type { LinesOut } from '#api/http/body/lines/reply-lines.ts';
import type { ProblemDetails } from '#api/http/problems/problem.ts';
import { problemOf } from '#api/http/rejections/reply.ts';
import { findAnswers, scopeText } from '#api/store/idempotency.ts';
import type { Sql } from '#api/store/sql.ts';
import { lineAnswerTo, batchLinesOf, refusedLine } from './batch-lines.ts';
import type { Batch, BatchLine } from './batch-lines.ts';
import { given } from '#api/requests/route-parts.ts';

export type PostedBatch = Batch &
  Pick<Writer, 'submitSlice' | 'submitWhole' | 'sliceSize'> & {
    readonly sql: Sql;
    /** Logs what nobody foresaw. @returns what may be told of it. */
    readonly unforeseen: (error: unknown) => ProblemDetails;
  };

export type BatchReplyLine = AcceptedLine | RefusedLine;
type Tally = { posted: number; refused: number; rolled_back: number };
export type BatchPosting = {
  readonly batch: PostedBatch;
  readonly out: LinesOut;
  readonly tally: Tally;
};

/** How a batch ended: `done` unless lines of it were not read. */
export type BatchEnd = { readonly done: boolean; readonly problem: ProblemDetails | null };

/** Has every line answered, and then sums up. */
export async function answerBatch(
  batch: PostedBatch,
  out: LinesOut,
  post: (posting: BatchPosting) => Promise<BatchEnd>,
): Promise<void> {
  const tally: Tally = { posted: 0, refused: 0, rolled_back: 0 };
  const { done, problem } = await post({ batch, out, tally }).catch((error: unknown) => ({
    done: false,
    problem: batch.unforeseen(error),
  }));
  const why = { ...given('code', problem?.code), ...given('detail', problem?.detail) };
  out.write([{ done, ...tally, ...why } satisfies BatchSummary]);
}

/** While a slice is posted, the one before it is answered and the lines behind it are checked. */
export async function postInSlices(posting: BatchPosting): Promise<BatchEnd> {
  const { batch, out } = posting;
  let answered = Promise.resolve();
  try {
    for await (const { lines, problem } of readAhead(batchLinesOf(batch))) {
      for (const slice of slicesOf(lines, batch.sliceSize)) {
        if (out.gone.aborted) return { done: false, problem: null };
        const posted = await postSlice(batch, slice);
        await answered;
        answered = answerSlice(posting, posted.replies);
        // Met where it is waited for.
        answered.catch(() => undefined);
        if (posted.problem !== null) return { done: false, problem: posted.problem };
      }
      if (problem !== null) return { done: false, problem };
    }
    return { done: true, problem: null };
  } finally {
    await answered;
  }
}

async function answerSlice({ out, tally }: BatchPosting, replies: readonly Reply[]): Promise<void> {
  const pause = createYielder();
  const answers: BatchReplyLine[] = [];
  for (const reply of replies) {
    answers.push(reply());
    await pause();
  }
  const accepted = answers.filter(({ ok }) => ok).length;
  tally.posted += accepted;
  tally.refused += answers.length - accepted;
  out.write(answers);
}

/** Makes out the answer to a line, once there is time for it. */
type Reply = () => BatchReplyLine;
type PostedSlice = {
  readonly replies: readonly Reply[];
  /** Why no further lines are posted. */
  readonly problem: ProblemDetails | null;
};

async function postSlice(batch: PostedBatch, slice: readonly BatchLine[]): Promise<PostedSlice> {
  if (await isAnotherBody(batch, slice)) {
    const replies = slice.map(
      ({ line }) =>
        () =>
          refusedLine(line, KEY_REUSED),
    );
    return { replies, problem: KEY_REUSED };
  }
  const requests = slice.flatMap(({ request }) => request ?? []);
  const settled = requests.length === 0 ? [] : [...(await batch.submitSlice(requests))];
  const faults = new Map<unknown, ProblemDetails>();
  const replies = slice.map(({ line, problem }): Reply => {
    if (problem !== undefined) return () => refusedLine(line, problem);
    const result = settled.shift();
    if (result?.status === 'fulfilled') return () => lineAnswerTo(line, result.value);
    const fault = faults.get(result?.reason) ?? batch.unforeseen(result?.reason);
    faults.set(result?.reason, fault);
    return () => refusedLine(line, fault);
  });
  // What passes by itself is not tried with the next slice: the client sends the rest again.
  return { replies, problem: [...faults.values()].find(({ status }) => status === 503) ?? null };
}

export const KEY_REUSED = problemOf({ kind: 'idempotency_key_reused' });

/**
 * A body may be longer than what came under its key before, since a connection that broke brought
 * the beginning only; but never another. The key itself stands for an atomic batch or one journal.
 */
async function isAnotherBody(batch: PostedBatch, slice: readonly BatchLine[]): Promise<boolean> {
  const { key, bookId, personId, sql } = batch;
  if (key === undefined) return false;
  const hashes = new Map<string, string | null>([[key, null]]);
  for (const { request } of slice) {
    const own = request?.idempotency;
    if (own?.key.startsWith(`${key} `) === true) hashes.set(own.key, own.requestHash);
  }
  const scopes = [...hashes].map(([name, hash]) => ({ bookId, personId, key: name, hash }));
  const answered = await findAnswers(sql, scopes);
  return scopes.some((scope) => {
    const known = answered.get(scopeText(scope));
    return known !== undefined && known.requestHash !== scope.hash;
  });
}
