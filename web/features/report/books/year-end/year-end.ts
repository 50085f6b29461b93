// The checklist of a year's end as a sheet: each point with its state, figure and what is found.
import type { YearEndReply } from '#api/contract/account/reports/year-end.ts';
import { column, reportOf } from '#core/report/index.ts';
import type { DeclaredColumn, DeclaredLine, ReportView } from '#core/report/index.ts';
import { formatDate } from '#web/format/dates.ts';
import { formatCount } from '#web/format/money.ts';
import { periodInWords } from '#web/shell/sheet/words.ts';
import { isFormAddress } from '#web/shell/guards/past/forms.ts';
import { POINT_WORDS, saidOf } from './point-words.ts';

const STATES = { fine: 'Fine', 'to-do': 'To do', 'not-used': 'Not used' } as const;

type PointRow = { readonly point: YearEndReply['points'][number]; readonly year: YearEndReply };

const COLUMNS: readonly DeclaredColumn<PointRow>[] = [
  column.text('Point', ({ point }) => POINT_WORDS[point.code].name),
  column.text('State', ({ point }) => STATES[point.state], { onPhone: 'column' }),
  column.count('Count', ({ point }) => point.count),
  column.money('Amount', ({ point }) => point.paise),
  column.text('Found', ({ point, year }) => saidOf(point, year), { onPhone: 'below' }),
];

type YearEndParts = {
  readonly bookId: number;
  readonly scope: number | undefined;
  readonly reply: YearEndReply;
  /** In the past nothing leads to a form. */
  readonly isPresent: boolean;
};

export function yearEndView({ bookId, scope, reply, isPresent }: YearEndParts): ReportView {
  const leads = (href: string) => isPresent || !isFormAddress(placeOf(href));
  const place = { bookId, scope, year: reply };
  const { from, to } = reply;
  return reportOf(
    {
      title: 'Year end',
      period: periodInWords({ from, to }),
      remarks: [yearEndInWords(reply)],
    },
    COLUMNS,
    (isEmpty(reply) ? [] : reply.points).map((point): DeclaredLine<PointRow> => {
      const href = POINT_WORDS[point.code].href(place, point);
      return {
        as: 'line',
        key: point.code,
        ...(leads(href) && { href }),
        row: { point, year: reply },
      };
    }),
  );
}

function placeOf(href: string) {
  const [pathname = '', search = ''] = href.split('?');
  return { pathname, search };
}

/** A book without an entry and without a draft has no year to close. */
const isEmpty = ({ countedTo, points }: YearEndReply): boolean =>
  countedTo === 0 && points.every(({ code, count }) => code !== 'drafts' || count === 0);

/** @returns how far the year is settled. */
export function yearEndInWords(reply: YearEndReply): string {
  const open = reply.points.filter(({ state }) => state === 'to-do');
  const others = open.filter(({ code }) => code !== 'lock').length;
  const isLocked = open.length === others;
  const used = reply.points.filter(({ state }) => state !== 'not-used').length;
  if (others > 0)
    return `${formatCount(open.length)} of ${formatCount(used)} points are still to be done.`;
  if (isLocked) return 'Everything is settled, and the year is locked.';
  return reply.hasEnded
    ? 'Everything else is settled: lock the year last.'
    : `Everything is settled so far. The year runs to ${formatDate(reply.to)}.`;
}
