// CGST Act, section 17(1) and (2), CGST Rules 42 and 43: credit of what is used for exempt supplies
// or privately goes out of the return that took it, that of what is used for both in proportion.
// Each head is worked out by itself and rounded to the paisa, half of one upwards.
import { partsOf } from '../../kernel/calendar-date.ts';
import type { CalendarDate } from '../../kernel/calendar-date.ts';
import type { Period } from '../../kernel/financial-year.ts';
import { mulDiv } from '../../kernel/paise.ts';
import { isExport, isToSez, toRupee } from '../../tax/index.ts';
import type { SupplyKind, Treatment } from '../../tax/index.ts';
import { perHead, sumOfHeads } from '../kinds/purchase-bill/price.ts';
import type { CreditKind, CreditUse, SheetSpan } from '../terms.ts';
import type { CreditHeads } from './unpaid-credit.ts';

/** Rule 43(1)(c) and (e): the useful life of capital goods is five years from their invoice. */
const MONTHS_OF_USE = 60;

/** Rule 42(1)(j): what of common credit is private, where some of it is. */
const PRIVATE_BPS = 500;
const WHOLE_BPS = 10_000;

/** The tax of a line that a return took, or that section 17(5) blocks; negative of a note. */
export type UsedCredit = {
  readonly kind: CreditKind;
  readonly use: CreditUse;
  readonly isBlocked: boolean;
  readonly taxes: CreditHeads;
};

/** Capital goods that are used for both, from the first day of the return that took the credit. */
export type CommonAsset = {
  readonly invoiceDate: CalendarDate;
  readonly takenFrom: CalendarDate;
  readonly taxes: CreditHeads;
};

/** Turnover in the State without tax, and what of it is exempt: F and E of the rules. */
export type SuppliesOfDays = {
  readonly from: string;
  readonly to: string;
  readonly exemptPaise: number;
  readonly totalPaise: number;
};

/** By the letters of rule 42. */
type CommonInputs = Readonly<
  Record<'t' | 't1' | 't2' | 't3' | 'c1' | 't4' | 'c2' | 'd1' | 'd2' | 'c3', CreditHeads>
>;

/** By the letters of rule 43, but for what is used for exempt supplies or privately alone. */
type CommonGoods = {
  /** Rule 43(1)(a): what no credit is taken of at all. */
  readonly own: CreditHeads;
  readonly tc: CreditHeads;
  readonly tm: CreditHeads;
  readonly te: CreditHeads;
};

/**
 * CGST Act, section 2(47) and 17(3): what is nil-rated, exempt or outside GST, and what the buyer
 * pays the tax of. Exports and supplies to an SEZ are zero-rated whatever they are of (IGST Act,
 * section 16(2)).
 */
export const isExemptSupply = ({ supply, treatment, reverseCharge }: SupplyClass): boolean =>
  !isExport(supply) && !isToSez(supply) && (treatment !== 'taxable' || reverseCharge);

/** What tells supplies apart for the turnover of rule 42. */
export type SupplyClass = {
  readonly supply: SupplyKind;
  readonly treatment: Treatment;
  readonly reverseCharge: boolean;
};

/** @returns what of an amount is of exempt supplies: from nothing to all of it. */
function exemptPart(amountPaise: number, supplies: SuppliesOfDays | null): number {
  if (supplies === null || supplies.totalPaise <= 0) return 0;
  const { exemptPaise, totalPaise } = supplies;
  const exempt = Math.min(Math.max(exemptPaise, 0), totalPaise);
  return mulDiv(Math.max(amountPaise, 0), exempt, totalPaise);
}

/**
 * Rule 42(1). What is used for both is what is left of all credit once the rest is told apart, so
 * that C2 may be below nil where more went back than came: nothing is reversed of it then.
 * @param isAlsoPrivate whether some of the common credit is of private use.
 */
function commonInputs(
  lines: readonly UsedCredit[],
  supplies: SuppliesOfDays | null,
  isAlsoPrivate: boolean,
): CommonInputs {
  const inputs = lines.filter(({ kind }) => kind !== 'capital-goods');
  const of = (is: (line: UsedCredit) => boolean) =>
    sumOfHeads(inputs.filter(is).map(({ taxes }) => taxes));
  const t = of(() => true);
  const t1 = of(({ use, isBlocked }) => use === 'private' && !isBlocked);
  const t2 = of(({ use, isBlocked }) => use === 'exempt' && !isBlocked);
  const t3 = of(({ isBlocked }) => isBlocked);
  const t4 = of(({ use, isBlocked }) => use === 'taxable' && !isBlocked);
  return inputsOf({ t, t1, t2, t3, t4 }, supplies, isAlsoPrivate);
}

