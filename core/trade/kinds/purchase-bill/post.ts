// A draft as it is posted: judged by the rules, then worked out from what the book knows.
import { calendarDate, daysAfter } from '../../../kernel/calendar-date.ts';
import type { CalendarDate } from '../../../kernel/calendar-date.ts';
import { financialYearLabel, financialYearOf } from '../../../kernel/financial-year.ts';
import type { Period } from '../../../kernel/financial-year.ts';
import { invariant } from '../../../kernel/invariant.ts';
import type { JournalId } from '../../../kernel/ids.ts';
import { ENTRY_PAISE_MAX } from '../../../kernel/paise.ts';
import { accepted, rejected } from '../../../kernel/result.ts';
import type { Result } from '../../../kernel/result.ts';
import { sameState, stateOfGstin } from '../../../tax/index.ts';
import type { Heads } from '../../../tax/index.ts';
import { chargesTax } from '../../party.ts';
import type { PartySnapshot } from '../../party.ts';
import type { NoCreditReason } from '../../terms.ts';
import { firstCreditPeriod, isPastCreditLimit } from './credit-period.ts';
import type { PurchaseBill, PurchaseBillDraft, PurchaseBillLine } from './events.ts';
import { pricedLines, sumOfLines } from './price.ts';
import type { PurchaseBillRejection } from './rejections.ts';
import { POSTING_RULES } from './rules.ts';
import type { PurchaseBillFacts } from './rules.ts';

/** @returns the bill as it is posted, or the first refusal in the order of `rejections.ts`. */
export function postedBill(
  { documentId, journalId }: { readonly documentId: number; readonly journalId: JournalId },
  draft: PurchaseBillDraft,
  facts: PurchaseBillFacts,
): Result<PurchaseBill, PurchaseBillRejection> {
  const postedOn = dayOfPosting(draft, facts);
  for (const rule of POSTING_RULES) {
    const refusal = rule({ draft, facts, postedOn });
    if (refusal !== null) return rejected(refusal);
  }
  const { party } = facts;
  const { billNumber, billDate, accountId } = draft;
  invariant(party !== null && accountId !== null, 'The rules have asked for the supplier.');
  invariant(billNumber !== null && billDate !== null, 'The rules have asked for its number.');
  const priced = pricedBill(draft, { ...facts, supplier: party.snapshot });
  const refusal = totalRule(draft, priced);
  if (refusal !== null) return rejected(refusal);
  const numbered = facts.nextNumber(financialYearLabel(financialYearOf(postedOn)));
  const { partyId, privateCustomerId, snapshot: supplier, dueDays } = party;
  const due = dueDays === null ? null : daysAfter(calendarDate(billDate), dueDays);
  return accepted({
    ...headerOf(draft),
    supplierId: partyId,
    documentId,
    ...numbered,
    journalId,
    ...(privateCustomerId !== null && { privateCustomerId }),
    accountId,
    supplier,
    buyer: facts.buyer,
    billNumber,
    billDate,
    ...priced,
    dueDate: draft.dueDate ?? due,
    lines: priced.lines.map((line) => withStock(line, facts)),
  });
}

type DraftToPrice = Pick<
  PurchaseBillDraft,
  | 'lines'
  | 'placeOfSupply'
  | 'creditPeriod'
  | 'postedOn'
  | 'receivedOn'
  | 'billDate'
  | 'totalPaise'
  | 'roundOffPaise'
>;

type PriceFacts = Pick<PurchaseBillFacts, 'today' | 'buyer' | 'returns'> & {
  readonly supplier: PartySnapshot;
};

type PricedBill = BillCredit & {
  readonly postedOn: CalendarDate;
  readonly placeOfSupply: string | null;
  readonly heads: Heads;
  readonly lines: readonly PurchaseBillLine[];
  readonly totalPaise: number;
  readonly roundOffPaise: number;
};

const dayOfPosting = (
  { postedOn }: Pick<PurchaseBillDraft, 'postedOn'>,
  { today }: Pick<PurchaseBillFacts, 'today'>,
): CalendarDate => (postedOn === null ? today : calendarDate(postedOn));

