// These shapes lie on disk for ever. Never edit one: add a version, and an upcaster to it.
// Version 1 has fields for what later acts say: the return that a supplier did not file (CGST Rule
// 37A), goods that are lost (section 17(5)(h)), and since when the credit was used (rule 88B(3)).
// Version 2 may be of a working sheet of rules 42 and 43 in place of bills.
import { z } from 'zod';
import type { DomainEvent } from '../../../kernel/event.ts';
import { parsedBy, upcaster } from '../../../kernel/upcaster.ts';
import { billTaxes } from '../purchase-bill/events.ts';
import {
  blockedClause,
  creditBackRule,
  creditOutRule,
  creditReclaimRule,
  creditReversalRule,
  sheetSpan,
} from '../../terms.ts';

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
const reversalDraftV1 = z.strictObject({
  ...ofReversal,
  ...draftOf,
  costAccountId: id.nullable().describe('Of what is lost for good; null: the book’s own.'),
  bills: z.array(reversalBill),
});

const reclaimDraftV1 = z.strictObject({
  ...ofReclaim,
  ...draftOf,
  bills: z.array(z.strictObject(named)),
});

const sheetDays = {
  of: sheetSpan,
  from: date,
  to: date,
  isAlsoPrivate: z
    .boolean()
    .describe('Whether common credit is of private use too: rule 42(1)(j).'),
};

/** The working sheet that is asked for; its figures are worked out as it is posted. */
const sheetAsked = z
  .strictObject({
    ...sheetDays,
    shownPaise: id.describe('What the person saw that it moves; another amount is refused.'),
  })
  .nullable()
  .describe('Of rule 42, and of no other.');

const outRule = creditOutRule.describe('Of the CGST Rules, or 17-5 for section 17(5).');
const backRule = creditBackRule.describe('By which it was reversed.');

const reversalDraft = reversalDraftV1.extend({ rule: outRule, sheet: sheetAsked });
export type CreditReversalDraft = z.infer<typeof reversalDraft>;

const reclaimDraft = reclaimDraftV1.extend({ rule: backRule, sheet: sheetAsked });
export type CreditReclaimDraft = z.infer<typeof reclaimDraft>;

const taken = z.strictObject(billTaxes);
/** What debit notes give back may come to more. */
const net = z.strictObject({
  cgstPaise: z.int(),
  sgstPaise: z.int(),
  igstPaise: z.int(),
  cessPaise: z.int(),
});

/** By the letters of the rules. */
const sheetOfRules = z.strictObject({
  ...sheetDays,
  supplies: z
    .strictObject({ from: date, to: date, exemptPaise: z.int(), totalPaise: z.int() })
    .nullable()
    .describe('Exempt supplies and the turnover in the State, E and F; null: there was none.'),
  inputs: z
    .strictObject({
      t: net.describe('Of inputs and input services in all.'),
      t1: net.describe('Of private use alone.'),
      t2: net.describe('Of exempt supplies alone.'),
      t3: net.describe('Blocked by section 17(5).'),
      c1: net.describe('T − T1 − T2 − T3.'),
      t4: net.describe('Of taxable supplies alone.'),
      c2: net.describe('Common: C1 − T4.'),
      d1: taken.describe('C2 × E ÷ F.'),
      d2: taken.describe('5 % of C2.'),
      c3: net.describe('C2 − D1 − D2.'),
    })
    .describe('Rule 42.'),
  goods: z
    .strictObject({
      own: net.describe('Of exempt supplies or private use alone, s. 43(1)(a).'),
      tc: net.describe('Of all that are common and within sixty months.'),
      tm: net.describe('Tc ÷ 60, of each month of the return.'),
      te: taken.describe('Tm × E ÷ F.'),
    })
    .nullable()
    .describe('Rule 43; null of a year, for which it has no final calculation.'),
  rule42: taken.describe('T1 + T2 + D1 + D2.'),
  rule43: taken.describe('What is of such use alone, and Te.'),
  before: net.describe('What entries of the year had reversed of it; nothing of a return.'),
  moved: z
    .strictObject({ rule42: taken, rule43: taken })
    .describe('What of it this entry reverses or claims again.'),
  interest: taken.describe('Of what a year reverses, up to the entry: rule 42(2)(a), 18 %.'),
});
export type SheetOfRules = z.infer<typeof sheetOfRules>;

