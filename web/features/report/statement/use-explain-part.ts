// From a figure of a statement to the events whose sum it is: those of its account, or of all
// accounts of its line, in the days of its column.
import { useNavigate } from 'react-router-dom';
import type { ExplainedPage } from '#api/contract/book/log/explain.ts';
import { calendarDate, dayBefore } from '#core/kernel/calendar-date.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { financialYearOf, yearPeriod } from '#core/kernel/financial-year.ts';
import type { Period } from '#core/kernel/financial-year.ts';
import type { OwnerForm } from '#core/statement/index.ts';
import { explainedHere, useExplainHref } from '#web/shell/history/use-explain.ts';

/** Of a column of the reply; a balance has no first day. */
export type StatementDays = Partial<Pick<Period, 'from'>> & Pick<Period, 'to'>;

export type ExplainedTable = {
  readonly of: ExplainedPage;
  readonly form: OwnerForm | null;
  /** Of the reply; none while it is awaited. */
  readonly columns: readonly StatementDays[];
  /** How the page that explains calls a line; by its own code unless given. Null has no name. */
  readonly lineOf?: (code: string) => string | null;
};

/** @returns what a key runs in a row or a cell; false where nothing is to be explained. */
export function useExplainPart(table: ExplainedTable): () => void | false {
  const navigate = useNavigate();
  const hrefOf = useExplainHref();
  return () => {
    const said = explainedHere();
    const here = document.activeElement;
    const row = here?.closest<HTMLElement>('[data-days], [data-code]');
    const at = Number(here?.closest<HTMLElement>('[data-at]')?.dataset['at'] ?? 0);
    const column = table.columns[at];
    if (said !== undefined) return void navigate(said);
    if (row == null || column === undefined) return false;
    const { days, code } = row.dataset;
    if (days === undefined && table.lineOf?.(code ?? '') === null) return false;
    const place =
      days === undefined
        ? placeOfLine(table, code ?? '', column)
        : placeOfPart(row.dataset, days, column);
    return void navigate(hrefOf(place));
  };
}

/** @returns where a line is explained in the days of the first column. */
export function useLineHref(table: ExplainedTable): (code: string) => string | undefined {
  const hrefOf = useExplainHref();
  const [own] = table.columns;
  return (code) => (own === undefined ? undefined : hrefOf(placeOfLine(table, code, own)));
}

const firstDayOf = ({ from, to }: StatementDays): CalendarDate =>
  from ?? yearPeriod(financialYearOf(to)).from;

function placeOfPart(part: DOMStringMap, days: string, column: StatementDays) {
  const { id, figure, side, begins } = part;
  const first = firstDayOf(column);
  const isWithin = begins !== undefined && begins > first && begins <= column.to;
  const from = isWithin ? calendarDate(begins) : first;
  const eve = days === 'before' && figure !== 'brought-forward';
  return {
    account: id ?? null,
    figure,
    side,
    from: days === 'period' ? from : null,
    asOn: eve ? dayBefore(from) : column.to,
  };
}

function placeOfLine(
  { of, form, columns, lineOf = (code) => code }: ExplainedTable,
  code: string,
  { from, to }: StatementDays,
) {
  const [own] = columns;
  const isOfDays = of === 'profit-and-loss' || of === 'cash-flow';
  return {
    of,
    line: lineOf(code),
    as: of === 'trial-balance' ? null : form,
    laid: of === 'trial-balance' || own?.to === to ? null : own?.to,
    from: isOfDays ? from : null,
    asOn: to,
  };
}
