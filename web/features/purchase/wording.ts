// What the screens of bills of suppliers say.
import type { Account } from '#api/contract/account/account.ts';
import type { PurchaseBillCard, PurchaseBillItem } from '#api/contract/trade/purchase-bill.ts';
import { decimalText } from '#core/kernel/decimal.ts';
import { BLOCKED_CLAUSES, NO_CREDIT_WORDS } from '#web/format/credit.ts';
import { dayText } from '#web/format/dates.ts';

export const STATUS_FILTERS = [
  { value: '', label: 'All' },
  { value: 'draft', label: 'Draft' },
  { value: 'open', label: 'Open' },
  { value: 'overdue', label: 'Overdue' },
  { value: 'paid', label: 'Paid' },
  { value: 'self-invoice-due', label: 'Self-invoice due' },
  { value: 'debit-notes', label: 'Debit notes of suppliers' },
  { value: 'reversed', label: 'Reversed' },
  { value: 'discarded', label: 'Discarded' },
] as const;

/** As the supplier calls it; a draft may have no number yet. */
export const purchaseBillName = ({
  billNumber,
  debitNote,
}: Pick<PurchaseBillCard, 'billNumber' | 'debitNote'>): string =>
  billNumber ?? (debitNote ? 'Draft debit note' : 'Draft bill');

type Said = Pick<PurchaseBillCard, 'status' | 'payment' | 'dueDate'>;

/** In a list of bills a debit note of the supplier says that it is one. */
export const listedStatus = (card: PurchaseBillCard): string =>
  card.debitNote ? `Debit note: ${statusInWords(card).toLowerCase()}` : statusInWords(card);

export function statusInWords({ status, payment, dueDate: due }: Said): string {
  if (status !== 'posted')
    return { draft: 'Draft', reversed: 'Reversed', discarded: 'Discarded' }[status];
  if (payment === 'paid') return 'Paid';
  if (payment === 'overdue') return `Overdue since ${dayText(due)}`;
  const words = payment === 'part-paid' ? 'Part paid' : 'Open';
  return due === null ? words : `${words}, due ${dayText(due)}`;
}

export const noCreditInWords = (reason: NonNullable<PurchaseBillCard['noCredit']>): string =>
  `None: ${NO_CREDIT_WORDS[reason]}`;

type Credited = Pick<
  PurchaseBillCard,
  'status' | 'creditTo' | 'noCredit' | 'creditPaise' | 'gstPaise' | 'selfInvoice'
>;

/** Whether the buyer is still to make the invoice of a bill. */
export const isSelfInvoiceDue = (card: Pick<PurchaseBillCard, 'selfInvoice'>): boolean =>
  card.selfInvoice !== null && card.selfInvoice.number === null;

/** How the input credit of a bill stands, in a word or two; it waits for a self-invoice. */
export function creditInWords({ status, creditTo: to, noCredit: none, ...sums }: Credited): string {
  if (status !== 'posted') return '';
  if (isSelfInvoiceDue(sums)) return 'Self-invoice due';
  if (none !== null) return noCreditInWords(none);
  if (sums.gstPaise === 0 && sums.creditPaise === 0) return '';
  if (sums.creditPaise === 0) return 'Blocked';
  return to === null ? 'Deferred' : `Taken ${dayText(to).slice(3)}`;
}

export const CREDIT_USES = [
  { value: 'taxable', label: 'For taxable supplies' },
  { value: 'exempt', label: 'For exempt supplies' },
  { value: 'common', label: 'For both' },
  { value: 'private', label: 'Private' },
] as const;

type Bought = Pick<Account, 'nature' | 'group' | 'retired'>;

/** Whether a line or a charge of a bill may be posted to an account. */
export const isBoughtFor = ({ nature, group, retired }: Bought): boolean =>
  !retired && (nature === 'expense' || group === 'fixed-assets' || group === 'current-assets');

export function eligibilityInWords(item: PurchaseBillItem): string {
  if (item.eligibility === 'eligible') return 'Credit eligible';
  if (item.eligibility === 'part') return `Eligible ${decimalText(item.shareBps ?? 0, 2)}%`;
  return BLOCKED_CLAUSES.find(({ value }) => value === item.clause)?.label ?? 'Credit blocked';
}

export const POST_NEXT = 'Post and start another';
