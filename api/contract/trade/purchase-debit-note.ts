// Debit notes to suppliers: drafted from a posted bill, posted with all that follows, and reversed.
import { z } from 'zod';
import { heads } from '#core/tax/terms.ts';
import { record } from '#core/shapes/record.ts';
import {
  id,
  percent,
  quantity,
  rupees,
  wireDay,
  wireId,
  wireMoney,
  wirePercent,
  wireThousandths,
  worth,
} from '#core/shapes/values.ts';
import {
  blockedClause,
  creditKind,
  creditUse,
  eligibility,
  noteCreditState,
  tradeStatus,
} from '#core/trade/terms.ts';
import { bookQuery } from '#api/contract/book/book.ts';
import { endpoint } from '#api/contract/wire/endpoint.ts';
import { expected, instant, requiredText, wholeNumber } from '#api/contract/wire/values.ts';
import { textOrNull } from '#api/contract/wire/written-text.ts';
import { headAmounts } from '#api/contract/invoice/fields.ts';
import { warned } from '#api/contract/wire/warnings.ts';
import {
  documentCalls,
  discardRequest,
  DOCUMENT_LINES_MAX,
  DOCUMENT_REASON_MAX,
  documentDay,
  documentFigures,
  documentNarration,
  documentStretch,
  documentTotals,
  narrowedDays,
  narrowedTo,
  ofBook,
  reversalRequest,
  SHOWS_DOCUMENTS,
} from './document.ts';
import { creditPeriod, statePlace } from './purchase-bill.ts';

const printedTax = worth.nullable().default(null);
const printedTaxes = {
  cgstPaise: printedTax.describe(
    'As the supplier’s credit note prints it; else as the bill has it.',
  ),
  sgstPaise: printedTax,
  igstPaise: printedTax,
  cessPaise: printedTax,
};

/** What the supplier credits without a bill: it is of an account, and moves no goods. */
const ownLine = record({
  accountId: wireId,
  name: requiredText(200, 'Enter what is credited.').transform((name) => name.trim()),
  hsn: textOrNull(8).default(null),
  taxablePaise: worth,
  taxBps: percent.default(0),
  ...printedTaxes,
  eligibility: eligibility.default('eligible').describe('Whether its tax had given input credit.'),
  clause: blockedClause.nullable().default(null).describe('Of CGST Act s. 17(5).'),
  shareBps: percent.nullable().default(null).describe('Of a part: what of its tax, in percent.'),
  creditKind: creditKind.default('input'),
  use: creditUse.default('taxable'),
});
export type NoteOwnLine = z.output<typeof ownLine>;

export const supplierNote = record({
  number: requiredText(50, 'Enter the number of the credit note.').transform((text) => text.trim()),
  date: documentDay,
});

const line = record({
  billId: wireId
    .nullable()
    .default(null)
    .describe('Of a note of several bills: the one that the line is of. Else that of the note.'),
  billLine: wholeNumber(1, DOCUMENT_LINES_MAX)
    .nullable()
    .default(null)
    .describe('The line of the bill, from 1.'),
  ...printedTaxes,
  own: ownLine
    .nullable()
    .default(null)
    .describe('Of a supplier’s credit note that names no bill: all that the line says.'),
  quantityThousandths: quantity
    .refine((units) => units > 0, 'Must be above 0.')
    .nullable()
    .default(null)
    .describe('What goes back, where the bill says a quantity.'),
  taxablePaise: worth
    .refine((paise) => paise > 0, 'Must be above 0.')
    .nullable()
    .default(null)
    .describe(
      'What goes back of the value, where the bill says no quantity; of a supplier’s credit note ' +
        'as it is printed.',
    ),
});
export type NoteLineBody = z.output<typeof line>;

