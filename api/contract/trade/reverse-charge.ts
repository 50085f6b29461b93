// The buyer's own papers of reverse charge: the self-invoice of a bill, the voucher of a payment,
// the register of both, and what table 13 of GSTR-1 counts of them.
import { z } from 'zod';
import { record } from '#core/shapes/record.ts';
import { id, wireDay, wireMoney } from '#core/shapes/values.ts';
import {
  reverseChargePaper,
  reverseChargePaperStatus,
} from '#core/trade/kinds/reverse-charge/terms.ts';
import { bookQuery } from '#api/contract/book/book.ts';
import { endpoint } from '#api/contract/wire/endpoint.ts';
import { date, linesOfText, text } from '#api/contract/wire/values.ts';
import { actQuery, warned } from '#api/contract/wire/warnings.ts';
import {
  discardRequest,
  documentDay,
  documentStretch,
  ofBook,
  SHOWS_DOCUMENTS,
} from './document.ts';

const cardShape = {
  seq: id.describe('The event that made it.'),
  kind: reverseChargePaper,
  ofId: id.describe('Of the bill, or of the payment.'),
  ofNumber: z.string().describe('Our own number of it.'),
  theirNumber: z.string().nullable().describe('Of a bill, the supplier’s number.'),
  number: z.string(),
  date: wireDay,
  status: reverseChargePaperStatus,
  cancelledOn: wireDay.nullable(),
  supplierAccountId: id,
  taxablePaise: wireMoney,
  gstPaise: wireMoney,
  paidPaise: wireMoney.nullable().describe('Of a voucher: what was paid for it.'),
};
export const reverseChargePaperCard = record({ ...cardShape, supplierName: z.string() });
export type ReverseChargePaperCard = z.output<typeof reverseChargePaperCard>;

const narrowing = {
  filter: z
    .enum([...reverseChargePaper.options, ...reverseChargePaperStatus.options])
    .optional()
    .describe('A kind of paper, or whether one stands.'),
  search: linesOfText(200).optional().describe('In a number or the supplier’s name.'),
  from: date.optional().describe('The first day of the papers, included.'),
  to: date.optional().describe('The last day of the papers, included.'),
};

export const listReverseChargePapers = endpoint({
  method: 'GET',
  path: '/api/islogin/reverse-charge-paper',
  summary: 'Self-invoices and payment vouchers, newest first, cancelled ones included',
  access: 'member',
  query: bookQuery.extend({ ...narrowing, ...documentStretch }),
  shows: SHOWS_DOCUMENTS,
  reply: z.array(reverseChargePaperCard),
});

export const readReverseChargeFigures = endpoint({
  method: 'GET',
  path: '/api/islogin/reverse-charge-paper-figures',
  summary: 'How many self-invoices and vouchers a filter lets through, and what they come to',
  access: 'member',
  query: bookQuery.extend(narrowing),
  shows: SHOWS_DOCUMENTS,
  reply: record({
    count: z.int(),
    of: z.int().describe('How many there are, whatever the filter says.'),
    taxablePaise: wireMoney.describe('Of those that stand.'),
    gstPaise: wireMoney,
  }),
});

export const listReverseChargeSeries = endpoint({
  method: 'GET',
  path: '/api/islogin/reverse-charge-paper-series',
  summary: 'The runs of numbers that table 13 of GSTR-1 counts, by the days of the papers',
  access: 'member',
  query: bookQuery.extend({ from: date, to: date }),
  shows: SHOWS_DOCUMENTS,
  reply: z.array(
    record({
      nature: z.int().describe('Its place in table 13: 2 of self-invoices, 7 of vouchers.'),
      kind: reverseChargePaper,
      from: z.string(),
      to: z.string(),
      total: z.int(),
      cancelled: z.int(),
      net: z.int(),
    }),
  ),
});

/** An act answers the paper without its supplier's name, as its event has it. */
const written = record({ ...cardShape, ...warned });

export const issueSelfInvoice = endpoint({
  method: 'POST',
  path: '/api/islogin/purchase-bill/:billId/self-invoice',
  summary: 'Make the self-invoice of a posted bill of a supplier who is not registered',
  access: 'member',
  query: actQuery,
  body: record({
    date: documentDay
      .nullable()
      .default(null)
      .describe('From the receipt to today; today when not given. Rule 47A gives 30 days.'),
    ...ofBook,
  }),
  reply: written,
});

export const cancelSelfInvoice = endpoint({
  method: 'POST',
  path: '/api/islogin/purchase-bill/:billId/self-invoice/cancel',
  summary: 'Cancel the self-invoice of a bill; its number stays used, and another may follow',
  access: 'member',
  query: actQuery,
  body: discardRequest,
  reply: written,
});

export const issuePaymentVoucher = endpoint({
  method: 'POST',
  path: '/api/islogin/supplier-payment/:paymentId/voucher',
  summary: 'Make the voucher of a payment under reverse charge that has none',
  access: 'member',
  query: actQuery,
  body: record(ofBook),
  reply: written,
});

const paperQuery = {
  number: text(16).optional().describe('Of a cancelled one; without it the last.'),
};

export const readSelfInvoicePdf = endpoint({
  method: 'GET',
  path: '/api/islogin/purchase-bill/:billId/self-invoice/pdf',
  summary: 'The self-invoice of a bill as PDF',
  access: 'member',
  query: bookQuery.extend(paperQuery),
  shows: SHOWS_DOCUMENTS,
  reply: z.string(),
  media: 'application/pdf',
  refusals: ['too_many_pdfs'],
});

export const readPaymentVoucherPdf = endpoint({
  method: 'GET',
  path: '/api/islogin/supplier-payment/:paymentId/voucher/pdf',
  summary: 'The voucher of a payment under reverse charge as PDF',
  access: 'member',
  query: bookQuery.extend({
    ...paperQuery,
    size: z.enum(['a4', 'small']).default('a4').describe('A small one is a slip of A6.'),
  }),
  shows: SHOWS_DOCUMENTS,
  reply: z.string(),
  media: 'application/pdf',
  refusals: ['too_many_pdfs'],
});

export const reverseChargeEndpoints = {
  listReverseChargePapers,
  readReverseChargeFigures,
  listReverseChargeSeries,
  issueSelfInvoice,
  cancelSelfInvoice,
  issuePaymentVoucher,
  readSelfInvoicePdf,
  readPaymentVoucherPdf,
};
