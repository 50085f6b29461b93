// The form of a customer: a new one, or one that is changed.
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { changeCustomer, createCustomer, readCustomer } from '#api/contract/customer/customer.ts';
import type { Customer } from '#api/contract/customer/customer.ts';
import { billingSettingsOf } from '#web/client/billing-reads.ts';
import { call } from '#web/client/call.ts';
import { newKey } from '#web/client/new-key.ts';
import { useRecordForm } from '#web/shell/form/use-record-form.ts';
import { invalidateCustomers } from '../queries.ts';
import { customerWords as wording } from '../wording.ts';
import { draftSchemaOf, faultsOf } from '#web/shell/form/form-declaration.ts';
import {
  BLANK_CUSTOMER,
  changedCustomerBody,
  customerEntryOf,
  customerFormFields,
  newCustomerBody,
} from './fields.ts';
import type { CustomerEntry } from './fields.ts';

type Options = {
  readonly bookId: number;
  readonly name: string;
  /** Who is changed, as they were when the form opened; null for a new one. */
  readonly customer: Customer | null;
  /** Whether a bill follows at once. */
  readonly forBill?: boolean;
  readonly onSaved: (customer: Customer) => void | Promise<void>;
};

export function useCustomerForm({ bookId, name, customer, forBill = false, onSaved }: Options) {
  const [key] = useState(newKey);
  const place = useOwnState(bookId, customer === null);
  const declared = customerFormFields(customer, forBill);
  const form = useRecordForm<CustomerEntry, Customer, Customer>({
    start: {
      form: customer === null ? 'customer' : `customer-${customer.id}`,
      bookId,
      schema: draftSchemaOf(declared),
      begin: () => (customer === null ? BLANK_CUSTOMER : customerEntryOf(customer)),
      ...(customer === null && { given: { name } }),
      isWanted: (draft) => name === '' || draft.name === name,
    },
    editing:
      customer === null
        ? null
        : {
            begun: customer,
            latest: () =>
              call(readCustomer, {
                params: { customerId: customer.id },
                query: { book_id: bookId },
              }),
            fieldsOf: customerEntryOf,
            seqOf: ({ seq }) => seq,
          },
    check: (fields, before) => faultsOf(customerFormFields(before, forBill), place.into(fields)),
    write: (fields, before) => write(bookId, before, place.into(fields), key),
    async onSaved(saved) {
      await invalidateCustomers();
      await onSaved(saved);
    },
  });
  const fields = place.into(form.fields);
  /** The state is the book's own, and nobody chose it. */
  const isOwnState =
    place.own !== '' && form.fields.stateCode === '' && fields.stateCode === place.own;
  return {
    ...form,
    fields,
    declared: {
      ...declared,
      stateCode: {
        ...declared.stateCode,
        hint: () => (isOwnState ? wording.ownState : null),
        typed: (entry: CustomerEntry, stateCode: string) => {
          place.onChosen();
          return { ...entry, stateCode };
        },
      },
    },
  };
}

/** Most customers are of the book's own State: a new one begins there, until somebody chooses. */
function useOwnState(bookId: number, isNew: boolean) {
  const settings = useQuery({ ...billingSettingsOf(bookId), enabled: isNew });
  const [isChosen, setChosen] = useState(false);
  const own = isNew && !isChosen ? (settings.data?.stateCode ?? '') : '';
  return {
    own,
    into: (fields: CustomerEntry): CustomerEntry =>
      fields.stateCode === '' && own !== '' ? { ...fields, stateCode: own } : fields,
    onChosen: () => setChosen(true),
  };
}

export type CustomerFormState = ReturnType<typeof useCustomerForm>;

function write(bookId: number, before: Customer | null, fields: CustomerEntry, key: string) {
  if (before === null) {
    const body = { ...newCustomerBody(fields), bookId };
    return call(createCustomer, { body, idempotencyKey: key });
  }
  const body = { ...changedCustomerBody(fields, before), expected: before.seq, bookId };
  return call(changeCustomer, { params: { customerId: before.id }, body });
}
