// The fields of a supplier's form, each declared once, and how what was typed is sent.
import type { Account } from '#api/contract/account/account.ts';
import type { addSupplier, ListedSupplier } from '#api/contract/supplier/supplier.ts';
import { parseGstin } from '#core/tax/index.ts';
import type { CallInput } from '#web/client/call.ts';
import { decimalOf, decimalText } from '#core/kernel/decimal.ts';
import { parseAmount } from '#web/format/amount-entry.ts';
import { bareFigure } from '#web/format/figures.ts';
import { formatPaise } from '#web/format/money.ts';
import { HOME } from '#web/format/countries.ts';
import { BLOCKED_CLAUSES, CREDIT_KIND_WORDS } from '#web/format/credit.ts';
import { gstinFault, tidyGstin } from '#web/format/gstin.ts';
import { SPECIAL_REGISTRATION_WORDS } from '#web/format/registrations.ts';
import { STATES } from '#web/format/states.ts';
import {
  blankEntry,
  changedValues,
  entryOf,
  entryValues,
} from '#web/shell/form/form-declaration.ts';
import type { DeclaredField, FormFields, Row } from '#web/shell/form/form-declaration.ts';
import {
  ABROAD,
  dueDaysFault,
  earlyGstinFault,
  partyFormFields,
  withPartyGstin,
} from '#web/shell/form/party-fields.ts';
import type { PartyEntry } from '#web/shell/form/party-fields.ts';
import { TDS_NATURE_NAMES } from '#web/format/tds.ts';
import { DEDUCTEE_KINDS, ENTERPRISE_ACTIVITIES, ENTERPRISE_CLASSES } from './wording.ts';

export type SupplierEntry = PartyEntry & {
  readonly supplierDueDays: string;
  /** A ledger from before that becomes its own; blank: a new one. */
  readonly ledger: string;
  readonly specialRegistration: string;
  readonly udyam: string;
  readonly msme: readonly Row[];
  readonly registrations: readonly Row[];
  readonly tdsNature: string;
  readonly tdsDeductee: string;
  /** Of lower or no deduction; rate and limit as figures. */
  readonly tdsCertificates: readonly Row[];
  readonly defaultAccount: string;
  readonly defaultCredit: string;
  readonly defaultClause: string;
  readonly bankAccountName: string;
  readonly bankAccountNumber: string;
  readonly bankIfsc: string;
  readonly upi: string;
};

/** Under their headings, in this order. */
export const SUPPLIER_SECTIONS = {
  first: ['name', 'gstin', 'stateCode', 'phone', 'email', 'supplierDueDays', 'ledger'],
  details: [
    'registration',
    'specialRegistration',
    'pan',
    'country',
    'address',
    'city',
    'pincode',
    'company',
    'contact',
    'registrations',
  ],
  msme: ['udyam', 'msme'],
  bill: ['defaultAccount', 'defaultCredit', 'defaultClause'],
  tds: ['tdsNature', 'tdsDeductee', 'tdsCertificates'],
  bank: ['bankAccountName', 'bankAccountNumber', 'bankIfsc', 'upi'],
} as const satisfies Readonly<Record<string, readonly (keyof SupplierEntry)[]>>;

const choicesOf = (words: Readonly<Record<string, string>>, none: string) => [
  { value: '', label: none },
  ...Object.entries(words).map(([value, label]) => ({ value, label })),
];

/** By the code of today; what was said by another one stays as it is. */
const naturesWith = (said: string, none: string) => {
  const known = choicesOf(TDS_NATURE_NAMES, none);
  const isKnown = said === '' || said in TDS_NATURE_NAMES;
  return isKnown ? known : [...known, { value: said, label: said }];
};

const words = (label: string, max: number): DeclaredField<SupplierEntry> => ({
  label,
  kind: 'text',
  max,
  isAnyScript: true,
});
const code = (label: string, max: number): DeclaredField<SupplierEntry> => ({
  label,
  kind: 'text',
  max,
});

const FROM: DeclaredField<Row> = {
  label: 'From',
  kind: 'day',
  hint: () => 'Blank: from the beginning',
};
const TO: DeclaredField<Row> = { label: 'To', kind: 'day', hint: () => 'Blank: it still holds' };

