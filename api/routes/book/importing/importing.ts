// An import: its lines in slices, each with a note of what it made in the same transaction, so that
// an undo knows it and a server that was killed goes on where it was.
import { readAhead } from '#api/commands/batch/read-ahead.ts';
import { slicesOf } from '#api/commands/batch/slices.ts';
import type { Noting } from '#api/commands/drain/drain.ts';
import { recordStreamOf } from '#api/commands/needs/needs-of.ts';
import type { Outcome } from '#api/commands/request.ts';
import { problemOf } from '#api/http/rejections/reply.ts';
import type { Command } from '#core/domain.ts';
import type { RecordsImported } from '#core/import/index.ts';
import type { ImportId } from '#core/kernel/ids.ts';
import { recordsOfImport } from '#projections/import-list/read.ts';
import type { ProblemDetails } from '#api/http/problems/problem.ts';
import {
  linesAskedFor,
  importLinesOf,
  isRight,
  refusedImportLine,
  writeAnswers,
} from './import-lines.ts';
import type {
  AskedLine,
  ImportEnd,
  ImportReplyLine,
  ImportRun,
  ImportTally,
  LineRequest,
} from './import-lines.ts';

type Importing = ImportRun & { readonly importId: ImportId };

export async function importLines(run: Importing, tally: ImportTally): Promise<ImportEnd> {
  const noted = await recordsOfImport(run.parts.db, run.bookId, run.importId);
  for (const { id, line, changedSeq } of noted)
    if (changedSeq !== null) run.changedBy.set(id, line);
  for await (const { lines, problem } of readAhead(importLinesOf(run))) {
    const items = await linesAskedFor(run, lines, run.importId);
    for (const slice of slicesOf(items, run.parts.sliceSize)) {
      if (run.out.gone.aborted) return { done: false, problem: null };
      const passing = await importSlice(run, tally, slice);
      if (passing !== null) return { done: false, problem: passing };
    }
    if (problem !== null) return { done: false, problem };
  }
  if (run.out.gone.aborted) return { done: false, problem: null };
  await finish(run, tally);
  return { done: true, problem: null };
}

/** @returns a fault that passes by itself: the rest is sent again later. */
async function importSlice(
  run: Importing,
  tally: ImportTally,
  slice: readonly AskedLine[],
): Promise<ProblemDetails | null> {
  const requests = slice.flatMap(({ request }) => request ?? []);
  const settled =
    requests.length === 0 ? [] : await run.parts.submitSlice(requests, noteOf(run, requests));
  let passing: ProblemDetails | null = null;
  const fields = Object.keys(run.schema.shape);
  const results = settled.values();
  const answers = slice.map(({ line, request }): ImportReplyLine => {
    if (!isRight(line)) return refusedImportLine(line.line, line.problem);
    const result = request === undefined ? undefined : results.next().value;
    if (result?.status === 'fulfilled') return answerTo(line.line, result.value, fields);
    const fault = run.unforeseen(result?.reason);
    if (fault.status === 503) passing = fault;
    return refusedImportLine(line.line, fault);
  });
  writeAnswers(run, tally, answers);
  return passing;
}

function answerTo(line: number, outcome: Outcome, fields: readonly string[]): ImportReplyLine {
  if (outcome.kind === 'rejected') {
    return refusedImportLine(line, problemOf(outcome.rejection, fields));
  }
  return { line, ok: true, id: null };
}

/** What was imported before is noted already. */
const noteOf =
  ({ importId, bookId, personId }: Importing, requests: readonly LineRequest[]): Noting =>
  (decided, outcomes) => {
    const byCommand = new Map(requests.map((request) => [request.command, request]));
    const created: RecordsImported['data']['created'] = [];
    const changed: RecordsImported['data']['changed'] = [];
    for (const [at, { command }] of decided.entries()) {
      const request = byCommand.get(command);
      const seq = seqOf(command, outcomes[at]);
      if (request === undefined || seq === null) continue;
      const { line, id } = request;
      if (request.changes === true) changed.push({ line, id, seq });
      else created.push({ line, id });
    }
    if (created.length + changed.length === 0) return [];
    const data = { importId, created, changed };
    return [{ bookId, actorId: personId, command: { type: 'NoteImportedRecords', data } }];
  };

/** @returns what a command made of its own record just now; null where it made nothing. */
function seqOf(command: Command, outcome: Outcome | undefined): number | null {
  if (outcome?.kind !== 'accepted' || outcome.replayed) return null;
  const own = recordStreamOf(command);
  // A journal is no record that is changed: whatever its command made is of it.
  const made = outcome.events.findLast(({ stream }) => own === null || stream === own);
  return made?.seq ?? null;
}

async function finish(
  { parts, bookId, personId: actorId, importId }: Importing,
  { refused }: ImportTally,
): Promise<void> {
  const data = { importId, refusedCount: refused };
  await parts.submit({ bookId, actorId, command: { type: 'FinishImport', data } });
}