type ToldApart = Pick<CommonInputs, 't' | 't1' | 't2' | 't3' | 't4'>;

/** @returns the figures of rule 42(1) that follow from those that the lines say. */
function inputsOf(
  apart: ToldApart,
  supplies: SuppliesOfDays | null,
  isAlsoPrivate: boolean,
): CommonInputs {
  const { t, t1, t2, t3, t4 } = apart;
  const c1 = perHead((head) => t[head] - t1[head] - t2[head] - t3[head]);
  const c2 = perHead((head) => c1[head] - t4[head]);
  const d1 = perHead((head) => exemptPart(c2[head], supplies));
  // Of supplies that are nearly all exempt both parts would come to more than there is.
  const d2 = perHead((head) => {
    const share = isAlsoPrivate ? mulDiv(Math.max(c2[head], 0), PRIVATE_BPS, WHOLE_BPS) : 0;
    return Math.min(share, Math.max(c2[head], 0) - d1[head]);
  });
  const c3 = perHead((head) => c2[head] - d1[head] - d2[head]);
  return { ...apart, c1, c2, d1, d2, c3 };
}

const monthOf = (day: string): number => {
  const { year, month } = partsOf(day as CalendarDate);
  return year * 12 + month;
};

/** How the credit of one of the capital goods stands in some days. */
type AssetMonths = {
  /** What of the days counts: a month each, three in a return of a quarter. */
  readonly months: number;
  /** Of the sixty, once these days are over. */
  readonly monthsLeft: number;
  /** Tc ÷ 60, for the months that count. */
  readonly tm: CreditHeads;
};

/** @returns null before its credit was taken, and once its sixty months are over. */
export function assetMonths(
  { invoiceDate, takenFrom, taxes }: CommonAsset,
  { from, to }: Period,
): AssetMonths | null {
  const begins = monthOf(invoiceDate);
  const first = Math.max(begins, monthOf(takenFrom), monthOf(from));
  const last = Math.min(begins + MONTHS_OF_USE - 1, monthOf(to));
  const months = last - first + 1;
  if (months <= 0) return null;
  const monthsLeft = begins + MONTHS_OF_USE - 1 - last;
  return { months, monthsLeft, tm: perHead((head) => mulDiv(taxes[head], months, MONTHS_OF_USE)) };
}

/** Rule 43(1), of the days of a return. */
function commonGoods(
  lines: readonly UsedCredit[],
  assets: readonly CommonAsset[],
  supplies: SuppliesOfDays | null,
  days: Period,
): CommonGoods {
  const own = lines.filter(
    ({ kind, use, isBlocked }) =>
      kind === 'capital-goods' && !isBlocked && (use === 'exempt' || use === 'private'),
  );
  const inUse = assets.flatMap((asset) => {
    const told = assetMonths(asset, days);
    return told === null ? [] : [{ tc: asset.taxes, tm: told.tm }];
  });
  const tm = sumOfHeads(inUse.map((one) => one.tm));
  return {
    own: sumOfHeads(own.map(({ taxes }) => taxes)),
    tc: sumOfHeads(inUse.map((one) => one.tc)),
    tm,
    te: perHead((head) => exemptPart(tm[head], supplies)),
  };
}

/** What a working sheet is made of. */
export type SheetFacts = {
  readonly of: SheetSpan;
  readonly days: Period;
  readonly lines: readonly UsedCredit[];
  readonly assets: readonly CommonAsset[];
  /** Of the days, or of the last return that had any (proviso to rule 42(1)(i)). */
  readonly supplies: SuppliesOfDays | null;
  /** The entries of sheets that stand in the financial year. */
  readonly moves: readonly SheetMove[];
};

/** What an entry of a sheet moved by each rule. */
export type SheetMove = {
  readonly kind: 'credit-reversal' | 'credit-reclaim';
  readonly documentId: number;
  readonly number: string;
  readonly of: SheetSpan;
  readonly from: string;
  readonly to: string;
  readonly isAlsoPrivate: boolean;
  readonly rule42: CreditHeads;
  readonly rule43: CreditHeads;
};

