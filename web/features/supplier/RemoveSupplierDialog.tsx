// Asks before a supplier goes, and says why one stays.
import { useNavigate } from 'react-router-dom';
import { removeSupplier } from '#api/contract/supplier/supplier.ts';
import type { ListedSupplier } from '#api/contract/supplier/supplier.ts';
import { call } from '#web/client/call.ts';
import { sentenceOf } from '#web/client/failure.ts';
import { paths } from '#web/paths.ts';
import { useSend } from '#web/shell/form/use-send.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { AlertDialog } from '#web/ui/overlays/AlertDialog.tsx';
import { invalidateSuppliers } from './queries.ts';

type Props = {
  readonly supplier: ListedSupplier;
  readonly onClose: () => void;
  readonly onDone: (text: string) => void;
};

export function RemoveSupplierDialog({ supplier: { id, name }, onClose, onDone }: Props) {
  const { id: bookId, scope } = usePageBook();
  const { busy, failure, send } = useSend();
  const navigate = useNavigate();
  const remove = () =>
    void send(
      () => call(removeSupplier, { params: { supplierId: id }, query: { book_id: bookId } }),
      async () => {
        // What is removed must not be asked for again.
        await navigate(paths.suppliers(scope), { replace: true });
        await invalidateSuppliers();
        onDone(`Supplier ‘${name}’ removed.`);
      },
    );
  return (
    <AlertDialog
      title={`Remove ‘${name}’?`}
      confirm="Remove"
      danger
      busyText={busy ? 'Saving…' : null}
      refused={failure && sentenceOf(failure)}
      onConfirm={remove}
      onCancel={onClose}
    >
      <p>
        The supplier and its ledger go from the lists; the history keeps them. Whoever has a bill, a
        payment or an entry stays.
      </p>
    </AlertDialog>
  );
}
