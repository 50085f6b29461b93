// The ratios as a report: formula, both figures, both years, and what has to be explained.
import type { RatioRow, RatiosReply } from '#api/contract/account/reports/ratios.ts';
import type { ReportCell } from '#core/kernel/writing/sheet.ts';
import { column, reportOf } from '#core/report/index.ts';
import type { DeclaredColumn, ReportView } from '#core/report/index.ts';
import { dateFromWire } from '#web/format/dates.ts';
import { paiseFromWire } from '#web/format/money.ts';
import type { ExplainedPlace } from '#web/shell/history/explain-place.ts';
import { periodInWords } from '#web/shell/sheet/words.ts';

const NOTHING = 'n/a';
const UNITS = { times: 'times', percent: '%' } as const;

/** A ratio is in hundredths. */
const valueCell = ({ value }: RatioRow['now']): ReportCell =>
  value === null ? NOTHING : Math.round(Number(value) * 100);

const COLUMNS: readonly DeclaredColumn<RatioRow>[] = [
  column.text('Ratio', ({ name }) => name),
  column.text('Formula', ({ formula }) => formula, { onScreen: 'below' }),
  column.money('Numerator', ({ now }) => paiseFromWire(now.numerator), { figure: 'above' }),
  column.money('Denominator', ({ now }) => paiseFromWire(now.denominator), { figure: 'below' }),
  column.ratio('This period', ({ now }) => valueCell(now), {
    rule: 'answer',
    figure: 'now',
    onPhone: 'column',
  }),
  column.text('Unit', ({ unit }) => UNITS[unit], { onPhone: 'column' }),
  column.money('Numerator, last year', ({ before }) => paiseFromWire(before.numerator), {
    onlyIn: 'file',
  }),
  column.money('Denominator, last year', ({ before }) => paiseFromWire(before.denominator), {
    onlyIn: 'file',
  }),
  column.ratio('Last year', ({ before }) => valueCell(before), { figure: 'before' }),
  column.percent('Change', ({ change }) => (change === null ? NOTHING : Number(change))),
  column.text(
    'Explanation',
    ({ explanation, asks_explanation: asks }) => explanation ?? (asks ? 'Explain: above 25%' : ''),
  ),
];

/** @returns a ratio in words: `2.98 times`. */
export const valueText = ({ value }: RatioRow['now'], unit: RatioRow['unit']): string =>
  value === null ? NOTHING : `${Number(value).toFixed(2)} ${UNITS[unit]}`.replace('-', '−');

export const changeText = ({ change }: RatioRow): string =>
  change === null ? NOTHING : `${Number(change).toFixed(1)}%`.replace('-', '−');

type RatioLinks = {
  /** Where Enter leads on a ratio. */
  readonly hrefOf: (code: string) => string;
  readonly explainHref: (place: ExplainedPlace) => string;
};

/** The ratio of the year before is laid out as this one. */
const explainedIn =
  ({ now, before }: RatiosReply, { explainHref }: RatioLinks) =>
  (figure: string, code: string) => {
    const { from, to } = figure === 'before' ? before : now;
    return explainHref({
      of: 'ratios',
      line: figure === 'now' || figure === 'before' ? code : `${code}/${figure}`,
      from,
      asOn: to,
      laid: to === now.to ? null : now.to,
    });
  };

/** @param links nowhere on paper. */
export function ratiosView(reply: RatiosReply, links?: RatioLinks): ReportView {
  const { now, before, rows } = reply;
  const wordsOf = ({ from, to }: RatiosReply['now']) =>
    periodInWords({ from: dateFromWire(from), to: dateFromWire(to) });
  return reportOf(
    {
      title: 'Ratios',
      period: wordsOf(now),
      remarks: [`Beside ${wordsOf(before)}`, 'Averages are of the first and the last day'],
    },
    COLUMNS,
    rows.map((row) => ({
      as: 'line',
      key: row.code,
      row,
      ...(links !== undefined && { href: links.hrefOf(row.code) }),
      whose: row.code,
      answer: 'now',
    })),
    links && explainedIn(reply, links),
  );
}
