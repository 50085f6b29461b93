// A customer opened in place: how they are reached and registered, and what can be done.
import { Link } from 'react-router-dom';
import type { Customer } from '#api/contract/customer/customer.ts';
import { PresentOnly } from '#web/shell/guards/past/PresentOnly.tsx';
import { formatInstant } from '#web/format/dates.ts';
import { paths } from '#web/paths.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { buttonClass } from '#web/ui/buttons/button-class.ts';
import { KeyValue } from '#web/ui/lists/Figures.tsx';
import { keyLabel } from '#web/ui/marks/key-names.ts';
import { Kbd } from '#web/ui/marks/Marks.tsx';
import { customerWords as wording } from '../wording.ts';
import { partyPlace } from '#web/format/party-place.ts';

export function OpenedCustomer({ customer }: { readonly customer: Customer }) {
  const { scope } = usePageBook();
  const { id, status, address, pincode, contact, email, phone, dueDays: days } = customer;
  const place = [address, [partyPlace(customer), pincode].filter(Boolean).join(' ')];
  const reached = [contact, email, phone].filter((part) => part !== null);
  return (
    <>
      <div className="register-sides pt-1">
        <KeyValue
          pairs={[
            { name: 'Address', value: place.filter(Boolean).join(', ') || '—' },
            { name: 'Contact', value: reached.join(', ') || '—' },
          ]}
        />
        <KeyValue
          pairs={[
            { name: 'GSTIN', value: customer.gstin ?? 'Unregistered' },
            { name: 'PAN', value: customer.pan ?? '—' },
            { name: 'Registration', value: wording.registrations[customer.registration] },
          ]}
        />
        <p className="text-xs text-ink-2">
          Added {formatInstant(customer.createdAt)}
          <br />
          {days === null ? 'Payment terms of the book' : `Payment terms: ${days} days`}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2 pt-2 print:hidden">
        {status === 'active' && (
          <PresentOnly>
            <Link
              to={paths.newInvoice(id, scope)}
              aria-keyshortcuts="I"
              className={buttonClass('secondary')}
            >
              New invoice <Kbd>{keyLabel('I')}</Kbd>
            </Link>
          </PresentOnly>
        )}
        <Link
          to={paths.statement(id, scope)}
          aria-keyshortcuts="S"
          className={buttonClass('secondary')}
        >
          Statement <Kbd>{keyLabel('S')}</Kbd>
        </Link>
        <Link to={paths.customer(id, scope)} className="link ml-auto">
          Open the full page
        </Link>
        <Kbd>{keyLabel('Enter')}</Kbd>
      </div>
    </>
  );
}
