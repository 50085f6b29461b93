// The balances that a tree shows, and what decides which: the days, what is searched for, and
// whether accounts without balance and movement are left out.
import { useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { queryClient } from '#web/client/query.ts';
import { useIsPresent } from '../guards/past/PresentOnly.tsx';
import { usePageBook } from '#web/state/page-book.ts';
import type { AccountNode } from './group-tree.ts';
import { balancesIn } from './queries.ts';
import type { BalancesQuery } from './queries.ts';
import type { ReportDays } from './use-days.ts';
import { useZeroRows } from './zero/use-zero-rows.ts';

type Options = {
  /** Retired accounts without balance and movement too. */
  readonly withRetired?: boolean;
  /** Of a book in which nothing has moved yet, all accounts are shown. */
  readonly neverEmpty?: boolean;
};

export function useBalances(
  days: ReportDays,
  { withRetired = false, neverEmpty = false }: Options = {},
) {
  const { id: bookId } = usePageBook();
  const [address, setAddress] = useSearchParams();
  const { hidesZero, toggleZero } = useZeroRows();
  const search = (address.get('q') ?? '').trim();
  // A search finds every account, whatever is left out: its name is taken.
  const show = search !== '' || withRetired ? 'all' : hidesZero ? 'moved' : 'open';
  const wanted = { bookId, days, search, show } as const;
  const first = useQuery({ ...balancesIn(wanted), placeholderData: (before) => before });
  const isEmpty = neverEmpty && show === 'moved' && first.data?.groups.length === 0;
  const open = { ...wanted, show: 'open' } as const;
  const second = useQuery({ ...balancesIn(open), enabled: isEmpty });
  const [asked, balances] = isEmpty ? [open, second] : [wanted, first];
  return {
    balances,
    asked,
    hidesZero: hidesZero && !isEmpty,
    hiddenCount: show === 'moved' && !isEmpty ? (first.data?.hidden ?? 0) : 0,
    toggleZero,
    search: address.get('q') ?? '',
    setSearch: (text: string) =>
      setAddress(
        (now) => {
          if (text === '') now.delete('q');
          else now.set('q', text);
          return now;
        },
        { replace: true },
      ),
  };
}

/** @returns whether an account comes to something else today in the same days; not at present. */
export function useChangedSince(asked: BalancesQuery): (account: AccountNode) => boolean {
  const isPast = !useIsPresent();
  const now = useQuery({ ...balancesIn({ ...asked, show: 'all' }), enabled: isPast }, queryClient);
  const figuresNow = useMemo(
    () => new Map(now.data?.rows.map((row) => [row.accountId, textOf(row)])),
    [now.data],
  );
  return ({ accountId, figures }) => {
    const today = isPast ? figuresNow.get(accountId) : undefined;
    return today !== undefined && today !== textOf(figures);
  };
}

const textOf = (figures: AccountNode['figures']): string => JSON.stringify(figures);
