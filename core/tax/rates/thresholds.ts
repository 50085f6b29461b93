// The amounts and days that the law names, each with the day from which it holds and its source.
// Amounts in paise. What is not in force any more stays, for documents of its time.
import { calendarDate } from '../../kernel/calendar-date.ts';
import type { CalendarDate } from '../../kernel/calendar-date.ts';

const GST_BEGINS = '2017-07-01';
const LAKH = 1_00_000_00;
const CRORE = 100 * LAKH;

export type Threshold =
  | 'b2cl-above'
  | 'buyer-address-from'
  | 'invoice-optional-below'
  | 'hsn-six-digits-above'
  | 'e-invoice-above'
  | 'e-invoice-within-days-from'
  | 'b2c-qr-above'
  | 'e-way-bill-above'
  | 'composition-goods-up-to'
  | 'composition-services-up-to'
  | 'quarterly-returns-up-to';

type Window = readonly [threshold: Threshold, from: string, amountPaise: number, source: string];

const TABLE: readonly Window[] = [
  ['b2cl-above', GST_BEGINS, 2.5 * LAKH, 'CGST Rule 59(4), table 5 of GSTR-1'],
  ['b2cl-above', '2024-08-01', LAKH, 'N/N 12/2024-CT of 10-07-2024'],
  ['buyer-address-from', GST_BEGINS, 0.5 * LAKH, 'CGST Rule 46(e)'],
  ['invoice-optional-below', GST_BEGINS, 200_00, 'CGST Rule 46, fourth proviso'],
  ['hsn-six-digits-above', '2021-04-01', 5 * CRORE, 'N/N 78/2020-CT of 15-10-2020'],
  ['e-invoice-above', '2020-10-01', 500 * CRORE, 'N/N 61/2020-CT of 30-07-2020'],
  ['e-invoice-above', '2021-01-01', 100 * CRORE, 'N/N 88/2020-CT of 10-11-2020'],
  ['e-invoice-above', '2021-04-01', 50 * CRORE, 'N/N 5/2021-CT of 08-03-2021'],
  ['e-invoice-above', '2022-04-01', 20 * CRORE, 'N/N 1/2022-CT of 24-02-2022'],
  ['e-invoice-above', '2022-10-01', 10 * CRORE, 'N/N 17/2022-CT of 01-08-2022'],
  ['e-invoice-above', '2023-08-01', 5 * CRORE, 'N/N 10/2023-CT of 10-05-2023'],
  ['e-invoice-within-days-from', '2023-11-01', 100 * CRORE, 'portal advisory: 30 days'],
  ['e-invoice-within-days-from', '2025-04-01', 10 * CRORE, 'portal advisory: 30 days'],
  ['b2c-qr-above', '2020-12-01', 500 * CRORE, 'N/N 14/2020-CT and 71/2020-CT'],
  ['e-way-bill-above', '2018-04-01', 0.5 * LAKH, 'CGST Rule 138(1); states set their own within'],
  ['composition-goods-up-to', '2019-04-01', 1.5 * CRORE, 'N/N 14/2019-CT of 07-03-2019'],
  ['composition-services-up-to', '2019-04-01', 0.5 * CRORE, 'CGST Act s. 10(2A), N/N 2/2019-CTR'],
  ['quarterly-returns-up-to', '2021-01-01', 5 * CRORE, 'N/N 84/2020-CT of 10-11-2020'],
];

export const THRESHOLDS = TABLE.map(([threshold, from, amountPaise, source]) => ({
  threshold,
  from: calendarDate(from),
  amountPaise,
  source,
}));

/** @returns the amount in paise that holds on a day, or null before there was one. */
export function thresholdOn(threshold: Threshold, on: CalendarDate): number | null {
  const held = THRESHOLDS.filter((each) => each.threshold === threshold && each.from <= on);
  return held.at(-1)?.amountPaise ?? null;
}
