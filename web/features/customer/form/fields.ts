// What a customer's form holds, what is missing in it, and what is sent of it.
import { z } from 'zod';
import type { Customer } from '#api/contract/customer/customer.ts';
import { isBadNewPhone, phoneFault } from '#core/kernel/reading/phones.ts';
import {
  isGstin,
  parseGstin,
  pincodeConflict,
  registrationOf,
  stateOfCode,
} from '#core/tax/index.ts';
import { registration } from '#core/tax/terms.ts';
import type { Registration } from '#core/tax/terms.ts';
import { customerWords as wording } from '../wording.ts';
import { HOME } from './countries.ts';
import { earlyFault, gstinFault, tidyGstin } from '#web/format/gstin.ts';
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

/** What stands for abroad among the states. */
export const ABROAD = '96';

/** A number that comes brings along what it says; one that goes leaves nobody registered by it. */
export function withGstinOfCustomer(fields: CustomerEntry, gstin: string): CustomerEntry {
  const read = parseGstin(gstin);
  const before = parseGstin(fields.gstin);
  if (!read.valid) {
    const lost = before.valid && gstin === '';
    return { ...fields, gstin, ...(lost ? { registration: 'unregistered', pan: '' } : {}) };
  }
  const registration = registrationOf(gstin, fields.country) ?? fields.registration;
  const isAbroad = registration === 'overseas';
  return {
    ...fields,
    gstin,
    registration,
    stateCode: isAbroad ? ABROAD : read.state,
    pan: read.pan ?? '',
    country: isAbroad === (fields.country !== HOME) ? fields.country : isAbroad ? '' : HOME,
  };
}

/** A whole GSTIN that is typed for the name goes to its own field. */
export function withNameOfCustomer(fields: CustomerEntry, name: string): CustomerEntry {
  const gstin = tidyGstin(name);
  if (fields.gstin !== '' || !isGstin(gstin)) return { ...fields, name };
  return { ...withGstinOfCustomer(fields, gstin), name: '' };
}

/** Who is abroad is in another country, and in no state. */
export function withRegistration(fields: CustomerEntry, registration: Registration): CustomerEntry {
  const isAbroad = registration === 'overseas';
  if (isAbroad === (fields.registration === 'overseas')) return { ...fields, registration };
  const place = isAbroad
    ? { country: '', stateCode: ABROAD }
    : { country: HOME, stateCode: parseGstin(fields.gstin).valid ? fields.gstin.slice(0, 2) : '' };
  return { ...fields, registration, ...place };
}

/** A GSTIN begins with digits: what begins with letters is a name in the wrong field. */
const NAME_LIKE = /^[A-Z]{3}/;

/** @returns why it is no GSTIN, or null when it is one or empty. */
const customerGstinFault = (gstin: string): string | null =>
  NAME_LIKE.test(gstin) ? wording.gstinIsName : gstinFault(gstin);

/** What is wrong already while it is typed: not that it is still short. */
export const earlyGstinFault = (gstin: string): string | null =>
  NAME_LIKE.test(gstin) ? wording.gstinIsName : earlyFault(gstin);

const DAYS = /^([0-9]|[1-9][0-9]|[12][0-9]{2}|3[0-5][0-9]|36[0-5])$/;

const EMAIL = /^\S+@\S+\.\S+$/;

/** Only the name is needed; what was typed into the field of another thing is told apart. */
export function checkCustomer(
  fields: CustomerEntry,
  forBill = false,
  before: Pick<Customer, 'phone'> | null = null,
): FieldErrors {
  const { gstin, name, email, registration, country, dueDays } = fields;
  const phone = orNull(fields.phone);
  const lacksAddress = forBill && isGstin(gstin) && fields.address.trim() === '';
  const fault = customerGstinFault(gstin);
  return {
    ...(fault === null ? {} : { gst_number: fault }),
    ...(name.trim() === '' ? { name: wording.nameMissing } : {}),
    ...(lacksAddress ? { address: wording.addressMissing } : {}),
    ...(EMAIL.test(name.trim()) ? { name: wording.nameIsEmail } : {}),
    ...(email.trim() !== '' && !EMAIL.test(email.trim()) ? { email: wording.emailWrong } : {}),
    ...(phone !== null && isBadNewPhone(phone, before?.phone) ? { phone: phoneFault(phone) } : {}),
    ...(registration === 'overseas' && country === '' ? { country: wording.countryMissing } : {}),
    ...(dueDays !== '' && !DAYS.test(dueDays) ? { due_days: wording.dueDaysWrong } : {}),
  };
}

/** A PIN of another state is rightly so along borders, and worth a look everywhere else. */
export function pincodeHint({ pincode, stateCode, registration }: CustomerEntry): string | null {
  if (registration === 'overseas' || stateCode === '') return null;
  const others = pincodeConflict(pincode, stateCode);
  if (others.length === 0) return null;
  const names = others.map((code) => stateOfCode(code)?.name ?? code).join(' or ');
  return `${pincode} is a PIN of ${names}. Look at it again.`;
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
