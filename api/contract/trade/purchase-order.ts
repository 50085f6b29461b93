// Orders to suppliers: drafted, issued, billed in parts, closed or cancelled. None of it posts.
import { z } from 'zod';
import { heads } from '#core/tax/terms.ts';
import { record } from '#core/shapes/record.ts';
import { id, wireDay, wireId, wireMoney, wireThousandths, worth } from '#core/shapes/values.ts';
import { bookQuery } from '#api/contract/book/book.ts';
import { headAmounts } from '#api/contract/invoice/fields.ts';
import { endpoint } from '#api/contract/wire/endpoint.ts';
import { expected, instant, linesOfText } from '#api/contract/wire/values.ts';
import { warned } from '#api/contract/wire/warnings.ts';
import { textOrNull } from '#api/contract/wire/written-text.ts';
import {
  documentCalls,
  discardRequest,
  DOCUMENT_LINES_MAX,
  documentDay,
  documentFigures,
  documentNarration,
  documentStretch,
  documentTotals,
  narrowedDays,
  narrowedTo,
  ofBook,
} from './document.ts';
import { billsTaking, lineBeforeBill } from './before-bill.ts';
import { boughtLine, billSupplier, statePlace } from './purchase-bill.ts';

const TERMS_MAX = 2000;
const DELIVERY_MAX = 500;

const line = record({
  ...boughtLine,
  taxablePaise: worth
    .nullable()
    .default(null)
    .describe('Without it quantity times rate, less the discount.'),
});

/** What is known of an order so far; what is missing is asked for when it is issued. */
const body = {
  supplierAccountId: wireId
    .nullable()
    .default(null)
    .describe('The account of the supplier, under Sundry Creditors.'),
  orderedOn: documentDay
    .nullable()
    .default(null)
    .describe('Without it the day on which it is issued.'),
  expectedOn: documentDay.nullable().default(null).describe('When it is to come.'),
  placeOfSupply: statePlace.default(null),
  godownId: wireId
    .nullable()
    .default(null)
    .describe('Where its goods come in; without it, the main location.'),
  delivery: textOrNull(DELIVERY_MAX)
    .default(null)
    .describe('As it is printed; without it where the book is.'),
  terms: linesOfText(TERMS_MAX).default('').describe('Of payment and delivery, as printed.'),
  narration: documentNarration,
  items: z
    .array(line)
    .max(DOCUMENT_LINES_MAX, `An order has at most ${DOCUMENT_LINES_MAX} lines.`)
    .default([]),
};

/** How far an order has come: issued until a bill takes some of it, then by what is open. */
export const orderProgress = z.enum([
  'draft',
  'issued',
  'part-billed',
  'billed',
  'closed',
  'cancelled',
]);

const cardShape = {
  id,
  number: z.string().nullable().describe('Our own: PO-001; null of a draft, which has none yet.'),
  status: orderProgress,
  supplierAccountId: id.nullable(),
  supplierName: z.string(),
  orderedOn: wireDay.nullable(),
  expectedOn: wireDay.nullable(),
  taxablePaise: wireMoney,
  gstPaise: wireMoney,
  totalPaise: wireMoney,
  outstandingPaise: wireMoney.describe('What is left to bill, before tax; 0 once it is closed.'),
  createdAt: instant,
  updatedAt: instant,
  seq: id,
};
export const purchaseOrderCard = record(cardShape);
export type PurchaseOrderCard = z.output<typeof purchaseOrderCard>;

const item = record({
  ...lineBeforeBill,
  ...headAmounts,
  receivedQuantityThousandths: wireThousandths
    .nullable()
    .describe('What came by notes of goods received; null of what has no quantity.'),
  comingQuantityThousandths: wireThousandths
    .nullable()
    .describe('What came neither by a note nor with a bill.'),
  comingPaise: wireMoney.describe('The same by its value on the order, before tax.'),
});

const detailShape = {
  ...cardShape,
  supplier: billSupplier.nullable().describe('As it was when it was issued; null of a draft.'),
  placeOfSupply: z.string().nullable(),
  heads: heads.nullable(),
  godownId: id.nullable(),
  delivery: z.string().nullable(),
  terms: z.string(),
  narration: z.string(),
  items: z.array(item),
  bills: billsTaking,
  receipts: z
    .array(record({ receiptId: id, number: z.string(), receivedOn: wireDay }))
    .describe('The notes of goods received of it that stand.'),
  totals: documentTotals,
};
export const purchaseOrderDetail = record(detailShape);
export type PurchaseOrderDetail = z.output<typeof purchaseOrderDetail>;

const written = record({ ...detailShape, ...warned });

const narrowing = {
  filter: z
    .enum(['draft', 'open', 'overdue', 'billed', 'closed', 'cancelled'])
    .optional()
    .describe('Overdue: something is open that was to come before today.'),
  ...narrowedTo,
  ...narrowedDays('orders'),
};

const calls = documentCalls('/api/islogin/purchase-order', 'orderId', written);

export const listPurchaseOrders = endpoint({
  ...calls.list,
  summary: 'The orders to suppliers, newest first',
  query: bookQuery.extend({ ...narrowing, ...documentStretch }),
  reply: z.array(purchaseOrderCard),
});

export const readPurchaseOrderFigures = endpoint({
  ...calls.figures,
  summary: 'How many orders a filter lets through, and what they come to',
  query: bookQuery.extend(narrowing),
  reply: documentFigures,
});

export const readPurchaseOrder = endpoint({
  ...calls.read,
  summary: 'One order with its lines: ordered, billed and open',
  reply: purchaseOrderDetail,
});

export const createPurchaseOrder = endpoint({
  ...calls.create,
  summary: 'Draft an order to a supplier, or issue it at once',
  body: record({ ...body, issue: z.boolean().default(false), ...ofBook }),
});

export const changePurchaseOrder = endpoint({
  ...calls.change,
  summary: 'Write the draft of an order anew; what is issued is never changed',
  body: record({ ...body, expected, ...ofBook }),
});

export const issuePurchaseOrder = endpoint({
  ...calls.act('issue'),
  summary: 'Issue the draft of an order under the next number of its series; it posts nothing',
  body: record({ expected, ...ofBook }),
});

export const closePurchaseOrder = endpoint({
  ...calls.act('close'),
  summary: 'Close an order: what is open of it will not come',
  body: discardRequest,
});

export const cancelPurchaseOrder = endpoint({
  ...calls.act('cancel'),
  summary: 'Cancel an order that no bill takes, or discard its draft; its number stays used',
  body: discardRequest,
});

export const readPurchaseOrderPdf = endpoint({
  ...calls.pdf,
  summary: 'An order that was issued, as PDF',
});

export const purchaseOrderEndpoints = {
  listPurchaseOrders,
  readPurchaseOrderFigures,
  readPurchaseOrder,
  createPurchaseOrder,
  changePurchaseOrder,
  issuePurchaseOrder,
  closePurchaseOrder,
  cancelPurchaseOrder,
  readPurchaseOrderPdf,
};
