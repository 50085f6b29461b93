// The reports in the palette: by name, and with a period or a customer after the name.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import type { Customer } from '#api/contract/customer/customer.ts';
import { formatDate, todayInIndia } from '#web/format/dates.ts';
import { periodLabel, periodQuery, rangeOf } from '#web/format/periods.ts';
import type { PeriodChoice } from '#web/format/periods.ts';
import { paths } from '#web/paths.ts';
import type { BookReport } from '#web/paths.ts';
import type { PaletteItem } from '#web/ui/overlays/palette/items.ts';
import { paletteTextAtom } from '../../atoms.ts';
import { useCommands } from '../../use-commands.ts';
import type { ShownBook } from '../../use-shown-book.ts';
import { customersOf } from '../found-queries.ts';
import { BOOK_WORDS, reportAsked } from './report-words.ts';
import { isHopeless, useStill } from '../use-still.ts';

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
    if (asked === null) return null;
    const { period } = asked;
    if (asked.report === 'trial-balance') return [trialBalanceOf(asked, scope)];
    if (asked.report === 'profit-and-loss') return [profitAndLossOf(asked, scope)];
    if (asked.report === 'balance-sheet') return [balanceSheetOf(asked, scope)];
    if (asked.report === 'cash-flow') return [cashFlowOf(asked, scope)];
    if (asked.report === 'ratios') return [ratiosOf(asked, scope)];
    if (asked.report === 'book') return [bookOf(asked, scope)];
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
    id: 'pl',
    name: 'Profit and loss',
    words: 'pl p&l pnl income statement',
    href: paths.profitAndLoss(scope),
  },
  { id: 'bs', name: 'Balance sheet', words: 'bs', href: paths.balanceSheet(scope) },
  {
    id: 'cf',
    name: 'Cash flow',
    words: 'cf cashflow',
    href: paths.cashFlow(scope),
  },
  {
    id: 'ratios',
    name: 'Ratios',
    words: 'ratio analysis schedule iii',
    href: paths.ratios(scope),
  },
  {
    id: 'receivables',
    name: 'Receivables',
    words: 'ageing outstanding debtors owed',
    href: paths.receivables(scope),
  },
  ...BOOK_WORDS.map(({ book, title, short }) => ({
    id: book,
    name: title,
    words: short.join(' '),
    href: paths.bookReport(book, scope),
  })),
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

const profitAndLossOf = ({ period, on }: Days, scope: number | undefined): PaletteItem => ({
  id: 'pl-period',
  name: 'Profit and loss',
  detail: on === null ? periodLabel(period) : `up to ${formatDate(on)}`,
  href: paths.profitAndLoss(scope, on === null ? periodQuery(period) : { on }),
});

const cashFlowOf = ({ period, on }: Days, scope: number | undefined): PaletteItem => ({
  id: 'cf-period',
  name: 'Cash flow',
  detail: on === null ? periodLabel(period) : `up to ${formatDate(on)}`,
  href: paths.cashFlow(scope, on === null ? periodQuery(period) : { on }),
});

const ratiosOf = ({ period }: Days, scope: number | undefined): PaletteItem => ({
  id: 'ratios-period',
  name: 'Ratios',
  detail: periodLabel(period),
  href: paths.ratios(scope, periodQuery(period)),
});

const balanceSheetOf = ({ period, on }: Days, scope: number | undefined): PaletteItem => {
  const day = on ?? rangeOf(period).to;
  const isToCome = on === null && day > todayInIndia();
  return {
    id: 'bs-period',
    name: 'Balance sheet',
    detail: isToCome ? periodLabel(period) : `as at ${formatDate(day)}`,
    href: paths.balanceSheet(scope, on === null ? periodQuery(period) : { on }),
  };
};

/** A day alone is the first and the last one of a book. */
const bookOf = (
  { book, period, on }: Days & { readonly book: BookReport },
  scope: number | undefined,
): PaletteItem => ({
  id: `${book}-period`,
  name: BOOK_WORDS.find((each) => each.book === book)?.title ?? '',
  detail: on === null ? periodLabel(period) : formatDate(on),
  href: paths.bookReport(book, scope, on === null ? periodQuery(period) : { from: on, to: on }),
});

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
