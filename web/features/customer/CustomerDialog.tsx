// Adding a customer, or changing one, over the page.
import type { Customer } from '#api/contract/customer/customer.ts';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { CustomerForm } from './form/CustomerForm.tsx';
import { customerWords as wording } from './wording.ts';

type Props = {
  readonly bookId: number;
  readonly name?: string;
  /** Who is changed; without one, somebody new. */
  readonly customer?: Customer;
  readonly onClose: () => void;
  readonly onSaved: (customer: Customer) => void | Promise<void>;
};

export function CustomerDialog({ onClose, ...form }: Props) {
  const title = form.customer === undefined ? wording.add : `Change ${form.customer.name}`;
  return (
    <Dialog title={title} size="medium" onClose={onClose}>
      <CustomerForm {...form} />
    </Dialog>
  );
}
