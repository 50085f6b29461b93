// What was earned in a period: beside the same days of the year before, by months or quarters. Each
// figure opens down to its accounts.
import { useRef } from 'react';
import type { ComponentType } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { ProfitAndLossReply } from '#api/contract/account/financial-statements.ts';
import { awaited } from '#web/client/query.ts';
import { formatDate } from '#web/format/dates.ts';
import { periodQuery } from '#web/format/periods.ts';
import { paths } from '#web/paths.ts';
import { useTreeKeys } from '#web/shell/balances/use-tree.ts';
import { usePeriodKeys } from '#web/shell/keys/use-period-keys.ts';
import { SheetActions } from '#web/shell/sheet/SheetActions.tsx';
import { usePageBook } from '#web/state/page-book.ts';
import { PageHead } from '#web/ui/PageHead.tsx';
import { useWide } from '#web/ui/use-wide.ts';
import { ReportTabs } from '../../ReportTabs.tsx';
import { resultIn } from '../queries.ts';
import { COMPARED, resultColumns } from './result-columns.ts';
import { ResultAnswer } from './ResultAnswer.tsx';
import { isInWholeRupees } from '../table/statement-figures.ts';
import { ColumnsOfStatement, Compare, StatementBar } from '../StatementBar.tsx';
import { stockCheck, stockHref } from '../table/stock-check.ts';
import { StatementChecks } from '../table/StatementChecks.tsx';
import type { StatementCheck } from '../table/StatementChecks.tsx';
import { StatementBody } from '../table/StatementBody.tsx';
import { StatementHints } from '../table/StatementHints.tsx';
import { FinancialTable } from '../table/FinancialTable.tsx';
import { useOpenRows } from '../table/use-open-rows.ts';
import { COMPARE_CHOICES, useStatementAddress } from '../use-statement-address.ts';
import { nextChoice, useStatementKeys } from '../use-statement-keys.ts';

type Props = {
  /** What stands under the title until it is nil. */
  readonly OpeningDifference?: ComponentType<{
    readonly bookId: number;
    readonly scope?: number | undefined;
  }>;
};

export function ProfitAndLossPage({ OpeningDifference }: Props) {
  const { id: bookId, scope } = usePageBook();
  const address = useStatementAddress();
  const { days, dates, compare, set } = address;
  const read = useQuery({ ...resultIn(bookId, address), placeholderData: (before) => before });
  const { data } = read;
  const open = useOpenRows(data?.rows ?? [], address);
  const page = useRef<HTMLDivElement>(null);
  const day = useRef<HTMLInputElement>(null);
  usePeriodKeys({ ...dates, period: days.period });
  useTreeKeys(page, 'Profit and loss', open);
  const setCompare = (value: string) => set({ compare: value === 'last-year' ? '' : value });
  useStatementKeys(address, {
    title: 'Profit and loss',
    day,
    onCompare: () => setCompare(nextChoice(COMPARE_CHOICES, compare)),
  });
  const wide = useWide();
  const shown = data === undefined ? null : resultColumns(data, { wide, days: false });
  return (
    <div ref={page}>
      <ReportTabs />
      <PageHead
        title="Profit and loss"
        below={
          <p className="text-ink-2">
            {formatDate(days.from)} to {formatDate(days.to)}
          </p>
        }
      >
        <div className="flex flex-wrap items-center gap-2 print:hidden">
          {wide && (
            <>
              <ColumnsOfStatement {...address} />
              <Compare value={compare} options={COMPARED} onChange={setCompare} />
            </>
          )}
          <SheetActions
            what="the profit and loss account"
            of={async (work) => {
              const { profitAndLossSheet } = await import('../statement-sheet.ts');
              return profitAndLossSheet(work, bookId, address);
            }}
          />
        </div>
      </PageHead>
      {OpeningDifference !== undefined && <OpeningDifference {...{ bookId, scope }} />}
      <StatementBar {...{ address, day }} form={data?.form ?? null} />
      <StatementBody what="the profit and loss account" {...awaited(read)} />
      {data !== undefined && shown !== null && (
        <>
          <ResultAnswer result={data} />
          <div
            className={`statement-with-checks ${
              shown.columns.length > 2 ? '' : 'statement-with-checks-beside'
            }`}
          >
            <FinancialTable
              rows={data.rows}
              look={{
                caption: `Profit and loss, ${formatDate(days.from)} to ${formatDate(days.to)}`,
                columns: shown.columns,
                change: shown.change && { ...shown.change, as: 'percent' },
                withNotes: false,
                whole: isInWholeRupees(shown.columns.length),
                hrefOf: (id) => paths.account(id, scope, periodQuery(days.period)),
                hrefOfStock: stockHref(data, scope),
                ...open,
              }}
            />
            <StatementChecks checks={checksOf(data, scope)} countedTo={data.counted_to} />
          </div>
          <StatementHints />
        </>
      )}
    </div>
  );
}

function checksOf(data: ProfitAndLossReply, scope: number | undefined): readonly StatementCheck[] {
  const to = data.columns[0]?.to ?? '';
  const link = { text: 'Trial balance', to: paths.reports(scope, { on: to }) };
  return [
    data.ties
      ? { state: 'holds', text: 'Equals the trial balance of the last day.', link }
      : { state: 'fails', text: 'Differs from the trial balance of the last day.', link },
    ...(data.stock_by_register ? [stockCheck(data, scope)] : []),
    ...(data.lacks_closing_stock
      ? [
          {
            state: 'waits',
            text: 'Closing stock is not entered. The profit is not final.',
          } as const,
        ]
      : []),
  ];
}
