// The cash book, the bank book and the petty cash book: one account of money at a time, entry by
// entry or day by day.
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router-dom';
import { readLedger } from '#api/contract/account/ledger.ts';
import type { Ledger } from '#api/contract/account/ledger.ts';
import { readJournalFigures } from '#api/contract/journal/journal.ts';
import { sheetOfView } from '#core/report/index.ts';
import { sentenceOf } from '#web/client/failure.ts';
import { asking, askingPages, awaited } from '#web/client/query.ts';
import { useExplainHref } from '#web/shell/history/use-explain.ts';
import { formatBalance, formatCount, formatRupees } from '#web/format/money.ts';
import { paths } from '#web/paths.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { Segmented } from '#web/ui/inputs/Segmented.tsx';
import { Select } from '#web/ui/inputs/Select.tsx';
import { LoadMore } from '#web/ui/lists/LoadMore.tsx';
import { Kbd } from '#web/ui/marks/Marks.tsx';
import { inEntryOrder, useEntryOrder } from '../kit/columns/use-no-columns.ts';
import { ColumnHints, useReportColumns } from '../kit/columns/use-report-columns.tsx';
import { ViewPart } from '../../head/ReportHead.tsx';
import { ReportFrame } from '../kit/ReportFrame.tsx';
import { useReportRange } from '../kit/use-report-range.ts';
import {
  dailyView,
  moneyBookDays,
  moneyBookPage,
  moneyBookView,
  movementView,
  movedIn,
  readDailyBook,
  readMoneyBook,
} from './money-book.ts';
import type { MoneyBookQuery } from './money-book.ts';
import { useMoneyAccounts } from './use-money-accounts.ts';
import type { MoneyBookKind } from './use-money-accounts.ts';

const BOOKS: Readonly<Record<MoneyBookKind, { readonly title: string; readonly none: string }>> = {
  'cash-book': { title: 'Cash book', none: 'The book has no cash account.' },
  'bank-book': { title: 'Bank book', none: 'The book has no bank account.' },
  'petty-cash-book': {
    title: 'Petty cash book',
    none: 'The book has no account under Cash-in-Hand whose name says petty cash.',
  },
};

const LINES = 200;

function useMoneyBook(asked: MoneyBookQuery, enabled: boolean, isDaily: boolean) {
  const pages = useInfiniteQuery({
    ...askingPages(
      readLedger,
      (after: string | null) => moneyBookPage(asked, after, LINES),
      ({ next }) => next,
    ),
    enabled,
  });
  const days = useQuery({
    ...asking(readJournalFigures, moneyBookDays(asked)),
    enabled: enabled && isDaily,
  });
  return { pages, days };
}

/** Which account, and whether by day, stand in the address. */
function useChoices() {
  const [address, setAddress] = useSearchParams();
  const set = (name: string, value: string | null) =>
    setAddress(
      (now) => {
        if (value === null) now.delete(name);
        else now.set(name, value);
        return now;
      },
      { replace: true, flushSync: true },
    );
  return {
    named: Number(address.get('account')),
    isDaily: address.get('by') === 'day',
    setAccount: (id: string) => set('account', id),
    setDaily: (daily: boolean) => set('by', daily ? 'day' : null),
  };
}

/** The account that is chosen, its book as it is drawn, and how its reading stands. */
function useShownBook(kind: MoneyBookKind) {
  const { id: bookId, scope } = usePageBook();
  const state = useReportRange('month');
  const { from, to } = state.range;
  const choices = useChoices();
  const { isDaily } = choices;
  const { accounts, read } = useMoneyAccounts(kind);
  const account = accounts?.find(({ id }) => id === choices.named) ?? accounts?.[0];
  const asked = { bookId, accountId: account?.id ?? 0, from, to };
  const { pages, days } = useMoneyBook(asked, account !== undefined, isDaily);
  const first = pages.data?.pages[0];
  const lines = pages.data?.pages.flatMap((page) => page.lines) ?? [];
  const drawn = {
    title: BOOKS[kind].title,
    explainHref: useExplainHref(),
    hrefOf: (journalId: number) => paths.journal(journalId, bookId),
    dayHref: (date: string) =>
      paths.bookReport(kind, scope, { from: date, to: date, account: asked.accountId }),
  };
  const isEmpty = accounts !== undefined && account === undefined;
  const waits = accounts === undefined ? read : isDaily && !pages.isPending ? days : pages;
  return {
    state,
    choices,
    accounts,
    asked,
    pages,
    first,
    lines,
    drawn,
    isEmpty,
    view:
      first === undefined
        ? null
        : isDaily
          ? (days.data && dailyView({ ...drawn, first, days: days.data.days })) || null
          : moneyBookView({ ...drawn, first, lines, isWhole: !pages.hasNextPage }),
    read: isEmpty ? NOTHING_TO_READ : awaited(waits),
  };
}

