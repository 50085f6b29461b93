// What a bill prints beside its lines, as it is typed: charges, TCS, and its currency.
import { z } from 'zod';
import type { PurchaseBillDetail } from '#api/contract/trade/purchase-bill.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { decimalOf, decimalText } from '#core/kernel/decimal.ts';
import type { PurchaseBillDraft } from '#core/trade/index.ts';
import { parseDate } from '#web/format/date-entry.ts';
import { dayText } from '#web/format/dates.ts';
import { bareFigure } from '#web/format/figures.ts';
import { formatPaise } from '#web/format/money.ts';
import { parseAmount } from '#web/format/amount-entry.ts';

export const chargeFields = z.object({
  key: z.number(),
  description: z.string(),
  amount: z.string(),
  /** Whether it goes into the cost of the goods while no account is chosen. */
  intoCost: z.boolean().default(true),
  accountId: z.number().nullable(),
});
export type ChargeText = z.infer<typeof chargeFields>;

export const tcsFields = z.object({
  section: z.string(),
  code: z.string(),
  rate: z.string(),
  amount: z.string(),
});
export type TcsText = z.infer<typeof tcsFields>;

export const currencyFields = z.object({
  code: z.string(),
  rate: z.string(),
  source: z.string(),
  date: z.string(),
  /** Of its tax, where that has another rate. */
  taxRate: z.string(),
  taxSource: z.string(),
  taxDate: z.string(),
});
export type CurrencyText = z.infer<typeof currencyFields>;

export const blankCharge = (charges: readonly ChargeText[]): ChargeText => ({
  key: charges.reduce((last, { key }) => Math.max(last, key), 0) + 1,
  description: '',
  amount: '',
  intoCost: true,
  accountId: null,
});
/** TCS of the Income-tax Act 2025, which is of 1 April 2026 on. */
export const BLANK_TCS: TcsText = { section: '394', code: '', rate: '', amount: '' };
export const BLANK_CURRENCY: CurrencyText = {
  code: 'USD',
  rate: '',
  source: '',
  date: '',
  taxRate: '',
  taxSource: '',
  taxDate: '',
};

type Told = Pick<PurchaseBillDetail, 'charges' | 'tcs' | 'currency'>;

/** @returns what a draft of the books says, as it is typed on. */
export const besideTextOf = ({ charges, tcs, currency }: Told) => ({
  charges: charges.map(({ amountPaise, intoCost, ...charge }, at) => ({
    key: at + 1,
    description: charge.description,
    amount: formatPaise(amountPaise),
    intoCost,
    accountId: intoCost ? null : charge.accountId,
  })),
  tcs:
    tcs === null
      ? null
      : {
          section: tcs.section,
          code: tcs.code ?? '',
          rate: tcs.taxBps === 0 ? '' : decimalText(tcs.taxBps, 2),
          amount: formatPaise(tcs.amountPaise),
        },
  currency:
    currency === null
      ? null
      : {
          code: currency.code,
          rate: decimalText(currency.booksRate.rateMillionths, RATE_PLACES),
          source: currency.booksRate.source,
          date: dayText(currency.booksRate.date),
          taxRate:
            currency.taxRate === null
              ? ''
              : decimalText(currency.taxRate.rateMillionths, RATE_PLACES),
          taxSource: currency.taxRate?.source ?? '',
          taxDate: dayText(currency.taxRate?.date ?? null),
        },
});

const RATE_PLACES = 6;
const rateIn = (text: string): number | null => decimalOf(bareFigure(text), RATE_PLACES);

type BesideText = {
  readonly charges: readonly ChargeText[];
  readonly tcs: TcsText | null;
  readonly currency: CurrencyText | null;
};

/** @returns what cannot be read of it, by field. */
export function besideErrors(
  { charges, tcs, currency }: BesideText,
  today: CalendarDate,
): Readonly<Record<string, string>> {
  const isChargeWrong = charges.some(
    ({ description, amount }) => description.trim() === '' || parseAmount(amount) === null,
  );
  const isTcsWrong =
    tcs !== null &&
    (tcs.section.trim() === '' ||
      parseAmount(tcs.amount) === null ||
      (tcs.rate.trim() !== '' && decimalOf(bareFigure(tcs.rate), 2) === null));
  return {
    ...(isChargeWrong && { charges: 'Enter what is charged, and its amount' }),
    ...(isTcsWrong && { tcs: 'Enter the section and the TCS as printed' }),
    ...(currency !== null && currencyError(currency, today)),
  };
}

function currencyError(currency: CurrencyText, today: CalendarDate) {
  const { code, rate, source, date, taxRate, taxSource, taxDate } = currency;
  const isRate = (of: string, by: string, on: string) =>
    (rateIn(of) ?? 0) > 0 && by.trim() !== '' && parseDate(on, today) !== null;
  if (!/^[A-Z]{3}$/.test(code)) return { currency: 'Enter the currency by three letters: USD' };
  if (!isRate(rate, source, date)) return { currency: 'Enter the rate, whose it is, and its date' };
  return taxRate.trim() === '' || isRate(taxRate, taxSource, taxDate)
    ? {}
    : { currency: 'Enter whose the rate of the tax is, and its date' };
}

type Beside = Pick<PurchaseBillDraft, 'tcs' | 'currency' | 'charges'>;

/** @returns what is typed as the draft has it; what cannot be read is nothing. */
export function besideOf(
  { charges, tcs, currency }: BesideText,
  totalMinor: number,
  today: CalendarDate,
): Beside {
  const ratedBy = (of: string, source: string, on: string) => ({
    rateMillionths: rateIn(of) ?? 0,
    source: source.trim(),
    date: parseDate(on, today) ?? today,
  });
  return {
    charges: charges.map(({ description, amount, intoCost, accountId }) => ({
      description: description.trim(),
      amountPaise: parseAmount(amount) ?? 0,
      intoCost: intoCost && accountId === null,
      accountId,
    })),
    tcs:
      tcs === null
        ? null
        : {
            section: tcs.section.trim(),
            code: tcs.code.trim() === '' ? null : tcs.code.trim(),
            rateBps: decimalOf(bareFigure(tcs.rate), 2) ?? 0,
            amountPaise: parseAmount(tcs.amount) ?? 0,
          },
    currency:
      currency === null
        ? null
        : {
            code: currency.code,
            totalMinor,
            booksRate: ratedBy(currency.rate, currency.source, currency.date),
            taxRate:
              currency.taxRate.trim() === ''
                ? null
                : ratedBy(currency.taxRate, currency.taxSource, currency.taxDate),
          },
  };
}
