// Input credit that lapses where nobody acts: what is to be watched, and the entries that settle
// it, which take credit out of a return and put it into one.
import { z } from 'zod';
import { record } from '#core/shapes/record.ts';
import { id, wireDay, wireId, wireMoney, worth } from '#core/shapes/values.ts';
import {
  blockedClause,
  CREDIT_BILLS_MAX,
  creditReclaimRule,
  creditReversalRule,
  enterpriseClass,
  tradeKind,
  tradeStatus,
} from '#core/trade/terms.ts';
import { taxHeads } from '#api/contract/account/registers.ts';
import { bookQuery } from '#api/contract/book/book.ts';
import { endpoint } from '#api/contract/wire/endpoint.ts';
import { instant, reportDate } from '#api/contract/wire/values.ts';
import { actQuery, warned } from '#api/contract/wire/warnings.ts';
import {
  documentDay,
  documentNarration,
  ofBook,
  reversalRequest,
  SHOWS_DOCUMENTS,
} from './document.ts';

const MANY = `One entry takes ${CREDIT_BILLS_MAX} bills at most.`;

export const creditReturn = record({ from: wireDay, to: wireDay });

const movedBill = record({
  billId: id,
  billNumber: z.string().describe('As the supplier calls it.'),
  billDate: wireDay,
  heads: taxHeads,
  unpaidPaise: wireMoney.describe('What of it was open on the day of the entry.'),
});

const moveShape = {
  id,
  number: z.string().nullable().describe('Our own: CR-001, or CC-001 of a reclaim.'),
  status: tradeStatus,
  rule: creditReversalRule.describe('Of the CGST Rules, or 17-5 for section 17(5).'),
  clause: blockedClause.nullable().describe('Of section 17(5).'),
  period: creditReturn.describe('The GSTR-3B in which it stands.'),
  postedOn: wireDay.nullable(),
  totalPaise: wireMoney,
  bills: z.array(movedBill),
  narration: z.string(),
  journalId: id.nullable(),
  createdAt: instant,
  updatedAt: instant,
  seq: id,
};
export const creditMoveDetail = record(moveShape);
export type CreditMoveDetail = z.output<typeof creditMoveDetail>;

const written = record({ ...moveShape, ...warned });

const watchedBill = {
  billId: id,
  billNumber: z.string().describe('As the supplier calls it.'),
  accountId: id.describe('Of the supplier.'),
  supplierName: z.string(),
  billDate: wireDay,
};

const unpaidBill = record({
  ...watchedBill,
  totalPaise: wireMoney,
  openPaise: wireMoney,
  credit: taxHeads.describe('What returns take of it, without reverse charge.'),
  payableBy: wireDay.describe('The last of its 180 days.'),
  daysLeft: z.int().describe('Below nil once they are over.'),
  period: creditReturn.describe('The return that the law names.'),
  openPeriod: creditReturn.describe('The first return for it that is not filed.'),
  unpaid: taxHeads.describe('The credit of the unpaid part.'),
  due: taxHeads.describe('What is to be reversed, or claimed again.'),
  state: z
    .enum(['not-yet', 'reverse', 'reversed', 'reclaim', 'reclaimed'])
    .describe('reversed: what is unpaid waits to be claimed again.'),
  last: record({
    kind: z.enum(['credit-reversal', 'credit-reclaim']),
    id,
    journalId: id,
    to: wireDay,
  })
    .nullable()
    .describe('The last entry of its credit, and the last day of its return.'),
});
export type UnpaidBill = z.output<typeof unpaidBill>;

const untakenBill = record({
  kind: tradeKind.extract(['purchase-bill', 'bill-of-entry']),
  ...watchedBill,
  untaken: taxHeads,
  lastFilingOn: wireDay.describe('The last day on which a GSTR-3B that takes it is filed.'),
  lastPeriod: creditReturn,
  daysLeft: z.int(),
  state: z.enum(['open', 'lost']),
  inCost: z.boolean().describe('Lost when the bill was posted: its tax is in its cost.'),
});
export type UntakenBill = z.output<typeof untakenBill>;

const enterpriseBill = record({
  ...watchedBill,
  openPaise: wireMoney,
  size: enterpriseClass,
  agreedDays: z.int().nullable().describe('Null: nothing was agreed.'),
  acceptedOn: wireDay,
  payBy: wireDay,
  daysLeft: z.int().describe('Below nil where it is late; of what is paid, as it was paid.'),
  state: z.enum(['due', 'overdue', 'paid-late']),
});
export type EnterpriseBill = z.output<typeof enterpriseBill>;