const sheet = sheetOfRules.nullable().describe('In place of bills; null of bills.');

const reversalPostedV1 = z.strictObject({
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

const reversalPosted = reversalPostedV1.extend({ rule: outRule, sheet });

const reclaimPostedV1 = z.strictObject({
  ...numbered,
  number: z.string().describe('Our own: CC-001.'),
  accountId: id.describe('Where the credit was to be claimed again.'),
  ...ofReclaim,
  bills: z.array(z.strictObject(billThen)),
});

const reclaimPosted = reclaimPostedV1.extend({ rule: backRule, sheet });

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
const reversalDraftedV1 = z.strictObject({ documentId: id, draft: reversalDraftV1 });
const reclaimDraftedV1 = z.strictObject({ documentId: id, draft: reclaimDraftV1 });
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
  { type: 'CreditReversalDrafted', version: 1, schema: reversalDraftedV1 },
  { type: 'CreditReversalDrafted', version: 2, schema: reversalDrafted },
  { type: 'CreditReversalDraftChanged', version: 1, schema: reversalDraftedV1 },
  { type: 'CreditReversalDraftChanged', version: 2, schema: reversalDrafted },
  { type: 'CreditReversalPosted', version: 1, schema: reversalPostedV1 },
  { type: 'CreditReversalPosted', version: 2, schema: reversalPosted },
  { type: 'CreditReversalReversed', version: 1, schema: reversed },
  { type: 'CreditReversalDiscarded', version: 1, schema: discarded },
] as const;

export const creditReclaimEventSchemas = [
  { type: 'CreditReclaimDrafted', version: 1, schema: reclaimDraftedV1 },
  { type: 'CreditReclaimDrafted', version: 2, schema: reclaimDrafted },
  { type: 'CreditReclaimDraftChanged', version: 1, schema: reclaimDraftedV1 },
  { type: 'CreditReclaimDraftChanged', version: 2, schema: reclaimDrafted },
  { type: 'CreditReclaimPosted', version: 1, schema: reclaimPostedV1 },
  { type: 'CreditReclaimPosted', version: 2, schema: reclaimPosted },
  { type: 'CreditReclaimReversed', version: 1, schema: reversed },
  { type: 'CreditReclaimDiscarded', version: 1, schema: discarded },
] as const;

type OldSchema = Parameters<typeof parsedBy<object>>[0];
type OfDraft = { readonly draft: object };
type Sheeted = { readonly sheet: unknown };

/** Version 1 knows no sheet. */
const withoutSheet = ({ sheet: _none, ...said }: Sheeted): object => said;

const draftStep = <const Type extends string>(type: Type, schema: OldSchema) =>
  upcaster(type, 1, {
    up: ({ draft, ...data }: OfDraft) => ({ ...data, draft: { ...draft, sheet: null } }),
    down: ({ draft, ...data }: { readonly draft: Sheeted }) =>
      parsedBy(schema)({ ...data, draft: withoutSheet(draft) }) as OfDraft | null,
  });

const postedStep = <const Type extends string>(type: Type, schema: OldSchema) =>
  upcaster(type, 1, {
    up: (data: object): Sheeted => ({ ...data, sheet: null }),
    down: (data: Sheeted) => parsedBy(schema)(withoutSheet(data)),
  });

export const creditReversalUpcasters = [
  draftStep('CreditReversalDrafted', reversalDraftedV1),
  draftStep('CreditReversalDraftChanged', reversalDraftedV1),
  postedStep('CreditReversalPosted', reversalPostedV1),
] as const;

export const creditReclaimUpcasters = [
  draftStep('CreditReclaimDrafted', reclaimDraftedV1),
  draftStep('CreditReclaimDraftChanged', reclaimDraftedV1),
  postedStep('CreditReclaimPosted', reclaimPostedV1),
] as const;
