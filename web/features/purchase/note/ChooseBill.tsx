// The bill of a note that was asked for from nowhere: its supplier first, then the bill.
import { useState } from 'react';
import type { Account } from '#api/contract/account/account.ts';
import { SupplierField } from '../editor/SupplierField.tsx';
import { LinkedBills } from '../LinkedBills.tsx';

type Props = {
  readonly bookId: number;
  readonly accounts: readonly Account[];
  readonly onChosen: (billId: number) => void;
};

export function ChooseBill({ bookId, accounts, onChosen }: Props) {
  const [supplierId, setSupplier] = useState<number | null>(null);
  const supplier = accounts.find(({ id }) => id === supplierId) ?? null;
  return (
    <section aria-label="Choose the bill" className="card flex max-w-xl flex-col gap-3 p-4">
      <p className="text-ink-2">
        Choose the supplier, and the bill that it gives back of. On the page of a bill, D begins a
        debit note, and N the supplier’s credit note.
      </p>
      <SupplierField
        form={{ supplier, errors: {}, busy: false, setSupplier }}
        accounts={accounts}
        isAnybodys
      />
      <LinkedBills
        bookId={bookId}
        supplierId={supplierId}
        label="Bill that it gives back of"
        chosen={[]}
        onChosen={([billId]) => {
          if (billId !== undefined) onChosen(billId);
        }}
        error={undefined}
        busy={supplierId === null}
      />
    </section>
  );
}
