// The status and the sentence of every refusal of documents before an invoice.
import { calendarDate } from '#core/kernel/calendar-date.ts';
import { PRESALE_KINDS } from '#core/trade/kinds/presale/index.ts';
import type { ChallanParticular, PresaleRejection } from '#core/trade/kinds/presale/index.ts';
import type { InvoiceRejection } from '#core/invoice/index.ts';
import { day } from './phrases.ts';

type Own = Exclude<PresaleRejection, InvoiceRejection>;
type Words = { [Kind in Own['kind']]: (refusal: Extract<Own, { kind: Kind }>) => string };

export const PRESALE_STATUS = {
  presale_not_found: { status: 404, title: 'Not Found' },
  presale_exists: { status: 409, title: 'Document exists' },
  presale_is_withdrawn: { status: 409, title: 'Withdrawn' },
  presale_is_issued: { status: 409, title: 'Issued already' },
  presale_is_a_draft: { status: 409, title: 'A draft still' },
  presale_is_closed: { status: 409, title: 'Closed' },
  presale_is_invoiced: { status: 409, title: 'Invoiced already' },
  challan_reason_missing: { status: 422, title: 'Reason missing' },
  quotation_ends_before_issue: { status: 422, title: 'Ends too early' },
  challan_day_locked: { status: 409, title: 'Period locked' },
  challan_without_own_address: { status: 422, title: 'Address missing' },
  challan_particular_missing: { status: 422, title: 'Particular missing' },
} as const;

const PARTICULARS: Readonly<Record<ChallanParticular, string>> = {
  consignee_address: 'the address of the consignee; enter it for the customer, or for delivery',
  hsn: 'the HSN of its goods',
};

export const PRESALE_WORDS: Words = {
  presale_not_found: () => 'There is no such document in this book.',
  presale_exists: () => 'This document exists already.',
  presale_is_withdrawn: ({ number }) =>
    `${number ?? 'This draft'} is withdrawn. Make a new one instead.`,
  presale_is_issued: ({ number }) =>
    `${number} is issued and is never changed. Withdraw it and make a new one instead.`,
  presale_is_a_draft: ({ of }) => `This ${PRESALE_KINDS[of].noun} is a draft. Issue it first.`,
  presale_is_closed: ({ number }) => `${number} is closed.`,
  presale_is_invoiced: ({ number, invoiceNumber }) =>
    `${number} was turned into the invoice ${invoiceNumber} already. ` +
    'Cancel that invoice, and it is open again.',
  challan_reason_missing: () => 'Say why the goods move.',
  quotation_ends_before_issue: ({ validUntil, issueDate }) =>
    `It would be valid until ${day(validUntil)}, before its own date, ${day(issueDate)}.`,
  challan_day_locked: ({ date, lockedTo }) =>
    `Goods would move on ${day(calendarDate(date))}, and the book is locked up to ` +
    `${day(calendarDate(lockedTo))}.`,
  challan_without_own_address: () =>
    'A delivery challan says your own address (CGST Rule 55). Enter it in the billing settings.',
  challan_particular_missing: ({ particular, line }) =>
    `${line === null ? 'A' : `Line ${line}: a`} delivery challan says ${PARTICULARS[particular]} ` +
    '(CGST Rule 55).',
};