/** A working sheet of rules 42 and 43. */
export type CommonCreditSheet = {
  readonly of: SheetSpan;
  readonly from: string;
  readonly to: string;
  readonly supplies: SuppliesOfDays | null;
  readonly isAlsoPrivate: boolean;
  readonly inputs: CommonInputs;
  /** Null of a year: rule 43 has no final calculation but for construction (43(2)). */
  readonly goods: CommonGoods | null;
  /** What each rule reverses of the days. */
  readonly rule42: CreditHeads;
  readonly rule43: CreditHeads;
  /** What entries have reversed of it, less what was claimed again. */
  readonly before: CreditHeads;
  /** What is to be reversed; below nil what is to be claimed again. */
  readonly due: CreditHeads;
};

const aboveNil = (parts: readonly CreditHeads[]): CreditHeads => {
  const sum = sumOfHeads(parts);
  return perHead((head) => Math.max(sum[head], 0));
};

const minus = (one: CreditHeads, other: CreditHeads): CreditHeads =>
  perHead((head) => one[head] - other[head]);

/** @returns what entries reversed by a rule, less what they claimed again. */
const reversedBy = (moves: readonly SheetMove[], rule: 'rule42' | 'rule43'): CreditHeads =>
  sumOfHeads(
    moves.map((one) =>
      one.kind === 'credit-reversal' ? one[rule] : perHead((head) => 0 - one[rule][head]),
    ),
  );

/** The entries of the same days; a sheet of a year is made up against all entries of the year. */
export const movesOfSheet = <Move extends SheetMove>({
  of,
  days,
  moves,
}: Pick<SheetFacts, 'of' | 'days'> & { readonly moves: readonly Move[] }): readonly Move[] =>
  of === 'year'
    ? moves
    : moves.filter((one) => one.of === 'return' && one.from === days.from && one.to === days.to);

/** @returns the working sheet that follows from the facts. */
export function commonCreditSheet(facts: SheetFacts, isAlsoPrivate: boolean): CommonCreditSheet {
  const { of, days, lines, assets, supplies } = facts;
  const inputs = commonInputs(lines, supplies, isAlsoPrivate);
  const goods = of === 'year' ? null : commonGoods(lines, assets, supplies, days);
  const rule42 = aboveNil([inputs.t1, inputs.t2, inputs.d1, inputs.d2]);
  const rule43 = goods === null ? sumOfHeads([]) : aboveNil([goods.own, goods.te]);
  const moves = movesOfSheet(facts);
  const by42 = reversedBy(moves, 'rule42');
  const before = of === 'year' ? by42 : sumOfHeads([by42, reversedBy(moves, 'rule43')]);
  const due = minus(sumOfHeads([rule42, rule43]), before);
  const { from, to } = days;
  return { of, from, to, supplies, isAlsoPrivate, inputs, goods, rule42, rule43, before, due };
}

/** Table 4(B)(1) of GSTR-3B: all that rules 42 and 43 and section 17(5) take of these days. */
export const tableOf4B1 = ({
  inputs,
  rule42,
  rule43,
}: Pick<CommonCreditSheet, 'inputs' | 'rule42' | 'rule43'>): CreditHeads =>
  sumOfHeads([rule42, rule43, inputs.t3]);

/** @returns what of it an entry reverses, or claims again: head by head, none of them below nil. */
export const dueIn = (
  kind: SheetMove['kind'],
  { due }: Pick<CommonCreditSheet, 'due'>,
): CreditHeads =>
  perHead((head) => Math.max(kind === 'credit-reversal' ? due[head] : 0 - due[head], 0));

/** Whether credit of these days is none of the rules': all of it is of taxable use alone. */
export const isAllTaxable = ({ lines, assets }: Pick<SheetFacts, 'lines' | 'assets'>): boolean =>
  assets.length === 0 && lines.every(({ use, isBlocked }) => use === 'taxable' || isBlocked);

/** CGST Act, section 50(1), N/N 13/2017-CT: 18 % a year. */
const INTEREST_BPS = 1800;
const DAYS_OF_YEAR = 365;

/**
 * Rule 42(2)(a): of what a year's sheet reverses, from the first of April after the year until it
 * is paid. Whole rupees by head (section 170), half of one upwards.
 */
export function interestOfYear(reversed: CreditHeads, days: number): CreditHeads {
  const counted = Math.max(days, 0);
  return perHead((head) =>
    toRupee(mulDiv(reversed[head], INTEREST_BPS * counted, WHOLE_BPS * DAYS_OF_YEAR)),
  );
}
