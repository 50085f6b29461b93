// Input credit that lapses where nobody acts: what is to be watched, and the entries that settle
// it, which take credit out of a return and put it into one.
import { z } from 'zod';
import { record } from '#core/shapes/record.ts';
import { supplyKind, treatment } from '#core/tax/terms.ts';
import { id, wireDay, wireId, wireMoney, worth } from '#core/shapes/values.ts';
import {
  blockedClause,
  CREDIT_BILLS_MAX,
  creditKind,
  creditUse,
  creditBackRule,
  creditOutRule,
  enterpriseClass,
  sheetSpan,
  tradeKind,
  tradeStatus,
} from '#core/trade/terms.ts';
import { registerKind, taxHeads } from '#api/contract/account/registers.ts';
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

/** So many documents with exempt supplies one sheet lists. */
export const EXEMPT_MAX = 500;

const MANY = `One entry takes ${CREDIT_BILLS_MAX} bills at most.`;

export const creditReturn = record({ from: wireDay, to: wireDay });

const movedBill = record({
  billId: id,
  billNumber: z.string().describe('As the supplier calls it.'),
  billDate: wireDay,
  heads: taxHeads,
  unpaidPaise: wireMoney.describe('What of it was open on the day of the entry.'),
});

const sheetDays = {
  of: sheetSpan.describe('Of a GSTR-3B, or of a financial year.'),
  from: wireDay,
  to: wireDay,
  isAlsoPrivate: z.boolean().describe('Whether common credit is of private use too.'),
};

/** By the letters of rule 42. */
const inputsOfSheet = record({
  t: taxHeads.describe('Of inputs and input services in all.'),
  t1: taxHeads.describe('Of private use alone.'),
  t2: taxHeads.describe('Of exempt supplies alone.'),
  t3: taxHeads.describe('Blocked by section 17(5).'),
  c1: taxHeads.describe('T − T1 − T2 − T3.'),
  t4: taxHeads.describe('Of taxable supplies alone.'),
  c2: taxHeads.describe('Common: C1 − T4.'),
  d1: taxHeads.describe('C2 × E ÷ F.'),
  d2: taxHeads.describe('5 % of C2.'),
  c3: taxHeads.describe('C2 − D1 − D2.'),
});

/** By the letters of rule 43. */
const goodsOfSheet = record({
  own: taxHeads.describe('Of exempt supplies or private use alone.'),
  tc: taxHeads.describe('Of all that are common and within sixty months.'),
  tm: taxHeads.describe('Tc ÷ 60, of each month of the return.'),
  te: taxHeads.describe('Tm × E ÷ F.'),
});

const suppliesOfSheet = record({
  from: wireDay.describe('Another return where the days have no turnover: r. 42(1)(i).'),
  to: wireDay,
  exemptPaise: wireMoney.describe('E.'),
  totalPaise: wireMoney.describe('F.'),
});

/** The figures of a working sheet, as they are worked out or were posted. */
const sheetFigures = record({
  ...sheetDays,
  supplies: suppliesOfSheet.nullable().describe('Null: nothing was ever supplied.'),
  inputs: inputsOfSheet,
  goods: goodsOfSheet.nullable().describe('Null of a financial year.'),
  rule42: taxHeads.describe('T1 + T2 + D1 + D2.'),
  rule43: taxHeads.describe('What is of such use alone, and Te.'),
  before: taxHeads.describe('What entries have reversed of it, less what was claimed again.'),
});

const postedSheet = record({
  figures: sheetFigures,
  moved: record({ rule42: taxHeads, rule43: taxHeads }),
  interest: taxHeads.describe('Of what a year reverses, up to the entry: rule 42(2)(a), 18 %.'),
});

const moveShape = {
  id,
  number: z.string().nullable().describe('Our own: CR-001, or CC-001 of a reclaim.'),
  status: tradeStatus,
  rule: creditOutRule.describe(
    'Of the CGST Rules, or 17-5 for section 17(5); 42 of a working sheet of rules 42 and 43.',
  ),
  clause: blockedClause.nullable().describe('Of section 17(5).'),
  period: creditReturn.describe('The GSTR-3B in which it stands.'),
  postedOn: wireDay.nullable(),
  totalPaise: wireMoney,
  bills: z.array(movedBill),
  sheet: postedSheet
    .nullable()
    .describe('In place of bills: the working sheet of rules 42 and 43.'),
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

const watchedSheet = record({
  of: sheetSpan,
  from: wireDay,
  to: wireDay,
  state: z
    .enum(['running', 'reverse', 'reclaim', 'nothing', 'posted'])
    .describe('running: its days are not over.'),
  amount: taxHeads.describe('To be reversed or claimed again; of what is posted, what it moved.'),
  commonPaise: wireMoney.describe('Credit of what is used for both, all heads.'),
  exemptPaise: wireMoney.describe('E.'),
  totalPaise: wireMoney.describe('F.'),
  openPeriod: creditReturn.describe('The first return for it that is not filed.'),
  settleBy: wireDay.nullable().describe('Of a year the last day of the return of September.'),
  journalId: id.nullable().describe('Of what is posted.'),
});
export type WatchedSheet = z.output<typeof watchedSheet>;

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
    common: z.array(watchedSheet).describe('By rules 42 and 43, the latest first.'),
    recoverable: taxHeads.describe('Reversed by rules 37 and 37A, and not claimed again.'),
    accountPaise: wireMoney.describe('On ITC Reversed – Recoverable.'),
    otherPaise: wireMoney.describe('What of that is of no such entry: openings, entries by hand.'),
  }),
});
export type Watch = z.output<typeof readWatch.reply>;

