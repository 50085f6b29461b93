// The keys of the list of accounts. E and Shift+E begin an entry with the account that has the
// focus.
import type { RefObject } from 'react';
import { useGo } from '#web/ahead/use-go.ts';
import { paths } from '#web/paths.ts';
import type { KeyAction } from '#web/shell/keys/registry.ts';
import { explainedHere } from '#web/shell/history/use-explain.ts';
import { useKeys } from '#web/shell/keys/use-keys.ts';

type Options = {
  readonly search: string;
  readonly scope: number | undefined;
  readonly onView: () => void;
};

/** @param page what holds the search field and the list. */
export function useAccountListKeys(page: RefObject<HTMLElement | null>, options: Options): void {
  const { search, scope, onView } = options;
  const go = useGo();
  const begin = (keys: string, side: 'dr' | 'cr', word: string): KeyAction => ({
    keys,
    writes: true,
    does: `Entry with this account on ${word}`,
    run: () => {
      const events = explainedHere();
      if (events !== undefined) {
        go(events);
        return undefined;
      }
      const row = document.activeElement?.closest('[data-row]')?.closest('[data-id]');
      const id = Number(row?.getAttribute('data-id') ?? 0);
      if (id === 0) return false;
      go(paths.addEntry(id, side, scope));
      return undefined;
    },
  });
  useKeys('Accounts', [
    {
      keys: '/',
      does: 'Search accounts',
      run: () => page.current?.querySelector<HTMLElement>('input[type=search]')?.focus(),
    },
    { keys: 'L', does: 'By group, A to Z or tiles', run: onView },
    {
      keys: 'Alt+C',
      writes: true,
      does: 'New account',
      run: () => go(paths.addAccount(search.trim(), scope)),
    },
    begin('E', 'dr', 'debit'),
    begin('Shift+E', 'cr', 'credit'),
  ]);
}
