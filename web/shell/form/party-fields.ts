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
import { isBadNewPhone, phoneFault } from '#core/kernel/reading/phones.ts';
import { COUNTRIES, HOME } from '#web/format/countries.ts';
import { earlyFault, gstinFault, gstinMeaning, tidyGstin } from '#web/format/gstin.ts';
import { REGISTRATION_WORDS } from '#web/format/registrations.ts';
import { STATES } from '#web/format/states.ts';
import type { DeclaredField } from './form-declaration.ts';

const partyWords = {
  nameMissing: 'Enter a name',
  nameIsEmail: 'Enter a name. The e-mail has a field of its own.',
  gstinIsName: 'A GSTIN begins with two digits. The name goes above.',
  gstinHint: 'Fills in the state and the PAN',
  emailWrong: 'Enter an e-mail such as accounts@anand.example',
  countryMissing: 'Choose a country',
  dueDaysWrong: 'Enter days from 0 to 365',
} as const;

/** As they are typed. */
export type PartyEntry = {
  readonly gstin: string;
  readonly name: string;
  readonly registration: string;
  readonly stateCode: string;
  readonly pincode: string;
  readonly country: string;
  readonly pan: string;
  readonly phone: string;
  readonly email: string;
  readonly address: string;
  readonly city: string;
  readonly company: string;
  readonly contact: string;
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
function withPartyName<Entry extends PartyEntry>(fields: Entry, name: string): Entry {
  const gstin = tidyGstin(name);
  if (fields.gstin !== '' || !isGstin(gstin)) return { ...fields, name };
  return { ...withPartyGstin(fields, gstin), name: '' };
}

/** Who is abroad is in another country, and in no state. */
function withRegistration<Entry extends PartyEntry>(
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
const partyGstinFault = (gstin: string): string | null =>
  NAME_LIKE.test(gstin) ? partyWords.gstinIsName : gstinFault(gstin);

/** What is wrong already while it is typed: not that it is still short. */
export const earlyGstinFault = (gstin: string): string | null =>
  NAME_LIKE.test(gstin) ? partyWords.gstinIsName : earlyFault(gstin);

const DAYS = /^([0-9]|[1-9][0-9]|[12][0-9]{2}|3[0-5][0-9]|36[0-5])$/;

/** @returns why it is no number of days after which something is due, or null. */
export const dueDaysFault = (text: string): string | null =>
  DAYS.test(text) ? null : partyWords.dueDaysWrong;

const EMAIL = /^\S+@\S+\.\S+$/;

const isEmail = (text: string): boolean => EMAIL.test(text.trim());

/** A PIN of another state is rightly so along borders, and worth a look everywhere else. */
function pincodeHint({
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

const REGISTRATIONS = Object.entries(REGISTRATION_WORDS).map(([value, label]) => ({
  value,
  label,
}));
const OUTSIDE = { value: ABROAD, label: stateOfCode(ABROAD)?.name ?? ABROAD };

const words = (label: string, max: number) => ({
  label,
  kind: 'text' as const,
  max,
  isAnyScript: true,
});

/**
 * The fields of a party, each declared once.
 * @param before the party as it is now, whose telephone number may be of an older form.
 */
export const partyFormFields = <Entry extends PartyEntry>(
  before: { readonly phone: string | null } | null,
): { readonly [Name in keyof PartyEntry]: DeclaredField<Entry> } => ({
  name: {
    label: 'Name',
    kind: 'text',
    max: 100,
    isAnyScript: true,
    needed: partyWords.nameMissing,
    typed: withPartyName,
    fault: (name) => (isEmail(name) ? partyWords.nameIsEmail : null),
  },
  gstin: {
    label: 'GSTIN',
    kind: 'text',
    hint: (gstin) => gstinMeaning(gstin) ?? partyWords.gstinHint,
    typed: (entry, text) => withPartyGstin(entry, tidyGstin(text)),
    early: earlyGstinFault,
    fault: partyGstinFault,
  },
  stateCode: {
    label: 'State',
    kind: 'choice',
    options: ({ stateCode }) => (stateCode === ABROAD ? [...STATES, OUTSIDE] : STATES),
    isShown: ({ registration }) => registration !== 'overseas',
  },
  phone: {
    label: 'Mobile',
    kind: 'text',
    type: 'tel',
    max: 30,
    fault: (phone) => (isBadNewPhone(phone, before?.phone) ? phoneFault(phone) : null),
  },
  email: {
    label: 'E-mail',
    kind: 'text',
    type: 'email',
    fault: (email) => (isEmail(email) ? null : partyWords.emailWrong),
  },
  registration: {
    label: 'Registration',
    kind: 'choice',
    begin: 'unregistered',
    options: REGISTRATIONS,
    typed: (entry, value) => withRegistration(entry, value as Registration),
  },
  pan: {
    label: 'PAN',
    kind: 'text',
    max: 20,
    typed: (entry, pan) => ({ ...entry, pan: pan.toUpperCase().trim() }),
  },
  country: {
    label: 'Country',
    kind: 'choice',
    begin: HOME,
    needed: partyWords.countryMissing,
    options: [{ value: '', label: 'Choose' }, ...COUNTRIES],
    isShown: ({ registration }) => registration === 'overseas',
  },
  address: words('Address', 500),
  city: words('City', 100),
  pincode: {
    label: 'PIN code',
    kind: 'text',
    max: 12,
    inputMode: ({ registration }) => (registration === 'overseas' ? 'text' : 'numeric'),
    warning: (_text, entry) => pincodeHint(entry),
  },
  company: words('Company', 100),
  contact: words('Contact person', 100),
});
