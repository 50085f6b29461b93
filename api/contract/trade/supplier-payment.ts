// Payments to suppliers: recorded with what they settle, many of them in one run, and reversed.
import { z } from 'zod';
import { paymentMethod } from '#core/kernel/payment-method.ts';
import { payableKind } from '#core/settlement/terms.ts';
import { record } from '#core/shapes/record.ts';
import { id, wireDay, wireId, wireMoney, worth } from '#core/shapes/values.ts';
import {
  enterpriseActivity,
  enterpriseClass,
  paymentDeductionKind,
  tradeStatus,
} from '#core/trade/terms.ts';
import { bookQuery } from '#api/contract/book/book.ts';
import { lineOfJournal } from '#api/contract/customer/receipt.ts';
import { endpoint } from '#api/contract/wire/endpoint.ts';
import { date, instant, rupees, text } from '#api/contract/wire/values.ts';
import { warned } from '#api/contract/wire/warnings.ts';
import {
  documentCalls,
  documentDay,
  documentFigures,
  documentNarration,
  documentStretch,
  narrowedDays,
  narrowedTo,
  ofBook,
  reversalRequest,
  SHOWS_DOCUMENTS,
} from './document.ts';

const DEDUCTIONS_MAX = 20;
/** As many as the core settles in one act. */
const ITEMS_MAX = 200;
/** Suppliers that one run pays; each is a journal of one transaction. */
const RUN_MAX = 200;

const item = {
  kind: payableKind,
  id: wireId,
  line: lineOfJournal,
};

const settledBill = record({ ...item, amountPaise: worth });
const against = z
  .array(settledBill)
  .max(ITEMS_MAX, `One payment settles ${ITEMS_MAX} bills at most.`);

/** How money goes, of one payment and of a run. */
const paymentMeans = {
  method: paymentMethod,
  paidOn: documentDay.nullable().default(null).describe('Today in India when it is not given.'),
  accountId: wireId
    .nullable()
    .default(null)
    .describe('An account of cash or bank; else by the method.'),
  narration: documentNarration,
};

/** By which numbers a bank knows what was paid. */
export const moneyNumbers = {
  reference: text(100).nullable().default(null).describe('UTR or another number of the bank.'),
  chequeNumber: text(20).nullable().default(null),
  chequeDate: documentDay.nullable().default(null).describe('The day of payment when not given.'),
};

const body = {
  supplierAccountId: wireId,
  ...paymentMeans,
  ...moneyNumbers,
  amountPaise: worth.describe('What the supplier gets.'),
  deductions: z
    .array(
      record({
        kind: paymentDeductionKind,
        amountPaise: rupees.describe('Above 0; a round-off may be below, where more is paid.'),
        accountId: wireId.nullable().default(null).describe('Needed for `other`.'),
        note: text(200).nullable().default(null),
      }),
    )
    .max(DEDUCTIONS_MAX, `At most ${DEDUCTIONS_MAX} deductions.`)
    .default([])
    .describe('Kept back of the supplier, or let go: they settle bills as the money does.'),
  bankChargePaise: worth.default(0).describe('What the bank takes for it: ours, beside the money.'),
  bankChargeAccountId: wireId.nullable().default(null),
  against: against
    .nullable()
    .default(null)
    .describe('What is not settled is in advance. Null: the oldest bills, as far as it goes.'),
};

const cardShape = {
  id,
  number: z.string().nullable().describe('Our own: SP-001.'),
  status: tradeStatus,
  supplierAccountId: id.nullable(),
  supplierName: z.string(),
  paidOn: wireDay.nullable(),
  method: paymentMethod,
  reference: z.string().nullable(),
  chequeNumber: z.string().nullable(),
  accountId: id.nullable().describe('Of cash or a bank, which the money left.'),
  amountPaise: wireMoney.describe('What the supplier got.'),
  totalPaise: wireMoney.describe('Money and deductions: what the supplier is debited with.'),
  outstandingPaise: wireMoney.describe('What of it settles nothing so far: in advance.'),
  runId: id.nullable(),
  createdAt: instant,
  updatedAt: instant,
  seq: id,
};
export const supplierPaymentCard = record(cardShape);
export type SupplierPaymentCard = z.output<typeof supplierPaymentCard>;

export const paymentPayee = record({
  name: z.string().nullable(),
  accountEnd: z.string().nullable().describe('The last four characters of the account number.'),
  ifsc: z.string().nullable(),
  upi: z.string().nullable(),
  confirmedOn: wireDay.nullable().describe('When somebody asked the supplier.'),
});

const detailShape = {
  ...cardShape,
  chequeDate: wireDay.nullable(),
  narration: z.string(),
  journalId: id.nullable(),
  deductions: z.array(
    record({
      kind: paymentDeductionKind,
      amountPaise: wireMoney,
      accountId: id.nullable(),
      note: z.string().nullable(),
    }),
  ),
  bankChargePaise: wireMoney,
  settles: z
    .array(
      record({
        ...item,
        id,
        line: id.nullable().describe('Of a journal, from 1.'),
        number: z.string(),
        date: wireDay,
        amountPaise: wireMoney,
      }),
    )
    .describe('In its own act; what its advance was set against later is not among them.'),
  payee: paymentPayee,
  voucher: record({ number: z.string(), date: wireDay, gstPaise: wireMoney })
    .nullable()
    .describe('Of a payment under reverse charge (CGST Rule 52).'),
  wantsVoucher: z.boolean().describe('Whether it is under reverse charge and has none.'),
};
export const supplierPaymentDetail = record(detailShape);
export type SupplierPaymentDetail = z.output<typeof supplierPaymentDetail>;

