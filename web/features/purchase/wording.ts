// What the screens of bills of suppliers say.
import type { PurchaseBillCard, PurchaseBillItem } from '#api/contract/trade/purchase-bill.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { decimalText } from '#core/kernel/decimal.ts';
import { formatDate } from '#web/format/dates.ts';

export const STATUS_FILTERS = [
  { value: '', label: 'All' },
  { value: 'draft', label: 'Draft' },
  { value: 'open', label: 'Open' },
  { value: 'overdue', label: 'Overdue' },
  { value: 'paid', label: 'Paid' },
  { value: 'reversed', label: 'Reversed' },
  { value: 'discarded', label: 'Discarded' },
] as const;

export const billDay = (date: CalendarDate | null): string =>
  date === null ? '' : formatDate(date);

/** As the supplier calls it; a draft may have no number yet. */
export const purchaseBillName = ({ billNumber }: Pick<PurchaseBillCard, 'billNumber'>): string =>
  billNumber ?? 'Draft bill';

type Said = Pick<PurchaseBillCard, 'status' | 'payment' | 'dueDate'>;

export function statusInWords({ status, payment, dueDate: due }: Said): string {
  if (status !== 'posted')
    return { draft: 'Draft', reversed: 'Reversed', discarded: 'Discarded' }[status];
  if (payment === 'paid') return 'Paid';
  if (payment === 'overdue') return `Overdue since ${billDay(due)}`;
  const words = payment === 'part-paid' ? 'Part paid' : 'Open';
  return due === null ? words : `${words}, due ${billDay(due)}`;
}

export const NO_CREDIT: Readonly<Record<NonNullable<PurchaseBillCard['noCredit']>, string>> = {
  'tax-of-another-state': 'None: GST of another State',
  'time-limit': 'None: past section 16(4)',
  'not-registered': 'None: not registered',
  composition: 'None: composition',
};

type Credited = Pick<
  PurchaseBillCard,
  'status' | 'creditTo' | 'noCredit' | 'creditPaise' | 'gstPaise'
>;

/** How the input credit of a bill stands, in a word or two. */
export function creditInWords({ status, creditTo: to, noCredit: none, ...sums }: Credited): string {
  if (status !== 'posted') return '';
  if (none !== null) return NO_CREDIT[none];
  if (sums.gstPaise === 0) return '';
  if (sums.creditPaise === 0) return 'Blocked';
  return to === null ? 'Deferred' : `Taken ${billDay(to).slice(3)}`;
}

export const CREDIT_CHOICES = [
  { value: 'eligible', label: 'Credit eligible' },
  { value: 'a', label: 'Blocked · 17(5)(a), motor vehicles' },
  { value: 'aa', label: 'Blocked · 17(5)(aa), vessels and aircraft' },
  { value: 'ab', label: 'Blocked · 17(5)(ab), insurance and repair of these' },
  { value: 'b-i', label: 'Blocked · 17(5)(b), food and catering' },
  { value: 'b-ii', label: 'Blocked · 17(5)(b), club and fitness' },
  { value: 'b-iii', label: 'Blocked · 17(5)(b), travel of employees' },
  { value: 'c', label: 'Blocked · 17(5)(c), works contract' },
  { value: 'd', label: 'Blocked · 17(5)(d), own construction' },
  { value: 'e', label: 'Blocked · 17(5)(e), composition' },
  { value: 'f', label: 'Blocked · 17(5)(f), non-resident' },
  { value: 'fa', label: 'Blocked · 17(5)(fa), CSR' },
  { value: 'g', label: 'Blocked · 17(5)(g), personal use' },
  { value: 'h', label: 'Blocked · 17(5)(h), lost or gifted' },
  { value: 'i', label: 'Blocked · 17(5)(i), tax after fraud' },
] as const;

export const CREDIT_KINDS = [
  { value: 'input', label: 'Input' },
  { value: 'input-service', label: 'Input service' },
  { value: 'capital-goods', label: 'Capital goods' },
] as const;

export const CREDIT_USES = [
  { value: 'taxable', label: 'For taxable supplies' },
  { value: 'exempt', label: 'For exempt supplies' },
  { value: 'common', label: 'For both' },
  { value: 'private', label: 'Private' },
] as const;

export function eligibilityInWords(item: PurchaseBillItem): string {
  if (item.eligibility === 'eligible') return 'Credit eligible';
  if (item.eligibility === 'part') return `Eligible ${decimalText(item.shareBps ?? 0, 2)}%`;
  return CREDIT_CHOICES.find(({ value }) => value === item.clause)?.label ?? 'Credit blocked';
}