export function MoneyBookPage({ kind }: { readonly kind: MoneyBookKind }) {
  const { title, none } = BOOKS[kind];
  const { choices, accounts = [], asked, first, drawn, isEmpty, ...book } = useShownBook(kind);
  const { isDaily, setDaily } = choices;
  const columns = useReportColumns(book.state, {
    list: kind,
    endpoint: readLedger,
    callOf: ({ from, to }) => moneyBookPage({ ...asked, from, to }, null, 1),
    viewOf: (ledger) => movementView({ ...drawn, first: ledger }),
    figure: 'Amount (₹)',
    isKnown: asked.accountId !== 0,
    hasOwnOrder: true,
  });
  const drawing = inEntryOrder(columns, useEntryOrder(''));
  return (
    <ReportFrame
      title={title}
      state={book.state}
      view={book.view}
      read={book.read}
      drawing={drawing}
      what={`the ${title.toLowerCase()}`}
      sheet={async (work) =>
        sheetOfView(
          isDaily
            ? dailyView({ ...drawn, ...(await readDailyBook(work, asked)) })
            : moneyBookView({ ...drawn, ...(await readMoneyBook(work, asked)) }),
        )
      }
      answer={first !== undefined && <MoneyAnswer first={first} />}
      choices={[
        accounts.length > 1 && (
          <ViewPart key="account" name="Account">
            <Select
              label="Account"
              value={String(asked.accountId)}
              options={accounts.map(({ id, name }) => ({ value: String(id), label: name }))}
              onChange={choices.setAccount}
            />
          </ViewPart>
        ),
        <ViewPart key="rows" name="Rows">
          <ByEntryOrDay isDaily={isDaily} setDaily={setDaily} />
        </ViewPart>,
      ]}
      chosen={isDaily ? ['by day'] : []}
      keys={[{ keys: 'V', does: 'By entry or by day', run: () => setDaily(!isDaily) }]}
      hints={
        <>
          <ColumnHints />, <Kbd>V</Kbd> by day
        </>
      }
      empty={isEmpty ? none : null}
    >
      {!isDaily && <MoreLines pages={book.pages} count={book.lines.length} />}
    </ReportFrame>
  );
}

const ByEntryOrDay = ({
  isDaily,
  setDaily,
}: {
  readonly isDaily: boolean;
  readonly setDaily: (daily: boolean) => void;
}) => (
  <Segmented
    label="Rows"
    options={[
      { value: 'entry', label: 'Entries' },
      { value: 'day', label: 'Days' },
    ]}
    value={isDaily ? 'day' : 'entry'}
    onChange={(value) => setDaily(value === 'day')}
  />
);

type MoreProps = {
  readonly pages: ReturnType<typeof useMoneyBook>['pages'];
  readonly count: number;
};

function MoreLines({ pages, count }: MoreProps) {
  const { hasNextPage, error } = pages;
  if (!hasNextPage && (pages.data?.pages.length ?? 0) < 2) return null;
  return (
    <LoadMore
      shown={`${hasNextPage ? 'The first' : 'All'} ${formatCount(count)} entries`}
      more="Show more"
      hasMore={hasNextPage}
      loading={pages.isFetchingNextPage}
      failed={pages.isFetchNextPageError && error !== null ? sentenceOf(error.failure) : null}
      onMore={() => void pages.fetchNextPage()}
    />
  );
}

const NOTHING_TO_READ = { isPending: false, why: null, onRetry: () => undefined };

function MoneyAnswer({ first }: { readonly first: Ledger }) {
  const { scope } = usePageBook();
  const { received, paid } = movedIn(first);
  return (
    <>
      <Link to={paths.account(first.account.id, scope)} dir="auto" className="link">
        {first.account.name}
      </Link>
      : received {formatRupees(received)}, paid {formatRupees(paid)}, closing balance{' '}
      <strong className="font-semibold">{formatBalance(first.closingPaise)}</strong>.
    </>
  );
}
