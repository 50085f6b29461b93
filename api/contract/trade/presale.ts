// Quotations, proforma invoices and delivery challans: before an invoice, and nothing is posted.
import { z } from 'zod';
import { challanReason, presaleKind, presaleStatus } from '#core/trade/kinds/presale/terms.ts';
import { record } from '#core/shapes/record.ts';
import { wireDay, wireMoney, wireQuantity } from '#core/shapes/values.ts';
import { bookQuery } from '#api/contract/book/book.ts';
import { headerReply, invoiceBody } from '#api/contract/invoice/fields.ts';
import { emailInvoice, invoiceShape, invoiceWritten } from '#api/contract/invoice/invoice.ts';
import { paper } from '#api/contract/invoice/paper.ts';
import { endpoint } from '#api/contract/wire/endpoint.ts';
import {
  date,
  expected,
  id,
  instant,
  linesOfText,
  pageLimit,
  requiredText,
  totalRange,
  wholeNumber,
  wireId,
} from '#api/contract/wire/values.ts';
import { actQuery, warned } from '#api/contract/wire/warnings.ts';

const cardShape = {
  id,
  kind: presaleKind,
  number: z.string().nullable().describe('Null of a draft: it takes one when it is issued.'),
  status: presaleStatus,
  customerId: id,
  customerName: z.string(),
  issueDate: wireDay,
  validUntil: wireDay.nullable().describe('Of a quotation.'),
  challanReason: challanReason.nullable().describe('Why goods move on a delivery challan.'),
  quantityProvisional: z.boolean(),
  totalPaise: wireMoney,
  taxablePaise: wireMoney,
  invoiceId: id.nullable().describe('The last invoice that was made of it and stands.'),
  invoiceNumber: z.string().nullable(),
  draftInvoiceId: id.nullable().describe('The draft that bills what is open of a challan.'),
  createdAt: instant,
  updatedAt: instant,
  seq: id,
};
export const presaleCard = record(cardShape);
export type PresaleCard = z.output<typeof presaleCard>;

const presaleShape = {
  ...cardShape,
  title: z.string(),
  invoices: z
    .array(z.strictObject({ id, number: z.string() }))
    .describe('All that were made of it and stand, draft or issued.'),
  open: z
    .array(record({ line: z.int(), quantityThousandths: wireQuantity }))
    .describe('What of the goods of an issued challan is out and no issued invoice bills.'),
  dueDate: invoiceShape.dueDate,
  ...headerReply,
  items: invoiceShape.items,
  totals: invoiceShape.totals,
  customerEmail: invoiceShape.customerEmail,
  emails: invoiceShape.emails,
};
export const presaleDetail = record(presaleShape);
export type PresaleDetail = z.output<typeof presaleDetail>;

const presaleWritten = record({ ...presaleShape, ...warned });

const narrowing = {
  kind: presaleKind.optional(),
  filter: presaleStatus.optional(),
  search: linesOfText(200).optional().describe('In the number or the customer’s name.'),
  customer: wireId.optional(),
  from: date.optional().describe('The first day of issue, included.'),
  to: date.optional().describe('The last day of issue, included.'),
  ...totalRange,
};

const OFFSET_MAX = 10_000_000;

const ofKind = {
  validUntil: date.optional().describe('Of a quotation; 30 days from its date if not given.'),
  challanReason: challanReason.optional().describe('Asked of a delivery challan.'),
  quantityProvisional: z.boolean().default(false).describe('Of a delivery challan.'),
};
const body = { ...invoiceBody, ...ofKind };
const bookId = wireId.optional();
const given = record({
  reason: requiredText(500, 'Give a reason.'),
  bookId,
});

export const listPresales = endpoint({
  method: 'GET',
  path: '/api/islogin/presale',
  summary: 'Quotations, proforma invoices and delivery challans, newest first',
  access: 'member',
  query: bookQuery.extend({
    ...narrowing,
    limit: pageLimit,
    before: wireId.optional(),
    order: z
      .enum(['newest', 'date', '-date', 'number', '-number', 'amount', '-amount'])
      .default('newest')
      .describe('A minus turns it round. Not with `before`.'),
    offset: wholeNumber(0, OFFSET_MAX)
      .optional()
      .describe('How many of the list come before the first one. Not with `before`.'),
  }),
  shows: ['invoice', 'client'],
  reply: z.array(presaleCard),
});