const CERTIFICATE = {
  number: { label: 'Number', kind: 'text', max: 40, needed: 'Enter the number' },
  nature: {
    label: 'Nature',
    kind: 'choice',
    needed: 'Choose the nature',
    options: ({ nature = '' }) => naturesWith(nature, 'Choose'),
  },
  rateBps: {
    label: 'Rate %',
    kind: 'text',
    max: 10,
    needed: 'Enter the rate, 0 for no deduction',
    asText: (rateBps) => decimalText(Number(rateBps), 2),
    asValue: rateOf,
    fault: (text) => (rateOf(text) === null ? 'Enter a rate from 0 to 100, such as 0.75' : null),
  },
  limitPaise: {
    label: 'Limit (₹)',
    kind: 'text',
    max: 30,
    hint: () => 'Blank: whatever the amount',
    asText: (paise) => formatPaise(Number(paise)),
    asValue: (text) => parseAmount(text),
    fault: (text) => (parseAmount(text) === null ? 'Enter an amount such as 5,00,000' : null),
  },
  from: { label: 'From', kind: 'day', needed: 'Enter the first day' },
  to: { label: 'To', kind: 'day', needed: 'Enter the last day' },
} as const satisfies Readonly<Record<string, DeclaredField<Row>>>;

/** @returns a rate in hundredths of a percent, or null where it is none. */
function rateOf(text: string): number | null {
  const rateBps = decimalOf(bareFigure(text.replace(/%\s*$/, '')), 2);
  return rateBps === null || rateBps < 0 || rateBps > 100_00 ? null : rateBps;
}

type Choices = {
  /** Ledgers from before under Sundry Creditors that are no supplier's. */
  readonly ledgers: readonly Pick<Account, 'id' | 'name' | 'gstnId'>[];
  /** On which a bill may be posted. */
  readonly billAccounts: readonly Pick<Account, 'id' | 'name'>[];
  /** As the supplier is now; null of a new one. */
  readonly before: ListedSupplier | null;
};

const named = (accounts: Choices['billAccounts']) =>
  accounts.map(({ id, name }) => ({ value: String(id), label: name }));

export const supplierFormFields = ({
  ledgers,
  billAccounts,
  before,
}: Choices): FormFields<SupplierEntry> => ({
  ...partyFormFields<SupplierEntry>(before),
  supplierDueDays: {
    label: 'Days until due',
    kind: 'number',
    hint: () => 'A bill is due so many days after its date',
    fault: dueDaysFault,
  },
  ledger: {
    label: 'Ledger',
    kind: 'choice',
    sent: 'account_id',
    options: [{ value: '', label: 'A new one' }, ...named(ledgers)],
    isShown: () => before === null && ledgers.length > 0,
    typed: (entry, ledger) => {
      const adopted = ledgers.find(({ id }) => String(id) === ledger);
      if (adopted === undefined) return { ...entry, ledger };
      const name = entry.name === '' ? adopted.name : entry.name;
      const gstin = entry.gstin === '' ? (adopted.gstnId ?? '') : entry.gstin;
      return { ...withPartyGstin({ ...entry, name }, gstin), ledger };
    },
    hint: () => 'One from before is kept with what is open on it',
  },
  specialRegistration: {
    label: 'Registered as',
    kind: 'choice',
    options: choicesOf(SPECIAL_REGISTRATION_WORDS, 'A dealer'),
    isShown: ({ registration, specialRegistration: said }) =>
      registration === 'regular' || said !== '',
  },
  registrations: {
    kind: 'rows',
    label: 'Registrations in other states',
    noun: 'registration',
    fields: {
      gstin: {
        label: 'GSTIN',
        kind: 'text',
        needed: 'Enter the GSTIN',
        typed: (row, text) => {
          const gstin = tidyGstin(text);
          const read = parseGstin(gstin);
          return { ...row, gstin, ...(read.valid && { state: read.state }) };
        },
        early: earlyGstinFault,
        fault: gstinFault,
      },
      state: { label: 'State', kind: 'choice', needed: 'Choose the state', options: STATES },
      from: FROM,
      to: TO,
    },
  },
  udyam: code('Udyam number', 30),
  msme: {
    kind: 'rows',
    label: 'Class and activity',
    noun: 'standing',
    fields: {
      class: {
        label: 'Class',
        kind: 'choice',
        needed: 'Choose the class',
        options: choicesOf(ENTERPRISE_CLASSES, 'Choose'),
      },
      activity: {
        label: 'Activity',
        kind: 'choice',
        needed: 'Choose the activity',
        options: choicesOf(ENTERPRISE_ACTIVITIES, 'Choose'),
      },
      from: FROM,
      to: TO,
    },
  },
  tdsNature: {
    label: 'Nature of payment',
    kind: 'choice',
    sent: 'tds.nature',
    options: ({ tdsNature }) => naturesWith(tdsNature, 'None'),
    needed: ({ tdsDeductee }) => (tdsDeductee === '' ? undefined : 'Choose the nature of payment'),
  },
  tdsDeductee: {
    label: 'Deductee',
    kind: 'choice',
    options: choicesOf(DEDUCTEE_KINDS, 'As the PAN says'),
  },
  tdsCertificates: {
    kind: 'rows',
    label: 'Certificates of lower or no deduction',
    noun: 'certificate',
    fields: CERTIFICATE,
  },
  defaultAccount: {
    label: 'Account',
    kind: 'choice',
    sent: 'bill_defaults.account_id',
    options: [{ value: '', label: 'None' }, ...named(billAccounts)],
  },
  defaultCredit: {
    label: 'Kind of credit',
    kind: 'choice',
    options: choicesOf(CREDIT_KIND_WORDS, 'None'),
  },
  defaultClause: {
    label: 'Input credit',
    kind: 'choice',
    options: [{ value: '', label: 'Eligible' }, ...BLOCKED_CLAUSES],
  },
  bankAccountName: words('Account holder', 100),
  bankAccountNumber: code('Account number', 40),
  bankIfsc: {
    label: 'IFSC',
    kind: 'text',
    max: 11,
    typed: (entry, text) => ({ ...entry, bankIfsc: text.toUpperCase().trim() }),
    fault: (ifsc) =>
      /^[A-Z]{4}0[A-Z0-9]{6}$/.test(ifsc)
        ? null
        : 'An IFSC has four letters, a 0 and six letters or digits',
  },
  upi: code('UPI ID', 100),
});

