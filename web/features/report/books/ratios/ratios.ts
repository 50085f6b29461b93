// The ratios as a report: formula, both figures, both years, and what has to be explained.
import type { RatioRow, RatiosReply } from '#api/contract/account/reports/ratios.ts';
import type { ReportCell } from '#core/kernel/writing/sheet.ts';
import { column, reportOf } from '#core/report/index.ts';
import type { DeclaredColumn, ReportView } from '#core/report/index.ts';
import type { ExplainedPlace } from '#web/shell/history/explain-place.ts';
import { periodInWords } from '#web/shell/sheet/words.ts';

const NOTHING = 'n/a';
const UNITS = { times: 'times', percent: '%' } as const;

const valueCell = ({ hundredths }: RatioRow['now']): ReportCell => hundredths ?? NOTHING;

const COLUMNS: readonly DeclaredColumn<RatioRow>[] = [
  column.text('Ratio', ({ name }) => name),
  column.text('Formula', ({ formula }) => formula, { onScreen: 'below' }),
  column.money('Numerator', ({ now }) => now.numeratorPaise, { figure: 'above' }),
  column.money('Denominator', ({ now }) => now.denominatorPaise, { figure: 'below' }),
  column.ratio('This period', ({ now }) => valueCell(now), {
    rule: 'answer',
    figure: 'now',
    onPhone: 'column',
  }),
  column.text('Unit', ({ unit }) => UNITS[unit], { onPhone: 'column' }),
  column.money('Numerator, last year', ({ before }) => before.numeratorPaise, {
    onlyIn: 'file',
  }),
  column.money('Denominator, last year', ({ before }) => before.denominatorPaise, {
    onlyIn: 'file',
  }),
  column.ratio('Last year', ({ before }) => valueCell(before), { figure: 'before' }),
  column.percent('Change', ({ changeHundredths: change }) =>
    change === null ? NOTHING : change / 100,
  ),
  column.text(
    'Explanation',
    ({ explanation, asksExplanation: asks }) => explanation ?? (asks ? 'Explain: above 25%' : ''),
  ),
];

/** @returns a ratio in words: `2.98 times`. */
export const valueText = ({ hundredths }: RatioRow['now'], unit: RatioRow['unit']): string =>
  hundredths === null
    ? NOTHING
    : `${(hundredths / 100).toFixed(2)} ${UNITS[unit]}`.replace('-', '−');

export const changeText = ({ changeHundredths: change }: RatioRow): string =>
  change === null ? NOTHING : `${(change / 100).toFixed(1)}%`.replace('-', '−');

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
  const wordsOf = (days: RatiosReply['now']) => periodInWords(days);
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
