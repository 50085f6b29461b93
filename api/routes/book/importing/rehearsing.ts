// A rehearsal: every line is decided by the rules as it would be, under the book's lock, and
// nothing is written. It goes in slices as an import does, so that nobody waits for it.
import { slicesOf } from '#api/commands/batch/slices.ts';
import type { CommandRequest, Outcome } from '#api/commands/request.ts';
import { problemOf } from '#api/http/rejections/reply.ts';
import type { SimilarRecord } from './imported-kind.ts';
import {
  importLinesOf,
  isRight,
  refusedImportLine,
  requestsOf,
  writeAnswers,
} from './import-lines.ts';
import type { ImportEnd, ImportReplyLine, ImportRun, ImportTally } from './import-lines.ts';
import type { ReadLine, RightLine } from './import-lines.ts';

/** Several records may bear one name. */
const SAME_MAX = 3;

export async function rehearse(run: ImportRun, tally: ImportTally): Promise<ImportEnd> {
  for await (const { lines, problem } of importLinesOf(run)) {
    const items: readonly Item[] = lines.map((line) => ({ line }));
    for (const slice of slicesOf(items, run.parts.sliceSize)) {
      if (run.out.gone.aborted) return { done: false, problem: null };
      const judged = await judgedLines(
        run,
        slice.map(({ line }) => line),
      );
      writeAnswers(run, tally, judged);
    }
    if (problem !== null) return { done: false, problem };
  }
  return { done: !run.out.gone.aborted, problem: null };
}

/** What a slice is made of; each line counts alike. */
type Item = { readonly line: ReadLine; readonly request?: CommandRequest };

/** @returns the answers to the lines of a slice, in their order. */
async function judgedLines(
  run: ImportRun,
  lines: readonly ReadLine[],
): Promise<readonly ImportReplyLine[]> {
  const right = lines.filter(isRight);
  const values = right.map(({ value }) => value);
  const outcomes = (await outcomesOf(run, right)).values();
  const similar = (await run.kind.similar(run.parts, run.bookId, values)).values();
  const fields = Object.keys(run.schema.shape);
  return lines.map((one) => {
    if (!isRight(one)) return refusedImportLine(one.line, one.problem);
    const outcome = outcomes.next().value;
    const same = similar.next().value ?? [];
    return outcome?.kind === 'rejected'
      ? refusedImportLine(one.line, problemOf(outcome.rejection, fields))
      : acceptedLine(one.line, same);
  });
}

function acceptedLine(line: number, same: readonly SimilarRecord[]): ImportReplyLine {
  const found = same.length === 0 ? {} : { same: same.slice(0, SAME_MAX) };
  return { line, ok: true, id: null, ...found };
}

/** As if something beside them were wrong, so that none of them is written. */
async function outcomesOf(
  run: ImportRun,
  lines: readonly RightLine[],
): Promise<readonly Outcome[]> {
  if (lines.length === 0) return [];
  const requests = await requestsOf(run, lines, null);
  const { outcomes } = await run.parts.submitWhole({ requests, isSpoilt: true });
  return outcomes;
}
