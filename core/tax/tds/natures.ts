// Payments of which the buyer deducts income tax, by the days on which each rate holds. Amounts in
// paise, rates in hundredths of a percent. What is not in force any more stays, for bills of its
// time.
import { calendarDate } from '../../kernel/calendar-date.ts';
import type { CalendarDate } from '../../kernel/calendar-date.ts';
import { parsePan } from '../identity/pan.ts';
import { holdsOn } from '../party-numbers.ts';

const LAKH = 1_00_000_00;

/** A nature of payment, whatever the Act that names it. */
type TdsKind =
  | 'contractor-individual'
  | 'contractor'
  | 'commission'
  | 'rent-machinery'
  | 'rent'
  | 'interest'
  | 'technical'
  | 'professional'
  | 'director'
  | 'goods';

/** Up to which sum nothing is deducted; each counts the value without GST. */
type TdsLimit = {
  /** Of one bill: what is above it bears tax by itself. */
  readonly singlePaise?: number;
  /** Of the bills of a financial year. */
  readonly yearPaise?: number;
  /** Of the bills of a calendar month. */
  readonly monthPaise?: number;
  /** Once the sum of the year is above it: on all bills of the year, or on the excess alone. */
  readonly on: 'all' | 'excess';
};

type Terms = {
  readonly kind: TdsKind;
  readonly name: string;
  readonly rateBps: number;
  /** Of a supplier whose PAN is not known (s. 206AA of 1961, carried over by the Act of 2025). */
  readonly noPanBps: number;
  readonly limit: TdsLimit;
};

export type TdsNature = Terms & {
  /** The code of the payment by which the portal knows it; of 1961 its section. */
  readonly code: string;
  readonly section: string;
  readonly from: CalendarDate;
  readonly to: CalendarDate | null;
};

const NO_PAN_BPS = 2000;
/** Of goods (s. 194Q of 1961). */
const NO_PAN_GOODS_BPS = 500;

const CONTRACTOR: TdsLimit = { singlePaise: 30_000_00, yearPaise: LAKH, on: 'all' };
const FEES: TdsLimit = { yearPaise: 50_000_00, on: 'all' };
const RENT: TdsLimit = { monthPaise: 50_000_00, on: 'all' };

type NatureTerms = readonly [
  kind: TdsKind,
  name: string,
  rateBps: number,
  limit: TdsLimit,
  sectionOf1961: string,
  codeOf2025: string,
  sectionOf2025?: string,
];

const TABLE: readonly NatureTerms[] = [
  [
    'contractor-individual',
    'Contractor, individual or HUF',
    100,
    CONTRACTOR,
    '194C',
    '1023',
    '393(1) Sl. 6(i).D(a)',
  ],
  ['contractor', 'Contractor, others', 200, CONTRACTOR, '194C', '1024', '393(1) Sl. 6(i).D(b)'],
  [
    'commission',
    'Commission or brokerage',
    200,
    { yearPaise: 20_000_00, on: 'all' },
    '194H',
    '1006',
  ],
  ['rent-machinery', 'Rent of machinery', 200, RENT, '194I(a)', '1008'],
  ['rent', 'Rent, other than machinery', 1000, RENT, '194I(b)', '1009'],
  [
    'interest',
    'Interest, other than on securities and of banks',
    1000,
    { yearPaise: 10_000_00, on: 'all' },
    '194A',
    '1022',
  ],
  ['technical', 'Technical services', 200, FEES, '194J(a)', '1026'],
  ['professional', 'Professional services', 1000, FEES, '194J(b)', '1027'],
  ['director', 'Fees of a director', 1000, { on: 'all' }, '194J(ba)', '1028'],
  ['goods', 'Purchase of goods', 10, { yearPaise: 50 * LAKH, on: 'excess' }, '194Q', '1031'],
];

/** The limits of the Finance Act 2025; the Act of 2025 carried rates and limits over. */
const FROM_1961 = calendarDate('2025-04-01');
const TO_1961 = calendarDate('2026-03-31');
/** Income-tax Act 2025, s. 393, with the payment codes of the statements. */
const FROM_2025 = calendarDate('2026-04-01');

const termsOf = ([kind, name, rateBps, limit]: NatureTerms): Terms => ({
  kind,
  name,
  rateBps,
  noPanBps: kind === 'goods' ? NO_PAN_GOODS_BPS : NO_PAN_BPS,
  limit,
});

export const TDS_NATURES: readonly TdsNature[] = [
  ...TABLE.map((terms) => {
    const [, , , , section] = terms;
    return { ...termsOf(terms), code: section, section, from: FROM_1961, to: TO_1961 };
  }),
  ...TABLE.map((terms) => {
    const [, , , , , code, section = '393(1)'] = terms;
    return { ...termsOf(terms), code, section, from: FROM_2025, to: null };
  }),
];

/** Who is paid: section 194C has one rate for individuals and another for others. */
export type Deductee = {
  /** What was said of it; null: as the PAN says. */
  readonly kind: 'individual-or-huf' | 'company' | 'other' | null;
  readonly pan: string | null;
};

function isIndividual({ kind, pan }: Deductee): boolean {
  if (kind !== null) return kind === 'individual-or-huf';
  const read = pan === null ? null : parsePan(pan);
  return read?.valid === true && (read.holder === 'person' || read.holder === 'family');
}

/**
 * @param code of either Act.
 * @returns the nature as it is on the day; null of a code that no Act has, and before 01-04-2025.
 */
export function tdsNatureOn(code: string, on: CalendarDate, deductee: Deductee): TdsNature | null {
  const asked = code.trim().toUpperCase();
  const [first, ...more] = TDS_NATURES.filter((nature) => nature.code.toUpperCase() === asked);
  if (first === undefined) return null;
  const kind =
    more.length === 0
      ? first.kind
      : isIndividual(deductee)
        ? 'contractor-individual'
        : 'contractor';
  return TDS_NATURES.find((nature) => nature.kind === kind && holdsOn(on, nature)) ?? null;
}

/** @returns whether either Act has the code. */
export const isTdsCode = (code: string): boolean =>
  TDS_NATURES.some((nature) => nature.code.toUpperCase() === code.trim().toUpperCase());

/** Section 194C knows one contractor: what was billed as either counts to the same limits. */
const limitsOf = (kind: TdsKind): TdsKind =>
  kind === 'contractor-individual' ? 'contractor' : kind;

/** @returns every code by which either Act names the natures that share its limits. */
export const codesOfNature = ({ kind }: Pick<TdsNature, 'kind'>): readonly string[] =>
  TDS_NATURES.filter((nature) => limitsOf(nature.kind) === limitsOf(kind)).map(({ code }) => code);
