import type { ReactNode } from 'react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';
import type { Ledger } from '#api/contract/ledger.ts';
import { sentenceOf, statusOf } from '#web/client/failure.ts';
import { formatPaise, paiseFromWire, sideOf } from '#web/format/money.ts';
import { paths } from '#web/paths.ts';
import { usePeriod } from '#web/state/address.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { Button } from '#web/ui/Button.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { SideTag } from '#web/ui/marks/Marks.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { PeriodPicker } from '#web/ui/inputs/PeriodPicker.tsx';
import { EmptyState } from '#web/ui/states/EmptyState.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { Skeletons } from '#web/ui/states/Skeleton.tsx';
import { ledgerOf } from './queries.ts';
import { particularsHead, twoSides } from './sides.ts';
import { TAccount } from './TAccount.tsx';
import { ledger as wording } from './wording.ts';

export function LedgerPage() {
  const { id: bookId, scope } = usePageBook();
  const accountId = Number(useParams()['accountId']);
  const { period, setPeriod, today } = usePeriod();
  const ledger = useInfiniteQuery({
    ...ledgerOf(bookId, accountId, period),
    placeholderData: (before) => before,
  });
  const first = ledger.data?.pages[0];
  const failure = ledger.error?.failure ?? null;
  if (failure !== null && statusOf(failure) === 404) return <NoSuchAccount />;
  return (
    <>
      <LedgerHead ledger={first} />
      <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
        <PeriodPicker period={period} onChange={setPeriod} today={today} />
        <div className="flex flex-wrap gap-2 print:hidden">
          <Link to={paths.addEntry(accountId, 'dr', scope)} className={buttonClass('secondary')}>
            {wording.addDebit}
          </Link>
          <Link to={paths.addEntry(accountId, 'cr', scope)} className={buttonClass('secondary')}>
            {wording.addCredit}
          </Link>
        </div>
      </div>
      {failure !== null && first === undefined && (
        <ErrorState
          what="the ledger"
          why={sentenceOf(failure)}
          onRetry={() => void ledger.refetch()}
        />
      )}
      {ledger.isPending && (
        <Skeletons
          label="Loading the ledger"
          count={8}
          item="h-(--row)"
          layout="flex flex-col gap-px rule-top"
        />
      )}
      {first !== undefined && (
        <LoadedLedger
          first={first}
          pages={ledger.data?.pages ?? []}
          more={
            ledger.hasNextPage && (
              <Button
                busyText={ledger.isFetchingNextPage ? 'Loading…' : null}
                onClick={() => void ledger.fetchNextPage()}
              >
                Show more entries
              </Button>
            )
          }
        />
      )}
    </>
  );
}

function LedgerHead({ ledger }: { readonly ledger: Ledger | undefined }) {
  const { scope } = usePageBook();
  return (
    <PageHead
      title={ledger?.account.name ?? 'Ledger'}
      above={
        <p className="text-ink-2">
          <Link to={paths.accounts(scope)} className="link">
            Accounts
          </Link>
          {ledger !== undefined && ` / ${ledger.account.account_type}`}
          {ledger?.account.retired === true && ', retired'}
        </p>
      }
    >
      {ledger !== undefined && <ClosingBalance closing={paiseFromWire(ledger.closing)} />}
    </PageHead>
  );
}

function ClosingBalance({ closing }: { readonly closing: number }) {
  const side = sideOf(closing);
  return (
    <div className="sm:text-right">
      <p className="text-sm text-ink-2">Closing balance</p>
      <p className="flex items-center gap-2 text-fig font-semibold whitespace-nowrap">
        ₹{formatPaise(closing)}
        {side !== null && <SideTag side={side} />}
      </p>
    </div>
  );
}

type LoadedProps = {
  readonly first: Ledger;
  readonly pages: readonly Ledger[];
  readonly more: ReactNode;
};

function LoadedLedger({ first, pages, more }: LoadedProps) {
  const sides = twoSides(first, pages);
  const { account } = first;
  const isEmpty = sides.entryCount.debit + sides.entryCount.credit === 0;
  return (
    <>
      <TAccount name={account.name} sides={sides} heads={particularsHead(account.account_type)} />
      {isEmpty && <NoEntries accountId={account.id} />}
      {more !== false && <div className="mt-4 text-center">{more}</div>}
    </>
  );
}

function NoEntries({ accountId }: { readonly accountId: number }) {
  const { scope } = usePageBook();
  const { before, debit, between, credit } = wording.empty;
  return (
    <p className="mt-6 text-center text-ink-2">
      {before}
      <Link to={paths.addEntry(accountId, 'dr', scope)} className="link">
        {debit}
      </Link>
      {between}
      <Link to={paths.addEntry(accountId, 'cr', scope)} className="link">
        {credit}
      </Link>
    </p>
  );
}

function NoSuchAccount() {
  const { name, scope } = usePageBook();
  return (
    <>
      <PageHead title="No such account" />
      <EmptyState
        title="No such account"
        actions={
          <Link to={paths.accounts(scope)} className={buttonClass('primary')}>
            Accounts
          </Link>
        }
      >
        The book ‘{name}’ has no account at this address.
      </EmptyState>
    </>
  );
}
