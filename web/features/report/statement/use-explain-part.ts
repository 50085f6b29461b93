// From a figure of a statement to the events whose sum it is: those of its account, or of all
// income and expense, in the days of its column.
import { useNavigate } from 'react-router-dom';
import { dayBefore } from '#core/kernel/calendar-date.ts';
import { financialYearOf, yearPeriod } from '#core/kernel/financial-year.ts';
import { useMoment } from '#web/client/past/moment.ts';
import { dateFromWire } from '#web/format/dates.ts';
import { paths } from '#web/paths.ts';
import { usePageBook } from '#web/state/page-book.ts';

/** Of a column of the reply; a balance has no first day. */
export type StatementDays = { readonly from?: string; readonly to: string };

/** @returns what a key runs in a row or a cell; false where nothing is to be explained. */
export function useExplainPart(columns: readonly StatementDays[]): () => void | false {
  const { id: bookId } = usePageBook();
  const navigate = useNavigate();
  const moment = useMoment();
  return () => {
    const here = document.activeElement;
    const { id, days, figure, side } = here?.closest<HTMLElement>('tr[data-days]')?.dataset ?? {};
    const at = Number(here?.closest<HTMLElement>('[data-at]')?.dataset['at'] ?? 0);
    const column = columns[at];
    if (days === undefined || column === undefined) return false;
    const to = dateFromWire(column.to);
    const from = column.from ?? yearPeriod(financialYearOf(to)).from;
    const eve = days === 'before' && figure !== 'brought-forward';
    void navigate(
      paths.history(bookId, {
        explain: id ?? '0',
        figure,
        side,
        first: days === 'period' ? from : undefined,
        as_on: eve ? dayBefore(dateFromWire(from)) : to,
        until: moment?.at ?? undefined,
      }),
    );
    return undefined;
  };
}
