// The reports in the palette: by name, and with a period or a customer after the name.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import type { Customer } from '#api/contract/customer/customer.ts';
import { formatDate, todayInIndia } from '#web/format/dates.ts';
import { periodLabel, periodQuery, rangeOf } from '#web/format/periods.ts';
import type { PeriodChoice } from '#web/format/periods.ts';
import { paths } from '#web/paths.ts';
import type { PaletteItem } from '#web/ui/overlays/palette/items.ts';
import { paletteTextAtom } from '../atoms.ts';
import { useCommands } from '../use-commands.ts';
import type { ShownBook } from '../use-shown-book.ts';
import { customersOf } from './found-queries.ts';
import { missingReport, reportAsked } from './report-words.ts';
import type { MissingReport } from './report-words.ts';
import { isHopeless, useStill } from './use-still.ts';

/** While the palette is open. */
export function useReportCommands(book: ShownBook | null): void {
  const bookId = book?.id ?? 0;
  const scope = book?.scope;
  const today = todayInIndia();
  const client = useQueryClient();
  const still = reportAsked(useStill(useAtomValue(paletteTextAtom)), today);
  const customer = still?.report === 'statement' ? still.customer : null;
  const enabled = book !== null && customer !== null;
  useQuery({ ...customersOf(bookId, customer ?? ''), enabled });
  useCommands('Reports', namedReports(scope));
  useCommands('Reports', (text): readonly PaletteItem[] | 'waiting' | null => {
    const asked = reportAsked(text, today);
    if (bookId === 0) return null;
    const missing = missingReport(text, today);
    if (missing !== null) return [insteadOf(missing, scope)];
    if (asked === null) return null;
    const { period } = asked;
    if (asked.report === 'trial-balance') return [trialBalanceOf(asked, scope)];
    if (asked.report === 'day-book') return [dayBookOf(asked.period, scope)];
    // Without a space after it, the word may still become another.
    if (asked.customer === '' && !/\s$/.test(text)) return null;
    const key = customersOf(bookId, asked.customer).queryKey;
    const customers = client.getQueryData(key);
    if (customers === undefined) return isHopeless(client.getQueryState(key)) ? null : 'waiting';
    return customers.map((each) => statementOf(each, period, scope));
  });
}

const namedReports = (scope: number | undefined): readonly PaletteItem[] => [
  { id: 'tb', name: 'Trial balance', words: 'tb', href: paths.reports(scope) },
  {
    id: 'receivables',
    name: 'Receivables',
    words: 'ageing outstanding debtors owed',
    href: paths.receivables(scope),
  },
  { id: 'day-book', name: 'Day book', words: 'db journal', href: paths.journals(scope) },
  { id: 'ledger', name: 'Ledger', words: 'accounts', href: paths.accounts(scope) },
  { id: 'overdue', name: 'Overdue', href: paths.invoicesWhere({ filter: 'overdue' }, scope) },
  {
    id: 'statement',
    name: 'Statement of account',
    detail: 'Choose the customer',
    words: 'soa customer',
    completes: 'statement ',
  },
];

type Days = { readonly period: PeriodChoice; readonly on: CalendarDate | null };

function trialBalanceOf({ period, on }: Days, scope: number | undefined): PaletteItem {
  const to = on ?? rangeOf(period).to;
  return {
    id: 'tb-period',
    name: 'Trial balance',
    detail: on === null && to > todayInIndia() ? periodLabel(period) : `as on ${formatDate(to)}`,
    href: paths.reports(scope, on === null ? periodQuery(period) : { on }),
  };
}

const dayBookOf = (period: PeriodChoice, scope: number | undefined): PaletteItem => ({
  id: 'day-book-period',
  name: 'Day book',
  detail: periodLabel(period),
  href: paths.journals(scope, periodQuery(period)),
});

/** Says that it cannot be had yet, and leads to where its figures are. */
function insteadOf({ title, in: at, period, on }: MissingReport, scope: number | undefined) {
  const place =
    at === 'returns'
      ? { id: 'returns', name: 'GST returns', href: paths.returns(scope) }
      : period === null
        ? { id: 'tb', name: 'Trial balance', href: paths.reports(scope) }
        : trialBalanceOf({ period, on }, scope);
  return { ...place, id: `instead-${place.id}`, detail: `${title} is not in the beta` };
}

const statementOf = (
  { id, name, city }: Customer,
  period: PeriodChoice | null,
  scope: number | undefined,
): PaletteItem => ({
  id: `statement-${id}`,
  name: `Statement of ${name}`,
  ...(period === null ? (city === null ? {} : { detail: city }) : { detail: periodLabel(period) }),
  href: paths.statement(id, scope, period === null ? {} : periodQuery(period)),
});
