// What the lines of an import ask for, and how they are answered.
import type { z } from 'zod';
import type { ImportKind } from '#core/import/index.ts';
import type { ImportId } from '#core/kernel/ids.ts';
import { invariant } from '#core/kernel/invariant.ts';
import { createYielder } from '#api/commands/batch/yielder.ts';
import type { CommandRequest } from '#api/commands/request.ts';
import type { Writer } from '#api/commands/writer.ts';
import type { AcceptedImportLine } from '#api/contract/book/import.ts';
import type { RefusedLine } from '#api/contract/journal/batch.ts';
import { parseLine } from '#api/http/body/lines/parse-line.ts';
import type { LinesChunk, RawLine } from '#api/http/body/lines/read-lines.ts';
import type { LinesOut } from '#api/http/body/lines/reply-lines.ts';
import { requestHashOf } from '#api/http/idempotency.ts';
import { invalidField } from '#api/http/problems/field-errors.ts';
import type { ProblemDetails } from '#api/http/problems/problem.ts';
import type { BillsOfFile } from './kinds/bills.ts';
import type { ImportedKind, LineCommand } from './kinds/imported-kind.ts';
import { given } from '#api/requests/route-parts.ts';
import type { RouteParts } from '#api/requests/route-parts.ts';
import type { AnyRecord } from '#core/shapes/record.ts';

/** Of a kind, whichever: each line is parsed by its schema before it is used. */
export type AnyKind = ImportedKind<z.ZodObject | AnyRecord>;

export type ImportParts = RouteParts & Pick<Writer, 'submitSlice' | 'submitWhole' | 'sliceSize'>;

/** Which import is taken back, and by whom. */
export type ImportUndo = {
  readonly kind: ImportKind;
  readonly importId: ImportId;
  readonly bookId: number;
  readonly personId: number;
};

export type ImportRun = {
  readonly parts: ImportParts;
  readonly name: ImportKind;
  readonly kind: AnyKind;
  readonly schema: z.ZodObject | AnyRecord;
  readonly path: string;
  readonly bookId: number;
  readonly personId: number;
  readonly pieces: AsyncIterable<LinesChunk>;
  /** By the ids of the records that lines change, the line of each. */
  readonly changedBy: Map<number, number>;
  readonly bills: BillsOfFile;
  readonly out: LinesOut;
  /** Logs what nobody foresaw. @returns what may be told of it. */
  readonly unforeseen: (error: unknown) => ProblemDetails;
};

/** A line that is right in itself, as it was sent and as it was read. */
export type RightLine = {
  readonly line: number;
  readonly value: { readonly line: number };
  readonly raw: object;
};
type WrongLine = { readonly line: number; readonly problem: ProblemDetails };
export type ReadLine = RightLine | WrongLine;

type LinesPiece = {
  readonly lines: readonly ReadLine[];
  readonly problem: ProblemDetails | null;
};

/** Yields the lines as they come, and with the last of them why there are no more. */
export async function* importLinesOf({ pieces, schema }: ImportRun): AsyncGenerator<LinesPiece> {
  const pause = createYielder();
  for await (const { lines, problem } of pieces) {
    const read: ReadLine[] = [];
    for (const line of lines) {
      read.push(readLine(line, schema));
      await pause();
    }
    yield { lines: read, problem: problem ?? null };
  }
}

/** What has no number of its own is answered by its place in the body. */
function readLine({ line: place, text }: RawLine, schema: ImportRun['schema']): ReadLine {
  if (typeof text !== 'string') return { line: place, problem: text };
  const parsed = parseLine(schema, text);
  if (!parsed.ok) return { line: numberIn(text) ?? place, problem: parsed.rejection };
  const value = parsed.value.value as RightLine['value'];
  return { line: value.line, value, raw: parsed.value.raw };
}

function numberIn(text: string): number | null {
  const found = /"line":\s*([1-9][0-9]{0,7})\b/.exec(text);
  return found === null ? null : Number(found[1]);
}

export const isRight = (line: ReadLine): line is RightLine => 'value' in line;

export type LineRequest = CommandRequest & LineCommand & { readonly line: number };

/** A line, and what is asked of the writer for it, unless something is wrong with it. */
export type AskedLine = { readonly line: ReadLine; readonly request?: LineRequest };

/**
 * @param importId null in a rehearsal. Otherwise each line has a key of its own: whatever is sent
 *   again, by whomever, is imported once.
 */
export async function linesAskedFor(
  run: ImportRun,
  lines: readonly ReadLine[],
  importId: number | null,
): Promise<readonly AskedLine[]> {
  const right = lines.filter(isRight);
  const values = right.map(({ value }) => value);
  const commands = (await run.kind.commandsOf(run.parts, run.bookId, values, run.bills)).values();
  return lines.map((line) => {
    if (!isRight(line)) return { line };
    const asked = commands.next().value;
    invariant(asked !== undefined, 'Each line has its command.');
    if ('status' in asked) return { line: { line: line.line, problem: asked } };
    const before = asked.changes === true ? namedBefore(run, line.line, asked.id) : null;
    if (before !== null) return { line: { line: line.line, problem: before } };
    return { line, request: requestOf(run, line, { ...asked, importId }) };
  });
}

/** An undo gives a record back what it had before one line: a second one would hide that. */
function namedBefore({ changedBy }: ImportRun, line: number, id: number): ProblemDetails | null {
  const first = changedBy.get(id) ?? line;
  changedBy.set(id, first);
  return first === line ? null : invalidField('line', `Row ${first} changes this record already.`);
}

function requestOf(
  { path, bookId, personId: actorId }: ImportRun,
  { line, raw }: RightLine,
  { importId, ...asked }: LineCommand & { readonly importId: number | null },
): LineRequest {
  const key = `import ${importId} ${line}`;
  const idempotency =
    importId === null ? undefined : { key, requestHash: requestHashOf('POST', path, raw) };
  return { ...asked, line, bookId, actorId, ...given('idempotency', idempotency) };
}

/** A line is told of some of its errors, since twenty thousand lines may have twenty each. */
const ERRORS_MAX = 3;

export function refusedImportLine(line: number, problem: ProblemDetails): RefusedLine {
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

export type ImportReplyLine = AcceptedImportLine | RefusedLine;
export type ImportTally = { accepted: number; refused: number };

/** How it ended: `done` unless lines were not read. */
export type ImportEnd = { readonly done: boolean; readonly problem: ProblemDetails | null };

/** Writes answers, and counts them. */
export function writeAnswers(
  { out }: ImportRun,
  tally: ImportTally,
  answers: readonly ImportReplyLine[],
): void {
  const right = answers.filter(({ ok }) => ok).length;
  tally.accepted += right;
  tally.refused += answers.length - right;
  out.write(answers);
}