const monthsOfAsset = record({
  monthsLeft: z.int().describe('Of sixty, once the days are over.'),
  tm: taxHeads.describe('Its credit ÷ 60, of each month of the days.'),
});

const used = {
  document: tradeKind.extract(['purchase-bill', 'purchase-debit-note', 'bill-of-entry']),
  documentId: id,
  number: z.string().describe('Of a bill as the supplier calls it.'),
  documentDate: wireDay,
  party: z.string(),
  line: id,
  name: z.string(),
  taxes: taxHeads,
};

const sheetLine = record({
  ...used,
  kind: creditKind,
  use: creditUse,
  isBlocked: z.boolean().describe('By section 17(5).'),
  inUse: monthsOfAsset.nullable().describe('Of capital goods of common use.'),
});

const suppliesOfClass = record({
  supply: supplyKind,
  treatment,
  reverseCharge: z.boolean(),
  isExempt: z.boolean(),
  valuePaise: wireMoney,
});

const exemptDocument = record({
  kind: registerKind,
  documentId: id,
  invoiceId: id,
  number: z.string(),
  entryDate: wireDay,
  party: z.string(),
  valuePaise: wireMoney.describe('What of it is exempt.'),
});

const sheetMove = record({
  kind: z.enum(['credit-reversal', 'credit-reclaim']),
  documentId: id,
  number: z.string(),
  of: sheetSpan,
  to: wireDay.describe('The last of its days.'),
  postedOn: wireDay,
  returnTo: wireDay.describe('The last day of the return in which it stands.'),
  heads: taxHeads.describe('Reversed; negative of what was claimed again.'),
  balance: taxHeads.describe('Of the financial year so far.'),
});

export const readCommonCredit = endpoint({
  method: 'GET',
  path: '/api/islogin/common-credit',
  summary: 'The working sheet of CGST Rules 42 and 43 of a return or a financial year',
  access: 'member',
  query: bookQuery.extend({
    of: sheetSpan.default('return'),
    on: reportDate
      .optional()
      .describe('A day of the return or year; the last that is over when it is not given.'),
    private: z
      .enum(['yes', 'no'])
      .optional()
      .describe('Whether common credit is of private use too; as before when it is not given.'),
  }),
  shows: [...SHOWS_DOCUMENTS, 'invoice', 'journal', 'journal_detail', 'book', 'client'],
  reply: record({
    figures: sheetFigures,
    due: taxHeads.describe('To be reversed; negative of what is to be claimed again.'),
    table4B1: taxHeads.describe('Of GSTR-3B: the two rules, and what section 17(5) blocks.'),
    asOn: wireDay.describe('Today in India.'),
    isOver: z.boolean(),
    openPeriod: creditReturn.describe('The first return for it that is not filed.'),
    settleBy: wireDay.nullable().describe('Of a year the last day of the return of September.'),
    interest: taxHeads.describe('Of what a year reverses, up to today.'),
    posted: sheetMove.nullable().describe('The entry of these days, where one stands.'),
    lines: z.array(sheetLine),
    assets: z.array(sheetLine).describe('Capital goods of common use, of five years.'),
    classes: z.array(suppliesOfClass).describe('What makes E and F.'),
    exempt: z.array(exemptDocument).describe(`What makes E, ${EXEMPT_MAX} documents at most.`),
    moves: z.array(sheetMove).describe('All entries of the financial year, in their order.'),
  }),
});
export type CommonCredit = z.output<typeof readCommonCredit.reply>;

const given = worth.default(0);
const namedBill = record({
  billId: wireId,
  cgstPaise: given,
  sgstPaise: given,
  igstPaise: given,
  cessPaise: given,
});

const askedSheet = record({
  of: sheetSpan,
  from: documentDay,
  to: documentDay,
  isAlsoPrivate: z.boolean().default(false),
  shownPaise: worth.describe('What the sheet came to when it was shown, all heads.'),
});

const moved = {
  sheet: askedSheet.nullable().default(null).describe('Of rule 42, in place of bills.'),
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
    rule: creditOutRule.default('37').describe('42 of a working sheet of rules 42 and 43.'),
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
    rule: creditBackRule.default('37').describe('By which it was reversed.'),
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
  readCommonCredit,
  createCreditReversal,
  readCreditReversal,
  reverseCreditReversal,
  createCreditReclaim,
  readCreditReclaim,
  reverseCreditReclaim,
};
