// A draft as it is posted: judged rule by rule, then worked out from what the book knows.
import { calendarDate } from '../../../kernel/calendar-date.ts';
import type { CalendarDate } from '../../../kernel/calendar-date.ts';
import { financialYearLabel, financialYearOf } from '../../../kernel/financial-year.ts';
import { invariant } from '../../../kernel/invariant.ts';
import type { JournalId } from '../../../kernel/ids.ts';
import { ENTRY_PAISE_MAX } from '../../../kernel/paise.ts';
import { accepted, rejected } from '../../../kernel/result.ts';
import type { Result } from '../../../kernel/result.ts';
import type { BookReturns, DocumentNumber } from '../../../tax/index.ts';
import {
  creditInReturn,
  creditPeriodRefusal,
  noCreditOfBuyer,
} from '../purchase-bill/credit-period.ts';
import type { CreditOfReturn } from '../purchase-bill/credit-period.ts';
import { accountUnfit, creditRefusal } from '../purchase-bill/line-rules.ts';
import type {
  BilledAccount,
  EnteredBill,
  PurchaseBillFacts,
} from '../purchase-bill/judged-bill.ts';
import type { PurchaseBill } from '../purchase-bill/events.ts';
import type { BillOfEntry, BillOfEntryDraft } from './events.ts';
import { goodsPaiseOf, landedCosts } from './landed.ts';
import { dutyOf, pricedEntryLines, sumOfEntry } from './price.ts';
import type { BillOfEntryRejection } from './rejections.ts';

/** A bill that stands, and what other bills of entry have of its goods. */
export type ImportedBill = { readonly bill: PurchaseBill; readonly coveredPaise: number };

export type BillOfEntryFacts = Pick<PurchaseBillFacts, 'buyer'> & {
  /** Today in Asia/Kolkata by the database's clock. */
  readonly today: CalendarDate;
  readonly returns: BookReturns;
  /** On which duty is owed to customs. */
  readonly accountId: number | null;
  /** Those of the accounts of the lines that the book has. */
  readonly accounts: ReadonlyMap<number, BilledAccount>;
  /** Those that are named, as far as they stand. */
  readonly bills: readonly ImportedBill[];
  /** A posted bill of entry of the same port, number and date. */
  readonly enteredBefore: EnteredBill | null;
  readonly nextNumber: (financialYear: string) => DocumentNumber;
  /** It makes no open item, so nothing settles one. */
  readonly settledPaise: number;
};

type Refusal = BillOfEntryRejection | null;

const LINES_MAX = 200;
/** GSTR-2B and ICEGATE give seven digits; other stations have longer ones. */
const NUMBER_MAX = 20;
/** GST’s list of ports: IN, three letters of the place, and a digit or letter of the station. */
const PORT_CODE = /^IN[A-Z]{3}[A-Z0-9]$/u;

/** @returns the refusal of what a draft may hold at all, or null. */
export function sizesOfEntry({ lines, bills, ...draft }: BillOfEntryDraft): Refusal {
  const count = Math.max(lines.length, bills.length);
  if (count > LINES_MAX) return { kind: 'entry_too_long', count, countMax: LINES_MAX };
  const isAbove = (...amounts: readonly number[]) => Math.max(...amounts) > ENTRY_PAISE_MAX;
  const outOfRange = (line: number): Refusal => {
    return { kind: 'entry_amount_out_of_range', line, amountPaiseMax: ENTRY_PAISE_MAX };
  };
  for (const [at, line] of lines.entries()) {
    const said = [line.assessablePaise, line.bcdPaise ?? 0, line.swsPaise ?? 0, line.otherPaise];
    if (isAbove(...said, line.igstPaise ?? 0, line.cessPaise)) return outOfRange(at + 1);
    const { taxablePaise, formulaPaise } = dutyOf(line);
    if (isAbove(taxablePaise, formulaPaise)) return outOfRange(at + 1);
  }
  const priced = pricedEntryLines(lines, null);
  const { totalPaise, taxablePaise } = sumOfEntry({ ...draft, lines: priced });
  return isAbove(draft.interestPaise, draft.penaltyPaise, totalPaise, taxablePaise)
    ? outOfRange(Math.max(lines.length, 1))
    : null;
}

