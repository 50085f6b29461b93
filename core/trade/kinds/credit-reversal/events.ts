// These shapes lie on disk for ever. Never edit one: add a version, and an upcaster to it.
// Version 1 has fields for what later acts say: the return that a supplier did not file (CGST Rule
// 37A), goods that are lost (section 17(5)(h)), and since when the credit was used (rule 88B(3)).
import { z } from 'zod';
import type { DomainEvent } from '../../../kernel/event.ts';
import { billTaxes } from '../purchase-bill/events.ts';
import { blockedClause, creditReclaimRule, creditReversalRule } from '../../terms.ts';

const id = z.int().positive();
const date = z.iso.date();
const paise = z.int().nonnegative();
const period = z.strictObject({ from: date, to: date });

/** A bill, and the credit of it by head. */
const named = { billId: id, ...billTaxes };

const header = {
  period: period.describe('The GSTR-3B in which it stands.'),
  narration: z.string(),
};

const ofReversal = {
  rule: creditReversalRule.describe('Of the CGST Rules, or 17-5 for section 17(5).'),
  clause: blockedClause.nullable().describe('Of section 17(5).'),
  ...header,
};
const ofReclaim = {
  rule: creditReclaimRule.describe('By which it was reversed.'),
  ...header,
};

const draftOf = {
  postedOn: date.nullable().describe('Null: on the day on which it is posted.'),
};

const numbered = {
  documentId: id,
  series: z.string(),
  seriesNumber: id,
  financialYear: z.string().describe('Of the day of its entry: 26-27.'),
  journalId: id,
  postedOn: date,
  totalPaise: id.describe('All heads.'),
};

/** What a bill was when its credit went out or came back. */
const billThen = {
  ...named,
  billNumber: z.string().describe('As the supplier calls it.'),
  billDate: date,
  billTotalPaise: paise.describe('As printed.'),
  unpaidPaise: paise.describe('What of it was open on the day of the entry.'),
};

const reversalBill = z.strictObject({
  ...named,
  utilisedOn: date.nullable().describe('Since when the credit was used: interest counts from it.'),
});
const reversalDraft = z.strictObject({
  ...ofReversal,
  ...draftOf,
  costAccountId: id.nullable().describe('Of what is lost for good; null: the book’s own.'),
  bills: z.array(reversalBill),
});
export type CreditReversalDraft = z.infer<typeof reversalDraft>;

const reclaimDraft = z.strictObject({
  ...ofReclaim,
  ...draftOf,
  bills: z.array(z.strictObject(named)),
});
export type CreditReclaimDraft = z.infer<typeof reclaimDraft>;

const reversalPosted = z.strictObject({
  ...numbered,
  number: z.string().describe('Our own: CR-001.'),
  accountId: id.describe('Where the credit goes: to be claimed again, or a cost.'),
  ...ofReversal,
  bills: z.array(
    z.strictObject({
      ...billThen,
      utilisedOn: date.nullable(),
      payableBy: date.nullable().describe('By rule 37 the last of its 180 days.'),
      supplierPeriod: period
        .optional()
        .describe('By rule 37A: the return that the supplier did not file.'),
    }),
  ),
});

const reclaimPosted = z.strictObject({
  ...numbered,
  number: z.string().describe('Our own: CC-001.'),
  accountId: id.describe('Where the credit was to be claimed again.'),
  ...ofReclaim,
  bills: z.array(z.strictObject(billThen)),
});

const reversed = z.strictObject({
  documentId: id,
  number: z.string().describe('It stays used.'),
  accountId: id,
  journalId: id,
  postedOn: date,
  reversedOn: date,
  reason: z.string(),
  period: period.describe('The GSTR-3B in which it does not stand any more.'),
  totalPaise: id,
});

const discarded = z.strictObject({ documentId: id, reason: z.string() });
const reversalDrafted = z.strictObject({ documentId: id, draft: reversalDraft });
const reclaimDrafted = z.strictObject({ documentId: id, draft: reclaimDraft });

export type CreditReversal = z.infer<typeof reversalPosted>;
export type CreditReclaim = z.infer<typeof reclaimPosted>;

export type CreditReversalEvent =
  | DomainEvent<'CreditReversalDrafted', z.infer<typeof reversalDrafted>>
  | DomainEvent<'CreditReversalDraftChanged', z.infer<typeof reversalDrafted>>
  | DomainEvent<'CreditReversalPosted', CreditReversal>
  | DomainEvent<'CreditReversalReversed', z.infer<typeof reversed>>
  | DomainEvent<'CreditReversalDiscarded', z.infer<typeof discarded>>;
export type CreditReclaimEvent =
  | DomainEvent<'CreditReclaimDrafted', z.infer<typeof reclaimDrafted>>
  | DomainEvent<'CreditReclaimDraftChanged', z.infer<typeof reclaimDrafted>>
  | DomainEvent<'CreditReclaimPosted', CreditReclaim>
  | DomainEvent<'CreditReclaimReversed', z.infer<typeof reversed>>
  | DomainEvent<'CreditReclaimDiscarded', z.infer<typeof discarded>>;

export const creditReversalEventSchemas = [
  { type: 'CreditReversalDrafted', version: 1, schema: reversalDrafted },
  { type: 'CreditReversalDraftChanged', version: 1, schema: reversalDrafted },
  { type: 'CreditReversalPosted', version: 1, schema: reversalPosted },
  { type: 'CreditReversalReversed', version: 1, schema: reversed },
  { type: 'CreditReversalDiscarded', version: 1, schema: discarded },
] as const;

export const creditReclaimEventSchemas = [
  { type: 'CreditReclaimDrafted', version: 1, schema: reclaimDrafted },
  { type: 'CreditReclaimDraftChanged', version: 1, schema: reclaimDrafted },
  { type: 'CreditReclaimPosted', version: 1, schema: reclaimPosted },
  { type: 'CreditReclaimReversed', version: 1, schema: reversed },
  { type: 'CreditReclaimDiscarded', version: 1, schema: discarded },
] as const;
