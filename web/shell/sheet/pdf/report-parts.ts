// A report as the server sets it in type: its cells as the texts that are printed, and how much
// room each column needs, told from the whole list so that all parts are alike.
import { PART_LINES_MAX } from '#api/contract/server/report-pdf.ts';
import type { ReportPart } from '#api/contract/server/report-pdf.ts';
import { sheetFor } from '#core/kernel/writing/sheet.ts';
import type { ReportColumn, ReportSheet } from '#core/kernel/writing/sheet.ts';
import { printedText } from '#web/ui/paper/sheet/cells.ts';
import { paperWidth } from '#web/ui/paper/sheet/paper-width.ts';
import { SIGNATURES } from '#web/ui/paper/sheet/PrintedSheet.tsx';
import type { Report } from '#web/ui/paper/sheet/PrintedSheet.tsx';

export type PrintedReport = Omit<ReportPart, 'begin' | 'end' | 'lines'> & {
  readonly begin: NonNullable<ReportPart['begin']>;
  readonly end: NonNullable<ReportPart['end']>;
  readonly lines: readonly ReportPart['lines'][number][];
};

/** A text that needs no more letters keeps its room; longer ones share what is left. */
const SHORT = 14;
/** Longer ones break, and take no more of the page for it. */
const LONG = 48;
/** As many letters as 1,00,000.00 has: what a column of nil leaves to a head of several words. */
const AMOUNT = 11;
const RIGHT = new Set<ReportColumn['kind']>(['money', 'count', 'quantity', 'ratio', 'percent']);
/** Letters that a step into a tree takes. */
const LEVEL_LETTERS = 2;

export function printedReport({ sheet: whole, letterhead, foot }: Report): PrintedReport {
  const sheet = sheetFor('paper', whole);
  const lines = sheet.lines.map(({ as, level, cells }) => ({
    as,
    ...(level !== undefined && { level }),
    cells: cells.map((cell, at) => printedText(cell, sheet.columns[at]?.kind ?? 'text')),
  }));
  const { title, period, remarks } = sheet;
  return {
    width: paperWidth(sheet.columns),
    begin: {
      letterhead: {
        name: letterhead.name,
        address: [...letterhead.address],
        registration: [...letterhead.registration],
      },
      title,
      period,
      remarks: [...remarks],
    },
    columns: sheet.columns.map((column, at) => printedColumn(column, roomOf(sheet, lines, at))),
    lines,
    end: {
      recorded: foot.recorded,
      printed: [...foot.printed],
      signatures: sheet.isSigned === true ? [...SIGNATURES] : [],
    },
    footer: [letterhead.name, title].join(' · '),
  };
}

function printedColumn(
  { head, kind, over, rule }: ReportColumn,
  letters: number,
): ReportPart['columns'][number] {
  return {
    head: inOneLine(head),
    align: RIGHT.has(kind) ? 'right' : 'left',
    letters: Math.min(letters, LONG),
    shares: kind === 'text' && letters > SHORT,
    ...(over !== undefined && { over }),
    ...(rule !== undefined && { rule }),
    sums: kind === 'money',
  };
}

/** The sign of rupees stays beside one word; a day of several has it below. */
const inOneLine = (head: string): string => head.replace(/^(\S+) \(₹\)$/u, '$1\u00A0(₹)');

/** @returns the letters of its longest cell, and of what its head needs. */
function roomOf({ columns }: ReportSheet, lines: PrintedReport['lines'], at: number): number {
  const words = inOneLine(columns[at]?.head ?? '').split(' ');
  const twoLines = columns[at]?.kind === 'money' ? Math.min(inTwoLines(words), AMOUNT) : 1;
  let most = Math.max(twoLines, ...words.map(({ length }) => length));
  for (const { cells, level = 0 } of lines) {
    const letters = [...(cells[at] ?? '')].length + (at === 0 ? level * LEVEL_LETTERS : 0);
    if (letters > most) most = letters;
  }
  return most;
}

/** @returns the letters of the longer line, where the words are broken best into two. */
const inTwoLines = (words: readonly string[]): number =>
  Math.min(
    ...words.map((_, at) =>
      Math.max(...[words.slice(0, at), words.slice(at)].map((line) => line.join(' ').length)),
    ),
  );

/** @returns the part that begins after so many lines. */
export function partAfter(report: PrintedReport, after: number): ReportPart {
  const { width, begin, columns, lines, end, footer } = report;
  const isLast = after + PART_LINES_MAX >= lines.length;
  return {
    width,
    begin: after === 0 ? begin : null,
    columns,
    lines: lines.slice(after, after + PART_LINES_MAX),
    end: isLast ? end : null,
    footer,
  };
}
