// Bills of entry: what customs charges on imported goods, with the bills of suppliers abroad whose
// goods they are of.
import { z } from 'zod';
import { paymentMethod } from '#core/kernel/payment-method.ts';
import { record } from '#core/shapes/record.ts';
import {
  dutyPercent,
  id,
  percent,
  wireDay,
  wireId,
  wireMoney,
  wirePercent,
  worth,
} from '#core/shapes/values.ts';
import {
  blockedClause,
  creditKind,
  creditUse,
  eligibility,
  landedBy,
  noCreditReason,
  tradeStatus,
} from '#core/trade/terms.ts';
import { bookQuery } from '#api/contract/book/book.ts';
import { endpoint } from '#api/contract/wire/endpoint.ts';
import { expected, instant, linesOfText, text } from '#api/contract/wire/values.ts';
import { warned } from '#api/contract/wire/warnings.ts';
import { capitalsOrNull, textOrNull } from '#api/contract/wire/written-text.ts';
import {
  documentCalls,
  discardRequest,
  documentDay,
  documentFigures,
  documentNarration,
  documentStretch,
  narrowedDays,
  ofBook,
  reversalRequest,
  SHOWS_DOCUMENTS,
} from './document.ts';
import { creditPeriod, movePurchaseBillCredit } from './purchase-bill.ts';

const LINES_MAX = 200;
const DESCRIPTION_MAX = 200;
const MANY = `A bill of entry has at most ${LINES_MAX} lines.`;

const asGiven = worth.nullable().default(null);

const line = record({
  description: linesOfText(DESCRIPTION_MAX).default(''),
  hsn: textOrNull(8).default(null),
  accountId: wireId
    .nullable()
    .default(null)
    .describe('Where the duty goes, such as to an asset; else to Customs Duty.'),
  billId: wireId
    .nullable()
    .default(null)
    .describe('Whose goods bear the duty, of the bills that are linked; else those of all.'),
  assessablePaise: worth.describe('The assessable value in rupees.'),
  bcdBps: dutyPercent.nullable().default(null).describe('Basic customs duty in percent.'),
  bcdPaise: asGiven.describe('As customs has it; without it by the rate.'),
  swsBps: dutyPercent
    .default(1000)
    .describe('Social welfare surcharge, in percent of the basic duty.'),
  swsPaise: asGiven,
  otherPaise: worth.default(0).describe('Other duties that IGST is charged on.'),
  igstBps: percent.default(0),
  igstPaise: asGiven.describe('As it was paid, which counts; without it by the formula.'),
  cessPaise: worth.default(0),
  eligibility: eligibility.default('eligible'),
  clause: blockedClause.nullable().default(null).describe('Of CGST Act s. 17(5).'),
  shareBps: percent
    .refine((bps) => bps > 0 && bps < 10_000, 'Must be above 0 and below 100 percent.')
    .nullable()
    .default(null)
    .describe('Of a part: what of its tax is eligible, in percent.'),
  creditKind: creditKind.default('input'),
  use: creditUse.default('taxable'),
});
export type BillOfEntryLineBody = z.output<typeof line>;

const body = {
  portCode: capitalsOrNull(10).default(null).describe('Six characters, such as INNSA1.'),
  billNumber: textOrNull(20).default(null).describe('That of customs.'),
  billDate: documentDay.nullable().default(null),
  postedOn: documentDay
    .nullable()
    .default(null)
    .describe('Without it the day on which it is posted.'),
  receivedOn: documentDay
    .nullable()
    .default(null)
    .describe('When the goods came: without it the credit waits (CGST Act s. 16(2)(b)).'),
  creditPeriod: creditPeriod
    .nullable()
    .default(null)
    .describe('The return that takes the credit; without it the first that is open for it.'),
  landedBy: landedBy.default('value').describe('By what the duty is spread over the goods.'),
  interestPaise: worth.default(0).describe('For late payment of duty: a cost.'),
  penaltyPaise: worth.default(0).describe('Penalties and fines of customs: a cost.'),
  bills: z
    .array(
      record({
        billId: wireId,
        coveredPaise: asGiven.describe(
          'What of the value of its goods came by this bill of entry; without it what is left.',
        ),
      }),
    )
    .max(LINES_MAX, `At most ${LINES_MAX} bills.`)
    .default([])
    .describe('Posted bills of suppliers abroad, each an import of goods.'),
  items: z.array(line).max(LINES_MAX, MANY).default([]),
  narration: documentNarration,
};

