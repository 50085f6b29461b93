// What a ledger is called and what it comes to; on paper also whose it is and of which days.
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { Link } from 'react-router-dom';
import type { Ledger } from '#api/contract/account/ledger.ts';
import { formatDate, formatNow } from '#web/format/dates.ts';
import { formatPaise, sideOf } from '#web/format/money.ts';
import { queryClient } from '#web/client/query.ts';
import { paths } from '#web/paths.ts';
import { useIsPresent } from '#web/shell/guards/past/PresentOnly.tsx';
import { useLedgerDays } from '#web/state/address.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { sessionAtom } from '#web/state/session.ts';
import { ChangedSince, SideTag } from '#web/ui/marks/Marks.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { Skeleton } from '#web/ui/states/Skeleton.tsx';
import { ledgerOf } from './queries.ts';
import { balancesByAccount, monthEndsOf } from '#web/client/billing-reads.ts';
import { Sparkline } from '#web/ui/lists/pictures/Sparkline.tsx';

type Props = { readonly ledger: Ledger | undefined; readonly failed: boolean };

export function LedgerHead({ ledger, failed }: Props) {
  const { scope } = usePageBook();
  const { accountType: type = '', retired = false } = ledger?.account ?? {};
  return (
    <PageHead
      title={ledger?.account.name ?? 'Ledger'}
      above={
        <p className="text-ink-2 print:hidden">
          <Link to={paths.accounts(scope)} className="link">
            Accounts
          </Link>
          {ledger !== undefined && ` / ${type}${retired ? ', retired' : ''}`}
          {ledger !== undefined && <Changed ledger={ledger} />}
        </p>
      }
      below={ledger !== undefined && <OnPaper ledger={ledger} />}
    >
      {!failed && (
        <div className="flex items-end gap-5">
          {ledger !== undefined && (
            <YearLine accountId={ledger.account.id} name={ledger.account.name} />
          )}
          <ClosingBalance paise={ledger?.closingPaise ?? null} />
        </div>
      )}
    </PageHead>
  );
}

/** On a page of the past: whether the ledger of these days comes to something else today. */
function Changed({ ledger: { account, closingPaise, totals } }: { readonly ledger: Ledger }) {
  const { id: bookId } = usePageBook();
  const days = useLedgerDays();
  const isPast = !useIsPresent();
  const now = useInfiniteQuery(
    { ...ledgerOf(bookId, account.id, days), enabled: isPast },
    queryClient,
  );
  const first = now.data?.pages[0];
  if (!isPast || first === undefined) return null;
  const isSame =
    first.closingPaise === closingPaise && first.totals.totalPaise === totals.totalPaise;
  return isSame ? null : <ChangedSince />;
}

/** Null while it is on its way; the box is the same. */
function ClosingBalance({ paise }: { readonly paise: number | null }) {
  const side = sideOf(paise ?? 0);
  return (
    <div className="sm:text-right">
      <p className="text-sm text-ink-2">Closing balance</p>
      {paise === null ? (
        <Skeleton className="my-1 h-6 w-40 sm:ml-auto" />
      ) : (
        <p
          className={
            'flex items-center gap-2 text-fig font-semibold whitespace-nowrap sm:justify-end'
          }
        >
          ₹{formatPaise(paise)}
          {side !== null && <SideTag side={side} />}
        </p>
      )}
    </div>
  );
}

function OnPaper({ ledger }: { readonly ledger: Ledger }) {
  const { name } = usePageBook();
  const person = useAtomValue(sessionAtom)?.name ?? '';
  const { from, to } = ledger.period;
  return (
    <p className="hidden text-sm print:block">
      {name}. {ledger.account.accountType}, {formatDate(from)} to {formatDate(to)}. Printed by{' '}
      {person}, {formatNow()}
    </p>
  );
}

// How the balance moved in the last twelve months; nothing while that is not known, or where it
// did not move.
type YearLineProps = { readonly accountId: number; readonly name: string };

function YearLine({ accountId, name }: YearLineProps) {
  const { id: bookId } = usePageBook();
  const { data } = useQuery(monthEndsOf(bookId, accountId));
  const points = data && balancesByAccount(data).get(accountId);
  if (points === undefined) return null;
  const last = points.at(-1)?.when ?? '';
  return (
    <Sparkline
      label={`${name}, month-end balances, 12 months to ${last}`}
      points={points}
      size="head"
      className="max-sm:hidden"
    />
  );
}
