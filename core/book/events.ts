// These shapes lie on disk for ever. Never edit one: add a version, and an upcaster to it.
import { z } from 'zod';
import type { DomainEvent } from '../kernel/event.ts';
import { ageingEventSchemas } from './reporting/ageing-events.ts';
import type { AgeingEvent } from './reporting/ageing-events.ts';
import {
  billingProfile,
  presaleSeries,
  reverseChargeSeries,
  series,
} from './billing/billing-profile.ts';
import { demoEventSchemas } from './keeping/demo-events.ts';
import type { DemoEvent } from './keeping/demo-events.ts';
import { eInvoicingEventSchemas } from './billing/e-invoicing-events.ts';
import type { EInvoicingEvent } from './billing/e-invoicing-events.ts';
import { taxDeductionEventSchemas } from './billing/tax-deduction-events.ts';
import type { TaxDeductionSet } from './billing/tax-deduction-events.ts';
import { lineEventSchemas } from './reporting/line-events.ts';
import type { LineEvent } from './reporting/line-events.ts';
import { legalForm, legalFormV1 } from '../tax/index.ts';
import { memberEventSchemas } from './members/member-events.ts';
import type { MemberEvent } from './members/member-events.ts';
import { ratioEventSchemas } from './reporting/ratio-events.ts';
import type { RatioEvent } from './reporting/ratio-events.ts';
import { returnsEventSchemas } from './keeping/return-events.ts';
import type { ReturnsEvent } from './keeping/return-events.ts';
import { shareEventSchemas } from './reporting/share-events.ts';
import type { ShareEvent } from './reporting/share-events.ts';
import { stockPolicyEventSchemas } from './reporting/stock-events.ts';
import type { StockBelowNilSet, StockPolicyEvent } from './reporting/stock-events.ts';
import { postingAccountsEventSchemas } from './billing/posting-account-events.ts';
import type { PostingAccountsChanged } from './billing/posting-account-events.ts';
import { lockKind } from './terms.ts';

const id = z.int().positive();
const date = z.iso.date();

export const bookCreated = z.strictObject({ bookId: id, name: z.string() });
const bookRenamed = z.strictObject({ bookId: id, name: z.string() });

const settingsV1 = z.strictObject({
  beginsOn: date.nullable().describe('The first day on which the book takes entries.'),
});
const bookSettingsChangedV1 = z.strictObject({ bookId: id, changes: settingsV1.partial() });
const bookSettingsChanged = z.strictObject({
  bookId: id,
  changes: settingsV1
    .extend({
      registeredFrom: date
        .nullable()
        .describe('The first day of its registration for GST as it is now.'),
    })
    .partial(),
});

const billingProfileChanged = z.strictObject({
  bookId: id,
  changes: billingProfile.partial().describe('Only the fields that changed.'),
});
const presaleSeriesChanged = z.strictObject({
  bookId: id,
  changes: presaleSeries.partial().describe('Only the series that changed.'),
});
const reverseChargeSeriesChanged = z.strictObject({
  bookId: id,
  changes: reverseChargeSeries.partial().describe('Only the series that changed.'),
});
const debitNoteSeriesSet = z.strictObject({ bookId: id, series });
const undertakingRecorded = z.strictObject({
  bookId: id,
  financialYear: z.string().describe('For which the letter was given: 26-27.'),
  reference: z.string().nullable().describe('Its number; null takes the letter of the year away.'),
});

const lockDateSet = z.strictObject({
  bookId: id,
  kind: lockKind,
  lockedTo: date.nullable().describe('The last locked day; null opens the book again.'),
  reason: z.string(),
});

const turnoverSet = z.strictObject({
  bookId: id,
  financialYear: z.string().describe('As 25-26.'),
  amountPaise: z
    .int()
    .nonnegative()
    .nullable()
    .describe('The aggregate turnover of the PAN in that year; null: not known any more.'),
});

const seriesStarted = z.strictObject({
  bookId: id,
  document: z.string().describe('Its kind, spelt as on the wire.'),
  series: z.string().describe('What stands before the digits, the year written out.'),
  startsAt: id.describe('The number that the first document of the series takes.'),
});

const legalFormSetV1 = z.strictObject({
  bookId: id,
  legalForm: legalFormV1.describe(
    'Which law says how long documents are kept; unknown: the longer.',
  ),
});
const legalFormSetV2 = z.strictObject({
  bookId: id,
  legalForm: legalForm.describe(
    'How long documents are kept, unknown the longest, and how the statements are laid out.',
  ),
});
const legalFormSet = legalFormSetV2.extend({
  from: date
    .optional()
    .describe(
      'Statements whose last day is this one or a later one are laid out so; all where it is absent.',
    ),
});
const proceedingsNumber = id.describe('Of the book’s proceedings, from 1.');
const proceedingsRecorded = z.strictObject({
  bookId: id,
  number: proceedingsNumber,
  what: z.string().describe('The appeal, notice or case, by which it is known.'),
  beganOn: date,
});
const proceedingsEnded = z.strictObject({
  bookId: id,
  number: proceedingsNumber,
  endedOn: date.describe('The day of the final disposal.'),
});