const cardShape = {
  id,
  number: z.string().nullable().describe('Our own: BE-001; null of a draft, which has none yet.'),
  status: tradeStatus,
  portCode: z.string().nullable(),
  billNumber: z.string().nullable().describe('That of customs.'),
  billDate: wireDay.nullable(),
  postedOn: wireDay.nullable(),
  creditTo: wireDay
    .nullable()
    .describe('The last day of the return that takes the credit; null: deferred, or none.'),
  noCredit: noCreditReason.nullable().describe('Why it gives no input credit.'),
  taxablePaise: wireMoney.describe('What IGST is charged on.'),
  gstPaise: wireMoney.describe('IGST and cess as they were paid.'),
  creditPaise: wireMoney.describe('What of that is taken as input credit; 0 of a draft.'),
  totalPaise: wireMoney.describe('What is owed to customs.'),
  outstandingPaise: wireMoney,
  paidOn: wireDay.nullable(),
  createdAt: instant,
  updatedAt: instant,
  seq: id,
};
export const billOfEntryCard = record(cardShape);
export type BillOfEntryCard = z.output<typeof billOfEntryCard>;

const item = record({
  line: id,
  description: z.string(),
  hsn: z.string().nullable(),
  accountId: id.nullable(),
  billId: id.nullable(),
  assessablePaise: wireMoney,
  bcdBps: wirePercent.nullable(),
  bcdPaise: wireMoney,
  swsBps: wirePercent,
  swsPaise: wireMoney,
  otherPaise: wireMoney,
  taxablePaise: wireMoney.describe('What IGST is charged on: the value with all duties.'),
  igstBps: wirePercent,
  formulaPaise: wireMoney.describe('What the rate makes of that.'),
  igstPaise: wireMoney.describe('As it was paid.'),
  cessPaise: wireMoney,
  eligibility,
  clause: blockedClause.nullable(),
  shareBps: wirePercent.nullable(),
  creditKind,
  use: creditUse,
  creditPaise: wireMoney,
  costPaise: wireMoney.describe('The duty, with the tax that gives no credit.'),
  given: record({
    bcdPaise: wireMoney.nullable(),
    swsPaise: wireMoney.nullable(),
    igstPaise: wireMoney.nullable(),
  })
    .nullable()
    .describe('Of a draft: what a person gave of the line; the rest is worked out.'),
});
export type BillOfEntryItem = z.output<typeof item>;

const linkedBill = record({
  billId: id,
  billNumber: z.string().nullable().describe('The supplier’s; null of a draft.'),
  supplierName: z.string(),
  goodsPaise: wireMoney.nullable().describe('What all its goods cost by the bill.'),
  coveredPaise: wireMoney.nullable(),
  landedPaise: wireMoney.describe('What of the duty its goods bear.'),
});

const detailShape = {
  ...cardShape,
  receivedOn: wireDay.nullable(),
  creditPeriod: creditPeriod.nullable().describe('Of a draft as it is asked for.'),
  landedBy,
  interestPaise: wireMoney,
  penaltyPaise: wireMoney,
  bills: z.array(linkedBill),
  items: z.array(item),
  totals: record({
    assessablePaise: wireMoney,
    dutyPaise: wireMoney.describe('Basic duty, surcharge and other duties.'),
    taxablePaise: wireMoney,
    igstPaise: wireMoney,
    cessPaise: wireMoney,
    creditPaise: wireMoney,
    costPaise: wireMoney.describe('What goes to Customs Duty or the accounts of the lines.'),
    totalPaise: wireMoney,
  }),
  payment: record({
    paidOn: wireDay,
    method: paymentMethod,
    accountId: id.describe('Of cash or a bank, which the money left.'),
    reference: z.string().nullable(),
    journalId: id,
  })
    .nullable()
    .describe('By what it was paid; null while it is owed.'),
  narration: z.string(),
  journalId: id.nullable(),
};
export const billOfEntryDetail = record(detailShape);
export type BillOfEntryDetail = z.output<typeof billOfEntryDetail>;

