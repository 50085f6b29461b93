// An import of opening balances: all its lines are read first, and written as one document.
import type { z } from 'zod';
import type { ImportId } from '#core/kernel/ids.ts';
import { streamName } from '#core/kernel/ids.ts';
import { invariant } from '#core/kernel/invariant.ts';
import { recordsOfImport } from '#projections/import-list/read.ts';
import type { NoteOutcomes } from '#api/commands/drain/drain.ts';
import type { Outcome } from '#api/commands/request.ts';
import type { importOpenings } from '#api/contract/book/import.ts';
import { invalidField } from '#api/http/problems/field-errors.ts';
import type { ProblemDetails } from '#api/http/problems/problem.ts';
import { problemOf } from '#api/http/rejections/reply.ts';
import { importLinesOf, isRight, refusedImportLine, writeAnswers } from '../import-lines.ts';
import type { ImportEnd, ImportRun, ImportTally, ReadLine, RightLine } from '../import-lines.ts';
import { openLineGate } from '../line-gate.ts';
import { onlyOutcome } from './outcomes.ts';
import { writeOpening } from './writing.ts';
import type { AskedAccounts, OpeningWrite } from './writing.ts';

type Line = z.output<(typeof importOpenings)['lines']>;

/** @param importId null in a rehearsal, in which nothing is written. */
export async function importOpeningLines(
  run: ImportRun,
  tally: ImportTally,
  importId: ImportId | null,
): Promise<ImportEnd> {
  const lines: ReadLine[] = [];
  const shut = new Map<ReadLine, ProblemDetails>();
  const gate = importId === null ? null : await openLineGate(run, importId);
  for await (const piece of importLinesOf(run)) {
    const passed = (await gate?.countLines(piece.lines)) ?? null;
    if (passed !== null) return { done: false, problem: passed };
    for (const line of piece.lines) {
      const refusal = gate?.refusalOf(line.line) ?? null;
      if (refusal !== null) shut.set(line, problemOf(refusal));
    }
    lines.push(...piece.lines);
    if (piece.problem !== null) return { done: false, problem: piece.problem };
  }
  if (run.out.gone.aborted) return { done: false, problem: null };
  const { parts, bookId, personId } = run;
  const noted = importId === null ? [] : await recordsOfImport(parts.db, bookId, importId);
  const known = new Set(noted.map(({ id }) => id));
  const wanted = new Map<number, Line>();
  const twice = new Map<ReadLine, ProblemDetails>();
  for (const one of lines.filter(isRight).filter((line) => !shut.has(line))) {
    const line = lineOf(one);
    const first = wanted.get(line.accountId);
    if (first === undefined) wanted.set(line.accountId, line);
    else twice.set(one, invalidField('account_id', `Row ${first.line} has this account already.`));
  }
  const asked = [...wanted.values()].filter(({ accountId: id }) => !known.has(id));
  const refused = await writeOpening(parts, {
    bookId,
    personId,
    reason: 'Opening balances imported',
    beginsOn: asked.find(({ beginsOn }) => beginsOn !== undefined)?.beginsOn ?? null,
    wanted: asked.map(({ accountId, balancePaise, bills }) => ({ accountId, balancePaise, bills })),
    ask: importId === null ? rehearsing(run) : importing(run, importId, wanted),
  });
  const problemOfLine = (one: ReadLine): ProblemDetails | undefined =>
    isRight(one)
      ? (shut.get(one) ?? twice.get(one) ?? refused.get(lineOf(one).accountId))
      : one.problem;
  writeAnswers(
    run,
    tally,
    lines.map((one) => {
      const problem = problemOfLine(one);
      if (problem !== undefined) return refusedImportLine(one.line, problem);
      const id = importId === null || !isRight(one) ? null : lineOf(one).accountId;
      return { line: one.line, ok: true, id };
    }),
  );
  if (importId !== null) {
    const data = { importId, refusedCount: tally.refused };
    await parts.submit({ bookId, actorId: personId, command: { type: 'FinishImport', data } });
  }
  return { done: true, problem: null };
}

/** Parsed by the schema of opening balances. */
const lineOf = ({ value }: RightLine): Line => value as Line;

/** As if something beside it were wrong, so that nothing is written. */
const rehearsing =
  ({ parts }: ImportRun): OpeningWrite['ask'] =>
  async (request) => {
    const { outcomes } = await parts.submitWhole({ requests: [request], isSpoilt: true });
    const [outcome] = outcomes;
    invariant(outcome !== undefined, 'A command is judged.');
    return outcome;
  };

/** What was written is noted in the same transaction. */
const importing =
  (
    { parts, bookId, personId: actorId }: ImportRun,
    importId: ImportId,
    lines: ReadonlyMap<number, Line>,
  ): OpeningWrite['ask'] =>
  async (request, accounts) => {
    const noting: NoteOutcomes = (_decided, [outcome]) => {
      const seq = openingSeqOf(outcome, bookId);
      if (seq === null) return [];
      const data = { importId, ...notesOf(accounts, lines, seq) };
      return [{ bookId, actorId, command: { type: 'NoteImportedRecords', data } }];
    };
    return onlyOutcome(await parts.submitSlice([request], noting));
  };

/** @returns the event by which the document says it; null where it said so before. */
function openingSeqOf(outcome: Outcome | undefined, bookId: number): number | null {
  if (outcome?.kind !== 'accepted' || outcome.replayed) return null;
  const own = outcome.events.filter(({ stream }) => stream === streamName('opening', bookId));
  return own.at(-1)?.seq ?? null;
}

function notesOf({ wanted, before }: AskedAccounts, lines: ReadonlyMap<number, Line>, seq: number) {
  const noted = wanted.map(({ accountId: id }) => ({ line: lines.get(id)?.line ?? 1, id }));
  return {
    created: noted.filter(({ id }) => !before.has(id)),
    changed: noted.filter(({ id }) => before.has(id)).map((one) => ({ ...one, seq })),
  };
}