/** What is known of a note so far; what is missing is asked for when it is posted. */
const body = {
  billId: wireId
    .nullable()
    .default(null)
    .describe('The bill that it gives back of; further ones are named by the lines.'),
  supplierAccountId: wireId
    .nullable()
    .default(null)
    .describe('Of a supplier’s credit note that names no bill: the account of the supplier.'),
  placeOfSupply: statePlace.default(null).describe('Of one without a bill.'),
  supplierNote: supplierNote
    .nullable()
    .default(null)
    .describe(
      'The credit note of the supplier from which it is entered; without it the note is ours, ' +
        'and open until the supplier answers it.',
    ),
  creditPeriod: creditPeriod
    .nullable()
    .default(null)
    .describe(
      'Of a supplier’s credit note: the return that lowers the credit; else the first open.',
    ),
  roundOffPaise: rupees
    .nullable()
    .default(null)
    .describe('As the supplier’s credit note prints it, less than a rupee.'),
  againReason: textOrNull(DOCUMENT_REASON_MAX)
    .default(null)
    .describe('Why a credit note of the same supplier, number and year is entered again.'),
  postedOn: documentDay
    .nullable()
    .default(null)
    .describe('Without it the day on which it is posted.'),
  commercial: z
    .boolean()
    .default(false)
    .describe('Without GST: the value alone is given back, and the credit stays.'),
  narration: documentNarration,
  items: z
    .array(line)
    .max(DOCUMENT_LINES_MAX, `A note has at most ${DOCUMENT_LINES_MAX} lines.`)
    .default([]),
};
const cardShape = {
  id,
  number: z.string().nullable().describe('Our own; null of a draft, which has none yet.'),
  status: tradeStatus,
  supplierAccountId: id.nullable(),
  supplierName: z.string(),
  billId: id.nullable(),
  billNumber: z.string().nullable().describe('The supplier’s, of the first bill.'),
  supplierNote: z
    .string()
    .nullable()
    .describe('The number of the supplier’s credit note, once there is one.'),
  postedOn: wireDay.nullable(),
  creditState: noteCreditState
    .nullable()
    .describe('Open until GSTR-2B has the supplier’s credit note; commercial: without GST.'),
  taxablePaise: wireMoney,
  gstPaise: wireMoney,
  creditPaise: wireMoney.describe('What of its GST takes input credit back; 0 of a draft.'),
  totalPaise: wireMoney,
  outstandingPaise: wireMoney.describe('What of it settles no bill so far.'),
  createdAt: instant,
  updatedAt: instant,
  seq: id,
};
export const purchaseDebitNoteCard = record(cardShape);
export type PurchaseDebitNoteCard = z.output<typeof purchaseDebitNoteCard>;

const { taxablePaise: _value, ...taxAmounts } = headAmounts;

export const taxesByHead = record({
  ...taxAmounts,
  totalPaise: wireMoney.describe('Of all heads.'),
});

const named = {
  productId: id.nullable(),
  accountId: id.nullable(),
  name: z.string(),
  hsn: z.string().nullable(),
  unit: z.string().nullable(),
  taxBps: wirePercent.describe('Percent.'),
  eligibility,
  clause: blockedClause.nullable(),
};

const item = record({
  line: id,
  billId: id.nullable(),
  billLine: id.nullable().describe('Null of what is of no bill.'),
  ...named,
  quantityThousandths: wireThousandths.nullable(),
  ...headAmounts,
  creditPaise: wireMoney.describe('What of its tax takes input credit back.'),
  costPaise: wireMoney.describe('What is posted of it: its value with what gave no credit.'),
});

const billGivenBack = record({
  billId: id,
  number: z.string(),
  billNumber: z.string(),
  billDate: wireDay,
  againstPaise: wireMoney.describe('What of the note settles it; 0 of a draft.'),
});

const ownLineTold = record({
  accountId: id,
  name: z.string(),
  hsn: z.string().nullable(),
  taxablePaise: wireMoney,
  taxBps: wirePercent,
  cgstPaise: wireMoney.nullable(),
  sgstPaise: wireMoney.nullable(),
  igstPaise: wireMoney.nullable(),
  cessPaise: wireMoney.nullable(),
  eligibility,
  clause: blockedClause.nullable(),
  shareBps: wirePercent.nullable(),
  creditKind,
  use: creditUse,
});

