// All that made what a customer owes, the latest first: bills, receipts, notes and entries by hand.
// Together they are the balance.
import { useInfiniteQuery } from '@tanstack/react-query';
import type { Customer } from '#api/contract/customer/customer.ts';
import type { StatementLine } from '#api/contract/customer/statement.ts';
import { sentenceOf } from '#web/client/failure.ts';
import { formatDate } from '#web/format/dates.ts';
import { formatCell, formatCount, formatSigned } from '#web/format/money.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { DataTable } from '#web/ui/lists/DataTable.tsx';
import type { Column } from '#web/ui/lists/DataTable.tsx';
import { LoadMore } from '#web/ui/lists/LoadMore.tsx';
import { SidedFigure } from '#web/ui/lists/Sides.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { useWide } from '#web/ui/use-wide.ts';
import { entriesOfCustomer } from '../queries.ts';
import { Particulars } from '../statement/Particulars.tsx';

export function Entries({ customer }: { readonly customer: Customer }) {
  const { id: bookId } = usePageBook();
  const wide = useWide();
  const pages = useInfiniteQuery(entriesOfCustomer(bookId, customer.id));
  const entries = pages.data?.pages.flatMap((page) => page.entries) ?? [];
  const [first] = pages.data?.pages ?? [];
  const isWhole = first !== undefined && !pages.hasNextPage;
  return (
    <section aria-labelledby="entries" className="min-w-0">
      <h2 id="entries" className="mb-2 text-h2 font-semibold">
        Account
      </h2>
      {pages.isError && first === undefined && (
        <ErrorState
          what="the account"
          why={sentenceOf(pages.error.failure)}
          onRetry={() => void pages.refetch()}
        />
      )}
      {first !== undefined && entries.length === 0 && (
        <p className="card px-4 py-6 text-ink-2">Nothing was billed or received yet.</p>
      )}
      {(pages.isPending || entries.length > 0) && (
        <DataTable
          caption={`Account of ${customer.name}, the latest first`}
          rows={entries}
          waiting={pages.isPending ? 3 : 0}
          keyOf={(one) => `${one.journalId} ${one.amountPaise} ${one.balancePaise}`}
          columns={wide ? WIDE : NARROW}
          {...(isWhole && { totals: totalsOf(first.balancePaise, wide) })}
        />
      )}
      {(pages.hasNextPage || entries.length > 50) && (
        <LoadMore
          shown={`The latest ${formatCount(entries.length)}`}
          more="Show earlier ones"
          hasMore={pages.hasNextPage}
          loading={pages.isFetchingNextPage}
          failed={pages.isFetchNextPageError ? sentenceOf(pages.error.failure) : null}
          onMore={() => void pages.fetchNextPage()}
        />
      )}
    </section>
  );
}

const totalsOf = (paise: number, wide: boolean) => {
  const figure = <SidedFigure key="balance" paise={paise} />;
  return wide ? ['', 'Balance of all', '', '', figure] : ['Balance of all', figure, '', ''];
};

const DATE: Column<StatementLine> = {
  head: 'Date',
  place: 'id',
  cell: ({ date }) => formatDate(date),
  className: 'whitespace-nowrap text-ink-2',
};

const PARTICULARS: Column<StatementLine> = {
  head: 'Particulars',
  place: 'name',
  cell: (line) => <Particulars line={line} />,
};

const side = (head: string, sign: 1 | -1): Column<StatementLine> => ({
  head,
  place: 'amount',
  numeric: true,
  cell: ({ amountPaise }) => formatCell(Math.max(amountPaise * sign, 0)),
});

const BALANCE: Column<StatementLine> = {
  head: 'Balance (₹)',
  place: 'date',
  numeric: true,
  cell: ({ balancePaise }) => <SidedFigure paise={balancePaise} />,
};

const SIGNED: Column<StatementLine> = {
  head: 'Amount (₹)',
  place: 'amount',
  numeric: true,
  cell: ({ amountPaise }) => formatSigned(amountPaise),
};

const WIDE = [DATE, PARTICULARS, side('Billed (₹)', 1), side('Received (₹)', -1), BALANCE];
const NARROW = [PARTICULARS, SIGNED, DATE, BALANCE];
