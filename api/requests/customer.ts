// From the wire to the commands on customers.
import type { z } from 'zod';
import type { CustomerFields } from '#core/customer/index.ts';
import type { Command } from '#core/domain.ts';
import type { AccountId, CustomerId } from '#core/kernel/ids.ts';
import type { changeCustomer } from '#api/contract/customer/customer.ts';
import { given } from './route-parts.ts';

const NEW_CUSTOMER: Omit<CustomerFields, 'name'> = {
  company: null,
  registration: null,
  gstin: null,
  pan: null,
  stateCode: null,
  country: 'IN',
  email: null,
  phone: null,
  contact: null,
  address: null,
  city: null,
  pincode: null,
  dueDays: null,
};

type Ids = { readonly customerId: CustomerId; readonly accountId: AccountId };
type Fields = Omit<z.output<(typeof changeCustomer)['body']>, 'expected' | 'name' | 'book_id'>;

/** @param ids of the customer and of the ledger that is made with it. */
export const newCustomer = (
  ids: Ids,
  body: Fields & { readonly name: string },
): Extract<Command, { type: 'CreateCustomer' }> => ({
  type: 'CreateCustomer',
  data: { ...ids, ...NEW_CUSTOMER, ...fieldsOf(body), name: body.name },
});

export const changedCustomer = (
  customerId: CustomerId,
  body: Fields & { readonly name?: string | undefined },
): Extract<Command, { type: 'ChangeCustomer' }> => ({
  type: 'ChangeCustomer',
  data: { customerId, changes: { ...fieldsOf(body), ...given('name', body.name) } },
});

/** Only what was given. */
const fieldsOf = (body: Fields): Partial<CustomerFields> => ({
  ...given('company', body.company),
  ...given('registration', body.registration),
  ...given('gstin', body.gst_number),
  ...given('pan', body.pan),
  ...given('stateCode', body.state_code),
  ...given('country', body.country),
  ...given('email', body.email),
  ...given('phone', body.phone),
  ...given('contact', body.contact),
  ...given('address', body.address),
  ...given('city', body.city),
  ...given('pincode', body.pincode),
  ...given('dueDays', body.due_days),
});
