// The fields of a customer's form: those of a party, and when their bills are due.
import type { createCustomer, Customer } from '#api/contract/customer/customer.ts';
import { isGstin } from '#core/tax/index.ts';
import type { CallInput } from '#web/client/call.ts';
import {
  blankEntry,
  changedValues,
  entryOf,
  entryValues,
} from '#web/shell/form/form-declaration.ts';
import type { FormFields } from '#web/shell/form/form-declaration.ts';
import { dueDaysFault, partyFormFields } from '#web/shell/form/party-fields.ts';
import type { PartyEntry } from '#web/shell/form/party-fields.ts';
import { customerWords as wording } from '../wording.ts';

export type CustomerEntry = PartyEntry & { readonly dueDays: string };

/**
 * @param before the customer as it is now; null of a new one.
 * @param forBill whether a bill follows, which shows the address of who is registered.
 */
export function customerFormFields(
  before: Pick<Customer, 'phone'> | null,
  forBill: boolean,
): FormFields<CustomerEntry> {
  const party = partyFormFields<CustomerEntry>(before);
  return {
    ...party,
    // A tax invoice to a registered customer cannot be issued without it.
    address: {
      ...party.address,
      needed: ({ gstin }) => (forBill && isGstin(gstin) ? wording.addressMissing : undefined),
      hint: (_text, { gstin }) => (isGstin(gstin) ? wording.addressHint : null),
    },
    dueDays: {
      label: 'Days until due',
      kind: 'number',
      hint: () => wording.dueDays,
      fault: dueDaysFault,
    },
  };
}

/** Apart from what depends on the customer. */
const PLAIN = customerFormFields(null, false);
export const BLANK_CUSTOMER = blankEntry(PLAIN);

export const customerEntryOf = (customer: Customer): CustomerEntry => entryOf(PLAIN, customer);

/** What is behind 'More' in the form, in this order. */
export const BEHIND_MORE = [
  'address',
  'city',
  'pincode',
  'registration',
  'country',
  'pan',
  'dueDays',
  'company',
  'contact',
] as const;

/** They follow from the fields in sight, but for who is abroad. */
const FOLLOWING: ReadonlySet<string> = new Set(['registration', 'country', 'pan']);

/** @returns whether something is known, or wrong, that the five fields do not show. */
export const hasMore = (entry: CustomerEntry): boolean =>
  BEHIND_MORE.some((field) => !FOLLOWING.has(field) && entry[field] !== '') ||
  entry.registration === 'overseas';

type NewBody = CallInput<typeof createCustomer>['body'];

/** A new customer: what is blank is not sent. */
export const newCustomerBody = (entry: CustomerEntry): NewBody =>
  Object.fromEntries(
    Object.entries(entryValues(PLAIN, entry)).filter(([, value]) => value !== null),
  ) as NewBody;

/** Only what differs from what the form began with. */
export const changedCustomerBody = (entry: CustomerEntry, before: Customer) =>
  changedValues(entryValues(PLAIN, entry), entryValues(PLAIN, customerEntryOf(before)));
