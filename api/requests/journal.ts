// Here, and only here, signed rupees of the wire become a side and a positive amount in paise.
import type { z } from 'zod';
import type { Entry } from '#core/journal/index.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import type { postJournal } from '#api/contract/journal/journal.ts';

type Body = Pick<
  z.output<(typeof postJournal)['body']>,
  'entry' | 'narration' | 'date' | 'voucher_type'
>;

/** @returns the document that a body describes, for a journal that is to be posted. */
export const documentOf = ({ entry, narration, date, voucher_type: voucherType }: Body) => ({
  voucherType,
  entryDate: (date ?? null) as CalendarDate | null,
  narration,
  entries: entry.map(({ account_id: accountId, amount }): Entry => ({
    accountId,
    side: amount < 0 ? 'credit' : 'debit',
    amountPaise: Math.abs(amount),
  })),
});