/** @returns what a draft would come to if it were posted, whatever is still missing or refused. */
export function pricedBill(draft: DraftToPrice, facts: PriceFacts): PricedBill {
  const postedOn = dayOfPosting(draft, facts);
  const placeOfSupply = draft.placeOfSupply ?? facts.buyer.stateCode;
  const heads = headsOfBill(facts.supplier, placeOfSupply);
  const { creditPeriod, noCredit } = creditOfBill(draft, { heads, placeOfSupply, postedOn }, facts);
  const lines = pricedLines(draft, { heads, noCredit });
  const { sumPaise } = sumOfLines(lines);
  const { totalPaise: printed, roundOffPaise: given } = draft;
  const totalPaise = printed ?? sumPaise + (given ?? 0);
  const roundOffPaise = given ?? totalPaise - sumPaise;
  const placed = { postedOn, placeOfSupply, heads, creditPeriod, noCredit };
  return { ...placed, lines, totalPaise, roundOffPaise };
}

function headerOf(draft: PurchaseBillDraft) {
  const { receivedOn, reverseCharge, importOf, charges, tds, tcs } = draft;
  const { currency, againReason, narration } = draft;
  return {
    receivedOn,
    reverseCharge,
    importOf,
    charges,
    tds,
    tcs,
    currency,
    againReason,
    narration,
  };
}

/** The State of a supplier is the one of its GSTIN, else the one that was said. */
const stateOfSupplier = ({ gstin, stateCode }: PartySnapshot): string | null =>
  gstin === null ? stateCode : (stateOfGstin(gstin)?.code ?? stateCode);

/** IGST Act, sections 7 and 8: by the State of the supplier and the place of supply. */
export function headsOfBill(supplier: PartySnapshot, placeOfSupply: string | null): Heads {
  if (!chargesTax(supplier)) return 'none';
  const state = stateOfSupplier(supplier);
  const isWithin = state !== null && placeOfSupply !== null && sameState(state, placeOfSupply);
  return isWithin ? 'intra' : 'inter';
}

type PlacedBill = {
  readonly heads: Heads;
  readonly placeOfSupply: string | null;
  readonly postedOn: CalendarDate;
};

type BillCredit = {
  readonly creditPeriod: Period | null;
  readonly noCredit: NoCreditReason | null;
};

/** @returns in which return the credit is taken, or why no line of the bill gives any. */
function creditOfBill(
  { creditPeriod: asked, receivedOn, billDate }: DraftToPrice,
  { heads, placeOfSupply, postedOn }: PlacedBill,
  { buyer, returns }: Pick<PurchaseBillFacts, 'buyer' | 'returns'>,
): BillCredit {
  const none = (noCredit: NoCreditReason): BillCredit => ({ creditPeriod: null, noCredit });
  if (buyer.registration === 'unregistered') return none('not-registered');
  if (buyer.registration === 'composition') return none('composition');
  // CGST and SGST of a State in which the book is not registered: GSTR-3B, 4(D)(2).
  const isOfAnotherState =
    heads === 'intra' &&
    placeOfSupply !== null &&
    buyer.stateCode !== null &&
    !sameState(placeOfSupply, buyer.stateCode);
  if (isOfAnotherState) return none('tax-of-another-state');
  const days = {
    billDate: calendarDate(billDate ?? postedOn),
    postedOn,
    receivedOn: receivedOn === null ? null : calendarDate(receivedOn),
  };
  const period =
    asked?.kind === 'period'
      ? { from: calendarDate(asked.from), to: calendarDate(asked.to) }
      : firstCreditPeriod(days, returns);
  if (isPastCreditLimit(days, period, returns)) return none('time-limit');
  return { creditPeriod: asked?.kind === 'deferred' ? null : period, noCredit: null };
}

function withStock(line: PurchaseBillLine, { products }: PurchaseBillFacts): PurchaseBillLine {
  const isStocked = line.productId !== null && products.get(line.productId)?.stocked === true;
  return isStocked ? { ...line, stocked: true } : line;
}

/** Left to itself, the round-off is what the printed total is off: less than a rupee. */
const ROUND_OFF_BELOW_PAISE = 100;

function totalRule(
  { roundOffPaise: given }: PurchaseBillDraft,
  { lines, totalPaise, roundOffPaise }: PricedBill,
): PurchaseBillRejection | null {
  const { sumPaise } = sumOfLines(lines);
  if (sumPaise > ENTRY_PAISE_MAX) {
    const line = lines.length;
    return { kind: 'bill_amount_out_of_range', line, amountPaiseMax: ENTRY_PAISE_MAX };
  }
  const isOff =
    sumPaise + roundOffPaise !== totalPaise || Math.abs(roundOffPaise) >= ROUND_OFF_BELOW_PAISE;
  if (isOff) {
    const named = { totalPaise, sumPaise, roundOffPaise: given ?? 0 };
    return { kind: 'bill_total_differs', ...named };
  }
  return totalPaise <= 0 ? { kind: 'bill_comes_to_nothing' } : null;
}
