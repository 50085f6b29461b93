// The form of a customer: a new one, or one that is changed.
import { useState } from 'react';
import { changeCustomer, createCustomer } from '#api/contract/customer/customer.ts';
import type { Customer } from '#api/contract/customer/customer.ts';
import { call } from '#web/client/call.ts';
import { newKey } from '#web/client/new-key.ts';
import { useRecordForm } from '#web/shell/form/use-record-form.ts';
import { invalidateCustomers } from '../queries.ts';
import {
  BLANK,
  changedCustomerBody,
  customerDraftSchema,
  customerFieldsOf,
  checkCustomer,
  newCustomerBody,
} from './fields.ts';
import type { CustomerEntry } from './fields.ts';

type Options = {
  readonly bookId: number;
  readonly name: string;
  /** Who is changed, as they were when the form opened; null for a new one. */
  readonly customer: Customer | null;
  readonly onSaved: (customer: Customer) => void | Promise<void>;
};

export function useCustomerForm({ bookId, name, customer, onSaved }: Options) {
  const [key] = useState(newKey);
  return useRecordForm<CustomerEntry, Customer>({
    start: {
      form: customer === null ? 'customer' : `customer-${customer.id}`,
      bookId,
      schema: customerDraftSchema,
      begin: () => (customer === null ? BLANK : customerFieldsOf(customer)),
      ...(customer === null && { given: { name } }),
      isWanted: (draft) => name === '' || draft.name === name,
    },
    check: (fields) => checkCustomer(fields, customer === null || customer.email !== null),
    write: (fields) => write(bookId, customer, fields, key),
    async onSaved(saved) {
      await invalidateCustomers();
      await onSaved(saved);
    },
  });
}

export type CustomerFormState = ReturnType<typeof useCustomerForm>;

function write(bookId: number, before: Customer | null, fields: CustomerEntry, key: string) {
  if (before === null) {
    const body = { ...newCustomerBody(fields), book_id: bookId };
    return call(createCustomer, { body, idempotencyKey: key });
  }
  const body = { ...changedCustomerBody(fields, before), expected: before.seq, book_id: bookId };
  return call(changeCustomer, { params: { customerId: before.id }, body });
}
