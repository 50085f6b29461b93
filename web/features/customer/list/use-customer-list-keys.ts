// The keys of the list of customers: they mean the row that has the focus.
import type { RefObject } from 'react';
import { useSetAtom } from 'jotai';
import { useNavigate } from 'react-router-dom';
import type { Customer } from '#api/contract/customer/customer.ts';
import { paths } from '#web/paths.ts';
import type { KeyAction } from '#web/shell/keys/registry.ts';
import { useKeys } from '#web/shell/keys/use-keys.ts';
import { useRowKeys } from '#web/shell/keys/use-row-keys.ts';
import { historyAtom } from '#web/state/history.ts';
import { usePageBook } from '#web/state/page-book.ts';

/** @param page what holds the search field and the table. */
export function useCustomerListKeys(
  page: RefObject<HTMLElement | null>,
  customers: readonly Customer[],
): void {
  const { id: bookId, scope } = usePageBook();
  const navigate = useNavigate();
  const setHistory = useSetAtom(historyAtom);
  const on = (keys: string, does: string, act: (customer: Customer) => void): KeyAction => ({
    keys,
    does,
    run: () => {
      const id = document.activeElement?.closest('tr')?.querySelector('[data-id]');
      const found = customers.find((one) => String(one.id) === id?.getAttribute('data-id'));
      if (found === undefined) return false;
      act(found);
      return undefined;
    },
  });
  useRowKeys(page, { title: 'Customers' });
  useKeys('Customers', [
    {
      keys: '/',
      does: 'Search customers',
      run: () => page.current?.querySelector<HTMLElement>('input[type=search]')?.focus(),
    },
    on('I', 'New invoice for the customer', ({ id, status }) => {
      if (status === 'active') void navigate(paths.newInvoice(id, scope));
    }),
    on('S', 'Statement of account', ({ id }) => void navigate(paths.statement(id, scope))),
    on('H', 'History', ({ id, name }) => setHistory({ bookId, kind: 'customer', id, title: name })),
  ]);
}
