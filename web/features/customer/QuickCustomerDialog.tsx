// Creating a customer in the middle of an invoice, without leaving it.
import { createPortal } from 'react-dom';
import type { Customer } from '#api/contract/customer/customer.ts';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { CustomerForm } from './form/CustomerForm.tsx';
import { customerWords as wording } from './wording.ts';

type QuickCustomerProps = {
  readonly bookId: number;
  /** What was typed into the picker. */
  readonly name: string;
  readonly onClose: () => void;
  readonly onSaved: (customer: Customer) => void;
};

export function QuickCustomerDialog({ bookId, name, onClose, onSaved }: QuickCustomerProps) {
  // A form may not lie inside a form.
  return createPortal(
    <Dialog title={wording.add} onClose={onClose}>
      <CustomerForm bookId={bookId} name={name} onSaved={onSaved} />
    </Dialog>,
    document.body,
  );
}
