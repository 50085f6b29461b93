import { z } from 'zod';
import { voucherType } from '#core/journal/terms.ts';
import { asOnDay, date, linesOfText, rupees, wireId } from '#api/contract/wire/values.ts';

/** What a list of journals may be narrowed to; all of it must hold. */
export const journalNarrowing = {
  from: date.optional().describe('The first entry date, included.'),
  to: date.optional().describe('The last entry date, included.'),
  as_on: asOnDay,
  account: wireId.optional().describe('Journals with a line on this account.'),
  number: wireId.optional().describe('The journal with this number.'),
  amount: rupees.optional().describe('Journals whose one side comes to this.'),
  amount_from: rupees.optional().describe('Journals whose one side comes to this or more.'),
  amount_to: rupees.optional().describe('Journals whose one side comes to this or less.'),
  recorded_by: wireId.optional().describe('Journals that this person recorded.'),
  since: wireId
    .optional()
    .describe('Recorded after this event; of a correction the new journal alone.'),
  search: linesOfText(200).optional().describe('Words that the narration must hold.'),
  voucher_type: voucherType.optional().describe('Journals of this type.'),
  checked: z
    .enum(['yes', 'no'])
    .optional()
    .describe('Journals that are marked as checked, or those that are not.'),
  only: z
    .enum(['late', 'corrections'])
    .optional()
    .describe('Recorded in a later month than their date; or reversed, corrected, or either.'),
};
