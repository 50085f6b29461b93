// What the business has and owes at a day, beside another: in the vertical form or in two sides,
// which say the same.
import { useRef } from 'react';
import type { ComponentType } from 'react';
import { useQuery } from '@tanstack/react-query';
import { dayBefore } from '#core/kernel/calendar-date.ts';
import { yearPeriod, financialYearOf } from '#core/kernel/financial-year.ts';
import type { BalanceSheetReply } from '#api/contract/account/financial-statements.ts';
import { awaited } from '#web/client/query.ts';
import { dateFromWire, formatDate } from '#web/format/dates.ts';
import { periodQuery } from '#web/format/periods.ts';
import { paths } from '#web/paths.ts';
import { useTreeKeys } from '#web/shell/balances/use-tree.ts';
import { usePeriodKeys } from '#web/shell/keys/use-period-keys.ts';
import { SheetActions } from '#web/shell/sheet/SheetActions.tsx';
import { usePageBook } from '#web/state/page-book.ts';
import { Segmented } from '#web/ui/inputs/Segmented.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { useWide } from '#web/ui/use-wide.ts';
import { ReportTabs } from '../../ReportTabs.tsx';
import { BalanceSheetSides } from './BalanceSheetSides.tsx';
import { sheetIn } from '../queries.ts';
import { sheetColumns } from './sheet-columns.ts';
import { isInWholeRupees } from '../table/statement-figures.ts';
import { ColumnsOfStatement, Compare, StatementBar } from '../StatementBar.tsx';
import { StatementBody } from '../table/StatementBody.tsx';
import { stockCheck, stockHref } from '../table/stock-check.ts';
import { StatementChecks } from '../table/StatementChecks.tsx';
import type { StatementCheck } from '../table/StatementChecks.tsx';
import { StatementHints } from '../table/StatementHints.tsx';
import { FinancialTable } from '../table/FinancialTable.tsx';
import { useOpenRows } from '../table/use-open-rows.ts';
import { useStatementAddress } from '../use-statement-address.ts';
import { nextChoice, useStatementKeys } from '../use-statement-keys.ts';

const LAYOUTS = [
  { value: 'vertical', label: 'Vertical' },
  { value: 't', label: 'T-form' },
] as const;
const COMPARISONS = ['', 'last-year', 'none'] as const;

type Props = {
  /** What stands under the title until it is nil. */
  readonly OpeningDifference?: ComponentType<{
    readonly bookId: number;
    readonly scope?: number | undefined;
  }>;
};

export function BalanceSheetPage({ OpeningDifference }: Props) {
  const { id: bookId, scope } = usePageBook();
  const address = useStatementAddress();
  const { days, dates, set, isInTwoSides, compareText } = address;
  const read = useQuery({ ...sheetIn(bookId, address), placeholderData: (before) => before });
  const { data } = read;
  const open = useOpenRows(data?.rows ?? [], address);
  const page = useRef<HTMLDivElement>(null);
  const day = useRef<HTMLInputElement>(null);
  const wide = useWide();
  const inSides = isInTwoSides && wide;
  const setLayout = (layout: 'vertical' | 't') => set({ layout: layout === 't' ? 't' : '' });
  usePeriodKeys({ ...dates, period: days.period });
  useTreeKeys(page, 'Balance sheet', open);
  useStatementKeys(address, {
    title: 'Balance sheet',
    day,
    onCompare: () => set({ compare: nextChoice<string>(COMPARISONS, compareText) }),
    more: [
      {
        keys: 'L',
        does: 'Vertical form or T-form',
        run: () => setLayout(isInTwoSides ? 'vertical' : 't'),
      },
    ],
  });
  const columns = data === undefined ? [] : sheetColumns(data, wide);
  return (
    <div ref={page}>
      <ReportTabs />
      <PageHead
        title="Balance sheet"
        below={
          <p className="text-ink-2">
            As at {formatDate(days.to)}
            {data !== undefined && `. ${inSides ? 'In two sides' : FORM_NAMES[data.form]}`}
          </p>
        }
      >
        <SheetTools {...{ address, wide, setLayout, bookId }} />
      </PageHead>
      {OpeningDifference !== undefined && <OpeningDifference {...{ bookId, scope }} />}
      <StatementBar {...{ address, day }} form={data?.form ?? null} ofDay />
      <StatementBody what="the balance sheet" {...awaited(read)} />
      {data !== undefined && (
        <>
          <div
            className={`statement-with-checks ${
              inSides || columns.length > 3 ? '' : 'statement-with-checks-beside'
            }`}
          >
            {inSides ? (
              <BalanceSheetSides rows={data.rows} onLine={(code) => openLine(address, code)} />
            ) : (
              <FinancialTable
                rows={data.rows}
                look={{
                  caption: `Balance sheet as at ${formatDate(days.to)}`,
                  columns,
                  change: changeOf(data, wide && columns.length === 2),
                  withNotes: wide,
                  whole: isInWholeRupees(columns.length),
                  hrefOf: (id) => paths.account(id, scope, periodQuery(days.period)),
                  hrefOfStock: stockHref(data, scope),
                  ...open,
                }}
              />
            )}
            <StatementChecks checks={checksOf(data, scope)} countedTo={data.counted_to} />
          </div>
          <StatementHints withLayout />
        </>
      )}
    </div>
  );
}

