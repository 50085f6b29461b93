// The accounts of the book in the palette. They are read when the page has come to rest, so that
// they are there before they are asked for, and answered from the cache.
import { useEffect } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import type { Account } from '#api/contract/account/account.ts';
import { accountListOf } from '#web/client/lists.ts';
import { todayInIndia } from '#web/format/dates.ts';
import { splitPeriod } from '#web/format/period-words.ts';
import { periodLabel, periodQuery } from '#web/format/periods.ts';
import { paths } from '#web/paths.ts';
import { historyAtom } from '#web/state/history.ts';
import type { PaletteItem } from '#web/ui/overlays/palette/items.ts';
import { rankOf } from '#web/ui/picker/match.ts';
import { useCommands } from '../use-commands.ts';
import { accountItems } from './account-items.ts';
import type { ShownBook } from './use-shown-book.ts';

/** Older browsers have no idle callback; a moment later does as well. */
const AT_REST_MS = 1_000;

/** Reads the accounts of the book once, ahead of the palette. */
export function useAccountsAhead(bookId: number | undefined): void {
  const client = useQueryClient();
  useEffect(() => {
    if (bookId === undefined) return;
    const timer = setTimeout(() => void client.prefetchQuery(accountListOf(bookId)), AT_REST_MS);
    return () => clearTimeout(timer);
  }, [client, bookId]);
}

/** While the palette is open. */
export function useAccountCommands(book: ShownBook | null): void {
  const setHistory = useSetAtom(historyAtom);
  const client = useQueryClient();
  useQuery({ ...accountListOf(book?.id ?? 0), enabled: book !== null });
  useCommands('Accounts', (text) => {
    if (book === null) return null;
    const { id: bookId, scope } = book;
    // Read here and not from the hook above, whose answer the list would see one drawing late.
    const key = accountListOf(bookId).queryKey;
    const accounts = client.getQueryData<readonly Account[]>(key);
    if (accounts === undefined) {
      return client.getQueryState(key)?.status === 'error' ? null : 'waiting';
    }
    const onHistory = ({ id, name }: { readonly id: number; readonly name: string }) =>
      setHistory({ bookId, kind: 'account', id, title: name });
    return accountItems(accounts, text, { today: todayInIndia(), scope, onHistory });
  });
}

const REPORTS = 'trial balance';
const TALLY_SHORT = 'tb';

/** The reports, and the trial balance of a period: `tb q2 25-26`. */
export function useReportCommands(scope: number | undefined): void {
  useCommands('Reports', [
    { id: 'tb', name: 'Trial balance', words: TALLY_SHORT, href: paths.reports(scope) },
    { id: 'day-book', name: 'Day book', words: 'journal', href: paths.journals(scope) },
    { id: 'ledger', name: 'Ledger', words: 'accounts', href: paths.accounts(scope) },
    { id: 'overdue', name: 'Overdue', href: paths.invoicesWhere({ filter: 'overdue' }, scope) },
  ]);
  useCommands('Reports', (text): readonly PaletteItem[] | null => {
    const split = splitPeriod(text, todayInIndia());
    if (split === null) return null;
    const { name, period } = split;
    if (name !== TALLY_SHORT && (name === '' || rankOf(REPORTS, name) !== 0)) return null;
    const href = paths.reports(scope, periodQuery(period));
    return [{ id: 'tb-period', name: 'Trial balance', detail: periodLabel(period), href }];
  });
}
