// What a customer's form holds, what is missing in it, and what is sent of it.
import { z } from 'zod';
import type { Customer } from '#api/contract/customer/customer.ts';
import { isBadNewPhone, phoneFault } from '#core/kernel/reading/phones.ts';
import { isGstin } from '#core/tax/index.ts';
import { registration } from '#core/tax/terms.ts';
import type { Registration } from '#core/tax/terms.ts';
import { customerWords as wording } from '../wording.ts';
import { HOME } from '#web/format/countries.ts';
import {
  dueDaysFault,
  isEmail,
  partyGstinFault,
  partyWords,
} from '#web/shell/form/party-fields.ts';
import type { FieldErrors } from '#web/client/failure.ts';

export type CustomerEntry = {
  readonly gstin: string;
  readonly name: string;
  readonly email: string;
  readonly registration: Registration;
  readonly company: string;
  readonly contact: string;
  readonly phone: string;
  readonly address: string;
  readonly city: string;
  readonly stateCode: string;
  readonly pincode: string;
  readonly country: string;
  readonly pan: string;
  readonly dueDays: string;
};

const text = z.string();

/** What was typed and not saved, as it is kept on the device. */
export const customerDraftSchema = z
  .object({
    gstin: text,
    name: text,
    email: text,
    registration,
    company: text,
    contact: text,
    phone: text,
    address: text,
    city: text,
    stateCode: text,
    pincode: text,
    country: text,
    pan: text,
    dueDays: text,
  })
  .partial();

export const BLANK: CustomerEntry = {
  gstin: '',
  name: '',
  email: '',
  registration: 'unregistered',
  company: '',
  contact: '',
  phone: '',
  address: '',
  city: '',
  stateCode: '',
  pincode: '',
  country: HOME,
  pan: '',
  dueDays: '',
};

export const customerFieldsOf = (one: Customer): CustomerEntry => ({
  gstin: one.gstin ?? '',
  name: one.name,
  email: one.email ?? '',
  registration: one.registration,
  company: one.company ?? '',
  contact: one.contact ?? '',
  phone: one.phone ?? '',
  address: one.address ?? '',
  city: one.city ?? '',
  stateCode: one.stateCode ?? '',
  pincode: one.pincode ?? '',
  country: one.country,
  pan: one.pan ?? '',
  dueDays: one.dueDays === null ? '' : String(one.dueDays),
});

/** Only the name is needed; what was typed into the field of another thing is told apart. */
export function checkCustomer(
  fields: CustomerEntry,
  forBill = false,
  before: Pick<Customer, 'phone'> | null = null,
): FieldErrors {
  const { gstin, name, email, registration, country, dueDays } = fields;
  const phone = orNull(fields.phone);
  const lacksAddress = forBill && isGstin(gstin) && fields.address.trim() === '';
  const fault = partyGstinFault(gstin);
  return {
    ...(fault === null ? {} : { gst_number: fault }),
    ...(name.trim() === '' ? { name: partyWords.nameMissing } : {}),
    ...(lacksAddress ? { address: wording.addressMissing } : {}),
    ...(isEmail(name) ? { name: partyWords.nameIsEmail } : {}),
    ...(email.trim() !== '' && !isEmail(email) ? { email: partyWords.emailWrong } : {}),
    ...(phone !== null && isBadNewPhone(phone, before?.phone) ? { phone: phoneFault(phone) } : {}),
    ...(registration === 'overseas' && country === ''
      ? { country: partyWords.countryMissing }
      : {}),
    ...(dueDays !== '' && dueDaysFault(dueDays) !== null
      ? { due_days: partyWords.dueDaysWrong }
      : {}),
  };
}

/** What stands behind 'More' in the form, and is opened where any of it is known. */
const MORE = [
  'company',
  'contact',
  'address',
  'city',
  'pincode',
  'dueDays',
] as const satisfies readonly (keyof CustomerEntry)[];

/** @returns whether something is known, or wrong, that the five fields do not show. */
export const hasMore = (fields: CustomerEntry): boolean =>
  MORE.some((field) => fields[field] !== '') || fields.registration === 'overseas';

const orNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());

const valuesOf = (fields: CustomerEntry) => ({
  name: fields.name.trim(),
  email: orNull(fields.email),
  gstin: orNull(fields.gstin),
  registration: fields.registration,
  company: orNull(fields.company),
  contact: orNull(fields.contact),
  phone: orNull(fields.phone),
  address: orNull(fields.address),
  city: orNull(fields.city),
  stateCode: orNull(fields.stateCode),
  pincode: orNull(fields.pincode),
  country: fields.country,
  pan: orNull(fields.pan),
  dueDays: fields.dueDays === '' ? null : Number(fields.dueDays),
});

/** A new customer: what is empty is not sent. */
export const newCustomerBody = (fields: CustomerEntry) => {
  const { name, ...rest } = valuesOf(fields);
  return {
    name,
    ...Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== null)),
  };
};

/** Only what differs from what the form began with. */
export function changedCustomerBody(fields: CustomerEntry, before: Customer) {
  const was: Readonly<Record<string, unknown>> = valuesOf(customerFieldsOf(before));
  return Object.fromEntries(
    Object.entries(valuesOf(fields)).filter(([field, value]) => value !== was[field]),
  );
}