const narrowing = {
  filter: z
    .enum([...tradeStatus.options, 'open', 'paid'])
    .optional()
    .describe('A status, or whether something of a posted payment is in advance.'),
  ...narrowedTo,
  run: wireId.optional().describe('Those of one run.'),
  ...narrowedDays('payments'),
};

const written = record({ ...detailShape, ...warned });
const calls = documentCalls('/api/islogin/supplier-payment', 'paymentId', written);

export const listSupplierPayments = endpoint({
  ...calls.list,
  summary: 'The payments to suppliers, newest first',
  query: bookQuery.extend({ ...narrowing, ...documentStretch }),
  reply: z.array(supplierPaymentCard),
});

export const readSupplierPaymentFigures = endpoint({
  ...calls.figures,
  summary: 'How many payments to suppliers a filter lets through, and what they come to',
  query: bookQuery.extend(narrowing),
  reply: documentFigures,
});

export const readSupplierPayment = endpoint({
  ...calls.read,
  summary: 'One payment to a supplier, with what it settled',
  reply: supplierPaymentDetail,
});

export const createSupplierPayment = endpoint({
  ...calls.create,
  summary: 'Pay a supplier: settles bills with what was deducted, or is in advance',
  body: record({ ...body, ...ofBook }),
});

export const reverseSupplierPayment = endpoint({
  ...calls.act('reverse'),
  summary: 'Reverse a payment to a supplier: what it settled is open again; its number stays used',
  body: reversalRequest,
});

export const readPaymentAdvicePdf = endpoint({
  method: 'GET',
  path: '/api/islogin/supplier-payment/:paymentId/pdf',
  summary: 'The advice of a payment to its supplier as PDF',
  access: 'member',
  query: bookQuery.extend({
    size: z.enum(['a4', 'small']).default('a4').describe('A small one is a slip of A6.'),
  }),
  shows: SHOWS_DOCUMENTS,
  reply: z.string(),
  media: 'application/pdf',
  refusals: ['too_many_pdfs'],
});

const dueBill = record({
  accountId: id.describe('The supplier’s own.'),
  supplierId: id.nullable(),
  supplierName: z.string(),
  kind: payableKind,
  id,
  line: id.nullable(),
  number: z.string(),
  date: wireDay,
  dueDate: wireDay.nullable(),
  openPaise: wireMoney,
  daysLate: z.int().describe('After the due date, else the date of the bill; negative before it.'),
  enterprise: record({
    class: enterpriseClass,
    activity: enterpriseActivity,
    payBy: wireDay
      .nullable()
      .describe('The last day of MSMED Act s. 15; null: a medium enterprise, or a trader.'),
    daysLeft: z.int().nullable().describe('Negative: so many days past it.'),
  })
    .nullable()
    .describe('The supplier as an MSME on the day of the bill; null: none.'),
});
export type DueBill = z.output<typeof dueBill>;

const paidSupplier = record({
  accountId: id,
  supplierId: id.nullable(),
  name: z.string(),
  creditPaise: wireMoney.describe('Debit notes and advances that settle nothing so far.'),
  payee: paymentPayee,
});
export type PaidSupplier = z.output<typeof paidSupplier>;

export const listDueBills = endpoint({
  method: 'GET',
  path: '/api/islogin/payables/due',
  summary: 'What is to be paid: past a limit of the MSMED Act first, then the oldest due',
  access: 'member',
  query: bookQuery.extend({
    by: date.optional().describe('Only what is due, or has its limit, by that day.'),
    supplier: wireId.optional().describe('The account of a supplier.'),
  }),
  shows: ['account', 'journal', 'journal_detail', 'invoice', 'payment', 'client', 'book'],
  reply: record({
    asOf: wireDay,
    rows: z.array(dueBill),
    suppliers: z.array(paidSupplier).describe('Those of the rows.'),
    totalPaise: wireMoney,
  }),
});
export type DueBills = z.output<typeof listDueBills.reply>;

export const payInRun = endpoint({
  method: 'POST',
  path: '/api/islogin/payment-run',
  summary: 'Pay many bills of many suppliers in one act: all of them are paid, or none',
  access: 'member',
  query: bookQuery,
  body: record({
    ...paymentMeans,
    method: paymentMethod.default('bank-transfer'),
    payments: z
      .array(
        record({
          supplierAccountId: wireId,
          amountPaise: worth,
          reference: text(100).nullable().default(null),
          against,
        }),
      )
      .min(1, 'Choose what is paid.')
      .max(RUN_MAX, `One run pays ${RUN_MAX} suppliers at most.`),
    ...ofBook,
  }),
  reply: record({
    runId: id,
    payments: z.array(
      record({
        id,
        number: z.string(),
        supplierAccountId: id,
        supplierName: z.string(),
        amountPaise: wireMoney,
        journalId: id,
      }),
    ),
    totalPaise: wireMoney,
  }),
});

export const readBankFile = endpoint({
  method: 'GET',
  path: '/api/islogin/payment-run/:runId/bank-file',
  summary: 'The payments of a run as a CSV of transfers; the columns are ours, of no bank’s form',
  access: 'member',
  query: bookQuery,
  shows: SHOWS_DOCUMENTS,
  reply: z.string(),
  media: 'text/csv',
});

export const supplierPaymentEndpoints = {
  listSupplierPayments,
  readSupplierPaymentFigures,
  readSupplierPayment,
  createSupplierPayment,
  reverseSupplierPayment,
  readPaymentAdvicePdf,
  listDueBills,
  payInRun,
  readBankFile,
};