const detailShape = {
  ...cardShape,
  commercial: z.boolean(),
  heads: heads.nullable(),
  narration: z.string(),
  journalId: id.nullable(),
  bills: z.array(billGivenBack),
  creditNote: record({ number: z.string(), date: wireDay })
    .nullable()
    .describe('The supplier’s, once there is one.'),
  creditTo: wireDay.nullable().describe('The last day of the return that lowers the credit.'),
  creditPeriod: creditPeriod.nullable().describe('Of a draft as it is asked for.'),
  placeOfSupply: z.string().nullable(),
  againReason: z.string().nullable(),
  answer: record({
    matchedOn: wireDay,
    journalId: id.nullable(),
    taxablePaise: wireMoney,
    gstPaise: wireMoney,
    totalPaise: wireMoney,
  })
    .nullable()
    .describe('How the supplier answered a note of ours, and what that says more, or less.'),
  items: z.array(item),
  given: z
    .array(
      record({
        billId: id.nullable(),
        billLine: id.nullable(),
        quantityThousandths: wireThousandths.nullable(),
        taxablePaise: wireMoney.nullable(),
        cgstPaise: wireMoney.nullable(),
        sgstPaise: wireMoney.nullable(),
        igstPaise: wireMoney.nullable(),
        cessPaise: wireMoney.nullable(),
        own: ownLineTold.nullable(),
      }),
    )
    .nullable()
    .describe('Of a draft: its lines as a person gave them.'),
  tdsPaise: wireMoney.describe(
    'TDS of the bill that the note takes back: the supplier owes that much less. 0 for a draft.',
  ),
  totals: documentTotals,
};
export const purchaseDebitNoteDetail = record(detailShape);
export type PurchaseDebitNoteDetail = z.output<typeof purchaseDebitNoteDetail>;

const written = record({ ...detailShape, ...warned });

const narrowing = {
  filter: z
    .enum([...tradeStatus.options, 'open', 'paid', 'unanswered', 'credit-notes'])
    .optional()
    .describe(
      'A status, whether something of a posted note settles no bill so far, whether the supplier ' +
        'is still to answer it, or what was entered from credit notes of suppliers.',
    ),
  ...narrowedTo,
  bill: wireId.optional().describe('The bill that is given back of.'),
  ...narrowedDays('notes'),
};

const calls = documentCalls('/api/islogin/purchase-debit-note', 'noteId', written);

export const listPurchaseDebitNotes = endpoint({
  ...calls.list,
  summary: 'The debit notes to suppliers, newest first',
  query: bookQuery.extend({
    ...narrowing,
    ...documentStretch,
  }),
  reply: z.array(purchaseDebitNoteCard),
});

export const readPurchaseDebitNoteFigures = endpoint({
  ...calls.figures,
  summary: 'How many debit notes to suppliers a filter lets through, and what they come to',
  query: bookQuery.extend(narrowing),
  reply: documentFigures,
});

const returnableItem = record({
  line: id.describe('Of the bill, from 1.'),
  ...named,
  quantityThousandths: wireThousandths.nullable(),
  ...headAmounts,
  credited: taxesByHead.describe('What of its tax was taken as input credit.'),
  gone: record({
    quantityThousandths: wireThousandths.nullable(),
    taxablePaise: wireMoney,
    credited: taxesByHead,
    blocked: taxesByHead.describe('Of the tax that gave no credit.'),
  }).describe('What of it went back by the notes that stand.'),
});
export type ReturnableItem = z.output<typeof returnableItem>;

