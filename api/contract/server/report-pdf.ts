// A report as PDF. The browser makes the sheet of a list, as for paper and files; the server sets
// it in type, a part at a time, so that a long one can be followed and stopped.
import { z } from 'zod';
import { endpoint } from '#api/contract/wire/endpoint.ts';

/** So many lines are set by one call: some sixty pages. */
export const PART_LINES_MAX = 2000;
const COLUMNS_MAX = 24;
const TEXT_MAX = 2000;

const words = z.string().max(TEXT_MAX);
const fewWords = z.array(words).max(40);

const column = z.strictObject({
  head: words,
  align: z.enum(['left', 'right']),
  letters: z.number().min(1).max(80).describe('How many letters of room it needs.'),
  shares: z.boolean().describe('Whether it also takes its share of the room that is left.'),
  over: words.optional().describe('What stands over this column and its neighbours of the same.'),
  rule: z.enum(['answer', 'pair']).optional(),
  sums: z.boolean().describe('Whether a total has rules in this column.'),
});

const line = z.strictObject({
  as: z.enum(['line', 'group', 'subtotal', 'total']),
  level: z.number().int().min(0).max(12).optional(),
  cells: z.array(words).max(COLUMNS_MAX).describe('As they are printed, a text for each column.'),
});

const reportPart = z
  .strictObject({
    width: z.enum(['usual', 'close', 'wide']),
    begin: z
      .strictObject({
        letterhead: z.strictObject({ name: words, address: fewWords, registration: fewWords }),
        title: words,
        period: words,
        remarks: fewWords,
      })
      .nullable()
      .describe('What stands above the first line; null on every part but the first.'),
    columns: z.array(column).min(1).max(COLUMNS_MAX),
    lines: z.array(line).max(PART_LINES_MAX),
    end: z
      .strictObject({ recorded: words, printed: fewWords, signatures: fewWords })
      .nullable()
      .describe('What stands below the last line; null on every part but the last.'),
    footer: words.describe('At the foot of each page, on the left.'),
  })
  .refine(({ columns, lines }) => lines.every(({ cells }) => cells.length === columns.length), {
    path: ['lines'],
    message: 'Each line has a cell for each column.',
  });
export type ReportPart = z.infer<typeof reportPart>;

export const readReportPdf = endpoint({
  method: 'WHERE',
  path: '/api/islogin/book/:bookId/report_pdf',
  summary:
    'A part of a report as PDF. Lekha-Lines says how many of its lines stand on pages that are ' +
    'whole: all of the last part; else the next part begins after them, and the last page is left ' +
    'out',
  access: 'member',
  body: reportPart,
  bodyMax: { bytesMax: 8_000_000, valuesMax: PART_LINES_MAX * (COLUMNS_MAX + 4) },
  shows: [],
  presentOnly: 'The sheet that is sent is set in type as it is.',
  undated: 'The sheet that is sent is set in type as it is.',
  reply: z.string(),
  media: 'application/pdf',
  refusals: ['too_many_pdfs'],
});

export const reportPdfEndpoints = { readReportPdf } as const;
