// The checklist of a year's end as a sheet: each point with its state, figure and what is found.
import type { YearEndReply } from '#api/contract/account/reports/year-end.ts';
import type { ReportColumn } from '#core/kernel/writing/sheet.ts';
import { dateFromWire, formatDate } from '#web/format/dates.ts';
import { formatCount, paiseFromWire } from '#web/format/money.ts';
import { periodInWords } from '#web/shell/sheet/words.ts';
import { isFormAddress } from '#web/shell/guards/past/forms.ts';
import type { ReportView } from '../kit/report-view.ts';
import { POINT_WORDS, saidOf } from './point-words.ts';

const COLUMNS: readonly ReportColumn[] = [
  { head: 'Point', kind: 'text' },
  { head: 'State', kind: 'text' },
  { head: 'Count', kind: 'count' },
  { head: 'Amount (₹)', kind: 'money' },
  { head: 'Found', kind: 'text' },
];

const STATES = { fine: 'Fine', 'to-do': 'To do', 'not-used': 'Not used' } as const;

export type YearEndParts = {
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
  return {
    title: 'Year end',
    period: periodInWords({ from: dateFromWire(from), to: dateFromWire(to) }),
    remarks: [yearEndInWords(reply)],
    columns: COLUMNS,
    nameAt: 0,
    phone: [0, 1],
    phoneBelow: [4],
    lines: isEmpty(reply)
      ? []
      : reply.points.map((point) => {
          const href = POINT_WORDS[point.code].href(place, point);
          return {
            as: 'line',
            key: point.code,
            ...(leads(href) && { href }),
            cells: [
              POINT_WORDS[point.code].name,
              STATES[point.state],
              point.count,
              point.amount === null ? null : paiseFromWire(point.amount),
              saidOf(point, reply),
            ],
          };
        }),
  };
}

function placeOf(href: string) {
  const [pathname = '', search = ''] = href.split('?');
  return { pathname, search };
}

/** A book without an entry and without a draft has no year to close. */
const isEmpty = ({ counted_to: countedTo, points }: YearEndReply): boolean =>
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
  return reply.has_ended
    ? 'Everything else is settled: lock the year last.'
    : `Everything is settled so far. The year runs to ${formatDate(dateFromWire(reply.to))}.`;
}
