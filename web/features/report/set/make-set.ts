// A set of reports as one PDF: all are read first, so that they are of the same event, then drawn
// one after another behind a page of contents.
import type { ReportSheet } from '#core/kernel/writing/sheet.ts';
import { saveFile } from '#web/client/save-file.ts';
import { readingUntil } from '#web/shell/sheet/gathering.ts';
import { makeReport } from '#web/shell/sheet/make-report.ts';
import { drawReport } from '#web/shell/sheet/pdf/draw-report.ts';
import { joinReports, reportPages } from '#web/shell/sheet/pdf/join-pdf.ts';
import type { ReportPdf } from '#web/shell/sheet/pdf/join-pdf.ts';
import { pdfFile } from '#web/shell/sheet/pdf/save-pdf.ts';
import { sheetFileName } from '#web/shell/sheet/save-sheet.ts';
import { periodInWords } from '#web/shell/sheet/words.ts';
import type { NamedBook } from '#web/state/active-book.ts';
import type { Report } from '#web/ui/paper/sheet/PrintedSheet.tsx';
import { PART_NAMES, SET_LINES_MAX } from './part-names.ts';
import type { SetPart } from './part-names.ts';
import { PART_MAKERS } from './set-parts.ts';
import type { SetOf } from './set-parts.ts';

/** While others post, the reports need not agree with each other: all are read again. */
const TRIES_MAX = 3;

export type SetProgress = {
  readonly step: 'read' | 'drawn';
  readonly name: string;
  readonly lines: number;
};

type SetMaking = {
  readonly book: NamedBook;
  readonly parts: readonly SetPart[];
  readonly signal: AbortSignal;
  readonly onProgress: (progress: SetProgress) => void;
};

export async function saveReportSet(of: Omit<SetOf, 'bookId'>, making: SetMaking): Promise<void> {
  const all = await readAtRest(of, making);
  const reports = all.filter(({ sheet }) => sheet.lines.length > 0);
  const drawn: ReportPdf[] = [];
  for (const report of reports) drawn.push(await draw(report, making));
  const contents = await contentsOf(of, { all, reports, drawn }, making);
  const pdf = await joinReports(contents.report.sheet.title, [contents.pdf, ...drawn]);
  if (!making.signal.aborted) saveFile(pdfFile(pdf), sheetFileName(contents.report, 'pdf'));
}

async function readAtRest(
  of: Omit<SetOf, 'bookId'>,
  making: SetMaking,
): Promise<readonly Report[]> {
  let reports = await readAll(of, making);
  const isOfOneEvent = () => new Set(reports.map(({ foot }) => foot.recorded)).size <= 1;
  for (let tries = 1; tries < TRIES_MAX && !isOfOneEvent(); tries += 1) {
    reports = await readAll(of, making);
  }
  return reports;
}

async function readAll(
  of: Omit<SetOf, 'bookId'>,
  { book, parts, signal, onProgress }: SetMaking,
): Promise<readonly Report[]> {
  const reports: Report[] = [];
  let before = 0;
  for (const part of parts) {
    const name = PART_NAMES[part];
    onProgress({ step: 'read', name, lines: before });
    const work = {
      read: readingUntil(signal),
      onProgress: (lines: number) => onProgress({ step: 'read', name, lines: before + lines }),
      linesMax: SET_LINES_MAX - before,
    };
    const source = (own: typeof work) => PART_MAKERS[part](own, { ...of, bookId: book.id });
    const report = await makeReport(book, source, work);
    before += report.sheet.lines.length;
    reports.push(report);
  }
  return reports;
}

async function draw(report: Report, { book, signal, onProgress }: SetMaking): Promise<ReportPdf> {
  const { title } = report.sheet;
  const tell = (lines: number) => onProgress({ step: 'drawn', name: title, lines });
  tell(0);
  return { title, parts: await drawReport(report, { bookId: book.id, signal, onProgress: tell }) };
}

type SetRead = {
  readonly all: readonly Report[];
  readonly reports: readonly Report[];
  readonly drawn: readonly ReportPdf[];
};

/** Drawn twice: how many pages it takes itself is known after the first time. */
async function contentsOf(
  { range }: Omit<SetOf, 'bookId'>,
  { all, reports, drawn }: SetRead,
  making: SetMaking,
): Promise<{ readonly report: Report; readonly pdf: ReportPdf }> {
  const [frame] = all;
  if (frame === undefined) throw new Error('A set has a report.');
  const leftOut = all.filter((report) => !reports.includes(report)).map(titleOf);
  const remarks = [
    // That it is a working paper stands first on each report of the past.
    ...(frame.isOfPast ? frame.sheet.remarks.slice(0, 1) : []),
    ...(leftOut.length === 0 ? [] : [`Left out, having no lines: ${LIST.format(leftOut)}`]),
  ];
  const reportWith = (pages: readonly number[]): Report => ({
    ...frame,
    sheet: contentsSheet(
      reports.map(({ sheet }) => sheet),
      { pages, period: periodInWords(range), remarks },
    ),
  });
  const first = await draw(reportWith([]), making);
  const { begins } = await reportPages([first, ...drawn]);
  const report = reportWith(begins.slice(1));
  return { report, pdf: { ...(await draw(report, making)), title: 'Contents' } };
}

const LIST = new Intl.ListFormat('en-GB');
const titleOf = ({ sheet }: Report): string => sheet.title;

type ContentsPlaces = {
  /** Where each report begins; nothing while that is not known. */
  readonly pages: readonly number[];
  readonly period: string;
  readonly remarks: readonly string[];
};

export const contentsSheet = (
  sheets: readonly ReportSheet[],
  { pages, period, remarks }: ContentsPlaces,
): ReportSheet => ({
  title: 'Report set',
  period,
  remarks,
  columns: [
    { head: 'Report', kind: 'text' },
    { head: 'Period', kind: 'text' },
    { head: 'Page', kind: 'count' },
  ],
  lines: sheets.map((sheet, at) => ({
    as: 'line',
    cells: [sheet.title, sheet.period, pages[at] ?? null],
  })),
});
