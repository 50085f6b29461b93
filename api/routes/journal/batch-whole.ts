// An atomic batch: its lines are gathered, and all of them are posted or none.
import { createHash } from 'node:crypto';
import { createYielder } from '#api/commands/batch/yielder.ts';
import type { WholeOutcome } from '#api/commands/batch/whole.ts';
import { entriesOfRequest } from '#api/commands/queue/queue.ts';
import type { Outcome } from '#api/commands/request.ts';
import { postJournalBatch } from '#api/contract/journal/batch.ts';
import type { ProblemDetails } from '#api/http/problems/problem.ts';
import { lineAnswerTo, lineKeyOf, batchLinesOf, refusedLine } from './batch-lines.ts';
import type { BatchLine } from './batch-lines.ts';
import { KEY_REUSED } from './batch-posting.ts';
import type { BatchReplyLine, BatchEnd, PostedBatch, BatchPosting } from './batch-posting.ts';

/** Entries that one transaction may write while everybody else in the book waits for it. */
const ENTRIES_MAX = 100_000;
/** Answers that are made out in one go. */
const ANSWERS_AT_ONCE = 20;

export async function postAllOrNone(posting: BatchPosting): Promise<BatchEnd> {
  const { batch, out } = posting;
  const lines: BatchLine[] = [];
  let entries = 0;
  for await (const { lines: more, problem } of batchLinesOf(batch)) {
    if (out.gone.aborted || problem !== null) return { done: false, problem };
    for (const { request } of more)
      entries += request === undefined ? 0 : entriesOfRequest(request);
    if (entries > ENTRIES_MAX) return { done: false, problem: TOO_LARGE };
    lines.push(...more);
  }
  if (out.gone.aborted) return { done: false, problem: null };
  const outcome = await submit(batch, lines);
  await answerAll(posting, lines, outcome);
  if (outcome.kind === 'committed') return { done: true, problem: null };
  return { done: true, problem: outcome.kind === 'key_reused' ? KEY_REUSED : ROLLED_BACK };
}

async function submit(batch: PostedBatch, lines: readonly BatchLine[]): Promise<WholeOutcome> {
  const requests = lines.flatMap(({ request }) => request ?? []);
  const isSpoilt = requests.length < lines.length;
  if (requests.length === 0) return { kind: isSpoilt ? 'rolled_back' : 'committed', outcomes: [] };
  const { key } = batch;
  if (key === undefined) return batch.submitWhole({ requests, isSpoilt });
  const hash = createHash('sha256').update(`${postJournalBatch.path}\n`);
  const pause = createYielder();
  for (const line of lines) {
    hash.update(`${line.line} ${line.hash}\n`);
    await pause();
  }
  const idempotency = { key, requestHash: hash.digest('hex') };
  const lineKeys = lines.map(({ line }) => lineKeyOf(key, line));
  return batch.submitWhole({ requests, isSpoilt, idempotency, lineKeys });
}

async function answerAll(
  { out, tally }: BatchPosting,
  lines: readonly BatchLine[],
  { kind, outcomes }: WholeOutcome,
): Promise<void> {
  const pause = createYielder();
  let next = 0;
  for (let from = 0; from < lines.length; from += ANSWERS_AT_ONCE) {
    const answers = lines
      .slice(from, from + ANSWERS_AT_ONCE)
      .map(({ line, problem }): BatchReplyLine => {
        if (problem !== undefined) return refusedLine(line, problem);
        const outcome = outcomes[next];
        next += 1;
        if (kind === 'key_reused' || outcome === undefined) return refusedLine(line, KEY_REUSED);
        return answerOfWhole(line, kind, outcome);
      });
    for (const answer of answers) tally[tallied(answer)] += 1;
    out.write(answers);
    await pause();
  }
}

const answerOfWhole = (
  line: number,
  kind: WholeOutcome['kind'],
  outcome: Outcome,
): BatchReplyLine =>
  kind === 'rolled_back' && outcome.kind === 'accepted'
    ? refusedLine(line, RIGHT_IN_VAIN)
    : lineAnswerTo(line, outcome);

function tallied(answer: BatchReplyLine): 'posted' | 'refused' | 'rolled_back' {
  if (answer.ok) return 'posted';
  return answer.code === RIGHT_IN_VAIN.code ? 'rolled_back' : 'refused';
}

const ROLLED_BACK: ProblemDetails = {
  status: 422,
  code: 'rolled_back',
  detail: 'Nothing was posted, since lines were refused. Mend them and send all of it again.',
};

const RIGHT_IN_VAIN: ProblemDetails = {
  status: 409,
  code: 'rolled_back',
  detail: 'This line was right, and was not posted since others were refused.',
};

const TOO_LARGE: ProblemDetails = {
  status: 413,
  code: 'batch_too_large',
  detail: `An atomic batch has at most ${ENTRIES_MAX.toLocaleString('en-IN')} entries in all.`,
};
