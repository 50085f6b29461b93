// An expense as it is typed, as it is kept on the device, and as the calls take it: a bill with its
// payment, or a slip without a supplier.
import { z } from 'zod';
import type { createExpense, createPaidBill, ExpenseDetail } from '#api/contract/trade/expense.ts';
import type { ListedSupplier } from '#api/contract/supplier/supplier.ts';
import type { PurchaseBillDetail } from '#api/contract/trade/purchase-bill.ts';
import type { SupplierPaymentCard } from '#api/contract/trade/supplier-payment.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { decimalOf, decimalText } from '#core/kernel/decimal.ts';
import { invariant } from '#core/kernel/invariant.ts';
import { mulDiv } from '#core/kernel/paise.ts';
import { paymentMethod } from '#core/kernel/payment-method.ts';
import { blockedClause } from '#core/trade/terms.ts';
import { parseAmount } from '#web/format/amount-entry.ts';
import { parseDate } from '#web/format/date-entry.ts';
import { formatDate } from '#web/format/dates.ts';
import { bareFigure } from '#web/format/figures.ts';
import { formatPaise } from '#web/format/money.ts';
import {
  beginBill,
  billBody,
  billTextOf,
  wholeBillText,
  withBillLine,
} from '../editor/bill-text.ts';
import type { BillLineText, PurchaseBillText } from '../editor/bill-text.ts';

const whole = z.object({
  supplierId: z.number().nullable(),
  paidTo: z.string(),
  /** Of the bill, or of the slip. */
  number: z.string(),
  accountId: z.number().nullable(),
  what: z.string(),
  /** With GST, as it is paid. */
  amount: z.string(),
  gstRate: z.string(),
  /** By which its tax gives no credit; null: it gives some. */
  clause: blockedClause.nullable(),
  reverseCharge: z.boolean(),
  deducts: z.boolean(),
  method: paymentMethod,
  moneyId: z.number().nullable(),
  reference: z.string(),
  date: z.string(),
  note: z.string(),
  againReason: z.string(),
  /** What a bill before it, or the supplier, says of the rest. */
  base: wholeBillText.nullable(),
});
export type ExpenseText = z.infer<typeof whole>;
type BillDefaults = NonNullable<ListedSupplier['billDefaults']>;
export const expenseText = whole.partial();

/** @param isSlip whether nobody is the supplier, so that cash is what pays it. */
export const beginExpense = (today: CalendarDate, isSlip: boolean): ExpenseText => ({
  supplierId: null,
  paidTo: '',
  number: '',
  accountId: null,
  what: '',
  amount: '',
  gstRate: '',
  clause: null,
  reverseCharge: false,
  deducts: true,
  method: isSlip ? 'cash' : 'bank-transfer',
  moneyId: null,
  reference: '',
  date: formatDate(today),
  note: '',
  againReason: '',
  base: null,
});

/** @returns the number after this one: R/07 of R/06; nothing where it ends in no digits. */
export function numberAfter(number: string): string {
  const [, before, digits] = /^(.*?)([0-9]{1,9})$/.exec(number.trim()) ?? [];
  if (before === undefined || digits === undefined) return '';
  return `${before}${String(Number(digits) + 1).padStart(digits.length, '0')}`;
}

/** @returns what is typed, with what is proposed on a bill of the supplier. */
export const withDefaults = (
  now: ExpenseText,
  { accountId, credit, blockedClause: clause, reverseCharge }: BillDefaults,
  today: CalendarDate,
): ExpenseText => ({
  ...now,
  accountId: now.accountId ?? accountId,
  clause,
  reverseCharge,
  base:
    credit === null
      ? null
      : { ...beginBill(today), lines: [{ ...blankLine(), creditKind: credit }] },
});

/** Whether a bill says no more than an expense does. */
export const isRepeatable = ({ items, charges, currency, importOf }: PurchaseBillDetail): boolean =>
  items.length === 1 && charges.length === 0 && currency === null && importOf === null;

/** @returns what is typed, with all that the last bill of the supplier says but its day. */
export function withBillAgain(
  now: ExpenseText,
  bill: PurchaseBillDetail,
  payment: SupplierPaymentCard | undefined,
): ExpenseText {
  const base = billTextOf(bill);
  const [line] = bill.items;
  return {
    ...now,
    supplierId: bill.supplierAccountId,
    number: numberAfter(bill.billNumber ?? ''),
    accountId: line?.accountId ?? null,
    what: line?.name ?? '',
    amount: formatPaise(bill.totalPaise),
    gstRate: line === undefined || line.taxBps === 0 ? '' : decimalText(line.taxBps, 2),
    clause: line?.eligibility === 'blocked' ? line.clause : null,
    reverseCharge: bill.reverseCharge,
    deducts: bill.tds !== null,
    method: payment?.method ?? now.method,
    moneyId: payment?.accountId ?? null,
    note: bill.narration,
    base,
  };
}

