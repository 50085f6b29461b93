// What income tax is deducted of a bill: by its nature, the bills before it, the PAN of the
// supplier and a certificate of lower deduction.
import { mulDiv } from '../../kernel/paise.ts';
import { groupDigits } from '../../kernel/writing/indian-number.ts';
import { toRupee } from '../amounts/totals.ts';
import type { TdsNature } from './natures.ts';

/** Hundredths of a percent in the whole. */
const WHOLE_BPS = 10_000;

/** Of the same supplier and nature before this bill, in paise without GST, returns taken off. */
export type TdsBefore = {
  /** The bills of the financial year. */
  readonly yearPaise: number;
  /** What of them has borne tax. */
  readonly yearTaxedPaise: number;
  /** The bills of the calendar month. */
  readonly monthPaise: number;
  readonly monthTaxedPaise: number;
};

export const NO_TDS_BEFORE: TdsBefore = {
  yearPaise: 0,
  yearTaxedPaise: 0,
  monthPaise: 0,
  monthTaxedPaise: 0,
};

/** A certificate of lower or no deduction that holds on the day. */
export type TdsCertificate = {
  readonly number: string;
  readonly rateBps: number;
  /** What is left of its limit, in paise; null: whatever the amount. */
  readonly leftPaise: number | null;
};

export type TdsAsked = {
  readonly nature: TdsNature;
  /** The value of the bill without GST (Circular 23/2017), in paise. */
  readonly valuePaise: number;
  readonly hasPan: boolean;
  readonly before: TdsBefore;
  readonly certificate: TdsCertificate | null;
};

export type TdsDeduction = {
  readonly section: string;
  readonly code: string;
  /** The name of the nature. */
  readonly nature: string;
  readonly rateBps: number;
  /** What bears tax now, earlier bills of the year with it where their limit is passed only now. */
  readonly basePaise: number;
  /** In whole rupees, half up. */
  readonly amountPaise: number;
  /** In words: which limit was passed, or that none was. */
  readonly reason: string;
};

/**
 * The earlier of credit and payment bears the tax (s. 393 of the Income-tax Act 2025; s. 194C to
 * 194Q of 1961 before 01-04-2026).
 */
export function tdsDeduction(asked: TdsAsked): TdsDeduction {
  const { nature, hasPan, certificate } = asked;
  const { section, code, name, noPanBps } = nature;
  const { basePaise, why } = baseOf(asked);
  const of = { section, code, nature: name, basePaise };
  if (basePaise === 0) return { ...of, rateBps: nature.rateBps, amountPaise: 0, reason: why };
  if (!hasPan) {
    const reason = `${why}; no PAN: ${noPanBps / 100}%`;
    return { ...of, rateBps: noPanBps, amountPaise: taxOf(basePaise, noPanBps), reason };
  }
  if (certificate === null || certificate.leftPaise === 0) {
    const { rateBps } = nature;
    return { ...of, rateBps, amountPaise: taxOf(basePaise, rateBps), reason: why };
  }
  const lowerPaise = Math.min(basePaise, certificate.leftPaise ?? basePaise);
  const exactPaise =
    mulDiv(lowerPaise, certificate.rateBps, WHOLE_BPS) +
    mulDiv(basePaise - lowerPaise, nature.rateBps, WHOLE_BPS);
  const part = lowerPaise < basePaise ? CERTIFICATE_IN_PART : '';
  const reason = `${why}; certificate ${certificate.number}${part}`;
  return { ...of, rateBps: certificate.rateBps, amountPaise: toRupee(exactPaise), reason };
}

/** What stands after the number of a certificate whose limit was passed: its use is read by it. */
export const CERTIFICATE_IN_PART = ', as far as its limit goes';

const taxOf = (basePaise: number, rateBps: number): number =>
  toRupee(mulDiv(basePaise, rateBps, WHOLE_BPS));

type Base = { readonly basePaise: number; readonly why: string };

/** @returns what bears tax now, and why. */
function baseOf({ nature, valuePaise, before }: TdsAsked): Base {
  const { singlePaise, yearPaise, monthPaise, on } = nature.limit;
  const isUnlimited = [singlePaise, yearPaise, monthPaise].every((limit) => limit === undefined);
  if (isUnlimited) return { basePaise: valuePaise, why: 'whatever the amount' };
  const inYear = before.yearPaise + valuePaise;
  if (yearPaise !== undefined && inYear > yearPaise) {
    const bears = on === 'excess' ? inYear - yearPaise : inYear;
    const basePaise = Math.max(bears - before.yearTaxedPaise, 0);
    if (on === 'excess') return { basePaise, why: 'above the limit of the year' };
    const isCrossed = before.yearPaise <= yearPaise;
    const words = isCrossed
      ? 'limit of the year crossed: all payments of the year'
      : 'over the limit of the year';
    return { basePaise, why: words };
  }
  const inMonth = before.monthPaise + valuePaise;
  if (monthPaise !== undefined && inMonth > monthPaise) {
    const basePaise = Math.max(inMonth - before.monthTaxedPaise, 0);
    return { basePaise, why: `rent of the month over ${inRupees(monthPaise)}` };
  }
  if (singlePaise !== undefined && valuePaise > singlePaise) {
    return { basePaise: valuePaise, why: `single payment over ${inRupees(singlePaise)}` };
  }
  return { basePaise: 0, why: 'within the limits' };
}

const inRupees = (paise: number): string => groupDigits(String(paise / 100));

/**
 * @returns what is taken back of the tax of a bill when part of it is returned before the tax is
 * deposited: the same share, in whole rupees.
 */
export const tdsOfReturned = (
  { basePaise, amountPaise }: Pick<TdsDeduction, 'basePaise' | 'amountPaise'>,
  returnedPaise: number,
): number =>
  basePaise === 0
    ? 0
    : Math.min(
        toRupee(mulDiv(amountPaise, Math.min(returnedPaise, basePaise), basePaise)),
        amountPaise,
      );