export const readPresaleFigures = endpoint({
  method: 'GET',
  path: '/api/islogin/presale_figures',
  summary: 'How many quotations, proforma invoices and challans a filter lets through',
  access: 'member',
  query: bookQuery.extend(narrowing),
  shows: ['invoice', 'client'],
  reply: record({
    count: z.int(),
    of: z.int().describe('How many there are, whatever the filter says.'),
    totalPaise: wireMoney.describe(
      'What those that it lets through come to; nothing of it is posted.',
    ),
    byStatus: z
      .record(presaleStatus, z.int())
      .describe('How many the filter lets through, whatever status it asks for.'),
  }),
});
export type PresaleFigures = z.output<typeof readPresaleFigures.reply>;

export const presaleListEndpoints = { listPresales, readPresaleFigures };

export const createPresale = endpoint({
  method: 'POST',
  path: '/api/islogin/presale',
  summary: 'Draft a quotation, proforma invoice or delivery challan, or issue it at once',
  access: 'member',
  query: actQuery,
  body: record({
    ...body,
    kind: presaleKind,
    issue: z.boolean().default(false),
    bookId,
  }),
  reply: presaleWritten,
});

export const readPresale = endpoint({
  method: 'GET',
  path: '/api/islogin/presale/:presaleId',
  summary: 'One quotation, proforma invoice or delivery challan with its lines',
  access: 'member',
  query: bookQuery,
  shows: ['invoice', 'client', 'book'],
  reply: presaleDetail,
});

export const changePresale = endpoint({
  method: 'PUT',
  path: '/api/islogin/presale/:presaleId',
  summary: 'Write its draft anew; what is issued is never changed',
  access: 'member',
  query: actQuery,
  body: record({ ...body, expected, bookId }),
  reply: presaleWritten,
});

export const issuePresale = endpoint({
  method: 'POST',
  path: '/api/islogin/presale/:presaleId/issue',
  summary: 'Issue its draft under the next number of its series; it posts nothing',
  access: 'member',
  query: actQuery,
  body: record({ expected, bookId }),
  reply: presaleWritten,
});

export const invoicePresale = endpoint({
  method: 'POST',
  path: '/api/islogin/presale/:presaleId/invoice',
  summary: 'Draft an invoice of it, of today; once, but a challan again for what is open of it',
  access: 'member',
  query: actQuery,
  body: record({ expected, bookId }),
  reply: invoiceWritten,
});

export const closePresale = endpoint({
  method: 'POST',
  path: '/api/islogin/presale/:presaleId/close',
  summary: 'Close it: declined, or the goods that are open came back',
  access: 'member',
  query: actQuery,
  body: given,
  reply: presaleWritten,
});

export const withdrawPresale = endpoint({
  method: 'POST',
  path: '/api/islogin/presale/:presaleId/withdraw',
  summary: 'Withdraw it, or discard its draft; the number of an issued one stays used',
  access: 'member',
  query: actQuery,
  body: given,
  reply: presaleWritten,
});

export const emailPresale = endpoint({
  method: 'POST',
  path: '/api/islogin/presale/:presaleId/email',
  summary: 'Send an issued one by e-mail, as a PDF',
  access: 'member',
  needsConfirmedAddress: true,
  query: bookQuery,
  body: emailInvoice.body,
  reply: presaleDetail,
});

const copies = wholeNumber(1, 3)
  .default(3)
  .describe('Of a challan: for the consignee, the transporter and the consigner.');

export const readPresalePaper = endpoint({
  method: 'GET',
  path: '/api/islogin/presale/:presaleId/paper',
  summary: 'The quotation, proforma invoice or delivery challan as it is printed',
  access: 'member',
  query: bookQuery.extend({ copies }),
  shows: ['invoice', 'client', 'book'],
  reply: paper,
});

export const readPresalePdf = endpoint({
  method: 'GET',
  path: '/api/islogin/presale/:presaleId/pdf',
  summary: 'The quotation, proforma invoice or delivery challan as PDF',
  access: 'member',
  query: bookQuery.extend({ copies }),
  shows: ['invoice', 'client', 'book'],
  reply: z.string(),
  media: 'application/pdf',
  refusals: ['too_many_pdfs'],
});
