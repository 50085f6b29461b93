// A table that is taken away as a file: read and drawn in the turn of its person, so that those who
// wait hold no rows.
import { attachment } from '#api/documents/sheets/attachment.ts';
import { csvOf } from '#api/documents/sheets/csv.ts';
import { createDrawingQueue } from '#api/documents/sheets/drawing-queue.ts';
import type { Sheet } from '#api/documents/sheets/sheet.ts';
import { WorkbookTooLarge, XLSX_ROWS_MAX, xlsxOf } from '#api/documents/sheets/xlsx.ts';
import type { ApiContext, SignedIn } from '#api/http/env.ts';
import { replyProblem } from '#api/http/problems/problem.ts';
import { momentBelow, momentInName } from '#api/queries/past/working-paper.ts';

const MEDIA = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

type SheetFile = {
  readonly read: () => Promise<Sheet>;
  /** Under which a browser saves it, without extension. */
  readonly name: string;
  readonly format: keyof typeof MEDIA;
};

type SheetAsk = { readonly context: ApiContext; readonly person: Pick<SignedIn, 'id'> };

/** Of a process: a workbook takes a thread for seconds, a CSV a moment of ours. */
const QUEUES = {
  xlsx: createDrawingQueue({ atOnce: 1, waitingMax: 40, waitMilliseconds: 40_000 }),
  csv: createDrawingQueue({ atOnce: 2, waitingMax: 40, waitMilliseconds: 20_000 }),
} as const;

export function replySheet(
  { context, person }: SheetAsk,
  { read, name, format }: SheetFile,
): Promise<Response> {
  const { signal } = context.req.raw;
  return QUEUES[format].run(person.id, signal, async () => {
    const below = momentBelow();
    const sheet = await read();
    if (format === 'xlsx' && sheet.rows.length > XLSX_ROWS_MAX) return tooManyRows(context, sheet);
    const shown = below === null ? sheet : withFoot(sheet, below);
    const file = format === 'csv' ? csvOf(shown) : await workbookOf(shown, signal);
    if (file === null) return tooManyRows(context, sheet);
    return context.body(file, 200, {
      'Content-Type': MEDIA[format],
      'Content-Disposition': attachment(`${name}${momentInName()}`, format),
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    });
  });
}

/** @returns null where it is too large. */
const workbookOf = (sheet: Sheet, signal: AbortSignal): Promise<Uint8Array<ArrayBuffer> | null> =>
  xlsxOf(sheet, signal).catch((error: unknown) => {
    if (error instanceof WorkbookTooLarge) return null;
    throw error;
  });

const tooManyRows = (context: ApiContext, { rows }: Sheet): Response =>
  replyProblem(context, {
    status: 422,
    code: 'too_many_rows',
    detail:
      `This list of ${rows.length} rows is too large for a workbook, which has ` +
      `${XLSX_ROWS_MAX} at most. Narrow the list, or take it as CSV.`,
    facts: { rows: rows.length, rows_max: XLSX_ROWS_MAX },
  });

/** The words stand in the first column that takes any. */
function withFoot(sheet: Sheet, text: string): Sheet {
  const place = sheet.columns.findIndex(({ kind }) => kind === 'text');
  const foot = sheet.columns.map((_, at) => (at === place ? text : null));
  return { ...sheet, rows: [...sheet.rows, foot] };
}
