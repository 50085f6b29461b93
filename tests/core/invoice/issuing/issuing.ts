// The draft of ten fans, as it is issued and as it comes out.
import type { Draft, InvoiceCommand, InvoiceEvent, IssuedLine } from '#core/invoice/index.ts';
import { drafted, issued, issuedFans, trade } from '#tests/specimens/tax/trade.ts';

const { invoiceId, journalId } = trade;
export const issue: InvoiceCommand = { type: 'IssueInvoice', data: { invoiceId, journalId } };

export const aDraft = (changes: Partial<Draft>): InvoiceEvent => ({
  ...drafted,
  data: { ...drafted.data, draft: { ...drafted.data.draft, ...changes } },
});
export const anInvoice = (changes: Partial<(typeof issued)['data']> | object): InvoiceEvent => ({
  ...issued,
  data: { ...issued.data, ...changes },
});

/** Of an invoice to somebody who is not registered: name and address are sealed for them. */
export const toPrivate = { privateCustomerId: issued.data.customerId };
export const taxed = (changes: Partial<IssuedLine>): IssuedLine[] => [
  { ...issuedFans, ...changes },
];
