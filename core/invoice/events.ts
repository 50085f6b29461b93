// These shapes lie on disk for ever. Never edit one: add a version, and an upcaster to it.
import { z } from 'zod';
import { personal, subject } from '../kernel/event.ts';
import type { DomainEvent } from '../kernel/event.ts';
import { paymentMethod } from '../kernel/payment-method.ts';
import { headerEventSchemas, numbered } from './header.ts';
import type { HeaderEvent } from './header.ts';
import { creditedLine } from './lines.ts';
import { creditReason, creditSourceKind } from './terms.ts';

const id = z.int().positive();
const date = z.iso.date();
const paise = z.int().nonnegative();
const customerId = id;

export const invoiceRenumbered = z.strictObject({
  invoiceId: id,
  ...numbered,
  formerNumber: z.string().describe('It stays used and counts as cancelled.'),
});

export const paymentRecorded = z.strictObject({
  paymentId: id,
  invoiceId: id,
  customerId,
  amountPaise: paise,
  method: paymentMethod,
  reference: z.string().nullable(),
  paidOn: date,
  accountId: id.describe('The account of cash or bank that took it.'),
  journalId: id,
});
export const paymentReversed = z.strictObject({
  paymentId: id,
  invoiceId: id,
  customerId,
  amountPaise: paise,
  reason: z.string(),
});

/** A receipt on account, or what a credit note left over: money of the customer’s to use. */
const creditSource = z.strictObject({
  kind: creditSourceKind,
  id,
  number: z.string(),
});
export type CreditSource = z.infer<typeof creditSource>;

const allocation = {
  allocationId: id,
  invoiceId: id,
  customerId,
  source: creditSource,
  amountPaise: paise,
};
export const creditAllocated = z.strictObject({ ...allocation, allocatedOn: date });
export const allocationReversed = z.strictObject({ ...allocation, reason: z.string() });

export const creditNoteIssued = z.strictObject({
  creditNoteId: id,
  invoiceId: id,
  customerId,
  ...numbered,
  journalId: id,
  issueDate: date,
  reason: creditReason,
  note: z.string(),
  lines: z.array(creditedLine),
  roundOffPaise: z.int(),
  appliedPaise: paise.describe('To this invoice’s balance; the rest is the customer’s credit.'),
});

/** What a cancelled invoice had added to the totals, which it leaves again. */
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

export const invoiceEmailRequested = z.strictObject({
  emailId: id,
  invoiceId: id,
  customerId: subject(customerId, 'customer'),
  to: personal(z.string()),
});
export const invoiceEmailed = z.strictObject({ emailId: id, invoiceId: id });
export const invoiceEmailFailed = z.strictObject({
  emailId: id,
  invoiceId: id,
  reason: z.string(),
});

export type CreditNoteIssued = DomainEvent<'CreditNoteIssued', z.infer<typeof creditNoteIssued>>;
export type PaymentRecorded = DomainEvent<'PaymentRecorded', z.infer<typeof paymentRecorded>>;

export type InvoiceEvent =
  | HeaderEvent
  | DomainEvent<'InvoiceRenumbered', z.infer<typeof invoiceRenumbered>>
  | PaymentRecorded
  | DomainEvent<'PaymentReversed', z.infer<typeof paymentReversed>>
  | DomainEvent<'CreditAllocated', z.infer<typeof creditAllocated>>
  | DomainEvent<'AllocationReversed', z.infer<typeof allocationReversed>>
  | CreditNoteIssued
  | DomainEvent<'InvoiceCancelled', z.infer<typeof invoiceCancelled>>
  | DomainEvent<'InvoiceEmailRequested', z.infer<typeof invoiceEmailRequested>>
  | DomainEvent<'InvoiceEmailed', z.infer<typeof invoiceEmailed>>
  | DomainEvent<'InvoiceEmailFailed', z.infer<typeof invoiceEmailFailed>>;

export const invoiceEventSchemas = [
  ...headerEventSchemas,
  { type: 'InvoiceRenumbered', version: 1, schema: invoiceRenumbered },
  { type: 'PaymentRecorded', version: 1, schema: paymentRecorded },
  { type: 'PaymentReversed', version: 1, schema: paymentReversed },
  { type: 'CreditAllocated', version: 1, schema: creditAllocated },
  { type: 'AllocationReversed', version: 1, schema: allocationReversed },
  { type: 'CreditNoteIssued', version: 1, schema: creditNoteIssued },
  { type: 'InvoiceCancelled', version: 1, schema: invoiceCancelled },
  { type: 'InvoiceEmailRequested', version: 1, schema: invoiceEmailRequested },
  { type: 'InvoiceEmailed', version: 1, schema: invoiceEmailed },
  { type: 'InvoiceEmailFailed', version: 1, schema: invoiceEmailFailed },
] as const;