type Address = ReturnType<typeof useStatementAddress>;

type ToolsProps = {
  readonly address: Address;
  readonly wide: boolean;
  readonly setLayout: (layout: 'vertical' | 't') => void;
  readonly bookId: number;
};

function SheetTools({ address, wide, setLayout, bookId }: ToolsProps) {
  return (
    <div className="flex flex-wrap items-center gap-2 print:hidden">
      {wide && (
        <Segmented
          label="Layout"
          options={LAYOUTS}
          value={address.isInTwoSides ? 't' : 'vertical'}
          onChange={setLayout}
        />
      )}
      {wide && (
        <>
          <ColumnsOfStatement {...address} />
          <Compare
            value={address.compareText}
            options={comparedWith(address)}
            onChange={(compare) => address.set({ compare })}
          />
        </>
      )}
      <SheetActions
        what="the balance sheet"
        of={async (work) => {
          const { balanceSheetSheet } = await import('../statement-sheet.ts');
          return balanceSheetSheet(work, bookId, address);
        }}
      />
    </div>
  );
}

/** A line of the T-form opens in the vertical form, which has room for its accounts. */
function openLine({ set, turned }: Address, code: string): void {
  set({ layout: '', turned: [...turned, code].join(',') });
}

/** The day less the other day; where more stand beside it there is no room. */
const changeOf = ({ columns }: BalanceSheetReply, isShown: boolean) => {
  const before = columns.findIndex(({ of }) => of === 'compared');
  return isShown && before > 0 ? ({ now: 0, before, as: 'rupees' } as const) : null;
};

const FORM_NAMES: Readonly<Record<BalanceSheetReply['form'], string>> = {
  proprietor: 'Format for non-corporate entities (ICAI)',
  firm: 'Format for non-corporate entities (ICAI)',
  company: 'Schedule III, Division I',
};

/** The day that the address names stays among them. */
function comparedWith({ days, comparedDay, compareText }: Address) {
  const start = dayBefore(yearPeriod(financialYearOf(days.to)).from);
  const named = comparedDay !== null && !COMPARISONS.some((one) => one === compareText);
  return [
    { value: '', label: formatDate(start) },
    { value: 'last-year', label: 'Same day last year' },
    ...(named ? [{ value: compareText, label: formatDate(comparedDay) }] : []),
    { value: 'none', label: 'Nothing' },
  ];
}

function checksOf(data: BalanceSheetReply, scope: number | undefined): readonly StatementCheck[] {
  const [funds, assets] = data.rows.filter(({ as }) => as === 'total');
  const isEqual = funds?.amounts.join() === assets?.amounts.join();
  const to = dateFromWire(data.columns[0]?.to ?? '');
  const link = { text: 'Trial balance', to: paths.reports(scope, { on: to }) };
  return [
    isEqual
      ? { state: 'holds', text: 'Assets equal funds and liabilities.' }
      : { state: 'fails', text: 'Assets differ from funds and liabilities.' },
    data.ties
      ? { state: 'holds', text: 'Equals the trial balance of the day.', link }
      : { state: 'fails', text: 'Differs from the trial balance of the day.', link },
    ...(data.stock_by_register ? [stockCheck(data, scope)] : []),
  ];
}