/** Without the choices of a book: for what does not depend on them. */
const PLAIN = supplierFormFields({ ledgers: [], billAccounts: [], before: null });
export const BLANK_SUPPLIER = blankEntry(PLAIN);

export function supplierEntryOf(supplier: ListedSupplier): SupplierEntry {
  const { billDefaults, tds } = supplier;
  return entryOf(PLAIN, {
    ...supplier,
    tdsNature: tds?.nature,
    tdsDeductee: tds?.deductee,
    defaultAccount: billDefaults?.accountId,
    defaultCredit: billDefaults?.credit,
    defaultClause: billDefaults?.blockedClause,
  });
}

type AddBody = CallInput<typeof addSupplier>['body'];

/** @param before what it was, whose reverse charge stays as it is. */
function sentValues(entry: SupplierEntry, before: ListedSupplier | null) {
  const {
    defaultAccount,
    defaultCredit,
    defaultClause,
    tdsNature: nature,
    tdsDeductee: deductee,
    ledger,
    ...values
  } = entryValues(PLAIN, entry);
  const reverseCharge = before?.billDefaults?.reverseCharge ?? false;
  const saysNothing = [defaultAccount, defaultCredit, defaultClause].every((one) => one === null);
  return {
    ledger,
    values: {
      ...values,
      country: entry.country === '' ? HOME : entry.country,
      stateCode: entry.registration === 'overseas' ? ABROAD : values.stateCode,
      tds: nature === null ? null : { nature, deductee },
      billDefaults:
        saysNothing && !reverseCharge
          ? null
          : {
              accountId: defaultAccount === null ? null : Number(defaultAccount),
              credit: defaultCredit,
              blockedClause: defaultClause,
              reverseCharge,
            },
    },
  };
}

const isSaid = (value: unknown): boolean =>
  value !== null && !(Array.isArray(value) && value.length === 0);

/** @returns a new supplier: what is blank is not sent. */
export function newSupplierBody(entry: SupplierEntry): AddBody {
  const { values, ledger } = sentValues(entry, null);
  const said = Object.entries(values).filter(([, value]) => isSaid(value));
  const body = {
    ...Object.fromEntries(said),
    ...(ledger !== null && { accountId: Number(ledger) }),
  };
  return body as AddBody;
}

/** @returns only what differs from what the form began with. */
export const changedSupplierBody = (entry: SupplierEntry, before: ListedSupplier) =>
  changedValues(
    sentValues(entry, before).values,
    sentValues(supplierEntryOf(before), before).values,
  );
