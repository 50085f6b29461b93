// The ratios as a report: formula, both figures, both years, and what has to be explained.
import type { RatioRow, RatiosReply } from '#api/contract/account/reports/ratios.ts';
import type { ReportCell, ReportColumn } from '#core/kernel/writing/sheet.ts';
import { dateFromWire } from '#web/format/dates.ts';
import { paiseFromWire } from '#web/format/money.ts';
import type { ExplainedPlace } from '#web/shell/history/explain-place.ts';
import { periodInWords } from '#web/shell/sheet/words.ts';
import type { ReportRow, ReportView } from '../kit/report-view.ts';

const COLUMNS: readonly ReportColumn[] = [
  { head: 'Ratio', kind: 'text' },
  { head: 'Formula', kind: 'text' },
  { head: 'Numerator (₹)', kind: 'money' },
  { head: 'Denominator (₹)', kind: 'money' },
  { head: 'This period', kind: 'ratio', rule: 'answer' },
  { head: 'Unit', kind: 'text' },
  { head: 'Numerator, last year (₹)', kind: 'money', onlyIn: 'file' },
  { head: 'Denominator, last year (₹)', kind: 'money', onlyIn: 'file' },
  { head: 'Last year', kind: 'ratio' },
  { head: 'Change', kind: 'percent' },
  { head: 'Explanation', kind: 'text' },
];

const NOTHING = 'n/a';
const UNITS = { times: 'times', percent: '%' } as const;

/** A ratio is in hundredths. */
const valueCell = ({ value }: RatioRow['now']): ReportCell =>
  value === null ? NOTHING : Math.round(Number(value) * 100);

const cellsOf = (row: RatioRow): readonly ReportCell[] => [
  row.name,
  row.formula,
  paiseFromWire(row.now.numerator),
  paiseFromWire(row.now.denominator),
  valueCell(row.now),
  UNITS[row.unit],
  paiseFromWire(row.before.numerator),
  paiseFromWire(row.before.denominator),
  valueCell(row.before),
  row.change === null ? NOTHING : Number(row.change),
  row.explanation ?? (row.asks_explanation ? 'Explain: above 25%' : ''),
];

/** @returns a ratio in words: `2.98 times`. */
export const valueText = ({ value }: RatioRow['now'], unit: RatioRow['unit']): string =>
  value === null ? NOTHING : `${Number(value).toFixed(2)} ${UNITS[unit]}`.replace('-', '−');

export const changeText = ({ change }: RatioRow): string =>
  change === null ? NOTHING : `${Number(change).toFixed(1)}%`.replace('-', '−');

export type RatioLinks = {
  /** Where Enter leads on a ratio. */
  readonly hrefOf: (code: string) => string;
  readonly explainHref: (place: ExplainedPlace) => string;
};

/** The ratio, its two figures, and the ratio of the year before, which is laid out as this one. */
function explained(
  code: string,
  { now, before }: RatiosReply,
  { explainHref }: RatioLinks,
): Pick<ReportRow, 'explain' | 'explainCells'> {
  const placeOf = (line: string, { from, to }: RatiosReply['now']) =>
    explainHref({
      of: 'ratios',
      line,
      from,
      asOn: to,
      laid: to === now.to ? null : now.to,
    });
  const own = placeOf(code, now);
  return {
    explain: own,
    explainCells: {
      2: placeOf(`${code}/above`, now),
      3: placeOf(`${code}/below`, now),
      4: own,
      8: placeOf(code, before),
    },
  };
}

/** @param links nowhere on paper. */
export const ratiosView = (reply: RatiosReply, links?: RatioLinks): ReportView => {
  const { now, before, rows } = reply;
  const wordsOf = ({ from, to }: RatiosReply['now']) =>
    periodInWords({ from: dateFromWire(from), to: dateFromWire(to) });
  return {
    title: 'Ratios',
    period: wordsOf(now),
    remarks: [`Beside ${wordsOf(before)}`, 'Averages are of the first and the last day'],
    columns: COLUMNS,
    nameAt: 0,
    below: [1],
    phone: [0, 4, 5],
    lines: rows.map((row) => ({
      as: 'line',
      key: row.code,
      cells: cellsOf(row),
      ...(links !== undefined && {
        href: links.hrefOf(row.code),
        ...explained(row.code, reply, links),
      }),
    })),
  };
};