export const readReturnable = endpoint({
  method: 'GET',
  path: '/api/islogin/purchase-bill/:billId/returnable',
  summary: 'The lines of a posted bill with what of each went back by debit notes',
  access: 'member',
  query: bookQuery,
  shows: SHOWS_DOCUMENTS,
  reply: record({
    billId: id,
    number: z.string(),
    billNumber: z.string(),
    billDate: wireDay,
    postedOn: wireDay,
    supplierAccountId: id,
    supplierName: z.string(),
    heads,
    outstandingPaise: wireMoney.describe('What the supplier is still owed of it.'),
    roundOffPaise: wireMoney.describe('What is left of the bill’s to go back with the last of it.'),
    tds: record({
      code: z.string(),
      section: z.string(),
      nature: z.string(),
      taxBps: wirePercent,
      basePaise: wireMoney,
      amountPaise: wireMoney,
      gone: record({
        valuePaise: wireMoney,
        basePaise: wireMoney,
        amountPaise: wireMoney,
      }).describe('The debit notes of the bill that are posted and not reversed, added up.'),
    })
      .nullable()
      .describe('The income tax that was deducted of the bill; null too once it is deposited.'),
    items: z.array(returnableItem),
  }),
});
export type Returnable = z.output<typeof readReturnable.reply>;

export const readPurchaseDebitNote = endpoint({
  ...calls.read,
  summary: 'One debit note to a supplier with its lines',
  reply: purchaseDebitNoteDetail,
});

export const createPurchaseDebitNote = endpoint({
  ...calls.create,
  summary: 'Draft a debit note to a supplier from a posted bill, or post it at once',
  body: record({ ...body, post: z.boolean().default(false), ...ofBook }),
});

export const changePurchaseDebitNote = endpoint({
  ...calls.change,
  summary: 'Write the draft of a debit note anew; what is posted is never changed',
  body: record({ ...body, expected, ...ofBook }),
});

export const postPurchaseDebitNote = endpoint({
  ...calls.act('post'),
  summary: 'Post the draft of a debit note: its journal, its goods, its credit, its open item',
  body: record({ expected, ...ofBook }),
});

export const reversePurchaseDebitNote = endpoint({
  ...calls.act('reverse'),
  summary: 'Reverse a posted debit note with all that it did; its number stays used',
  body: reversalRequest,
});

export const discardPurchaseDebitNote = endpoint({
  ...calls.act('discard'),
  summary: 'Discard the draft of a debit note',
  body: discardRequest,
});

export const matchPurchaseDebitNote = endpoint({
  ...calls.act('match'),
  summary: 'Enter the supplier’s credit note that answers a posted debit note, or that none comes',
  body: record({
    supplierNote: supplierNote
      .nullable()
      .default(null)
      .describe('Null where the supplier gives no GST back.'),
    commercial: z
      .boolean()
      .default(false)
      .describe('The supplier gives no GST back: the credit that was lowered comes back.'),
    printed: record({
      taxablePaise: worth,
      cgstPaise: worth.default(0),
      sgstPaise: worth.default(0),
      igstPaise: worth.default(0),
      cessPaise: worth.default(0),
    })
      .nullable()
      .default(null)
      .describe('What it prints, where that is not what the debit note says.'),
    creditPeriod: record({ from: documentDay, to: documentDay })
      .nullable()
      .default(null)
      .describe('The return that lowers the credit; without it the first that is open for it.'),
    againReason: textOrNull(DOCUMENT_REASON_MAX).default(null),
    date: documentDay.optional().describe('Of the answer; today when not given.'),
    ...ofBook,
  }),
});

export const reversePurchaseDebitNoteMatch = endpoint({
  ...calls.act('match/reverse'),
  summary: 'Take the supplier’s answer to a debit note out again, on the day of what it posted',
  body: discardRequest,
});

export const purchaseDebitNoteEndpoints = {
  matchPurchaseDebitNote,
  reversePurchaseDebitNoteMatch,
  listPurchaseDebitNotes,
  readPurchaseDebitNoteFigures,
  readReturnable,
  readPurchaseDebitNote,
  createPurchaseDebitNote,
  changePurchaseDebitNote,
  postPurchaseDebitNote,
  reversePurchaseDebitNote,
  discardPurchaseDebitNote,
};
