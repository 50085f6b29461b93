// What an import does of each kind: the same commands as the calls of that kind give, made by the
// same functions, so that a rehearsal and an import are judged by the rules of a single one.
import type { z } from 'zod';
import type { Right } from '#core/book/index.ts';
import type { Command } from '#core/domain.ts';
import type { streamName } from '#core/kernel/ids.ts';
import type { ImportedRecord } from '#projections/import-list/table.ts';
import type { ProblemDetails } from '#api/http/problems/problem.ts';
import type { RouteParts } from '#api/requests/route-parts.ts';
import type { BillsOfFile } from './bills.ts';

/** A command that a line asks for, and the id of its record. */
export type LineCommand = {
  readonly command: Command;
  readonly id: number;
  /** Set where the record is there, and the line changes it. */
  readonly changes?: true;
};

/** A record of the book that may be the one of a line. */
export type SimilarRecord = {
  readonly id: number;
  readonly name: string;
  /** The field that both have alike. */
  readonly by: string;
};

/** What takes a record back, and the event after which it must not have changed. */
export type UndoCommand = { readonly command: Command; readonly expected?: number };

export type ImportedKind<Line extends z.ZodType> = {
  /** Of the streams that its records have. */
  readonly category: Parameters<typeof streamName>[0];
  /** That each line needs, beside the right to import. */
  readonly right: Right;
  /** @returns for each line, in their order, its command, or what is wrong with it. */
  readonly commandsOf: (
    parts: RouteParts,
    bookId: number,
    lines: readonly z.output<Line>[],
    bills: BillsOfFile,
  ) => Promise<readonly (LineCommand | ProblemDetails)[]>;
  /** @returns for each line the records that it may be a second time; none where names are free. */
  readonly similar: (
    parts: RouteParts,
    bookId: number,
    lines: readonly z.output<Line>[],
  ) => Promise<readonly (readonly SimilarRecord[])[]>;
  /** @returns what takes back the records of an import, one for each in their order. */
  readonly takeBack: (
    parts: RouteParts,
    bookId: number,
    records: readonly ImportedRecord[],
  ) => Promise<readonly UndoCommand[]>;
};
