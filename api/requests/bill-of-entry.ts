// From requests to the commands on bills of entry.
import type { z } from 'zod';
import type { BillOfEntryDraft, BillOfEntryDraftLine } from '#core/trade/index.ts';
import type { BillOfEntryLineBody, changeBillOfEntry } from '#api/contract/trade/bill-of-entry.ts';

type Body = Omit<z.output<(typeof changeBillOfEntry)['body']>, 'expected'>;

export const billOfEntryDraftOf = ({
  items,
  bills,
  bookId: _book,
  ...body
}: Body): BillOfEntryDraft => ({
  ...body,
  bills: [...bills],
  lines: items.map(lineOf),
  narration: body.narration.trim(),
});

const lineOf = ({
  eligibility,
  clause,
  shareBps,
  creditKind: kind,
  use,
  ...line
}: BillOfEntryLineBody): BillOfEntryDraftLine => ({
  ...line,
  description: line.description.trim(),
  credit: { eligibility, clause, shareBps, kind, use },
});