type JudgedEntry = {
  readonly draft: BillOfEntryDraft;
  readonly facts: BillOfEntryFacts;
  /** The day of posting: as it is given, else today. */
  readonly postedOn: CalendarDate;
};

/** In their order. */
const RULES: readonly ((entry: JudgedEntry) => Refusal)[] = [
  customsRule,
  datesRule,
  billsRule,
  linesRule,
  creditPeriodRule,
  identityRule,
];

function customsRule({ draft: { portCode, billNumber } }: JudgedEntry): Refusal {
  if (portCode === null) return { kind: 'entry_port_missing' };
  if (!PORT_CODE.test(portCode)) return { kind: 'entry_port_unknown', portCode };
  if (billNumber === null) return { kind: 'entry_number_missing' };
  const { length } = billNumber;
  return length > NUMBER_MAX
    ? { kind: 'entry_number_too_long', length, lengthMax: NUMBER_MAX }
    : null;
}

function datesRule({ draft, facts: { today }, postedOn }: JudgedEntry): Refusal {
  const { billDate, receivedOn } = draft;
  if (billDate === null) return { kind: 'entry_date_missing' };
  if (billDate > today) return { kind: 'entry_of_the_future', billDate, today };
  if (postedOn < billDate) return { kind: 'entry_posted_before_its_date', postedOn, billDate };
  if (postedOn > today) return { kind: 'entry_posted_in_the_future', postedOn, today };
  return receivedOn !== null && receivedOn > today
    ? { kind: 'entry_received_in_the_future', receivedOn, today }
    : null;
}

function billsRule({ draft, facts }: JudgedEntry): Refusal {
  const named = new Set<number>();
  for (const [at, { billId, coveredPaise }] of draft.bills.entries()) {
    const bill = at + 1;
    if (named.has(billId)) return { kind: 'entry_bill_twice', bill };
    named.add(billId);
    const known = facts.bills.find((one) => one.bill.documentId === billId);
    if (known === undefined) return { kind: 'entry_bill_unknown', bill };
    const { billNumber, importOf } = known.bill;
    if (importOf !== 'goods') return { kind: 'entry_bill_is_no_import', bill, billNumber };
    const leftPaise = goodsPaiseOf(known.bill) - known.coveredPaise;
    if ((coveredPaise ?? 0) > leftPaise) {
      return { kind: 'entry_covers_more_than_bill', bill, billNumber, leftPaise };
    }
    if ((coveredPaise ?? leftPaise) <= 0) {
      return { kind: 'entry_covers_nothing', bill, billNumber };
    }
  }
  return null;
}

function linesRule({ draft, facts }: JudgedEntry): Refusal {
  const { lines, bills } = draft;
  if (lines.length === 0) return { kind: 'entry_has_no_lines' };
  for (const [at, said] of lines.entries()) {
    const line = at + 1;
    if (said.assessablePaise === 0) return { kind: 'entry_line_has_no_value', line };
    if (said.bcdBps === null && said.bcdPaise === null) return { kind: 'entry_duty_missing', line };
    const { accountId } = said;
    const refusal =
      (accountId === null ? null : accountUnfit(accountId, line, facts.accounts)) ??
      creditRefusal(said, line);
    if (refusal !== null) return refusal;
    const isLinked = said.billId === null || bills.some(({ billId }) => billId === said.billId);
    if (!isLinked) return { kind: 'entry_line_of_other_bill', line };
  }
  return null;
}

/** CGST Act, section 16(2): not before it is entered and the goods are there. */
function creditPeriodRule({ draft, facts: { returns }, postedOn }: JudgedEntry): Refusal {
  const { creditPeriod, receivedOn: said } = draft;
  if (creditPeriod?.kind !== 'period') return null;
  const receivedOn = said === null ? null : calendarDate(said);
  return creditPeriodRefusal(creditPeriod, { postedOn, receivedOn }, returns);
}

