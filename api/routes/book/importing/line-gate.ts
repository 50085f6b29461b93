// Which lines an import still takes: as many as were announced when it began, none after its end,
// and of one person no more than the limit of a day. A line that was imported may be sent again.
import { furtherLineRefusal } from '#core/import/index.ts';
import type { ImportRejection } from '#core/import/index.ts';
import { linesOfImport } from '#projections/import-list/read.ts';
import type { ProblemDetails } from '#api/http/problems/problem.ts';
import { IMPORT_LINES_PERSON } from '#api/limits/limits.ts';
import { readImport } from '#api/queries/book/imports.ts';
import { refusalOfTries } from '#api/requests/within-limits.ts';
import type { ImportRun } from './import-lines.ts';

type LineGate = {
  /** Called once for each line, in their order. @returns why it is not taken, or null. */
  readonly refusalOf: (line: number) => ImportRejection | null;
  /** Counts lines for the day. @returns why no more are read, or null. */
  readonly countLines: (
    lines: readonly { readonly line: number }[],
  ) => Promise<ProblemDetails | null>;
};

export async function openLineGate(
  { parts, bookId, personId }: ImportRun,
  importId: number,
): Promise<LineGate> {
  const [now, noted] = await Promise.all([
    readImport(parts.db, bookId, importId),
    linesOfImport(parts.db, bookId, importId),
  ]);
  const known = new Set(noted);
  let taken = known.size;
  return {
    refusalOf: (line) => {
      if (known.has(line)) return null;
      if (now === null) return { kind: 'import_not_found', importId };
      const refusal = furtherLineRefusal({ importId, status: now.status, lines: now.lines, taken });
      if (refusal !== null) return refusal;
      taken += 1;
      known.add(line);
      return null;
    },
    countLines: async (lines) => {
      const amount = lines.filter(({ line }) => !known.has(line)).length;
      if (amount === 0) return null;
      return refusalOfTries(parts, { limit: IMPORT_LINES_PERSON, by: [`${personId}`], amount });
    },
  };
}