export type BookCreated = DomainEvent<'BookCreated', z.infer<typeof bookCreated>>;
export type BookRenamed = DomainEvent<'BookRenamed', z.infer<typeof bookRenamed>>;
export type BookSettingsChanged = DomainEvent<
  'BookSettingsChanged',
  z.infer<typeof bookSettingsChanged>
>;
export type BillingProfileChanged = DomainEvent<
  'BillingProfileChanged',
  z.infer<typeof billingProfileChanged>
>;
export type DebitNoteSeriesSet = DomainEvent<
  'DebitNoteSeriesSet',
  z.infer<typeof debitNoteSeriesSet>
>;
export type UndertakingRecorded = DomainEvent<
  'UndertakingRecorded',
  z.infer<typeof undertakingRecorded>
>;
export type LockDateSet = DomainEvent<'LockDateSet', z.infer<typeof lockDateSet>>;
export type TurnoverSet = DomainEvent<'TurnoverSet', z.infer<typeof turnoverSet>>;
export type SeriesStarted = DomainEvent<'SeriesStarted', z.infer<typeof seriesStarted>>;
export type LegalFormSet = DomainEvent<'LegalFormSet', z.infer<typeof legalFormSet>>;
export type BookEvent =
  | BookCreated
  | BookRenamed
  | BookSettingsChanged
  | BillingProfileChanged
  | DomainEvent<'PresaleSeriesChanged', z.infer<typeof presaleSeriesChanged>>
  | DomainEvent<'ReverseChargeSeriesChanged', z.infer<typeof reverseChargeSeriesChanged>>
  | DebitNoteSeriesSet
  | PostingAccountsChanged
  | UndertakingRecorded
  | LockDateSet
  | MemberEvent
  | TurnoverSet
  | SeriesStarted
  | EInvoicingEvent
  | TaxDeductionSet
  | LegalFormSet
  | DomainEvent<'ProceedingsRecorded', z.infer<typeof proceedingsRecorded>>
  | DomainEvent<'ProceedingsEnded', z.infer<typeof proceedingsEnded>>
  | ReturnsEvent
  | RatioEvent
  | ShareEvent
  | AgeingEvent
  | StockBelowNilSet
  | StockPolicyEvent
  | LineEvent
  | DemoEvent;

export const bookEventSchemas = [
  { type: 'BookCreated', version: 1, schema: bookCreated },
  { type: 'BookRenamed', version: 1, schema: bookRenamed },
  { type: 'BookSettingsChanged', version: 1, schema: bookSettingsChangedV1 },
  { type: 'BookSettingsChanged', version: 2, schema: bookSettingsChanged },
  { type: 'BillingProfileChanged', version: 1, schema: billingProfileChanged },
  { type: 'PresaleSeriesChanged', version: 1, schema: presaleSeriesChanged },
  { type: 'ReverseChargeSeriesChanged', version: 1, schema: reverseChargeSeriesChanged },
  { type: 'DebitNoteSeriesSet', version: 1, schema: debitNoteSeriesSet },
  ...postingAccountsEventSchemas,
  { type: 'UndertakingRecorded', version: 1, schema: undertakingRecorded },
  { type: 'LockDateSet', version: 1, schema: lockDateSet },
  ...memberEventSchemas,
  { type: 'TurnoverSet', version: 1, schema: turnoverSet },
  { type: 'SeriesStarted', version: 1, schema: seriesStarted },
  ...eInvoicingEventSchemas,
  ...taxDeductionEventSchemas,
  { type: 'LegalFormSet', version: 1, schema: legalFormSetV1 },
  { type: 'LegalFormSet', version: 2, schema: legalFormSetV2 },
  { type: 'LegalFormSet', version: 3, schema: legalFormSet },
  { type: 'ProceedingsRecorded', version: 1, schema: proceedingsRecorded },
  { type: 'ProceedingsEnded', version: 1, schema: proceedingsEnded },
  ...returnsEventSchemas,
  ...ratioEventSchemas,
  ...shareEventSchemas,
  ...ageingEventSchemas,
  ...stockPolicyEventSchemas,
  ...lineEventSchemas,
  ...demoEventSchemas,
] as const;
