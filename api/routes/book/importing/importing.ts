// An import: its lines in slices, each with a note of what it made in the same transaction, so that
// an undo knows it and a server that was killed goes on where it was.
import { fieldsOnWire } from '#core/shapes/record.ts';
import { readAhead } from '#api/commands/batch/read-ahead.ts';
import { slicesOf } from '#api/commands/batch/slices.ts';
import type { NoteOutcomes } from '#api/commands/drain/drain.ts';
import { recordStreamOf } from '#api/commands/needs/needs-of.ts';
import type { Outcome } from '#api/commands/request.ts';
import { problemOf } from '#api/http/rejections/reply.ts';
import { NoteRefused } from '#api/commands/drain/drain.ts';
import type { Command } from '#core/domain.ts';
import type { ImportRejection, RecordsImported } from '#core/import/index.ts';
import { parseStream } from '#core/kernel/ids.ts';
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

import { openLineGate } from './line-gate.ts';
import { judgedLines } from './rehearsing.ts';

type Importing = ImportRun & { readonly importId: ImportId };

export async function importLines(run: Importing, tally: ImportTally): Promise<ImportEnd> {
  const noted = await recordsOfImport(run.parts.db, run.bookId, run.importId);
  for (const { id, line, changedSeq } of noted)
    if (changedSeq !== null) run.changedBy.set(id, line);
  const gate = await openLineGate(run, run.importId);
  for await (const { lines, problem } of readAhead(importLinesOf(run))) {
    const passed = await gate.countLines(lines);
    if (passed !== null) return { done: false, problem: passed };
    const shut = new Map<number, ImportRejection>();
    for (const { line } of lines) {
      const refusal = gate.refusalOf(line);
      if (refusal !== null) shut.set(line, refusal);
    }
    const items = await linesAskedFor(run, lines, run.importId);
    for (const slice of slicesOf(items, run.parts.sliceSize)) {
      if (run.out.gone.aborted) return { done: false, problem: null };
      const passing = await importSlice(run, tally, { slice, shut });
      if (passing !== null) return { done: false, problem: passing };
    }
    if (problem !== null) return { done: false, problem };
  }
  if (run.out.gone.aborted) return { done: false, problem: null };
  await finish(run, tally);
  return { done: true, problem: null };
}

type GatedSlice = {
  readonly slice: readonly AskedLine[];
  /** Lines that the import does not take, by their numbers. */
  readonly shut: ReadonlyMap<number, ImportRejection>;
};

/** @returns a fault that passes by itself: the rest is sent again later. */
async function importSlice(
  run: Importing,
  tally: ImportTally,
  { slice: all, shut }: GatedSlice,
): Promise<ProblemDetails | null> {
  const isShut = ({ line: { line } }: AskedLine): boolean => shut.has(line);
  const refused = await answersToShut(run, all.filter(isShut), shut);
  const slice = all.filter((asked) => !isShut(asked));
  const requests = slice.flatMap(({ request }) => request ?? []);
  const settled =
    requests.length === 0 ? [] : await run.parts.submitSlice(requests, noteOf(run, requests));
  let passing: ProblemDetails | null = null;
  const fields = Object.keys(fieldsOnWire(run.schema).shape);
  const results = settled.values();
  const answers = slice.map(({ line, request }): ImportReplyLine => {
    if (!isRight(line)) return refusedImportLine(line.line, line.problem);
    const result = request === undefined ? undefined : results.next().value;
    if (request !== undefined && result?.status === 'fulfilled') {
      return answerTo(request, result.value, { kind: run.kind, fields });
    }
    const reason = result?.status === 'rejected' ? (result.reason as unknown) : undefined;
    if (reason instanceof NoteRefused) {
      return refusedImportLine(line.line, problemOf(reason.rejection, fields));
    }
    const fault = run.unforeseen(reason);
    if (fault.status === 503) passing = fault;
    return refusedImportLine(line.line, fault);
  });
  const [ofShut, ofOthers] = [refused.values(), answers.values()];
  const inOrder = all.flatMap((asked) => (isShut(asked) ? ofShut : ofOthers).next().value ?? []);
  writeAnswers(run, tally, inOrder);
  return passing;
}

/** What is wrong with a line itself is said of it, whether or not it would have been taken. */
async function answersToShut(
  run: Importing,
  slice: readonly AskedLine[],
  shut: ReadonlyMap<number, ImportRejection>,
): Promise<readonly ImportReplyLine[]> {
  if (slice.length === 0) return [];
  const judged = await judgedLines(run, slice);
  return judged.map((answer) => {
    const refusal = shut.get(answer.line);
    return answer.ok && refusal !== undefined
      ? refusedImportLine(answer.line, problemOf(refusal))
      : answer;
  });
}

function answerTo(
  request: LineRequest,
  outcome: Outcome,
  { kind, fields }: Pick<ImportRun, 'kind'> & { readonly fields: readonly string[] },
): ImportReplyLine {
  const { line } = request;
  if (outcome.kind === 'rejected') {
    return refusedImportLine(line, problemOf(outcome.rejection, fields));
  }
  return { line, ok: true, id: idMade(request, outcome, kind.category) };
}

/** One that was imported before has the id that it was given then. */
function idMade(
  { id, changes }: LineRequest,
  { replayed, events }: Extract<Outcome, { kind: 'accepted' }>,
  ofKind: string,
): number {
  if (changes === true || !replayed) return id;
  const made = events.map(({ stream }) => parseStream(stream));
  return made.find(({ category }) => category === ofKind)?.id ?? id;
}

/** What was imported before is noted already. */
const noteOf =
  ({ importId, bookId, personId }: Importing, requests: readonly LineRequest[]): NoteOutcomes =>
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
