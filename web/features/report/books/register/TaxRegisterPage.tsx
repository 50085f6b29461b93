// The register of sales, of credit notes or of debit notes: month by month, then its vouchers.
import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { readTaxRegister } from '#api/contract/account/registers.ts';
import type { RegisterKind } from '#api/contract/account/registers.ts';
import type { Period } from '#core/kernel/financial-year.ts';
import { monthEnd, calendarDate } from '#core/kernel/calendar-date.ts';
import { sheetOfView } from '#core/report/index.ts';
import { sentenceOf } from '#web/client/failure.ts';
import { askingPages, awaited } from '#web/client/query.ts';
import { useExplainHref } from '#web/shell/history/use-explain.ts';
import { formatCount, formatRupees } from '#web/format/money.ts';
import { paths } from '#web/paths.ts';
import type { BookReport } from '#web/paths.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { Segmented } from '#web/ui/inputs/Segmented.tsx';
import { LoadMore } from '#web/ui/lists/LoadMore.tsx';
import { Kbd } from '#web/ui/marks/Marks.tsx';
import { useReportColumns } from '../kit/columns/use-report-columns.tsx';
import { useEntryOrder } from '../kit/columns/use-no-columns.ts';
import { ViewPart } from '../../head/ReportHead.tsx';
import { ReportFrame } from '../kit/ReportFrame.tsx';
import { useReportRange } from '../kit/use-report-range.ts';
import type { ReportRange, ReportRangeState } from '../kit/use-report-range.ts';
import {
  monthlyView,
  monthsOfYear,
  readWholeRegister,
  REGISTER_ROWS,
  registerCall,
  registerView,
} from './tax-register.ts';
import type { RegisterRequest, RegisterParts } from './tax-register.ts';

const REGISTERS: Readonly<
  Record<RegisterKind, { readonly title: string; readonly report: BookReport }>
> = {
  sales: { title: 'Sales register', report: 'sales-register' },
  'credit-note': { title: 'Credit note register', report: 'credit-note-register' },
  'debit-note': { title: 'Debit note register', report: 'debit-note-register' },
};

const useRegisterPages = (asked: RegisterRequest) =>
  useInfiniteQuery({
    ...askingPages(
      readTaxRegister,
      (offset: number | null) => registerCall(asked, offset ?? 0),
      () => null,
    ),
    getNextPageParam: (last, all) =>
      last.rows.length < REGISTER_ROWS ? null : all.length * REGISTER_ROWS,
  });

/** More than a month is shown by month unless its vouchers are asked for. */
function useByMonth({ from, to }: ReportRange) {
  const [address, setAddress] = useSearchParams();
  const usual = from.slice(0, 7) !== to.slice(0, 7);
  const chosen = address.get('by');
  const isByMonth = chosen === null ? usual : chosen === 'month';
  const setByMonth = (byMonth: boolean) =>
    setAddress(
      (now) => {
        now.set('by', byMonth ? 'month' : 'voucher');
        return now;
      },
      { replace: true, flushSync: true },
    );
  return { isByMonth, setByMonth };
}

/** The days of a month that are among those of the report. */
function daysOfMonth(month: string, { from, to }: Period) {
  const first = calendarDate(`${month}-01`);
  const last = monthEnd(first);
  return { from: first < from ? from : first, to: last > to ? to : last };
}

/** Where the heads of the register are explained, in the days of a column. */
function useHeadLinks(kind: RegisterKind) {
  const hrefOf = useExplainHref();
  return ({ from, to }: Period) =>
    (head: string) =>
      hrefOf({ of: 'registers', line: `${kind}/${head}`, from, asOn: to });
}

