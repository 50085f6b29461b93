// An import: its lines in slices, each with a note of what it made in the same transaction, so that
// an undo knows it and a server that was killed goes on where it was.
import { readAhead } from '#api/commands/batch/read-ahead.ts';
import { slicesOf } from '#api/commands/batch/slices.ts';
import type { Noting } from '#api/commands/drain/drain.ts';
import type { Outcome } from '#api/commands/request.ts';
import { problemOf } from '#api/http/rejections/reply.ts';
import type { ImportId } from '#core/kernel/ids.ts';
import type { ProblemDetails } from '#api/http/problems/problem.ts';
import {
  importLinesOf,
  isRight,
  refusedImportLine,
  requestsOf,
  writeAnswers,
} from './import-lines.ts';
import type {
  ImportEnd,
  ImportReplyLine,
  ImportRun,
  ImportTally,
  LineRequest,
  ReadLine,
} from './import-lines.ts';

type Importing = ImportRun & { readonly importId: ImportId };

export async function importLines(run: Importing, tally: ImportTally): Promise<ImportEnd> {
  for await (const { lines, problem } of readAhead(importLinesOf(run))) {
    const requests = await requestsOf(run, lines.filter(isRight), run.importId);
    const byLine = new Map(requests.map((request) => [request.line, request]));
    const items = lines.map((one) => itemOf(one, byLine));
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

type Item = { readonly line: ReadLine; readonly request?: LineRequest };

function itemOf(line: ReadLine, byLine: ReadonlyMap<number, LineRequest>): Item {
  const request = isRight(line) ? byLine.get(line.line) : undefined;
  return request === undefined ? { line } : { line, request };
}

/** @returns a fault that passes by itself: the rest is sent again later. */
async function importSlice(
  run: Importing,
  tally: ImportTally,
  slice: readonly Item[],
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
    const created = decided.flatMap(({ command }, at) => {
      const outcome = outcomes[at];
      const request = byCommand.get(command);
      const isNew = outcome?.kind === 'accepted' && !outcome.replayed && outcome.events.length > 0;
      return isNew && request !== undefined ? [{ line: request.line, id: request.id }] : [];
    });
    if (created.length === 0) return [];
    const data = { importId, created, changed: [] };
    return [{ bookId, actorId: personId, command: { type: 'NoteImportedRecords', data } }];
  };

async function finish(
  { parts, bookId, personId: actorId, importId }: Importing,
  { refused }: ImportTally,
): Promise<void> {
  const data = { importId, refusedCount: refused };
  await parts.submit({ bookId, actorId, command: { type: 'FinishImport', data } });
}
