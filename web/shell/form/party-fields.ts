// What the forms of customers and suppliers have in common: what a GSTIN brings along, and what is
// typed into the field of another thing.
import {
  isGstin,
  parseGstin,
  pincodeConflict,
  registrationOf,
  stateOfCode,
} from '#core/tax/index.ts';
import type { Registration } from '#core/tax/terms.ts';
import { HOME } from '#web/format/countries.ts';
import { earlyFault, gstinFault, tidyGstin } from '#web/format/gstin.ts';

export const partyWords = {
  nameMissing: 'Enter a name',
  nameIsEmail: 'Enter a name. The e-mail has a field of its own.',
  gstinIsName: 'A GSTIN begins with two digits. The name goes above.',
  gstinHint: 'Fills in the state and the PAN',
  emailWrong: 'Enter an e-mail such as accounts@anand.example',
  countryMissing: 'Choose a country',
  dueDaysWrong: 'Enter days from 0 to 365',
} as const;

/** As they are typed. */
type PartyEntry = {
  readonly gstin: string;
  readonly name: string;
  readonly registration: string;
  readonly stateCode: string;
  readonly pincode: string;
  readonly country: string;
  readonly pan: string;
};

/** What stands for abroad among the states. */
export const ABROAD = '96';

/** A number that comes brings along what it says; one that goes leaves nobody registered by it. */
export function withPartyGstin<Entry extends PartyEntry>(fields: Entry, gstin: string): Entry {
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
export function withPartyName<Entry extends PartyEntry>(fields: Entry, name: string): Entry {
  const gstin = tidyGstin(name);
  if (fields.gstin !== '' || !isGstin(gstin)) return { ...fields, name };
  return { ...withPartyGstin(fields, gstin), name: '' };
}

/** Who is abroad is in another country, and in no state. */
export function withRegistration<Entry extends PartyEntry>(
  fields: Entry,
  registration: Registration,
): Entry {
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
export const partyGstinFault = (gstin: string): string | null =>
  NAME_LIKE.test(gstin) ? partyWords.gstinIsName : gstinFault(gstin);

/** What is wrong already while it is typed: not that it is still short. */
export const earlyGstinFault = (gstin: string): string | null =>
  NAME_LIKE.test(gstin) ? partyWords.gstinIsName : earlyFault(gstin);

const DAYS = /^([0-9]|[1-9][0-9]|[12][0-9]{2}|3[0-5][0-9]|36[0-5])$/;

/** @returns why it is no number of days after which something is due, or null. */
export const dueDaysFault = (text: string): string | null =>
  DAYS.test(text) ? null : partyWords.dueDaysWrong;

const EMAIL = /^\S+@\S+\.\S+$/;

export const isEmail = (text: string): boolean => EMAIL.test(text.trim());

/** A PIN of another state is rightly so along borders, and worth a look everywhere else. */
export function pincodeHint({
  pincode,
  stateCode,
  registration,
}: Pick<PartyEntry, 'pincode' | 'stateCode' | 'registration'>): string | null {
  if (registration === 'overseas' || stateCode === '') return null;
  const others = pincodeConflict(pincode, stateCode);
  if (others.length === 0) return null;
  const names = others.map((code) => stateOfCode(code)?.name ?? code).join(' or ');
  return `${pincode} is a PIN of ${names}. Look at it again.`;
}
