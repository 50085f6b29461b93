// The input tax of a document line by line, whatever kind it is of, as its credit stands.
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import type { BookReturns } from '#core/tax/index.ts';
import {
  creditOfBillLines,
  creditOfEntryLines,
  creditOfNoteLines,
  withMatch,
} from '#core/trade/index.ts';
import type { CreditOfLine } from '#core/trade/index.ts';
import type { CreditedDocument } from '#projections/documents/read-credit-register.ts';
import { withMoved } from '#projections/documents/table.ts';

type CreditFacts = {
  readonly returns: BookReturns;
  /** When bills were paid first, by which tax under reverse charge is due. */
  readonly paid: ReadonlyMap<number, CalendarDate>;
};

export function creditLinesOf(
  one: CreditedDocument,
  { paid, returns }: CreditFacts,
): readonly CreditOfLine[] {
  switch (one.kind) {
    case 'purchase-bill': {
      const { posted, moved, ownInvoiceOn } = one;
      const paidOn = paid.get(posted.documentId) ?? null;
      return creditOfBillLines(withMoved(posted, moved), { paidOn, ownInvoiceOn }, returns);
    }
    case 'bill-of-entry':
      return creditOfEntryLines(withMoved(one.posted, one.moved));
    case 'purchase-debit-note':
      return creditOfNoteLines(withMatch(one.posted, one.moved), one.moved?.difference ?? null);
  }
}
