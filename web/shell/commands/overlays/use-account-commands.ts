// The accounts of the book in the palette. They were read when the page had come to rest, and are
// answered from the cache.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import type { Account } from '#api/contract/account/account.ts';
import { accountListOf } from '#web/client/lists.ts';
import { todayInIndia } from '#web/format/dates.ts';
import { historyAtom } from '#web/state/history.ts';
import { useCommands } from '../use-commands.ts';
import { accountItems } from './account-items.ts';
import type { ShownBook } from '../use-shown-book.ts';

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
