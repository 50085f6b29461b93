// An advance that an invoice uses gives its tax back: the invoice has charged it anew. Any other
// credit is allocated without a journal, since both items are of one account.
import { advanceTaxPaise } from '../../customer/index.ts';
import { calendarDate } from '../../kernel/calendar-date.ts';
import type { CreditAllocated } from '../../invoice/index.ts';
import { postingEntries, taxEntries } from './posting.ts';
import type { Posting } from './posting.ts';

/** @returns the journal of the tax of an advance; null of any other credit. */
export function postingOfAllocation(
  { data }: CreditAllocated,
  { customerAccountId, invoiceNumber }: { customerAccountId: number; invoiceNumber: string },
): Posting | null {
  const { allocationId, advanceTax, journalId, source, allocatedOn } = data;
  const taxPaise = advanceTaxPaise(advanceTax);
  if (journalId === undefined || taxPaise === 0) return null;
  return {
    journalId,
    voucherType: 'journal',
    entryDate: calendarDate(allocatedOn),
    narration: `GST of advance ${source.number}, set against ${invoiceNumber}`,
    source: { kind: 'allocation', id: allocationId, number: invoiceNumber },
    entries: [
      ...taxEntries(advanceTax, 'debit'),
      ...postingEntries({ accountId: customerAccountId }, 'credit', taxPaise),
    ],
  };
}
