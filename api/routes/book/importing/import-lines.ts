// What the lines of an import ask for, and how they are answered.
import type { z } from 'zod';
import { createYielder } from '#api/commands/batch/yielder.ts';
import type { CommandRequest } from '#api/commands/request.ts';
import type { Writer } from '#api/commands/writer.ts';
import type { AcceptedImportLine } from '#api/contract/book/import.ts';
import type { RefusedLine } from '#api/contract/journal/batch.ts';
import { parseLine } from '#api/http/body/lines/parse-line.ts';
import type { Piece, RawLine } from '#api/http/body/lines/read-lines.ts';
import type { LinesOut } from '#api/http/body/lines/reply-lines.ts';
import { requestHashOf } from '#api/http/idempotency.ts';
import type { ProblemDetails } from '#api/http/problems/problem.ts';
import type { ImportedKind, LineCommand } from './imported-kind.ts';
import { given } from '#api/requests/route-parts.ts';
import type { RouteParts } from '#api/requests/route-parts.ts';

/** Of a kind, whichever: each line is parsed by its schema before it is used. */
export type AnyKind = ImportedKind<z.ZodObject>;

export type ImportParts = RouteParts & Pick<Writer, 'submitSlice' | 'submitWhole' | 'sliceSize'>;

export type ImportRun = {
  readonly parts: ImportParts;
  readonly kind: AnyKind;
  readonly schema: z.ZodObject;
  readonly path: string;
  readonly bookId: number;
  readonly personId: number;
  readonly pieces: AsyncIterable<Piece>;
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

export type LinesPiece = {
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
function readLine({ line: place, text }: RawLine, schema: z.ZodObject): ReadLine {
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

/**
 * @param importId null in a rehearsal. Otherwise each line has a key of its own: whatever is sent
 *   again, by whomever, is imported once.
 */
export async function requestsOf(
  { parts, kind, path, bookId, personId: actorId }: ImportRun,
  lines: readonly RightLine[],
  importId: number | null,
): Promise<readonly LineRequest[]> {
  const values = lines.map(({ value }) => value);
  const commands = await kind.commandsOf(parts, values);
  return commands.map((one, at) => {
    const { line = 0, raw } = lines[at] ?? {};
    const key = `import ${importId} ${line}`;
    const idempotency =
      importId === null ? undefined : { key, requestHash: requestHashOf('POST', path, raw) };
    return { ...one, line, bookId, actorId, ...given('idempotency', idempotency) };
  });
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
