// The status and the sentence of every refusal at the door of the e-invoice portal's answers.
import type { InvoiceRejection, PortalClaims } from '#core/invoice/index.ts';
import { rupeesFromPaise } from '#core/kernel/paise.ts';
import { day, money, kindAsWords } from './phrases.ts';

export type EInvoiceRejection = Extract<InvoiceRejection, { kind: `einvoice_${string}` }>;
type Words = {
  [Kind in EInvoiceRejection['kind']]: (
    refusal: Extract<EInvoiceRejection, { kind: Kind }>,
  ) => string;
};

export const E_INVOICE_STATUS = {
  einvoice_stands: { status: 409, title: 'Registered at the portal' },
  einvoice_document_not_found: { status: 404, title: 'Not Found' },
  einvoice_not_reportable: { status: 422, title: 'Not for the portal' },
  einvoice_unsigned: { status: 422, title: 'Not signed' },
  einvoice_signature_invalid: { status: 422, title: 'Signature does not hold' },
  einvoice_differs: { status: 422, title: 'Of another document' },
  einvoice_acknowledged_otherwise: { status: 422, title: 'Date of acknowledgement' },
  einvoice_is_cancelled: { status: 409, title: 'IRN cancelled' },
  einvoice_not_registered: { status: 409, title: 'Not registered' },
  einvoice_cancelled_too_late: { status: 422, title: 'After 24 hours' },
  einvoice_cancelled_too_early: { status: 422, title: 'Before the registration' },
  einvoice_cancelled_in_the_future: { status: 422, title: 'Date in the future' },
} as const;

const FIELDS: Readonly<Record<keyof PortalClaims, string>> = {
  number: 'the document number',
  type: 'the kind of document',
  date: 'the date',
  sellerGstin: 'the GSTIN of the seller',
  buyerGstin: 'the GSTIN of the buyer',
  totalPaise: 'the total',
  irn: 'the IRN',
};

/** @returns what was said of a field as a person reads it. */
function shown(field: keyof PortalClaims, value: string): string {
  if (field === 'date') return /^\d{4}-\d{2}-\d{2}$/.test(value) ? day(value) : value;
  if (field !== 'totalPaise') return value === '' ? 'nothing' : value;
  const paise = Number(value);
  return Number.isSafeInteger(paise) ? money(paise) : rupeesFromPaise(0);
}

/** @param at `2026-11-21T15:30:00`. @returns `21 Nov 2026, 15:30`. */
const moment = (at: string): string => `${day(at.slice(0, 10))}, ${at.slice(11, 16)}`;

export const E_INVOICE_WORDS: Words = {
  einvoice_stands: ({ number, until }) =>
    `${number} is registered at the e-invoice portal. Cancel its IRN there first, which the ` +
    `portal does until ${moment(until)}; afterwards issue a credit note.`,
  einvoice_document_not_found: ({ document }) =>
    `This invoice has no such ${kindAsWords(document)}.`,
  einvoice_not_reportable: ({ number }) =>
    `${number} is no document for the e-invoice portal: it takes tax invoices of a registered ` +
    'supplier to registered buyers, to SEZ and abroad, and notes to them.',
  einvoice_unsigned: ({ number }) =>
    `The answer to ${number} bears no signature by RS256, with which the portal signs what it ` +
    'registers. Download the answer again from the portal.',
  einvoice_signature_invalid: ({ number }) =>
    `The signature of the portal on the answer to ${number} does not hold with the stored keys. ` +
    'Download the answer again, or look at the keys in the billing settings.',
  einvoice_differs: ({ number, what, said, own }) =>
    `The answer is not to ${number}. It says ${shown(what, said)} for ${FIELDS[what]}; ` +
    `the document says ${shown(what, own)}.`,
  einvoice_acknowledged_otherwise: ({ number, acknowledgedOn }) =>
    `The portal cannot have acknowledged ${number} on ${day(acknowledgedOn)}: ` +
    'that is before its date, or in the future.',
  einvoice_is_cancelled: ({ number }) =>
    `The IRN of ${number} was cancelled, and its number cannot be registered again. ` +
    'Cancel the document and issue a new one.',
  einvoice_not_registered: ({ number }) => `${number} has no IRN that could be cancelled.`,
  einvoice_cancelled_too_late: ({ number, until }) =>
    `The portal cancels the IRN of ${number} until ${moment(until)}. ` +
    'Afterwards issue a credit note.',
  einvoice_cancelled_too_early: ({ number, acknowledgedAt }) =>
    `${number} was registered on ${moment(acknowledgedAt)}, and not cancelled before.`,
  einvoice_cancelled_in_the_future: ({ today }) =>
    `Give a time that is not in the future; today is ${day(today)}.`,
};