const written = record({ ...detailShape, ...warned });

const narrowing = {
  filter: z
    .enum([...tradeStatus.options, 'open', 'paid'])
    .optional()
    .describe('A status, or whether the duty of a posted one is paid.'),
  bill: wireId.optional().describe('A bill of a supplier whose goods they are of.'),
  search: linesOfText(200).optional().describe('In any number.'),
  ...narrowedDays('bills of entry'),
};

const calls = documentCalls('/api/islogin/bill-of-entry', 'entryId', written);

export const listBillsOfEntry = endpoint({
  ...calls.list,
  summary: 'The bills of entry, newest first',
  query: bookQuery.extend({ ...narrowing, ...documentStretch }),
  reply: z.array(billOfEntryCard),
});

export const readBillOfEntryFigures = endpoint({
  ...calls.figures,
  summary: 'How many bills of entry a filter lets through, and what they come to',
  query: bookQuery.extend(narrowing),
  reply: documentFigures,
});

export const listLinkableBills = endpoint({
  method: 'GET',
  path: '/api/islogin/bill-of-entry-bills',
  summary: 'Posted bills of imported goods, the latest 200, with what came by bills of entry',
  access: 'member',
  query: bookQuery,
  shows: SHOWS_DOCUMENTS,
  reply: z.array(
    record({
      billId: id,
      number: z.string().describe('Our own.'),
      billNumber: z.string().describe('The supplier’s.'),
      supplierName: z.string(),
      billDate: wireDay,
      goodsPaise: wireMoney.describe('What its goods cost by the bill.'),
      leftPaise: wireMoney.describe('What of them is on no bill of entry.'),
    }),
  ),
});
export type ImportedBillCard = z.output<typeof listLinkableBills.reply>[number];

export const readBillOfEntry = endpoint({
  ...calls.read,
  summary: 'One bill of entry with its lines',
  reply: billOfEntryDetail,
});

export const createBillOfEntry = endpoint({
  ...calls.create,
  summary: 'Draft a bill of entry, or post it at once',
  body: record({ ...body, post: z.boolean().default(false), ...ofBook }),
});

export const changeBillOfEntry = endpoint({
  ...calls.change,
  summary: 'Write the draft of a bill of entry anew; what is posted is never changed',
  body: record({ ...body, expected, ...ofBook }),
});

export const postBillOfEntry = endpoint({
  ...calls.act('post'),
  summary: 'Post the draft of a bill of entry: duty, input credit, landed cost of the goods',
  body: record({ expected, ...ofBook }),
});

export const discardBillOfEntry = endpoint({
  ...calls.act('discard'),
  summary: 'Discard the draft of a bill of entry',
  body: discardRequest,
});

export const reverseBillOfEntry = endpoint({
  ...calls.act('reverse'),
  summary: 'Reverse a bill of entry with all that it did, its payment too; its number stays used',
  body: reversalRequest,
});

export const moveBillOfEntryCredit = endpoint({
  ...calls.act('credit'),
  summary: 'Take the input credit of a posted bill of entry in another return, or defer it',
  body: movePurchaseBillCredit.body,
});

export const payBillOfEntry = endpoint({
  ...calls.act('payment'),
  summary: 'Record that the duty of a bill of entry was paid',
  body: record({
    paidOn: documentDay.nullable().default(null).describe('Today in India when not given.'),
    method: paymentMethod.default('bank-transfer'),
    accountId: wireId
      .nullable()
      .default(null)
      .describe('An account of cash or bank; else by the method.'),
    reference: text(100).nullable().default(null).describe('Of the challan, or of the bank.'),
    ...ofBook,
  }),
});

export const reverseBillOfEntryPayment = endpoint({
  ...calls.act('payment/reverse'),
  summary: 'Reverse the payment of duty: it is owed again',
  body: reversalRequest,
});

export const billOfEntryEndpoints = {
  listBillsOfEntry,
  readBillOfEntryFigures,
  listLinkableBills,
  readBillOfEntry,
  createBillOfEntry,
  changeBillOfEntry,
  postBillOfEntry,
  discardBillOfEntry,
  reverseBillOfEntry,
  moveBillOfEntryCredit,
  payBillOfEntry,
  reverseBillOfEntryPayment,
};
