// A supplier becomes a customer too: one record, with a second ledger. There is no way back, so it
// is asked first.
import { makeCustomer } from '#api/contract/supplier/supplier.ts';
import type { SupplierReply } from '#api/contract/supplier/supplier.ts';
import { call } from '#web/client/call.ts';
import { sentenceOf } from '#web/client/failure.ts';
import { useSend } from '#web/shell/form/use-send.ts';
import { AlertDialog } from '#web/ui/overlays/AlertDialog.tsx';
import { invalidateSuppliers } from './queries.ts';

type Props = {
  readonly bookId: number;
  readonly supplier: Pick<SupplierReply, 'id' | 'name' | 'seq'>;
  readonly onClose: () => void;
  readonly onDone: () => void;
};

export function MakeCustomerDialog({ bookId, supplier, onClose, onDone }: Props) {
  const { id: supplierId, name, seq } = supplier;
  const { busy, failure, send } = useSend();
  const make = () =>
    void send(
      () =>
        call(makeCustomer, {
          params: { supplierId },
          query: { book_id: bookId },
          body: { expected: seq },
        }),
      async () => {
        await invalidateSuppliers();
        onDone();
      },
    );
  return (
    <AlertDialog
      title={`Make ‘${name}’ a customer too?`}
      confirm="Make a customer"
      busyText={busy ? 'Saving…' : null}
      refused={failure && sentenceOf(failure)}
      onConfirm={make}
      onCancel={onClose}
    >
      <p>
        They can be invoiced then. The record stays one, with a second ledger under Sundry Debtors:
        bills and invoices are not set off against each other.
      </p>
    </AlertDialog>
  );
}
