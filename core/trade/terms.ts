// The words that documents of trade use in their events and on the wire. They lie on disk: none is
// ever changed or taken away, and a new one needs a new version of the events that may hold it.
import { z } from 'zod';

/** What kinds of documents are declared in `kinds/`; spelt as their journals name them. */
export const tradeKind = z.enum([
  'purchase-bill',
  'purchase-debit-note',
  'supplier-payment',
  'tds-deposit',
  'expense',
  'credit-reversal',
  'credit-reclaim',
  'bill-of-entry',
  'goods-receipt',
]);
export type TradeKind = z.infer<typeof tradeKind>;

/** What posts nothing, and is open until later documents have taken all of it. */
export const orderKind = z.enum(['purchase-order']);
export type OrderKind = z.infer<typeof orderKind>;

/** How far an order has come; what bills have taken of it is read from them. */
export const orderStatus = z.enum(['draft', 'issued', 'closed', 'cancelled']);
export type OrderStatus = z.infer<typeof orderStatus>;

/** How far a document has come. */
export const tradeStatus = z.enum(['draft', 'posted', 'reversed', 'discarded']);
export type TradeStatus = z.infer<typeof tradeStatus>;

/** How a supplier is registered; it is said, since no GSTIN tells it. */
export const tradeRegistration = z.enum([
  'regular',
  'composition',
  'unregistered',
  'sez',
  'uin',
  'overseas',
  'input-service-distributor',
  'tax-deductor',
  'e-commerce-operator',
]);
export type TradeRegistration = z.infer<typeof tradeRegistration>;

/** What a supplier with a GSTIN is registered as, where that is no dealer. */
export const specialRegistration = tradeRegistration.extract([
  'input-service-distributor',
  'tax-deductor',
  'e-commerce-operator',
]);
export type SpecialRegistration = z.infer<typeof specialRegistration>;

/**
 * MSMED Act 2006, section 7; by its section 15 micro and small enterprises are paid in time: those
 * that make goods or render services, and no traders.
 */
export const enterpriseClass = z.enum(['micro', 'small', 'medium']);
export const enterpriseActivity = z.enum(['manufacturing', 'services', 'trading']);

/** Whether the tax of a line may be taken as input credit. */
export const eligibility = z.enum(['eligible', 'blocked', 'part']);
export type Eligibility = z.infer<typeof eligibility>;

/** CGST Act, section 17(5): the clause by which credit is blocked. */
export const blockedClause = z.enum([
  'a',
  'aa',
  'ab',
  'b-i',
  'b-ii',
  'b-iii',
  'c',
  'd',
  'e',
  'f',
  'fa',
  'g',
  'h',
  'i',
]);
export type BlockedClause = z.infer<typeof blockedClause>;

/** @returns it as the Act names it: 17(5)(b)(i). */
export const clauseName = (clause: BlockedClause): string =>
  `17(5)${clause
    .split('-')
    .map((part) => `(${part})`)
    .join('')}`;

/** CGST Act, section 2(19), (59) and (60): what the credit is of. */
export const creditKind = z.enum(['input', 'input-service', 'capital-goods']);
export type CreditKind = z.infer<typeof creditKind>;

/** For which supplies a line is used: CGST Rules 42 and 43 ask it. */
export const creditUse = z.enum(['taxable', 'exempt', 'common', 'private']);
export type CreditUse = z.infer<typeof creditUse>;

/** By which provision the buyer pays the tax of a line. */
export const reverseChargeSection = z.enum(['9(3)', '9(4)', '9(5)', '5(3)', '5(4)']);
export type ReverseChargeSection = z.infer<typeof reverseChargeSection>;

/** What comes from abroad, or as if it did. */
export const importOf = z.enum(['goods', 'services']);

/**
 * Why no line of a document gives credit, whatever it says: its tax is of another State, it is past
 * section 16(4) of the CGST Act, or the book is not registered or a composition dealer.
 */
export const noCreditReason = z.enum([
  'tax-of-another-state',
  'time-limit',
  'not-registered',
  'composition',
]);
export type NoCreditReason = z.infer<typeof noCreditReason>;

/** How the tax of a document stands as input credit, or what an entry did with it. */
export const creditStanding = z.enum([
  'taken',
  'reversed',
  'reclaimed',
  'deferred',
  'blocked',
  'none',
]);

/** CGST Act, section 16(2): what deferred credit waits for; with none of these, for a return. */
export const creditWaits = z.enum([
  'receipt',
  'payment',
  'self-invoice',
  'supplier-note',
  'a-return',
]);
export type CreditWaits = z.infer<typeof creditWaits>;

/** By what the duty of customs is spread over the goods that bear it. */
export const landedBy = z.enum(['value', 'quantity']);

/** By what the credit comes: rows 4(A)(1) to (5) of GSTR-3B tell these apart. */
export const creditOrigin = z.enum([
  'supplier',
  'reverse-charge',
  'import-of-services',
  'distributor',
  'import-of-goods',
]);
export type CreditOrigin = z.infer<typeof creditOrigin>;

/** How the input credit of a debit note to a supplier stands; matched is by a return. */
export const noteCreditState = z.enum(['open', 'matched', 'commercial']);

/** What is kept back of a payment to a supplier, or let go. */
export const paymentDeductionKind = z.enum(['discount', 'write-off', 'round-off', 'other']);
export type PaymentDeductionKind = z.infer<typeof paymentDeductionKind>;

/** By which credit that was taken is reversed: CGST Rules 37 and 37A, or section 17(5). */
export const creditReversalRule = z.enum(['37', '37A', '17-5']);
export type CreditReversalRule = z.infer<typeof creditReversalRule>;
/** What is reversed by these comes back. */
export const creditReclaimRule = creditReversalRule.extract(['37', '37A']);
export type CreditReclaimRule = z.infer<typeof creditReclaimRule>;

/** By which credit goes out at all: 42 is that of a working sheet of CGST Rules 42 and 43. */
export const creditOutRule = z.enum([...creditReversalRule.options, '42']);
export type CreditOutRule = z.infer<typeof creditOutRule>;
/** By which it comes back: of 42 by the sheet of a financial year. */
export const creditBackRule = creditOutRule.extract(['37', '37A', '42']);

/** Of what days a working sheet is: those of one GSTR-3B, or a financial year (rule 42(2)). */
export const sheetSpan = z.enum(['return', 'year']);
export type SheetSpan = z.infer<typeof sheetSpan>;

/** So many bills one reversal of credit takes. */
export const CREDIT_BILLS_MAX = 200;

/** So many deductions one deposit of TDS takes, and so many others that are of no bill. */
export const TDS_DEDUCTIONS_MAX = 200;

/** What a document may say that nothing is done with so far: it is refused by these names. */
export type NotKeptYet =
  | 'reverse-charge'
  | 'supplier-registration'
  | 'asset-register'
  | 'other-charges'
  | 'tds'
  | 'tcs'
  | 'currency'
  | 'import';
