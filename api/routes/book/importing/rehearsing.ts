// A rehearsal: every line is decided by the rules as it would be, under the book's lock, and
// nothing is written. It goes in slices as an import does, so that nobody waits for it.
import { fieldsOnWire } from '#core/shapes/record.ts';
import { slicesOf } from '#api/commands/batch/slices.ts';
import type { Outcome } from '#api/commands/request.ts';
import { problemOf } from '#api/http/rejections/reply.ts';
import type { SimilarRecord } from './kinds/imported-kind.ts';
import {
  linesAskedFor,
  importLinesOf,
  isRight,
  refusedImportLine,
  writeAnswers,
} from './import-lines.ts';
import type { AskedLine, ImportEnd, ImportReplyLine, ImportRun } from './import-lines.ts';
import type { ImportTally, LineRequest } from './import-lines.ts';

/** Several records may bear one name. */
const SAME_MAX = 3;

export async function rehearse(run: ImportRun, tally: ImportTally): Promise<ImportEnd> {
  for await (const { lines, problem } of importLinesOf(run)) {
    const items = await linesAskedFor(run, lines, null);
    for (const slice of slicesOf(items, run.parts.sliceSize)) {
      if (run.out.gone.aborted) return { done: false, problem: null };
      writeAnswers(run, tally, await judgedLines(run, slice));
    }
    if (problem !== null) return { done: false, problem };
  }
  return { done: !run.out.gone.aborted, problem: null };
}

/** @returns the answers to the lines of a slice, in their order; nothing is written. */
export async function judgedLines(
  run: ImportRun,
  slice: readonly AskedLine[],
): Promise<readonly ImportReplyLine[]> {
  const requests = slice.flatMap(({ request }) => request ?? []);
  const outcomes = (await outcomesOf(run, requests)).values();
  const values = slice.flatMap(({ line }) => (isRight(line) ? [line.value] : []));
  const similar = (await run.kind.similar(run.parts, run.bookId, values)).values();
  const fields = Object.keys(fieldsOnWire(run.schema).shape);
  return slice.map(({ line, request }) => {
    if (!isRight(line)) return refusedImportLine(line.line, line.problem);
    const outcome = outcomes.next().value;
    const found = similar.next().value ?? [];
    // A record that a line changes is no second one.
    const same = request?.changes === true ? [] : found;
    return outcome?.kind === 'rejected'
      ? refusedImportLine(line.line, problemOf(outcome.rejection, fields))
      : acceptedLine(line.line, { same, outcome });
  });
}

type RehearsalResult = {
  readonly same: readonly SimilarRecord[];
  readonly outcome: Outcome | undefined;
};

function acceptedLine(line: number, { same, outcome }: RehearsalResult): ImportReplyLine {
  const found = same.length === 0 ? {} : { same: same.slice(0, SAME_MAX) };
  const isNothing = outcome?.kind === 'accepted' && outcome.events.length === 0;
  return { line, ok: true, id: null, ...found, ...(isNothing && { unchanged: true }) };
}

/** As if something beside them were wrong, so that none of them is written. */
async function outcomesOf(
  { parts }: ImportRun,
  requests: readonly LineRequest[],
): Promise<readonly Outcome[]> {
  if (requests.length === 0) return [];
  const { outcomes } = await parts.submitWhole({ requests, isSpoilt: true });
  return outcomes;
}
