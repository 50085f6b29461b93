// What the screens of suppliers say.
import type { SupplierReply } from '#api/contract/supplier/supplier.ts';
import { ERASED } from '#core/kernel/event.ts';
import { decimalText } from '#core/kernel/decimal.ts';
import { holdsOn } from '#core/tax/index.ts';
import { dayText, todayInIndia } from '#web/format/dates.ts';
import { formatRupees } from '#web/format/money.ts';

export const supplierStatusWords = { active: 'Active', retired: 'Retired' } as const;

export const ENTERPRISE_CLASSES = { micro: 'Micro', small: 'Small', medium: 'Medium' } as const;
export const ENTERPRISE_ACTIVITIES = {
  manufacturing: 'Manufacturing',
  services: 'Services',
  trading: 'Trading',
} as const;

export const DEDUCTEE_KINDS = {
  'individual-or-huf': 'Individual or HUF',
  company: 'Company',
  other: 'Firm or other',
} as const;

type Dated = { readonly from: string | null; readonly to: string | null };

/** @returns the one that holds today. */
const holdingToday = <Item extends Dated>(items: readonly Item[]): Item | null =>
  items.find((item) => holdsOn(todayInIndia(), item)) ?? null;

/** @returns `Micro, services`; an empty text where it is no such enterprise today. */
export function enterpriseInWords({ msme }: Pick<SupplierReply, 'msme'>): string {
  const now = holdingToday(msme);
  if (now === null) return '';
  return `${ENTERPRISE_CLASSES[now.class]}, ${ENTERPRISE_ACTIVITIES[now.activity].toLowerCase()}`;
}

/** @returns `Within 45 days`, or that nothing was agreed. */
export const termsInWords = ({
  supplierDueDays: days,
}: Pick<SupplierReply, 'supplierDueDays'>): string =>
  days === null ? 'No terms agreed' : days === 1 ? 'Within 1 day' : `Within ${days} days`;

export function standingDaysInWords(from: string | null, to: string | null): string {
  if (from === null && to === null) return '';
  if (to === null) return `from ${dayText(from)}`;
  return from === null ? `until ${dayText(to)}` : `${dayText(from)} to ${dayText(to)}`;
}

/** @returns `194C at 0.75% up to ₹5,00,000.00, 01 Apr 2026 to 31 Mar 2027`. */
export function certificateInWords({
  nature,
  rateBps,
  limitPaise,
  from,
  to,
}: SupplierReply['tdsCertificates'][number]): string {
  const limit = limitPaise === null ? '' : ` up to ${formatRupees(limitPaise)}`;
  return `${nature} at ${decimalText(rateBps, 2)}%${limit}, ${standingDaysInWords(from, to)}`;
}

/** @returns the last four digits, which tell one account from another and no more. */
export const maskedAccount = (number: string): string =>
  number.length <= 4 || number === ERASED ? number : `•••• ${number.slice(-4)}`;
