// What the screens of debit notes to suppliers say.
import type {
  PurchaseDebitNoteCard,
  PurchaseDebitNoteDetail,
} from '#api/contract/trade/purchase-debit-note.ts';

export const NOTE_STATUS_FILTERS = [
  { value: '', label: 'All' },
  { value: 'draft', label: 'Draft' },
  { value: 'open', label: 'Unadjusted' },
  { value: 'paid', label: 'Adjusted' },
  { value: 'unanswered', label: 'Not answered' },
  { value: 'credit-notes', label: 'Credit notes of suppliers' },
  { value: 'reversed', label: 'Reversed' },
  { value: 'discarded', label: 'Discarded' },
] as const;

/** A draft has no number yet. */
export const purchaseNoteName = ({ number }: Pick<PurchaseDebitNoteCard, 'number'>): string =>
  number ?? 'Draft note';

type Said = Pick<PurchaseDebitNoteCard, 'status' | 'outstandingPaise'>;

export function noteStatusInWords({ status, outstandingPaise }: Said): string {
  if (status !== 'posted')
    return { draft: 'Draft', reversed: 'Reversed', discarded: 'Discarded' }[status];
  return outstandingPaise === 0 ? 'Adjusted' : 'Unadjusted';
}

/** How the input credit of a note stands. */
export function noteCreditInWords({
  status,
  creditState,
  creditPaise,
}: Pick<PurchaseDebitNoteDetail, 'status' | 'creditState' | 'creditPaise'>): string {
  if (status !== 'posted' || creditState === null) return '';
  if (creditState === 'commercial') return 'Without GST';
  if (creditPaise === 0) return 'Not taken';
  return creditState === 'open' ? 'Deferred' : 'Matched';
}
