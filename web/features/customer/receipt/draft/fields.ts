// A receipt while it is typed, as it is kept on this device.
import { z } from 'zod';
import { paymentMethod } from '#core/kernel/payment-method.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { formatDate } from '#web/format/dates.ts';
import { advanceFields, NO_ADVANCE } from './advance.ts';

const deductionFields = z.object({
  id: z.int(),
  /** Of the list of kinds and sections; null until one is chosen. */
  choiceId: z.int().nullable(),
  /** Null follows what is suggested. */
  amount: z.string().nullable(),
  note: z.string(),
  accountId: z.int().nullable(),
});
export type DeductionFields = z.infer<typeof deductionFields>;

export const receiptFields = z.object({
  /** Null follows the bills and deductions. */
  amount: z.string().nullable(),
  method: paymentMethod,
  /** Null is the account that took the last money of this method. */
  accountId: z.int().nullable(),
  reference: z.string(),
  day: z.string(),
  /** The bills to settle. */
  marked: z.array(z.string()),
  /** What was typed to settle of a bill; the others follow the money. */
  settled: z.record(z.string(), z.string()),
  deductions: z.array(deductionFields),
  /** What the money is for where it settles nothing. */
  advance: advanceFields,
  /** For which its draft is issued without what the law lets be left out. */
  overrideReason: z.string(),
});
export type ReceiptFields = z.infer<typeof receiptFields>;

export const emptyReceipt = (today: CalendarDate, marked: readonly string[]): ReceiptFields => ({
  amount: null,
  method: 'bank-transfer',
  accountId: null,
  reference: '',
  day: formatDate(today),
  marked: [...marked],
  settled: {},
  deductions: [],
  advance: NO_ADVANCE,
  overrideReason: '',
});

/** Marks or leaves a bill; what was typed of it goes with it. */
export function markBill(fields: ReceiptFields, key: string, isMarked: boolean): ReceiptFields {
  const { [key]: _, ...settled } = fields.settled;
  const others = fields.marked.filter((each) => each !== key);
  return { ...fields, marked: isMarked ? [...others, key] : others, settled };
}

/** A bill is settled by what is typed beside it. */
export const settleBill = (fields: ReceiptFields, key: string, text: string): ReceiptFields => ({
  ...fields,
  marked: fields.marked.includes(key) ? fields.marked : [...fields.marked, key],
  settled: { ...fields.settled, [key]: text },
});

export const addDeduction = (fields: ReceiptFields): ReceiptFields => ({
  ...fields,
  deductions: [
    ...fields.deductions,
    {
      id: 1 + Math.max(0, ...fields.deductions.map(({ id }) => id)),
      choiceId: null,
      amount: null,
      note: '',
      accountId: null,
    },
  ],
});

export const changeDeduction = (
  fields: ReceiptFields,
  id: number,
  change: Partial<DeductionFields>,
): ReceiptFields => ({
  ...fields,
  deductions: fields.deductions.map((one) => (one.id === id ? { ...one, ...change } : one)),
});

export const removeDeduction = (fields: ReceiptFields, id: number): ReceiptFields => ({
  ...fields,
  deductions: fields.deductions.filter((one) => one.id !== id),
});
