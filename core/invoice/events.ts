// These shapes lie on disk for ever. Never edit one: add a version, and an upcaster to it.
import { z } from 'zod';
import { personal, subject } from '../kernel/event.ts';
import type { DomainEvent } from '../kernel/event.ts';
import { debitNoteEventSchemas } from './notes/debit-note-events.ts';
import type { DebitNoteEvent } from './notes/debit-note-events.ts';
import { headerEventSchemas, numbered } from './drafting/header.ts';
import type { HeaderEvent } from './drafting/header.ts';
import { creditedLineV1, creditedLineV2 } from './drafting/lines.ts';
import { registeringEventSchemas } from './registering/registering-events.ts';
import type { RegisteringEvent } from './registering/registering-events.ts';
import { reminderEventSchemas } from './issued/reminder-events.ts';
import type { ReminderEvent } from './issued/reminder-events.ts';
import { settlingEventSchemas } from './issued/settling-events.ts';
import type { SettlingEvent } from './issued/settling-events.ts';
import { creditReason, particular } from './terms.ts';

const id = z.int().positive();
const date = z.iso.date();
const paise = z.int().nonnegative();
const customerId = id;

const invoiceRenumbered = z.strictObject({
  invoiceId: id,
  ...numbered,
  formerNumber: z.string().describe('It stays used and counts as cancelled.'),
});

/** Before the InvoiceIssued of which it speaks. */
const particularsOverridden = z.strictObject({
  invoiceId: id,
  reason: z.string().describe('For which it was issued without them.'),
  particulars: z.array(
    z.strictObject({ particular, line: id.nullable().describe('From 1; null: of no line.') }),
  ),
});

const creditNoteIssuedV1 = z.strictObject({
  creditNoteId: id,
  invoiceId: id,
  customerId,
  ...numbered,
  journalId: id,
  issueDate: date,
  reason: creditReason,
  note: z.string(),
  lines: z.array(creditedLineV1),
  roundOffPaise: z.int(),
  appliedPaise: paise.describe('To this invoice’s balance; the rest is the customer’s credit.'),
});
const creditNoteIssuedV2 = creditNoteIssuedV1.extend({
  withoutGst: z
    .literal(true)
    .optional()
    .describe('Issued past the limit of section 34: it gives value back and reduces no tax.'),
});
const creditNoteIssued = creditNoteIssuedV2.extend({ lines: z.array(creditedLineV2) });

/** What a document had added to the totals, which it leaves again. */
const amounts = z.strictObject({
  issueDate: date,
  taxablePaise: paise,
  cgstPaise: paise,
  sgstPaise: paise,
  igstPaise: paise,
  cessPaise: paise,
  totalPaise: paise,
});
export const invoiceCancelled = z.strictObject({
  invoiceId: id,
  customerId,
  number: z.string(),
  reason: z.string(),
  issued: amounts.nullable().describe('Null for a draft.'),
});

const creditNoteReversed = z.strictObject({
  creditNoteId: id,
  invoiceId: id,
  customerId,
  number: z.string(),
  credited: amounts.describe('What the note had given back, which is owed again.'),
  appliedPaise: paise.describe('Of it, what its own invoice owes again.'),
  reason: z.string(),
  reversedOn: date,
});

const invoiceEmailRequested = z.strictObject({
  emailId: id,
  invoiceId: id,
  customerId: subject(customerId, 'customer'),
  to: personal(z.string()),
});
const invoiceEmailed = z.strictObject({ emailId: id, invoiceId: id });
const invoiceEmailFailed = z.strictObject({
  emailId: id,
  invoiceId: id,
  reason: z.string(),
});

export type CreditNoteIssued = DomainEvent<'CreditNoteIssued', z.infer<typeof creditNoteIssued>>;

export type CreditNoteReversed = DomainEvent<
  'CreditNoteReversed',
  z.infer<typeof creditNoteReversed>
>;

export type ParticularsOverridden = DomainEvent<
  'ParticularsOverridden',
  z.infer<typeof particularsOverridden>
>;

export type InvoiceEvent =
  | HeaderEvent
  | DomainEvent<'InvoiceRenumbered', z.infer<typeof invoiceRenumbered>>
  | ParticularsOverridden
  | SettlingEvent
  | CreditNoteIssued
  | CreditNoteReversed
  | DebitNoteEvent
  | DomainEvent<'InvoiceCancelled', z.infer<typeof invoiceCancelled>>
  | DomainEvent<'InvoiceEmailRequested', z.infer<typeof invoiceEmailRequested>>
  | DomainEvent<'InvoiceEmailed', z.infer<typeof invoiceEmailed>>
  | DomainEvent<'InvoiceEmailFailed', z.infer<typeof invoiceEmailFailed>>
  | RegisteringEvent
  | ReminderEvent;

export const invoiceEventSchemas = [
  ...headerEventSchemas,
  { type: 'InvoiceRenumbered', version: 1, schema: invoiceRenumbered },
  { type: 'ParticularsOverridden', version: 1, schema: particularsOverridden },
  ...settlingEventSchemas,
  { type: 'CreditNoteIssued', version: 1, schema: creditNoteIssuedV1 },
  { type: 'CreditNoteIssued', version: 2, schema: creditNoteIssuedV2 },
  { type: 'CreditNoteIssued', version: 3, schema: creditNoteIssued },
  { type: 'CreditNoteReversed', version: 1, schema: creditNoteReversed },
  ...debitNoteEventSchemas,
  { type: 'InvoiceCancelled', version: 1, schema: invoiceCancelled },
  { type: 'InvoiceEmailRequested', version: 1, schema: invoiceEmailRequested },
  { type: 'InvoiceEmailed', version: 1, schema: invoiceEmailed },
  { type: 'InvoiceEmailFailed', version: 1, schema: invoiceEmailFailed },
  ...registeringEventSchemas,
  ...reminderEventSchemas,
] as const;
