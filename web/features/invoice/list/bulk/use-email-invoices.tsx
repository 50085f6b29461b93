// M sends the invoices that are selected by e-mail, else the one that is meant.
import { lazy, Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import type { InvoiceCard } from '#api/contract/invoice/invoice.ts';
import { DialogOnItsWay } from '#web/ahead/DialogOnItsWay.tsx';
import { useKeys } from '#web/shell/keys/use-keys.ts';
import type { Register, Selection } from '#web/ui/lists/register/use-register.ts';
import type { InvoiceListQuery } from '../../queries.ts';

/** Only whoever sends many has its code. */
const EmailInvoicesDialog = lazy(async () => ({
  default: (await import('./EmailInvoicesDialog.tsx')).EmailInvoicesDialog,
}));

type OfList = {
  readonly bookId: number;
  readonly narrowing: InvoiceListQuery;
  readonly register: Pick<Register<InvoiceCard>, 'selection'>;
  /** @returns the invoice that a key means, if any. */
  readonly current: () => InvoiceCard | undefined;
};

type EmailsOfList = {
  readonly start: () => void | false;
  /** While it is open. */
  readonly dialog: ReactNode;
};

export function useEmailInvoices({ bookId, narrowing, register, current }: OfList): EmailsOfList {
  const [mailed, setMailed] = useState<Selection<InvoiceCard> | null>(null);
  const { selection } = register;
  const start = (): void | false => {
    if (selection.isWhole || selection.rows.size > 0) return setMailed(selection);
    const card = current();
    if (card === undefined) return false;
    return setMailed({ isWhole: false, rows: new Map([[card.id, card]]) });
  };
  useKeys('Invoice', [
    { keys: 'M', does: 'E-mail those selected, or this invoice', run: start, writes: true },
  ]);
  return {
    start,
    dialog: mailed !== null && (
      <Suspense fallback={<DialogOnItsWay />}>
        <EmailInvoicesDialog
          bookId={bookId}
          narrowing={narrowing}
          selection={mailed}
          onClose={() => setMailed(null)}
        />
      </Suspense>
    ),
  };
}
