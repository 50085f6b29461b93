// The keys of the list of customers beside those of every register.
import { useSetAtom } from 'jotai';
import { useGo } from '#web/ahead/use-go.ts';
import type { Customer } from '#api/contract/customer/customer.ts';
import { paths } from '#web/paths.ts';
import type { KeyAction } from '#web/shell/keys/registry.ts';
import { useKeys } from '#web/shell/keys/use-keys.ts';
import { historyAtom } from '#web/state/history.ts';
import { usePageBook } from '#web/state/page-book.ts';

/** @param current the customer that a key means, if any. */
export function useCustomerListKeys(current: () => Customer | undefined): void {
  const { id: bookId, scope } = usePageBook();
  const go = useGo();
  const setHistory = useSetAtom(historyAtom);
  const on = (keys: string, does: string, act: (customer: Customer) => void): KeyAction => ({
    keys,
    does,
    run: () => {
      const customer = current();
      // Of a head that has the focus S is the order.
      const isHead = document.activeElement?.hasAttribute('data-order') === true;
      return customer === undefined || isHead ? false : act(customer);
    },
  });
  useKeys('Customers', [
    {
      ...on('I', 'New invoice for the customer', ({ id, status }) => {
        if (status === 'active') go(paths.newInvoice(id, scope));
      }),
      writes: true,
    },
    on('S', 'Statement of account', ({ id }) => go(paths.statement(id, scope))),
    on('H', 'History', ({ id, name }) => setHistory({ bookId, kind: 'customer', id, title: name })),
  ]);
}
