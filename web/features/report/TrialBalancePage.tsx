import type { ComponentType } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { sentenceOf } from '#web/client/failure.ts';
import { dateFromWire, formatDate } from '#web/format/dates.ts';
import { formatCount } from '#web/format/money.ts';
import { paths } from '#web/paths.ts';
import { usePeriodKeys } from '#web/shell/keys/use-period-keys.ts';
import { SheetActions } from '#web/shell/sheet/SheetActions.tsx';
import { usePeriod } from '#web/state/address.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { buttonClass } from '#web/ui/buttons/button-class.ts';
import { PageHead } from '#web/ui/PageHead.tsx';
import { PeriodPicker } from '#web/ui/inputs/PeriodPicker.tsx';
import { EmptyState } from '#web/ui/states/EmptyState.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { Skeletons } from '#web/ui/states/Skeleton.tsx';
import { trialBalanceIn } from './queries.ts';
import { ReportTabs } from './ReportTabs.tsx';
import { TrialBalanceTable } from './TrialBalanceTable.tsx';

type Props = {
  /** What stands under the title until it is nil. */
  readonly OpeningDifference?: ComponentType<{
    readonly bookId: number;
    readonly scope?: number | undefined;
  }>;
};

export function TrialBalancePage({ OpeningDifference }: Props) {
  const { id: bookId, name, scope } = usePageBook();
  const periods = usePeriod();
  const { period, setPeriod, today } = periods;
  usePeriodKeys(periods);
  const balance = useQuery({
    ...trialBalanceIn(bookId, period),
    placeholderData: (before) => before,
  });
  const data = balance.data;
  return (
    <>
      <ReportTabs />
      <PageHead
        title="Trial balance"
        below={
          <p className="text-ink-2">
            <span dir="auto">{name}</span>
            {data !== undefined && `, as on ${formatDate(dateFromWire(data.period.to))}`}
          </p>
        }
      >
        <PeriodPicker period={period} onChange={setPeriod} today={today} />
        <SheetActions
          what="the trial balance"
          of={async (gathering) => {
            const { trialBalanceSheet } = await import('./trial-balance-sheet.ts');
            return trialBalanceSheet(gathering, { bookId, period });
          }}
        />
      </PageHead>
      {OpeningDifference !== undefined && <OpeningDifference {...{ bookId, scope }} />}
      {balance.isPending && (
        <Skeletons
          label="Loading the trial balance"
          count={10}
          item="h-(--row)"
          layout="flex flex-col gap-px rule-top"
        />
      )}
      {balance.isError && data === undefined && (
        <ErrorState
          what="the trial balance"
          why={sentenceOf(balance.error.failure)}
          onRetry={() => void balance.refetch()}
        />
      )}
      {data?.rows.length === 0 && (
        <EmptyState
          title="No balances in this period"
          actions={
            <Link to={paths.addJournal(scope)} className={buttonClass('primary')}>
              Add New Entry
            </Link>
          }
        >
          Every account with a balance appears here once an entry is posted.
        </EmptyState>
      )}
      {data !== undefined && data.rows.length > 0 && (
        <>
          <TrialBalanceTable balance={data} {...{ scope, bookId, period }} />
          <p className="mt-3 text-sm text-ink-3">
            Counted up to event {formatCount(data.counted_to)}.
          </p>
        </>
      )}
    </>
  );
}
