// Who a customer is, as it stands on their documents.
import { Link } from 'react-router-dom';
import type { Customer } from '#api/contract/customer/customer.ts';
import { ERASED } from '#core/kernel/event.ts';
import { paths } from '#web/paths.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { KeyValue } from '#web/ui/lists/Figures.tsx';
import { partyAddress } from '#web/format/party-place.ts';
import { customerWords as wording } from '../wording.ts';

export function CustomerCard({ customer }: { readonly customer: Customer }) {
  const { scope } = usePageBook();
  const { email, phone, dueDays } = customer;
  const pairs = [
    { name: 'GSTIN', value: customer.gstin },
    { name: 'Registration', value: wording.registrations[customer.registration] },
    { name: 'PAN', value: customer.pan },
    { name: 'Contact person', value: customer.contact },
    {
      name: 'E-mail',
      value:
        email === ERASED
          ? email
          : email !== null && (
              <a href={`mailto:${email}`} className="link">
                {email}
              </a>
            ),
    },
    {
      name: 'Phone',
      value:
        phone === ERASED
          ? phone
          : phone !== null && (
              <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`} className="link">
                {phone}
              </a>
            ),
    },
    { name: 'Address', value: partyAddress(customer) },
    { name: 'Due', value: dueDays === null ? 'Default payment terms' : `After ${dueDays} days` },
    {
      name: 'Ledger',
      value: (
        <Link to={paths.account(customer.accountId, scope)} className="link">
          Open the ledger
        </Link>
      ),
    },
  ];
  return (
    <section aria-labelledby="facts" className="card p-4">
      <h2 id="facts" className="mb-2 text-h2 font-semibold">
        Details
      </h2>
      <KeyValue pairs={pairs.filter(({ value }) => Boolean(value))} />
    </section>
  );
}
