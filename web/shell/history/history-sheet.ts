// The history of a record as a sheet: each change with who made it and when, newest first.
import type { HistoryItem } from '#api/contract/book/history.ts';
import { reportColumns, reportLines } from '#core/kernel/writing/sheet.ts';
import type { ReportColumnOf, ReportSheet } from '#core/kernel/writing/sheet.ts';
import { formatInstant, todayInIndia } from '#web/format/dates.ts';
import { dayInWords } from '#web/shell/sheet/words.ts';

/** A history has no more changes than this. */
const ITEMS_MAX = 1000;

/** @returns who made a change, as a screen says it. */
export const actorOf = ({ actor }: Pick<HistoryItem, 'actor'>): string =>
  actor.id === 0 ? 'The system' : actor.name;

/** @returns `GSTIN: none → 27AAPFU0939F1ZV`. */
const changeInWords = ({ label, before, value }: HistoryItem['changes'][number]): string =>
  `${label}: ${before === null ? '' : `${before} → `}${value}`;

const COLUMNS: readonly ReportColumnOf<HistoryItem>[] = [
  { head: 'Event', kind: 'count', of: ({ seq }) => seq },
  { head: 'Recorded', kind: 'text', of: ({ recordedAt: at }) => formatInstant(at) },
  { head: 'By', kind: 'text', of: actorOf },
  { head: 'What was done', kind: 'text', of: ({ what }) => what },
  {
    head: 'What changed',
    kind: 'text',
    of: ({ changes }) => changes.map(changeInWords).join('; '),
  },
];

/** @param of the record, as its history is called: `#1,276`, a name. */
export const historySheet = (of: string, items: readonly HistoryItem[]): ReportSheet => ({
  title: `History of ${of}`,
  period: `as known on ${dayInWords(todayInIndia())}`,
  remarks: items.length < ITEMS_MAX ? [] : ['The last 1,000 changes only'],
  columns: reportColumns(COLUMNS),
  lines: reportLines(COLUMNS, items),
});
