// The fields of a customer: five that a bill needs, name first, and the rest behind 'More'. The
// GSTIN fills in state, PAN and registration, and asks for the address, which a tax invoice to a
// registered customer must have (CGST Rule 46(e)).
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { listCustomers } from '#api/contract/customer/customer.ts';
import type { Customer } from '#api/contract/customer/customer.ts';
import { isGstin } from '#core/tax/index.ts';
import { asking } from '#web/client/query.ts';
import { paths } from '#web/paths.ts';
import { DeclaredFields } from '#web/shell/form/DeclaredFields.tsx';
import { EnterStop, FormFrame } from '#web/shell/form/FormFrame.tsx';
import { Restored } from '#web/shell/form/Restored.tsx';
import { usePageBook } from '#web/state/page-book.ts';
import { customerWords as wording } from '../wording.ts';
import { BEHIND_MORE, hasMore } from './fields.ts';
import { useCustomerForm } from './use-customer-form.ts';
import type { CustomerFormState } from './use-customer-form.ts';

type Props = {
  readonly bookId: number;
  readonly name?: string;
  /** Who is changed, as they were when the form opened. */
  readonly customer?: Customer;
  /** What the button says, where it is not the usual. */
  readonly save?: string;
  /** Whether a bill follows, which shows the address of who is registered. */
  readonly forBill?: boolean;
  /** Another button, before the one that saves. */
  readonly second?: ReactNode;
  readonly onSaved: (customer: Customer) => void | Promise<void>;
};

export function CustomerForm({ bookId, name = '', customer, save, second, ...more }: Props) {
  const { forBill = false, onSaved } = more;
  const form = useCustomerForm({ bookId, name, customer: customer ?? null, forBill, onSaved });
  const [wantsMore, setWantsMore] = useState(customer !== undefined || hasMore(form.fields));
  const isMore = wantsMore || form.fields.registration === 'overseas';
  return (
    <FormFrame
      form={form}
      second={second}
      save={save ?? (customer === undefined ? wording.add : 'Save customer')}
    >
      <Restored form={form} />
      <div className="grid gap-3 sm:grid-cols-2">
        <Five form={form} bookId={bookId} customerId={customer?.id ?? null} />
        {!isMore && isGstin(form.fields.gstin) && (
          <EnterStop>
            <DeclaredFields of={form.declared} names={['address']} form={form} />
          </EnterStop>
        )}
        {isMore && <DeclaredFields of={form.declared} names={BEHIND_MORE} form={form} />}
      </div>
      {!isMore && (
        <button
          type="button"
          onClick={() => setWantsMore(true)}
          className="link min-h-6 self-start text-sm pointer-coarse:min-h-11"
        >
          {wording.more}
        </button>
      )}
    </FormFrame>
  );
}

type FormProps = { readonly form: CustomerFormState };
type FiveProps = FormProps & { readonly bookId: number; readonly customerId: number | null };

function Five({ form, bookId, customerId }: FiveProps) {
  const { fields, declared } = form;
  const { gstin, name } = fields;
  return (
    <>
      {/* The number that was typed for the name has gone to its field: the name comes next. */}
      <div
        className="contents"
        onKeyDown={(event) => {
          const isNameNext = name === '' && isGstin(gstin);
          if (event.key === 'Enter' && !event.ctrlKey && isNameNext) event.preventDefault();
        }}
      >
        <DeclaredFields of={declared} names={['name']} form={form} />
      </div>
      <EnterStop>
        <div>
          <DeclaredFields of={declared} names={['gstin']} form={form} />
          <SameGstin gstin={gstin} bookId={bookId} customerId={customerId} />
        </div>
        <DeclaredFields of={declared} names={['stateCode', 'phone', 'email']} form={form} />
      </EnterStop>
    </>
  );
}

// Says that another customer has the GSTIN that is typed: branches may share it, a twin should not.
type SameGstinProps = {
  readonly gstin: string;
  readonly bookId: number;
  /** Who is changed; null for a new one. */
  readonly customerId: number | null;
};

const FEW = 5;

function SameGstin({ gstin, bookId, customerId }: SameGstinProps) {
  const { scope } = usePageBook();
  const query = { book_id: bookId, search: gstin, limit: FEW };
  const found = useQuery({ ...asking(listCustomers, { query }), enabled: isGstin(gstin) });
  const other = found.data?.find((each) => each.gstin === gstin && each.id !== customerId);
  if (!isGstin(gstin) || other === undefined) return null;
  return (
    <p role="status" className="pt-1 text-sm text-warn">
      <Link to={paths.customer(other.id, scope)} dir="auto" className="link">
        {other.name}
      </Link>{' '}
      has this GSTIN already.
    </p>
  );
}
