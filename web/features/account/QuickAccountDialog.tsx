// Creating an account in the middle of an entry, without leaving it.
import type { Account } from '#api/contract/account.ts';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { AccountForm } from './AccountForm.tsx';

export type QuickAccountProps = {
  readonly bookId: number;
  readonly name: string;
  readonly onClose: () => void;
  readonly onSaved: (account: Account) => void;
};

export function QuickAccountDialog({ bookId, name, onClose, onSaved }: QuickAccountProps) {
  return (
    <Dialog title="Add account" onClose={onClose}>
      <AccountForm bookId={bookId} name={name} brief onSaved={onSaved} />
    </Dialog>
  );
}
