// What may be kept back of a receipt, as one list to choose from: TDS by section, then the rest.
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import type { DeductionKind } from '#core/customer/index.ts';
import type { Choice } from '#web/ui/picker/match.ts';

export type DeductionChoice = Choice & {
  readonly kind: DeductionKind;
  readonly section: string | null;
  /** Hundredths of a percent of the value without GST; null where nothing is suggested. */
  readonly rateBps: number | null;
};

/** CGST Act, section 51: 1 % CGST and 1 % SGST, or 2 % IGST. */
const GST_TDS_BPS = 200;

const REST: readonly (readonly [DeductionKind, string])[] = [
  ['gst-tds', 'GST-TDS deducted'],
  ['discount', 'Discount allowed'],
  ['bank-charges', 'Bank charges'],
  ['round-off', 'Round off'],
  ['write-off', 'Written off as bad debt'],
  ['other', 'Another account'],
];

const percent = (bps: number): string => `${bps / 100}%`;

/** @returns the choices on a day; the same id means the same thing under either Act. */
export function deductionChoicesOn(day: CalendarDate): readonly DeductionChoice[] {
  const tds = tdsSectionsOn(day).map(({ section, what, rateBps }, index) => ({
    id: index + 1,
    name: `TDS: ${what}`,
    detail: `Section ${section}, ${percent(rateBps)}`,
    kind: 'tds' as const,
    section,
    rateBps,
    weight: index,
  }));
  const rest = REST.map(([kind, name], index) => ({
    id: 100 + index,
    name,
    ...(kind === 'gst-tds' ? { detail: `Section 51, ${percent(GST_TDS_BPS)}` } : {}),
    kind,
    section: null,
    rateBps: kind === 'gst-tds' ? GST_TDS_BPS : null,
    weight: 100 + index,
  }));
  return [...tds, ...rest];
}

/** To what each kind is posted, as the books call it; another names its account itself. */
export const ACCOUNT_WORDS: Readonly<Record<Exclude<DeductionKind, 'other'>, string>> = {
  tds: 'TDS receivable',
  'gst-tds': 'GST-TDS receivable',
  discount: 'Discount allowed',
  'bank-charges': 'Bank charges',
  'round-off': 'Round off',
  'write-off': 'Bad debts',
};

// Under which section a customer deducts income tax of what they pay, and the usual rate; with a
// PAN, and without a lower-deduction certificate. Section 393 of the Income-tax Act, 2025 holds for
// what is paid or credited from 1 April 2026; before that it is the Act of 1961. The places in the
// Table of section 393(1) are those that the deductors' return names beside its payment codes.
type TdsSection = {
  /** As it is written on the receipt, and in the customer's return. */
  readonly section: string;
  readonly what: string;
  /** Hundredths of a percent of the value without GST. */
  readonly rateBps: number;
};

const ACT_OF_2025_FROM = '2026-04-01';

const ACT_OF_2025: readonly TdsSection[] = [
  { section: '393(1) 6(i)', what: 'Contract, company or firm', rateBps: 200 },
  { section: '393(1) 6(i)', what: 'Contract, individual or HUF', rateBps: 100 },
  { section: '393(1) 6(iii)', what: 'Professional fees', rateBps: 1000 },
  { section: '393(1) 6(iii)', what: 'Technical services', rateBps: 200 },
  { section: '393(1) 8(ii)', what: 'Purchase of goods', rateBps: 10 },
  { section: '393(1) 1(ii)', what: 'Commission or brokerage', rateBps: 200 },
  { section: '393(1) 2(ii)', what: 'Rent of machinery', rateBps: 200 },
  { section: '393(1) 2(ii)', what: 'Rent of land or building', rateBps: 1000 },
  { section: '393(1) 8(v)', what: 'E-commerce operator', rateBps: 10 },
];

const ACT_OF_1961: readonly TdsSection[] = [
  { section: '194C', what: 'Contract, company or firm', rateBps: 200 },
  { section: '194C', what: 'Contract, individual or HUF', rateBps: 100 },
  { section: '194J(b)', what: 'Professional fees', rateBps: 1000 },
  { section: '194J(a)', what: 'Technical services', rateBps: 200 },
  { section: '194Q', what: 'Purchase of goods', rateBps: 10 },
  { section: '194H', what: 'Commission or brokerage', rateBps: 200 },
  { section: '194I(a)', what: 'Rent of machinery', rateBps: 200 },
  { section: '194I(b)', what: 'Rent of land or building', rateBps: 1000 },
  { section: '194O', what: 'E-commerce operator', rateBps: 10 },
];

/** @returns the sections in force on a day, in the same order for both Acts. */
const tdsSectionsOn = (day: CalendarDate): readonly TdsSection[] =>
  day < ACT_OF_2025_FROM ? ACT_OF_1961 : ACT_OF_2025;
