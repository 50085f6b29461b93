// Creating an account in the middle of an entry, without leaving it.
import type { Account } from '#api/contract/account/account.ts';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { AccountForm } from './form/AccountForm.tsx';
import type { AccountKind } from '#web/client/lists.ts';

type QuickAccountProps = {
  readonly bookId: number;
  readonly name: string;
  /** What it will most likely be. */
  readonly kind: AccountKind;
  readonly onClose: () => void;
  readonly onSaved: (account: Account) => void;
};

export function QuickAccountDialog({ bookId, name, kind, onClose, onSaved }: QuickAccountProps) {
  return (
    <Dialog title="Add account" onClose={onClose}>
      <AccountForm bookId={bookId} name={name} kind={kind} onSaved={onSaved} />
    </Dialog>
  );
}