const blockedBill = record({
  ...watchedBill,
  postedOn: wireDay,
  name: z.string().describe('What was bought.'),
  clauses: z.array(blockedClause),
  taxPaise: wireMoney.describe('In its cost.'),
});
export type BlockedBill = z.output<typeof blockedBill>;

export const readWatch = endpoint({
  method: 'GET',
  path: '/api/islogin/watch',
  summary: 'What the law lets lapse of bills: credit and days, with what settles each',
  access: 'member',
  query: bookQuery.extend({
    on: reportDate.optional().describe('As on this day; today when it is not given.'),
  }),
  shows: [...SHOWS_DOCUMENTS, 'journal', 'journal_detail', 'book', 'client'],
  reply: record({
    asOn: wireDay,
    unpaid: z.array(unpaidBill).describe('By rule 37, the first to lapse first.'),
    untaken: z.array(untakenBill).describe('By section 16(4).'),
    enterprises: z.array(enterpriseBill).describe('By the MSMED Act, section 15.'),
    blocked: z.array(blockedBill).describe('By section 17(5), of this month and the last.'),
    recoverable: taxHeads.describe('Reversed by rules 37 and 37A, and not claimed again.'),
    accountPaise: wireMoney.describe('On ITC Reversed – Recoverable.'),
    otherPaise: wireMoney.describe('What of that is of no such entry: openings, entries by hand.'),
  }),
});
export type Watch = z.output<typeof readWatch.reply>;

const given = worth.default(0);
const namedBill = record({
  billId: wireId,
  cgstPaise: given,
  sgstPaise: given,
  igstPaise: given,
  cessPaise: given,
});

const moved = {
  period: record({ from: documentDay, to: documentDay }).describe(
    'First and last day of the return.',
  ),
  postedOn: documentDay
    .nullable()
    .default(null)
    .describe('When not given the last day of the return, or today before it.'),
  narration: documentNarration,
  ...ofBook,
};

export const createCreditReversal = endpoint({
  method: 'POST',
  path: '/api/islogin/credit-reversal',
  summary: 'Reverse input credit of bills in a return that is not filed',
  access: 'member',
  query: actQuery,
  body: record({
    rule: creditReversalRule.default('37'),
    clause: blockedClause.nullable().default(null),
    costAccountId: wireId
      .nullable()
      .default(null)
      .describe('What bears credit that is lost for good; else the book’s own account.'),
    bills: z.array(namedBill).max(CREDIT_BILLS_MAX, MANY),
    ...moved,
  }),
  reply: written,
});

export const readCreditReversal = endpoint({
  method: 'GET',
  path: '/api/islogin/credit-reversal/:reversalId',
  summary: 'One reversal of input credit, with its bills',
  access: 'member',
  query: bookQuery,
  shows: SHOWS_DOCUMENTS,
  reply: creditMoveDetail,
});

export const reverseCreditReversal = endpoint({
  method: 'POST',
  path: '/api/islogin/credit-reversal/:reversalId/reverse',
  summary: 'Take a reversal of credit back while its return is open; its number stays used',
  access: 'member',
  query: actQuery,
  body: reversalRequest,
  reply: written,
});

export const createCreditReclaim = endpoint({
  method: 'POST',
  path: '/api/islogin/credit-reclaim',
  summary: 'Claim reversed credit again, as far as bills are paid',
  access: 'member',
  query: actQuery,
  body: record({
    rule: creditReclaimRule.default('37').describe('By which it was reversed.'),
    bills: z.array(namedBill).max(CREDIT_BILLS_MAX, MANY),
    ...moved,
  }),
  reply: written,
});

export const readCreditReclaim = endpoint({
  method: 'GET',
  path: '/api/islogin/credit-reclaim/:reclaimId',
  summary: 'One reclaim of credit, with its bills',
  access: 'member',
  query: bookQuery,
  shows: SHOWS_DOCUMENTS,
  reply: creditMoveDetail,
});

export const reverseCreditReclaim = endpoint({
  method: 'POST',
  path: '/api/islogin/credit-reclaim/:reclaimId/reverse',
  summary: 'Take a reclaim of credit back while its return is open; its number stays used',
  access: 'member',
  query: actQuery,
  body: reversalRequest,
  reply: written,
});

export const creditReversalEndpoints = {
  readWatch,
  createCreditReversal,
  readCreditReversal,
  reverseCreditReversal,
  createCreditReclaim,
  readCreditReclaim,
  reverseCreditReclaim,
};
