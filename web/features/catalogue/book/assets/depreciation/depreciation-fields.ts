// What the register of fixed assets asks of an asset, as it is typed.
import type { Depreciation } from '#api/contract/catalogue/asset.ts';
import { USEFUL_LIVES, worksInShifts } from '#core/depreciation/index.ts';
import { LIFE_YEARS_MAX } from '#core/depreciation/terms.ts';
import type {
  AssetClass,
  DepreciationMethod,
  ExtraShift,
  TaxKind,
} from '#core/depreciation/terms.ts';
import { parseCalendarDate } from '#core/kernel/calendar-date.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { rupeesFromPaise } from '#core/kernel/paise.ts';
import type { FieldErrors } from '#web/client/failure.ts';
import { parseAmount } from '#web/format/amount-entry.ts';
import { parseDate } from '#web/format/date-entry.ts';
import { formatDate } from '#web/format/dates.ts';
import { formatPaise, paiseFromWire } from '#web/format/money.ts';
import { catalogueWords as wording } from '../../../wording.ts';

export type ShiftTyped = {
  /** Never changes, so that a period keeps its fields while others go. */
  readonly key: number;
  readonly from: string;
  readonly to: string;
  readonly shift: ExtraShift;
};

export type DepreciationFields = {
  readonly isRegistered: boolean;
  readonly cost: string;
  readonly putToUse: string;
  readonly assetClass: AssetClass;
  /** Empty: that of its class. */
  readonly lifeYears: string;
  readonly method: DepreciationMethod;
  readonly residual: string;
  readonly taxKind: TaxKind;
  readonly isSold: boolean;
  readonly soldOn: string;
  readonly proceeds: string;
  /** Of a class that has extra shifts. */
  readonly shifts: readonly ShiftTyped[];
};

const BLANK: DepreciationFields = {
  isRegistered: false,
  cost: '',
  putToUse: '',
  assetClass: 'plant',
  lifeYears: '',
  method: 'slm',
  residual: '5',
  taxKind: 'machinery',
  isSold: false,
  soldOn: '',
  proceeds: '',
  shifts: [],
};

const dayText = (day: string): string => {
  const date = parseCalendarDate(day);
  return date === null ? day : formatDate(date);
};

const amountText = (rupees: string): string => formatPaise(paiseFromWire(rupees));

export function depreciationFieldsOf(one: Depreciation | null): DepreciationFields {
  if (one === null) return BLANK;
  const usual = USEFUL_LIVES[one.class].lifeYears;
  return {
    isRegistered: true,
    cost: amountText(one.cost),
    putToUse: dayText(one.put_to_use),
    assetClass: one.class,
    lifeYears: one.life_years === usual ? '' : String(one.life_years ?? ''),
    method: one.method,
    residual: String(one.residual),
    taxKind: one.tax_kind,
    isSold: one.sale !== null,
    soldOn: one.sale === null ? '' : dayText(one.sale.date),
    proceeds: one.sale === null ? '' : amountText(one.sale.proceeds),
    shifts: one.shifts.map(({ from, to, shift }, key) => ({
      key,
      from: dayText(from),
      to: dayText(to),
      shift,
    })),
  };
}

const NIL = /^0+(\.0*)?$/;
/** A thing that is thrown away brings nothing. */
const proceedsOf = (text: string): number | null => (NIL.test(text.trim()) ? 0 : parseAmount(text));

const isLife = (text: string): boolean =>
  text.trim() === '' || (/^[1-9][0-9]?$/.test(text.trim()) && Number(text) <= LIFE_YEARS_MAX);

const isPercent = (text: string): boolean =>
  /^\d{1,3}(\.\d{1,2})?$/.test(text.trim()) && Number(text) < 100;

export function checkDepreciation(fields: DepreciationFields, today: CalendarDate): FieldErrors {
  if (!fields.isRegistered) return {};
  const { cost, putToUse, lifeYears, residual, isSold, soldOn, proceeds } = fields;
  const wrongs: readonly (readonly [string, boolean, string])[] = [
    ['depreciation.cost', parseAmount(cost) === null, wording.amountWrong],
    ['depreciation.put_to_use', parseDate(putToUse, today) === null, wording.dateWrong],
    ['depreciation.life_years', !isLife(lifeYears), 'Enter whole years, 1 to 99'],
    ['depreciation.residual', !isPercent(residual), 'Enter a percentage below 100'],
    ['depreciation.sale.date', isSold && parseDate(soldOn, today) === null, wording.dateWrong],
    ['depreciation.sale.proceeds', isSold && proceedsOf(proceeds) === null, wording.amountWrong],
  ];
  return Object.fromEntries(
    [...wrongs, ...wrongShifts(fields, today)]
      .filter(([, isWrong]) => isWrong)
      .map(([field, , text]) => [field, text]),
  );
}

/** Those of a class without extra shifts are not shown and go nowhere. */
const shiftsOf = ({ assetClass, shifts }: DepreciationFields) =>
  worksInShifts(assetClass) ? shifts : [];

const wrongShifts = (fields: DepreciationFields, today: CalendarDate) =>
  shiftsOf(fields).flatMap(({ from, to }, at): (readonly [string, boolean, string])[] => {
    const [first, last] = [parseDate(from, today), parseDate(to, today)];
    const isTurned = first !== null && last !== null && last < first;
    return [
      [`depreciation.shifts.${at}.from`, first === null, wording.dateWrong],
      [`depreciation.shifts.${at}.to`, last === null, wording.dateWrong],
      [`depreciation.shifts.${at}.to`, isTurned, 'Enter a day not before the first'],
    ];
  });

/** @returns it as the wire has it; null for an asset that is in no register. */
export function depreciationBody(fields: DepreciationFields, today: CalendarDate) {
  const { cost, putToUse, lifeYears, isSold, soldOn, proceeds } = fields;
  const date = parseDate(putToUse, today);
  if (!fields.isRegistered || date === null) return null;
  const day = isSold ? parseDate(soldOn, today) : null;
  return {
    cost: rupeesFromPaise(parseAmount(cost) ?? 0),
    put_to_use: date,
    class: fields.assetClass,
    life_years: lifeYears.trim() === '' ? null : Number(lifeYears),
    method: fields.method,
    residual: fields.residual.trim(),
    tax_kind: fields.taxKind,
    shifts: shiftsOf(fields).map(({ from, to, shift }) => ({
      from: parseDate(from, today) ?? from,
      to: parseDate(to, today) ?? to,
      shift,
    })),
    sale: day === null ? null : { date: day, proceeds: rupeesFromPaise(proceedsOf(proceeds) ?? 0) },
  };
}