/** @returns what is typed, with all that a slip says but its day and its number. */
export function withSlipAgain(now: ExpenseText, slip: ExpenseDetail): ExpenseText {
  const [line] = slip.items;
  return {
    ...now,
    supplierId: null,
    paidTo: slip.paidTo ?? '',
    accountId: line?.accountId ?? null,
    what: line?.description ?? '',
    amount: formatPaise(slip.totalPaise),
    method: slip.method,
    moneyId: slip.moneyAccountId,
    note: slip.narration,
  };
}

const rateOf = (text: string): number | null =>
  text.trim() === '' ? 0 : decimalOf(bareFigure(text.replace(/%\s*$/, '')), 2);

export const spentPaiseIn = ({ amount }: Pick<ExpenseText, 'amount'>): number | null =>
  parseAmount(amount);

/** @returns what cannot be read, by the names of the calls. */
export function expenseFaults(
  text: ExpenseText,
  today: CalendarDate,
): Readonly<Record<string, string>> {
  const paise = spentPaiseIn(text);
  const rate = rateOf(text.gstRate);
  return {
    ...(text.supplierId !== null &&
      text.number.trim() === '' && { bill_number: 'Enter the number of the bill' }),
    ...(text.accountId === null && { account_id: 'Choose what it was spent on' }),
    ...((paise === null || paise <= 0) && { total: 'Enter the amount' }),
    ...((rate === null || rate >= 10_000) && { tax_rate: 'Enter GST in percent, such as 18' }),
    ...(parseDate(text.date, today) === null && { paid_on: 'Could not read this date' }),
  };
}

type Known = {
  /** The name of the account, which says what was bought where nothing else does. */
  readonly accountName: string;
  /** Whether the supplier prints GST on its bills. */
  readonly chargesTax: boolean;
  readonly tdsNature: string;
  readonly today: CalendarDate;
};

const blankLine = (): BillLineText => {
  const [line] = withBillLine([]);
  invariant(line !== undefined, 'A line was added.');
  return line;
};

/** @returns the bill of an expense: one line, of which GST is part of the amount. */
export function billOfExpense(text: ExpenseText, known: Known): PurchaseBillText {
  const { chargesTax, today } = known;
  const before = text.base ?? beginBill(today);
  const line = before.lines[0] ?? blankLine();
  const paise = spentPaiseIn(text) ?? 0;
  const rate = chargesTax || text.reverseCharge ? (rateOf(text.gstRate) ?? 0) : 0;
  const isPrinted = chargesTax && !text.reverseCharge;
  const taxable = isPrinted ? mulDiv(paise, 10_000, 10_000 + rate) : paise;
  const isBlocked = text.clause !== null;
  return {
    ...before,
    supplierId: text.supplierId,
    billNumber: text.number,
    billDate: text.date,
    postedOn: text.date,
    receivedOn: text.date,
    dueDate: '',
    creditPeriod: null,
    reverseCharge: text.reverseCharge,
    roundOff: '',
    total: paise === 0 ? '' : formatPaise(paise),
    narration: text.note,
    againReason: text.againReason,
    tdsNature: text.deducts ? known.tdsNature : '',
    tdsAmount: '',
    tdsReason: '',
    charges: [],
    lines: [
      {
        ...line,
        productId: null,
        accountId: text.accountId,
        name: text.what.trim() === '' ? known.accountName : text.what.trim(),
        quantity: '',
        rate: '',
        discount: '',
        taxable: paise === 0 ? '' : formatPaise(taxable),
        gstRate: rate === 0 ? '' : decimalText(rate, 2),
        treatment: rate === 0 ? line.treatment : null,
        cgst: '',
        sgst: '',
        igst: '',
        cess: '',
        ...(isBlocked
          ? { eligibility: 'blocked' as const, clause: text.clause, share: '' }
          : line.eligibility === 'blocked'
            ? { eligibility: 'eligible' as const, clause: null, share: '' }
            : {}),
      },
    ],
  };
}

const orNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());

/** How the money goes, as both calls take it. */
function meansOf(text: ExpenseText, moneyId: number | null, today: CalendarDate) {
  const isCheque = text.method === 'cheque';
  return {
    method: text.method,
    moneyAccountId: moneyId,
    reference: isCheque ? null : orNull(text.reference),
    chequeNumber: isCheque ? orNull(text.reference) : null,
    chequeDate: null,
    paidOn: parseDate(text.date, today),
  };
}

type PaidBillBody = Omit<z.output<(typeof createPaidBill)['body']>, 'bookId'>;

export const paidBillBody = (
  text: ExpenseText,
  { moneyId, ...known }: Known & { readonly moneyId: number | null },
): PaidBillBody => ({
  ...billBody(billOfExpense(text, known), known.today),
  ...meansOf(text, moneyId, known.today),
});

type SlipBody = Omit<z.output<(typeof createExpense)['body']>, 'bookId'>;

export const slipBody = (
  text: ExpenseText,
  moneyId: number | null,
  today: CalendarDate,
): SlipBody => ({
  ...meansOf(text, moneyId, today),
  paidTo: orNull(text.paidTo),
  slipNumber: orNull(text.number),
  narration: text.note.trim(),
  items:
    text.accountId === null
      ? []
      : [
          {
            accountId: text.accountId,
            description: text.what.trim(),
            amountPaise: spentPaiseIn(text) ?? 0,
          },
        ],
});
