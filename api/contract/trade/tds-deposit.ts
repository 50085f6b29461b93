// Income tax that was deducted of bills: what of it is deposited, by which challans, and what the
// statement of a quarter says.
import { z } from 'zod';
import { paymentMethod } from '#core/kernel/payment-method.ts';
import { record } from '#core/shapes/record.ts';
import { id, wireDay, wireId, wireMoney, wirePercent, worth } from '#core/shapes/values.ts';
import { TDS_DEDUCTIONS_MAX, tradeStatus } from '#core/trade/terms.ts';
import { bookQuery } from '#api/contract/book/book.ts';
import { endpoint } from '#api/contract/wire/endpoint.ts';
import { instant, reportDate, text } from '#api/contract/wire/values.ts';
import { warned } from '#api/contract/wire/warnings.ts';
import {
  documentCalls,
  documentDay,
  documentNarration,
  ofBook,
  reversalRequest,
  SHOWS_DOCUMENTS,
} from './document.ts';

const ABOVE_NIL = 'Enter an amount above zero.';
const MANY = `One deposit takes ${TDS_DEDUCTIONS_MAX} at most.`;

const digits = (count: number, what: string) =>
  z
    .string()
    .regex(new RegExp(`^[0-9]{${count}}$`, 'u'), `Give the ${count} digits of the ${what}.`)
    .nullable()
    .default(null);

const depositedDeduction = record({
  billId: id,
  billNumber: z.string().describe('As the supplier calls it.'),
  deductedOn: wireDay,
  section: z.string(),
  code: z.string(),
  amountPaise: wireMoney,
});

const beyond = {
  code: z.string().describe('Of the payment, as the Act of its day has it.'),
  month: wireDay.describe('The first day of the month of the deduction.'),
};

const detailShape = {
  id,
  number: z.string().nullable().describe('Our own: TD-001.'),
  status: tradeStatus,
  depositedOn: wireDay.nullable(),
  method: paymentMethod,
  accountId: id.nullable().describe('Of cash or a bank, which the money left.'),
  reference: z.string().nullable(),
  bsrCode: z.string().nullable(),
  challanSerial: z.string().nullable(),
  taxPaise: wireMoney,
  interestPaise: wireMoney,
  feePaise: wireMoney,
  totalPaise: wireMoney,
  deductions: z.array(depositedDeduction),
  beyond: z
    .array(record({ ...beyond, amountPaise: wireMoney }))
    .describe('Deducted in no bill of the book: before it began, or by a journal.'),
  narration: z.string(),
  journalId: id.nullable(),
  createdAt: instant,
  updatedAt: instant,
  seq: id,
};
export const tdsDepositDetail = record(detailShape);
export type TdsDepositDetail = z.output<typeof tdsDepositDetail>;

const deduction = record({
  billId: id,
  billNumber: z.string().describe('As the supplier calls it.'),
  supplierName: z.string(),
  pan: z.string().nullable(),
  section: z.string(),
  code: z.string().describe('Of the payment; of the Act of 1961 its section.'),
  deductedOn: wireDay,
  dueOn: wireDay.describe('The last day on which it is deposited in time.'),
  taxBps: wirePercent,
  basePaise: wireMoney.describe('What bore tax, without GST, less what debit notes gave back.'),
  amountPaise: wireMoney,
  openPaise: wireMoney.describe('What of it is not deposited.'),
  reason: z.string().nullable(),
  depositId: id.nullable(),
  depositNumber: z.string().nullable(),
});
export type DeductedTds = z.output<typeof deduction>;

export const readTds = endpoint({
  method: 'GET',
  path: '/api/islogin/tds',
  summary: 'What is deducted in a quarter and how it was deposited, with all that is open',
  access: 'member',
  query: bookQuery.extend({
    on: reportDate.optional().describe('A day of the quarter; today when it is not given.'),
  }),
  shows: [...SHOWS_DOCUMENTS, 'journal', 'journal_detail', 'book'],
  reply: record({
    from: wireDay,
    to: wireDay,
    form: z.enum(['26Q', '140']).describe('The statement of the quarter.'),
    dueOn: wireDay.describe('By when the statement is filed.'),
    tan: z.string().nullable(),
    deductsFrom: wireDay.nullable().describe('Null: the book deducts nothing.'),
    deductions: z.array(deduction).describe('Of the quarter.'),
    open: z.array(deduction).describe('Not deposited in full, of any quarter to this one.'),
    deposits: z
      .array(tdsDepositDetail)
      .describe('Made in the quarter, or of something that was deducted in it.'),
    asOn: wireDay.describe('The end of the quarter, or today before it.'),
    payablePaise: wireMoney.describe('On TDS Payable on that day.'),
    undepositedPaise: wireMoney.describe('What of it is of bills.'),
    otherPaise: wireMoney.describe('The rest: openings, entries by hand, deposits of these.'),
  }),
});
export type TdsQuarter = z.output<typeof readTds.reply>;

const written = record({ ...detailShape, ...warned });
const calls = documentCalls('/api/islogin/tds-deposit', 'depositId', written);

export const readTdsDeposit = endpoint({
  ...calls.read,
  summary: 'One deposit of TDS, with what it is of',
  reply: tdsDepositDetail,
});

export const createTdsDeposit = endpoint({
  ...calls.create,
  summary: 'Record a challan: TDS that was deposited, with interest and fee',
  body: record({
    depositedOn: documentDay.nullable().default(null).describe('Today in India when not given.'),
    method: paymentMethod.default('bank-transfer'),
    accountId: wireId
      .nullable()
      .default(null)
      .describe('An account of cash or bank; else by the method.'),
    reference: text(100).nullable().default(null).describe('UTR or another number of the bank.'),
    bsrCode: digits(7, 'BSR code'),
    challanSerial: digits(5, 'challan'),
    interestPaise: worth.default(0),
    feePaise: worth.default(0).describe('For a late statement.'),
    deductions: z
      .array(record({ billId: wireId, amountPaise: worth.refine((paise) => paise > 0, ABOVE_NIL) }))
      .max(TDS_DEDUCTIONS_MAX, MANY)
      .default([]),
    beyond: z
      .array(
        record({
          code: text(20),
          month: documentDay.describe('Any day of it.'),
          amountPaise: worth.refine((paise) => paise > 0, ABOVE_NIL),
        }),
      )
      .max(TDS_DEDUCTIONS_MAX, MANY)
      .default([])
      .describe('Deducted in no bill of the book.'),
    narration: documentNarration,
    ...ofBook,
  }),
});

export const reverseTdsDeposit = endpoint({
  ...calls.act('reverse'),
  summary: 'Reverse a deposit of TDS: what it was of is open again; its number stays used',
  body: reversalRequest,
});

export const tdsDepositEndpoints = {
  readTds,
  readTdsDeposit,
  createTdsDeposit,
  reverseTdsDeposit,
};
