// What is unusual about a document beside the others of the book: its number, its day, and whether
// it was entered before.
import { daysAfter, yearsAway } from '../kernel/calendar-date.ts';
import type { CalendarDate } from '../kernel/calendar-date.ts';
import type { InvoiceIssued, InvoiceState } from '../invoice/index.ts';
import type { Entry, GstPart } from '../journal/index.ts';
import type { Registration } from '../tax/index.ts';
import { CASH_LIMIT_PAISE, isBeyondLimit, sectionOfCash } from './cash-law.ts';
import type { Warning } from './terms.ts';

type NumberedDay = { readonly number: string; readonly date: string };

/** @param before a document of the same series with a lower number and the latest date; or null. */
export const earlierDate = (
  { number, date }: NumberedDay,
  before: NumberedDay | null,
): readonly Warning[] =>
  before === null || before.date <= date
    ? []
    : [{ code: 'earlier_date', number, date, before: before.number, beforeDate: before.date }];

/** Beyond, the year of a date is likely to be mistyped: it is seldom so old, or so far ahead. */
const YEARS_BACK = 2;
const DAYS_AHEAD = 92;

export function dateFarOff(date: CalendarDate, today: CalendarDate): readonly Warning[] {
  if (date < yearsAway(today, -YEARS_BACK)) return [{ code: 'date_far_off', date, away: 'past' }];
  return date > daysAfter(today, DAYS_AHEAD)
    ? [{ code: 'date_far_off', date, away: 'future' }]
    : [];
}

/** A set-off is made when its return is, and the period is locked by then. */
export const setOffOfOpenPeriod = (
  parts: readonly GstPart[],
  lockedTo: CalendarDate | null,
): readonly Warning[] =>
  parts.flatMap(({ mark, period }): readonly Warning[] => {
    if (mark !== 'set-off' || period === null) return [];
    const isLocked = lockedTo !== null && period.to <= lockedTo;
    return isLocked ? [] : [{ code: 'set_off_of_open_period', ...period }];
  });

export const paidBeforeBill = (
  date: string,
  { number, date: billDate }: NumberedDay,
): readonly Warning[] =>
  date < billDate ? [{ code: 'paid_before_bill', number, date, billDate }] : [];

type IssuedDocument = InvoiceIssued['data'];

/** Within so many minutes the same items for the same customer are likely the same sale. */
export const SAME_SALE_MINUTES = 5;

const soldText = ({ lines }: IssuedDocument): string =>
  JSON.stringify(
    lines.map(({ productId, name, description, quantityThousandths, priceThousandths }) => [
      productId,
      name,
      description,
      quantityThousandths,
      priceThousandths,
    ]),
  );

/** @returns whether two invoices of a customer sell the same at the same prices on the same day. */
export const isSameSale = (one: IssuedDocument, other: IssuedDocument): boolean =>
  one.customerId === other.customerId &&
  one.issueDate === other.issueDate &&
  soldText(one) === soldText(other);

type BillEntered = {
  readonly journal: number;
  readonly date: string;
  readonly entries: readonly Entry[];
};

/** The bills that an entry on a supplier’s account makes, by the supplier’s own numbers. */
const billsOf = ({ side, references }: Entry): ReadonlyMap<string, number> =>
  new Map(
    side === 'debit'
      ? []
      : (references ?? []).flatMap(({ kind, name, amountPaise }) =>
          kind === 'new' && name !== undefined ? [[billKey(name), amountPaise] as const] : [],
        ),
  );

/** `HF/1`, `hf 1` and `HF-1` are one number. */
const billKey = (name: string): string => name.toUpperCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** @returns whether an entry makes a bill that may have been entered before. */
export const namesBill = (entry: Entry): boolean => billsOf(entry).size > 0;

/** @param before journals with a line of the same amount on the same account. */
export function billTwice(
  entry: Entry,
  party: string,
  before: readonly BillEntered[],
): readonly Warning[] {
  const bills = billsOf(entry);
  const names = new Map(
    (entry.references ?? []).map(({ name = '' }) => [billKey(name), name] as const),
  );
  return [...bills].flatMap(([key, amountPaise]) => {
    const found = before.find(({ entries }) =>
      entries.some(
        (other) => other.accountId === entry.accountId && billsOf(other).get(key) === amountPaise,
      ),
    );
    if (found === undefined) return [];
    const { journal, date } = found;
    const bill = names.get(key) ?? key;
    return [{ code: 'bill_twice' as const, party, bill, amountPaise, journal, date }];
  });
}

type BillPaid = {
  readonly date: string;
  /** The customer, and their own ledger. */
  readonly party: string;
  readonly accountId: number;
};

/**
 * One bill is one transaction, on however many days its cash comes.
 * @param state the invoice with the payment that is judged.
 * @param isCashReceipt whether a receipt of the customer brought cash.
 */
export function cashForBill(
  state: InvoiceState,
  { date, party, accountId }: BillPaid,
  isCashReceipt: (receiptId: number) => boolean,
): readonly Warning[] {
  if (state.status !== 'issued') return [];
  const paid = [...state.payments.values()]
    .filter(({ method, reversed }) => method === 'cash' && !reversed)
    .reduce((sum, { amountPaise }) => sum + amountPaise, 0);
  const allocated = [...state.allocations.values()]
    .filter(({ source, reversed }) => source.kind === 'receipt' && !reversed)
    .filter(({ source }) => isCashReceipt(source.id))
    .reduce((sum, { amountPaise }) => sum + amountPaise, 0);
  const amountPaise = paid + allocated;
  const section = sectionOfCash('receipt', date);
  if (section === null || !isBeyondLimit('receipt', amountPaise)) return [];
  const limitPaise = CASH_LIMIT_PAISE.receipt;
  return [
    {
      code: 'cash_above_limit',
      rule: 'receipt',
      section,
      accountId,
      party: `${party}, ${state.number}`,
      by: 'bill',
      date,
      amountPaise,
      limitPaise,
    },
  ];
}

export const sameSale = (
  issued: IssuedDocument,
  before: { readonly number: string; readonly amountPaise: number } | null,
): readonly Warning[] =>
  before === null ? [] : [{ code: 'invoice_twice', customer: issued.recipient.name, ...before }];

/**
 * @returns that reverse charge is of a buyer in a special economic zone, whose supplies bear no tax
 * under a letter of undertaking, or of a composition dealer, who gets no credit of it.
 */
export function reverseChargeUnusual({
  number,
  reverseCharge,
  recipient: { name: customer, registration },
}: {
  readonly number: string;
  readonly reverseCharge: boolean;
  readonly recipient: { readonly name: string; readonly registration: Registration };
}): readonly Warning[] {
  const isUnusual = registration === 'sez' || registration === 'composition';
  return reverseCharge && isUnusual
    ? [{ code: 'reverse_charge_unusual', number, customer, registration }]
    : [];
}
