// Of which lines of a bill the buyer pays the tax, by which section, and when it is due.
import { calendarDate, latestOf } from '../../../kernel/calendar-date.ts';
import type { CalendarDate } from '../../../kernel/calendar-date.ts';
import { timeOfSupply } from '../../../tax/index.ts';
import type { Heads, TimeOfSupply } from '../../../tax/index.ts';
import type { PartySnapshot } from '../../party.ts';
import type { ReverseChargeSection } from '../../terms.ts';
import type { PurchaseBill, PurchaseBillDraft, PurchaseBillDraftLine } from './events.ts';

/** The CGST Act has the section of supplies within a State, the IGST Act that of all others. */
const WITHIN_STATE = { '9(3)': '9(3)', '5(3)': '9(3)', '9(4)': '9(4)', '5(4)': '9(4)' } as const;
const BETWEEN_STATES = { '9(3)': '5(3)', '5(3)': '5(3)', '9(4)': '5(4)', '5(4)': '5(4)' } as const;

type LineSaid = Pick<PurchaseBillDraftLine, 'treatment' | 'reverseCharge'>;
type BillSaid = Pick<PurchaseBillDraft, 'reverseCharge' | 'importOf'>;

/** Whether the buyer pays the tax of a line: it says so, or the whole bill does. */
export const isReverseCharged = (line: LineSaid, bill: BillSaid): boolean =>
  line.treatment === 'taxable' &&
  (line.reverseCharge !== null || bill.reverseCharge || bill.importOf === 'services');

/**
 * What says no more is a notified supply (section 9(3) of the CGST Act, 5(3) of the IGST Act), as
 * an import of services is.
 * @returns the section by which the buyer pays the tax of a line; null where the supplier does.
 */
export function sectionOfLine(
  line: LineSaid,
  bill: BillSaid,
  heads: Heads,
): ReverseChargeSection | null {
  if (heads === 'none' || !isReverseCharged(line, bill)) return null;
  const said = line.reverseCharge ?? '9(3)';
  if (said === '9(5)') return said;
  return heads === 'intra' ? WITHIN_STATE[said] : BETWEEN_STATES[said];
}

/** Of a posted line the section says it. */
export const isReversed = ({
  reverseCharge,
}: Pick<PurchaseBillDraftLine, 'reverseCharge'>): boolean => reverseCharge !== null;

/**
 * CGST Act, section 31(3)(f): of a supplier who is not registered the buyer makes the invoice. Who
 * is registered to deduct tax alone (section 51) counts as not registered, by the Explanation that
 * the Finance (No. 2) Act 2024 added from 01-11-2024.
 */
export const buyerMakesInvoice = ({
  gstin,
  registration,
}: Pick<PartySnapshot, 'gstin' | 'registration'>): boolean =>
  gstin === null || registration === 'tax-deductor';

/** SAC begin with 99; what names none is a service where its credit is that of one. */
const isService = ({ hsn, credit }: Pick<PurchaseBillDraftLine, 'hsn' | 'credit'>): boolean =>
  hsn === null ? credit.kind === 'input-service' : hsn.startsWith('99');

/** What of a bill its times of supply are made from. */
type TimedBill = Pick<PurchaseBill, 'billDate' | 'postedOn' | 'receivedOn'> & {
  readonly supplier: Pick<PartySnapshot, 'gstin' | 'registration'>;
  readonly lines: readonly Pick<PurchaseBillDraftLine, 'hsn' | 'credit' | 'reverseCharge'>[];
};

/** What happens to a bill after it was posted. */
export type AfterBill = {
  readonly paidOn: CalendarDate | null;
  /** The date of the invoice that the buyer makes for a supplier who is not registered. */
  readonly ownInvoiceOn: CalendarDate | null;
};

export const NOTHING_AFTER: AfterBill = { paidOn: null, ownInvoiceOn: null };

/** @returns when the tax under reverse charge is due, the earliest first; none without any. */
export function timesOfSupply(
  { lines, supplier, billDate, postedOn, receivedOn }: TimedBill,
  { paidOn, ownInvoiceOn }: AfterBill = NOTHING_AFTER,
): readonly TimeOfSupply[] {
  const kinds = new Set(
    lines.filter(isReversed).map((line) => (isService(line) ? 'services' : 'goods')),
  );
  return [...kinds]
    .map((of) =>
      timeOfSupply({
        of,
        isSupplierRegistered: !buyerMakesInvoice(supplier),
        invoicedOn: calendarDate(billDate),
        enteredOn: calendarDate(postedOn),
        receivedOn: receivedOn === null ? null : calendarDate(receivedOn),
        paidOn,
        ownInvoiceOn,
      }),
    )
    .toSorted((one, other) => (one.on < other.on ? -1 : 1));
}

/** Whether the buyer makes the invoice of a bill: its supplier is not registered. */
export const wantsSelfInvoice = ({
  supplier,
  lines,
}: Pick<TimedBill, 'supplier' | 'lines'>): boolean =>
  buyerMakesInvoice(supplier) && lines.some(isReversed);

/**
 * CGST Act, section 16(2) and Rule 36(1)(b): the credit follows the tax, the receipt, and the
 * buyer's own invoice where there is to be one.
 * @returns the first day whose return may take it; null while one of these is to come, or nothing
 *   is under reverse charge.
 */
export function creditOfReverseChargeFrom(bill: TimedBill, after: AfterBill): CalendarDate | null {
  const due = timesOfSupply(bill, after).at(-1);
  const { receivedOn } = bill;
  const lacksInvoice = wantsSelfInvoice(bill) && after.ownInvoiceOn === null;
  if (due === undefined || due.isUnlessPaid || receivedOn === null || lacksInvoice) return null;
  return latestOf([due.on, calendarDate(receivedOn), after.ownInvoiceOn]);
}
