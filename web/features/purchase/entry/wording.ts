// What the screens of bills of entry say.
import type { BillOfEntryCard, BillOfEntryItem } from '#api/contract/trade/bill-of-entry.ts';
import { decimalText } from '#core/kernel/decimal.ts';
import { BLOCKED_CLAUSES } from '#web/format/credit.ts';
import { dayText } from '#web/format/dates.ts';
import { noCreditInWords } from '../wording.ts';

export const ENTRY_STATUS_FILTERS = [
  { value: '', label: 'All' },
  { value: 'draft', label: 'Draft' },
  { value: 'open', label: 'Duty to be paid' },
  { value: 'paid', label: 'Paid' },
  { value: 'reversed', label: 'Reversed' },
  { value: 'discarded', label: 'Discarded' },
] as const;

export const LANDED_BY = [
  { value: 'value', label: 'Value of the goods' },
  { value: 'quantity', label: 'Quantity' },
] as const;

/** As customs calls it; a draft may have no number yet. */
export const entryName = ({ billNumber }: Pick<BillOfEntryCard, 'billNumber'>): string =>
  billNumber ?? 'Draft';

export function entryStatus({
  status,
  paidOn,
}: Pick<BillOfEntryCard, 'status' | 'paidOn'>): string {
  if (status !== 'posted')
    return { draft: 'Draft', reversed: 'Reversed', discarded: 'Discarded' }[status];
  return paidOn === null ? 'Duty to be paid' : `Paid ${dayText(paidOn)}`;
}

type Credited = Pick<
  BillOfEntryCard,
  'status' | 'creditTo' | 'noCredit' | 'creditPaise' | 'gstPaise'
>;

/** How the input credit stands, in a word or two. */
export function entryCredit({ status, creditTo: to, noCredit: none, ...sums }: Credited): string {
  if (status !== 'posted') return '';
  if (none !== null) return noCreditInWords(none);
  if (sums.gstPaise === 0) return '';
  if (sums.creditPaise === 0) return 'Blocked';
  return to === null ? 'Deferred' : `Taken ${dayText(to).slice(3)}`;
}

export function entryEligibility(item: BillOfEntryItem): string {
  if (item.eligibility === 'eligible') return 'Credit eligible';
  if (item.eligibility === 'part') return `Eligible ${decimalText(item.shareBps ?? 0, 2)}%`;
  return BLOCKED_CLAUSES.find(({ value }) => value === item.clause)?.label ?? 'Credit blocked';
}
