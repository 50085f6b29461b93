// The statement of account of a customer: what was billed and received in a period, and what that
// leaves. It is printed as it stands, and sent to the customer.
import { useInfiniteQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { sentenceOf, statusOf } from '#web/client/failure.ts';
import { formatCount } from '#web/format/money.ts';
import { rangeOf } from '#web/format/periods.ts';
import { useExplainOwn } from '#web/shell/history/use-explain.ts';
import { useStatementLinks } from '#web/shell/history/use-age-links.ts';
import { usePeriodKeys } from '#web/shell/keys/use-period-keys.ts';
import { usePeriod } from '#web/state/address.ts';
import { NoSuchRecord } from '#web/shell/guards/NoSuchRecord.tsx';
import { usePageBook } from '#web/state/page-book.ts';
import { PeriodPicker } from '#web/ui/inputs/PeriodPicker.tsx';
import { LoadMore } from '#web/ui/lists/LoadMore.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { statementOf } from '../queries.ts';
import { printWhole } from './print-whole.ts';
import { StatementActs } from './StatementActs.tsx';
import { StatementBills } from './StatementBills.tsx';
import { StatementHead } from './StatementHead.tsx';
import { StatementSide } from './StatementSide.tsx';
import { StatementTable } from './StatementTable.tsx';

export function StatementPage() {
  const customerId = Number(useParams()['customerId']);
  if (!Number.isSafeInteger(customerId) || customerId <= 0) return <NoSuchRecord noun="customer" />;
  return <StatementOf key={customerId} customerId={customerId} />;
}

function StatementOf({ customerId }: { readonly customerId: number }) {
  const { id: bookId } = usePageBook();
  const periods = usePeriod();
  const { period, setPeriod, today } = periods;
  const pages = useInfiniteQuery({
    ...statementOf(bookId, customerId, rangeOf(period)),
    placeholderData: (before) => before,
  });
  const [first] = pages.data?.pages ?? [];
  const lines = pages.data?.pages.flatMap((page) => page.lines) ?? [];
  const failure = pages.error?.failure ?? null;
  const print = () => void printWhole(pages);
  // M sends it by e-mail, as on an invoice.
  usePeriodKeys(periods, { month: null });
  const explainOf = useStatementLinks();
  useExplainOwn('Statement', () => explainOf(first).closing);
  if (failure !== null && statusOf(failure) === 404) return <NoSuchRecord noun="customer" />;
  const explain = explainOf(first);
  const failed = failure !== null && first === undefined;
  return (
    <>
      <StatementHead
        customerId={customerId}
        failed={failed}
        statement={first}
        explain={explain.closing}
      />
      <div className="mb-3 flex flex-wrap items-center gap-2 print:hidden">
        <PeriodPicker period={period} onChange={setPeriod} today={today} />
        <StatementActs
          bookId={bookId}
          customerId={customerId}
          days={rangeOf(period)}
          statement={first}
          onPrint={print}
        />
      </div>
      <div className="items-start gap-4 xl:grid xl:grid-cols-[1fr_18rem] print:block">
        <div className="min-w-0">
          {failed && (
            <ErrorState
              what="the statement"
              why={sentenceOf(failure)}
              onRetry={() => void pages.refetch()}
            />
          )}
          {!failed && (
            <div aria-busy={pages.isPlaceholderData}>
              <StatementTable
                statement={first}
                lines={lines}
                hasMore={pages.hasNextPage}
                explain={explain}
              />
            </div>
          )}
          {pages.hasNextPage && (
            <>
              <OnlyFirst count={lines.length} />
              <LoadMore
                shown={`Showing the first ${formatCount(lines.length)} lines`}
                more="Show more"
                hasMore
                loading={pages.isFetchingNextPage}
                failed={pages.isFetchNextPageError && failure !== null ? sentenceOf(failure) : null}
                onMore={() => void pages.fetchNextPage()}
              />
            </>
          )}
          {first !== undefined && !pages.hasNextPage && <StatementBills statement={first} />}
        </div>
        {first !== undefined && (
          <div className="max-xl:mt-6">
            <StatementSide bookId={bookId} statement={first} />
          </div>
        )}
      </div>
    </>
  );
}

const OnlyFirst = ({ count }: { readonly count: number }) => (
  <p className="mt-3 hidden print:block">
    The first {formatCount(count)} lines only; the rest could not be read when this was printed.
  </p>
);