/** April beside April of another year, and so on. */
function useMonthColumns(
  state: ReportRangeState,
  kind: RegisterKind,
  drawn: Omit<RegisterParts, 'register'>,
) {
  const { id: bookId, scope } = usePageBook();
  const { report } = REGISTERS[kind];
  const explainIn = useHeadLinks(kind);
  return useReportColumns(state, {
    list: report,
    endpoint: readTaxRegister,
    callOf: (days) => registerCall({ bookId, kind, range: days }, 0, 1),
    viewOf: (one, days) =>
      monthsOfYear({
        ...drawn,
        register: one,
        explainHref: explainIn(days),
        explainMonth: (month) => explainIn(daysOfMonth(month, days)),
        monthHref: (month) =>
          paths.bookReport(report, scope, { ...daysOfMonth(month, days), by: 'voucher' }),
      }),
    figure: 'Taxable (₹)',
    share: { name: 'the total', key: 'total' },
  });
}

const NO_COLUMNS =
  'A voucher is of one day and has no column of another period. Press V to compare months.';

export function TaxRegisterPage({ kind }: { readonly kind: RegisterKind }) {
  const { id: bookId, scope } = usePageBook();
  const { title, report } = REGISTERS[kind];
  const state = useReportRange('year');
  const { range } = state;
  const { isByMonth, setByMonth } = useByMonth(range);
  const asked = { bookId, kind, range };
  const pages = useRegisterPages(asked);
  const register = pages.data?.pages[0];
  const rows = pages.data?.pages.flatMap((page) => page.rows) ?? [];
  const explainIn = useHeadLinks(kind);
  const drawn = {
    title,
    range,
    explainHref: explainIn(range),
    explainMonth: (month: string) => explainIn(daysOfMonth(month, range)),
    hrefOf: (journalId: number) => paths.journal(journalId, bookId),
    monthHref: (month: string) =>
      paths.bookReport(report, scope, { ...daysOfMonth(month, range), by: 'voucher' }),
  };
  const entries = useEntryOrder(NO_COLUMNS);
  const months = useMonthColumns(state, kind, drawn);
  const viewOf = (all: Parameters<typeof registerView>[1], first: typeof register) =>
    first === undefined
      ? null
      : isByMonth
        ? monthlyView({ ...drawn, register: first })
        : registerView({ ...drawn, register: first }, all);
  const { error } = pages;
  return (
    <ReportFrame
      title={title}
      state={state}
      drawing={isByMonth ? months : entries}
      what={`the ${title.toLowerCase()}`}
      view={viewOf(rows, register)}
      read={awaited(pages)}
      sheet={async (work) => {
        const whole = await readWholeRegister(work, asked);
        const all = { ...drawn, register: whole.register };
        return sheetOfView(isByMonth ? monthlyView(all) : registerView(all, whole.rows));
      }}
      answer={
        register !== undefined &&
        register.totals.count > 0 &&
        `${formatCount(register.totals.count)} vouchers, ${formatRupees(
          register.totals.taxablePaise,
        )} taxable, ${formatRupees(register.totals.totalPaise)} in total.`
      }
      choices={[
        <ViewPart key="rows" name="Rows">
          <Segmented
            label="Rows"
            options={[
              { value: 'month', label: 'Months' },
              { value: 'voucher', label: 'Vouchers' },
            ]}
            value={isByMonth ? 'month' : 'voucher'}
            onChange={(value) => setByMonth(value === 'month')}
          />
        </ViewPart>,
      ]}
      keys={[{ keys: 'V', does: 'By month or by voucher', run: () => setByMonth(!isByMonth) }]}
      hints={
        <>
          , <Kbd>V</Kbd> by month
        </>
      }
    >
      {!isByMonth && (register?.totals.count ?? 0) > REGISTER_ROWS && (
        <LoadMore
          shown={`${formatCount(rows.length)} of ${formatCount(register?.totals.count ?? 0)} vouchers`}
          more="Show more"
          hasMore={pages.hasNextPage}
          loading={pages.isFetchingNextPage}
          failed={pages.isFetchNextPageError && error !== null ? sentenceOf(error.failure) : null}
          onMore={() => void pages.fetchNextPage()}
        />
      )}
    </ReportFrame>
  );
}
