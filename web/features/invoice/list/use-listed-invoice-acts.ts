// What can be done from the list with one invoice or with those that are selected, and its keys.
import { useState } from 'react';
import { useSetAtom } from 'jotai';
import type { InvoiceCard } from '#api/contract/invoice/invoice.ts';
import type { ReminderTarget } from '#web/shell/form/reminder-dialog.ts';
import type { KeyAction } from '#web/shell/keys/registry.ts';
import { useKeys } from '#web/shell/keys/use-keys.ts';
import { historyAtom } from '#web/state/history.ts';
import { noticeAtom } from '#web/state/notice.ts';
import { usePageBook } from '#web/state/page-book.ts';
import type { Register } from '#web/ui/lists/register/use-register.ts';

export type ListedInvoiceActs = {
  readonly pay: (card: InvoiceCard) => void;
  readonly remind: (card: InvoiceCard) => void;
  readonly history: (card: InvoiceCard) => void;
};

export const isOpen = ({ status }: Pick<InvoiceCard, 'status'>): boolean =>
  status === 'sent' || status === 'overdue';

/** A draft is issued by its payment. */
export const takesPayment = (card: Pick<InvoiceCard, 'status'>): boolean =>
  card.status === 'draft' || isOpen(card);

type ListContext = {
  readonly register: Pick<Register<InvoiceCard>, 'selection' | 'select'>;
  /** @returns the invoice that a key means, if any. */
  readonly current: () => InvoiceCard | undefined;
  readonly canRemind: boolean;
};

/** @returns the acts, what is selected, and which dialog is open for which invoices. */
export function useListedInvoiceActs({ register, current, canRemind }: ListContext) {
  const { id: bookId } = usePageBook();
  const [paying, setPaying] = useState<readonly InvoiceCard[]>([]);
  const [reminded, setReminded] = useState<ReminderTarget | null>(null);
  const setNotice = useSetAtom(noticeAtom);
  const setHistory = useSetAtom(historyAtom);
  const { isWhole, rows } = register.selection;
  const selected = [...rows.values()];
  const acts: ListedInvoiceActs = {
    pay: (card) => setPaying([card]),
    remind: ({ id }) => setReminded({ invoices: [id] }),
    history: ({ id, number }) => setHistory({ bookId, kind: 'invoice', id, title: number }),
  };
  const refuse = (text: string) => setNotice({ kind: 'problem', text });
  const pay = (): void | false => {
    if (isWhole) return refuse('Choose the bills of one customer.');
    const open = selected.filter(isOpen);
    if (open.length === 0) {
      const card = current();
      return card !== undefined && takesPayment(card) ? setPaying([card]) : false;
    }
    const customers = new Set(open.map(({ customerId }) => customerId));
    if (customers.size === 1) return setPaying(open);
    return refuse(`These bills are of ${customers.size} customers. Choose those of one.`);
  };
  /** Those that are selected, else the one that is meant, else whatever is overdue. */
  const remind = (): void | false => {
    if (!canRemind) return false;
    const card = current();
    const invoices = isWhole
      ? []
      : selected.length > 0
        ? selected
        : card === undefined
          ? []
          : [card];
    return setReminded(invoices.length === 0 ? {} : { invoices: invoices.map(({ id }) => id) });
  };
  const onCurrent = (act: (card: InvoiceCard) => void) => (): void | false => {
    const card = current();
    return card === undefined ? false : act(card);
  };
  useKeys('Invoice', [
    writing('Shift+M', 'Send reminders of those selected, or of this invoice', remind),
    writing('R', 'Record a receipt of this invoice, or of those selected', pay),
    { keys: 'X', does: 'Select this invoice', run: onCurrent((card) => register.select(card)) },
    { keys: 'H', does: 'History of this invoice', run: onCurrent(acts.history) },
  ]);
  return { acts, pay, remind, selected, paying, setPaying, reminded, setReminded };
}

const writing = (keys: string, does: string, run: () => void | false): KeyAction => ({
  keys,
  does,
  run,
  writes: true,
});
