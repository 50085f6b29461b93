// What can be done with a customer: the usual as buttons, the rest in a menu.
import { Link } from 'react-router-dom';
import type { Customer } from '#api/contract/customer/customer.ts';
import { paths } from '#web/paths.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { buttonClass } from '#web/ui/buttons/button-class.ts';
import { Kbd } from '#web/ui/marks/Marks.tsx';
import { Menu } from '#web/ui/overlays/Menu.tsx';
import type { MenuItem } from '#web/ui/overlays/Menu.tsx';
import { useRights } from '#web/client/use-rights.ts';
import type { CustomerAction } from './EndDialog.tsx';

type Props = {
  readonly customer: Customer;
  /** Nobody is written to or billed who was erased. */
  readonly isErased: boolean;
  readonly onOpen: (what: 'change' | 'receipt' | 'erase' | CustomerAction) => void;
  readonly onHistory: () => void;
};

export function CustomerBar({ customer: { id, status }, isErased, onOpen, onHistory }: Props) {
  const { scope } = usePageBook();
  const may = useRights();
  const isActive = status === 'active' && !isErased;
  const turn: MenuItem = isActive
    ? { text: 'Make inactive', onSelect: () => onOpen('deactivate') }
    : { text: 'Make active', onSelect: () => onOpen('activate') };
  return (
    <div className="mb-4 flex flex-wrap items-center gap-2 print:hidden">
      {isActive && may('DraftInvoice') && (
        <Link
          to={paths.newInvoice(id, scope)}
          aria-keyshortcuts="i"
          className={buttonClass('primary')}
        >
          New invoice <Kbd onBrand>I</Kbd>
        </Link>
      )}
      {may('RecordReceipt') && !isErased && (
        <Button aria-keyshortcuts="r" onClick={() => onOpen('receipt')}>
          Record receipt <Kbd>R</Kbd>
        </Button>
      )}
      <Link
        to={paths.statement(id, scope)}
        aria-keyshortcuts="s"
        className={buttonClass('secondary')}
      >
        Statement <Kbd>S</Kbd>
      </Link>
      <Menu
        label="More of this customer"
        items={[
          ...(may('ChangeCustomer') && !isErased
            ? [{ text: 'Change', keys: 'C', onSelect: () => onOpen('change') }, turn]
            : []),
          ...(may('RemoveCustomer')
            ? [{ text: 'Remove', danger: true, onSelect: () => onOpen('remove') }]
            : []),
          ...(may('EraseCustomer') && !isErased
            ? [
                {
                  text: 'Erase personal data',
                  keys: 'Shift+E',
                  danger: true,
                  onSelect: () => onOpen('erase'),
                },
              ]
            : []),
          { text: 'History', keys: 'H', onSelect: onHistory },
        ]}
      />
    </div>
  );
}
