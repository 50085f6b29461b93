// The state of a customer's form: what is typed, what is wrong with it, and sending it.
import { useState } from 'react';
import { changeCustomer, createCustomer } from '#api/contract/customer.ts';
import type { Customer } from '#api/contract/customer.ts';
import { call } from '#web/client/call.ts';
import { fieldErrorsOf } from '#web/client/failure.ts';
import type { Failure } from '#web/client/failure.ts';
import { newKey } from '#web/client/new-key.ts';
import { useSend } from '#web/client/use-send.ts';
import { useKeptFields } from '#web/shell/form/use-kept-fields.ts';
import { invalidateCustomers } from '../queries.ts';
import {
  BLANK,
  changedBody,
  draftSchema,
  FIELD_OF_REFUSAL,
  fieldsOf,
  gapsIn,
  newBody,
} from './fields.ts';
import type { CustomerFields, Wrongs } from './fields.ts';

type Start = {
  readonly bookId: number;
  readonly name: string;
  /** Who is changed, as they were when the form opened; null for a new one. */
  readonly customer: Customer | null;
  readonly onSaved: (customer: Customer) => void | Promise<void>;
};

export function useCustomerForm({ bookId, name, customer, onSaved }: Start) {
  const kept = useKeptFields({
    form: customer === null ? 'customer' : `customer-${customer.id}`,
    bookId,
    schema: draftSchema,
    begin: () => (customer === null ? BLANK : fieldsOf(customer)),
    ...(customer === null && { given: { name } }),
    isWanted: (draft) => name === '' || draft.name === name,
  });
  const { fields, setFields, restoredAt, startAfresh } = kept;
  const [submitted, setSubmitted] = useState(false);
  const [key] = useState(newKey);
  const { busy, failure, send } = useSend({ keepsKeys: true });
  const gaps = gapsIn(fields, customer === null || customer.email !== null);
  const errors: Wrongs = submitted ? { ...refusalsOf(failure), ...gaps } : {};

  /** @returns whether it was sent. */
  const submit = (): boolean => {
    setSubmitted(true);
    if (Object.keys(gaps).length > 0) return false;
    void send(
      () => write(bookId, customer, fields, key),
      async (saved) => {
        kept.forget();
        await invalidateCustomers();
        await onSaved(saved);
      },
    );
    return true;
  };
  const set = (change: Partial<CustomerFields>) => setFields((now) => ({ ...now, ...change }));
  return {
    fields,
    set,
    setFields,
    errors,
    submitted,
    busy,
    failure,
    submit,
    restoredAt,
    startAfresh,
  };
}

export type CustomerFormState = ReturnType<typeof useCustomerForm>;

function write(bookId: number, before: Customer | null, fields: CustomerFields, key: string) {
  if (before === null) {
    const body = { ...newBody(fields), book_id: bookId };
    return call(createCustomer, { body, idempotencyKey: key });
  }
  const body = { ...changedBody(fields, before), expected: before.seq, book_id: bookId };
  return call(changeCustomer, { params: { customerId: before.id }, body });
}

function refusalsOf(failure: Failure | null): Wrongs {
  if (failure?.kind !== 'problem') return {};
  const { code, detail } = failure.problem;
  const field = FIELD_OF_REFUSAL[code];
  return { ...(field === undefined ? {} : { [field]: detail }), ...fieldErrorsOf(failure) };
}