function identityRule({ draft, facts: { enteredBefore } }: JudgedEntry): Refusal {
  if (enteredBefore === null) return null;
  const { portCode, billNumber } = draft;
  const identity = { portCode: portCode ?? '', billNumber: billNumber ?? '' };
  return { kind: 'entry_entered_already', ...identity, ...enteredBefore };
}

/** @returns by what bills of entry are told apart beside their number: the port, and the date. */
export const portKeyOf = (portCode: string, billDate: string): string => `${portCode} ${billDate}`;

type EntryToPrice = Pick<
  BillOfEntryDraft,
  'billDate' | 'receivedOn' | 'creditPeriod' | 'lines' | 'postedOn'
>;

/** @returns in which return the credit is taken; its date is what section 16(4) counts from. */
export function creditOfEntry(
  { billDate, receivedOn, creditPeriod, postedOn: said }: EntryToPrice,
  { buyer, returns, today }: Pick<BillOfEntryFacts, 'buyer' | 'returns' | 'today'>,
): CreditOfReturn {
  const none = noCreditOfBuyer(buyer);
  if (none !== null) return { creditPeriod: null, noCredit: none };
  const postedOn = said === null ? today : calendarDate(said);
  const days = {
    billDate: calendarDate(billDate ?? postedOn),
    postedOn,
    receivedOn: receivedOn === null ? null : calendarDate(receivedOn),
  };
  return creditInReturn(creditPeriod, days, returns);
}

/** @returns the bill of entry as it is posted, or the first refusal in order of `rejections.ts`. */
export function postedEntry(
  { documentId, journalId }: { readonly documentId: number; readonly journalId: JournalId },
  draft: BillOfEntryDraft,
  facts: BillOfEntryFacts,
): Result<BillOfEntry, BillOfEntryRejection> {
  const postedOn = draft.postedOn === null ? facts.today : calendarDate(draft.postedOn);
  for (const rule of RULES) {
    const refusal = rule({ draft, facts, postedOn });
    if (refusal !== null) return rejected(refusal);
  }
  const { portCode, billNumber, billDate, receivedOn, landedBy, narration } = draft;
  const { interestPaise, penaltyPaise } = draft;
  const { accountId } = facts;
  invariant(portCode !== null && billNumber !== null && billDate !== null, 'The rules have asked.');
  invariant(accountId !== null, 'What is posted has the account of customs.');
  const { creditPeriod, noCredit } = creditOfEntry(draft, facts);
  const lines = pricedEntryLines(draft.lines, noCredit);
  const { totalPaise } = sumOfEntry({ ...draft, lines });
  if (totalPaise === 0) return rejected({ kind: 'entry_comes_to_nothing' });
  const covered = coveredBills(draft, facts);
  return accepted({
    documentId,
    ...facts.nextNumber(financialYearLabel(financialYearOf(postedOn))),
    journalId,
    receivedOn,
    landedBy,
    interestPaise,
    penaltyPaise,
    narration,
    accountId,
    buyer: facts.buyer,
    portCode,
    billNumber,
    billDate,
    postedOn,
    creditPeriod,
    noCredit,
    bills: covered.map(({ bill, coveredPaise }) => ({
      billId: bill.documentId,
      accountId: bill.accountId,
      billNumber: bill.billNumber,
      billDate: bill.billDate,
      goodsPaise: goodsPaiseOf(bill),
      coveredPaise,
    })),
    lines: [...lines],
    landed: [...landedCosts(lines, covered, landedBy)],
    totalPaise,
  });
}

const coveredBills = (
  { bills }: BillOfEntryDraft,
  facts: BillOfEntryFacts,
): readonly ImportedBill[] =>
  bills.flatMap(({ billId, coveredPaise: said }) => {
    const known = facts.bills.find((one) => one.bill.documentId === billId);
    if (known === undefined) return [];
    const coveredPaise = said ?? goodsPaiseOf(known.bill) - known.coveredPaise;
    return [{ bill: known.bill, coveredPaise }];
  });
