// A draft as it is posted: judged by the rules, then worked out from what the book knows.
import { calendarDate, daysAfter, latestOf } from '../../../kernel/calendar-date.ts';
import type { CalendarDate } from '../../../kernel/calendar-date.ts';
import { financialYearLabel, financialYearOf } from '../../../kernel/financial-year.ts';
import { invariant } from '../../../kernel/invariant.ts';
import type { JournalId } from '../../../kernel/ids.ts';
import { ENTRY_PAISE_MAX } from '../../../kernel/paise.ts';
import { accepted, rejected } from '../../../kernel/result.ts';
import type { Result } from '../../../kernel/result.ts';
import { sameState } from '../../../tax/index.ts';
import type { Heads, TimeOfSupply } from '../../../tax/index.ts';
import type { PartySnapshot } from '../../party.ts';
import type { NoCreditReason } from '../../terms.ts';
import { receivedOnBy, takenOfReceipts } from '../goods-receipt/billing.ts';
import type { TakenOfReceipt } from '../goods-receipt/billing.ts';
import { creditInReturn, firstCreditPeriod, noCreditOfBuyer } from './credit-period.ts';
import type { CreditOfReturn } from './credit-period.ts';
import type { PurchaseBill, PurchaseBillDraft, PurchaseBillLine } from './events.ts';
import { pricedLines, sumOfBill, taxPaise } from './price.ts';
import type { PurchaseBillRejection } from './rejections.ts';
import { headsOfBill } from './heads.ts';
import { buyerMakesInvoice, isReverseCharged, timesOfSupply } from './reverse-charge.ts';
import type { PurchaseBillFacts } from './judged-bill.ts';
import { POSTING_RULES } from './rules.ts';
import { payablePaise, tdsOf } from './tds.ts';

/** @returns the bill as it is posted, or the first refusal in the order of `rejections.ts`. */
export function postedBill(
  { documentId, journalId }: { readonly documentId: number; readonly journalId: JournalId },
  said: PurchaseBillDraft,
  facts: PurchaseBillFacts,
): Result<PurchaseBill, PurchaseBillRejection> {
  const postedOn = dayOfPosting(said, facts);
  const taken = takenOfReceipts(said.lines, facts.receipts);
  const draft = { ...said, receivedOn: receivedOnBy(said.receivedOn, taken) };
  for (const rule of POSTING_RULES) {
    const refusal = rule({ draft, facts, postedOn });
    if (refusal !== null) return rejected(refusal);
  }
  const { party } = facts;
  const { billNumber, billDate, accountId } = draft;
  invariant(party !== null && accountId !== null, 'The rules have asked for the supplier.');
  invariant(billNumber !== null && billDate !== null, 'The rules have asked for its number.');
  const priced = pricedBill(draft, { ...facts, supplier: party.snapshot });
  const tds = tdsOf({ ...draft, lines: priced.lines }, postedOn, party.snapshot, facts.tds);
  const refusal = totalRule(draft, priced) ?? deductionRule(priced, tds);
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
    tds,
    dueDate: draft.dueDate ?? due,
    ...(draft.raises === undefined
      ? {
          lines: priced.lines.map((line, at) =>
            withReceipt(withStock(line, facts), taken[at] ?? null),
          ),
        }
      : // The goods came into stock with their bill: what is raised is the price.
        { lines: [...priced.lines], raises: raisedBills(draft.raises, facts) }),
  });
}

/** @returns the bills whose price a debit note of the supplier raises, as it keeps them. */
const raisedBills = (ids: readonly number[], { raised }: PurchaseBillFacts) =>
  [...new Set(ids)].flatMap((id) => {
    const bill = raised.get(id);
    if (bill?.status !== 'posted') return [];
    const { documentId, number, billNumber, billDate } = bill.posted;
    return [{ documentId, number, billNumber, billDate }];
  });

type DraftToPrice = Pick<
  PurchaseBillDraft,
  | 'lines'
  | 'reverseCharge'
  | 'importOf'
  | 'charges'
  | 'tcs'
  | 'currency'
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

type PricedBill = CreditOfReturn & {
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
  const heads = headsOfBill(facts.supplier, placeOfSupply, draft);
  const { creditPeriod, noCredit } = creditOfBill(draft, { heads, placeOfSupply, postedOn }, facts);
  const lines = pricedLines(draft, { heads, noCredit });
  const { sumPaise } = sumOfBill({ ...draft, lines });
  const { totalPaise: printed, roundOffPaise: given } = draft;
  const totalPaise = printed ?? sumPaise + (given ?? 0);
  const roundOffPaise = given ?? totalPaise - sumPaise;
  const placed = { postedOn, placeOfSupply, heads, creditPeriod, noCredit };
  return { ...placed, lines, totalPaise, roundOffPaise };
}

function headerOf(draft: PurchaseBillDraft) {
  const { receivedOn, reverseCharge, importOf, charges, tcs } = draft;
  const { currency, againReason, narration } = draft;
  return {
    receivedOn,
    reverseCharge,
    importOf,
    charges,
    tcs,
    currency,
    againReason,
    narration,
  };
}

/** @returns the heads that a draft would be posted with; null while nobody is chosen. */
export const headsOfDraft = (
  draft: PurchaseBillDraft,
  { party, buyer }: PurchaseBillFacts,
): Heads | null =>
  party === null
    ? null
    : headsOfBill(party.snapshot, draft.placeOfSupply ?? buyer.stateCode, draft);

type PlacedBill = {
  readonly heads: Heads;
  readonly placeOfSupply: string | null;
  readonly postedOn: CalendarDate;
};

/** @returns why tax of a place gives this buyer no credit at all; null where it does. */
export function noCreditAt(
  { heads, placeOfSupply }: Pick<PlacedBill, 'heads' | 'placeOfSupply'>,
  buyer: PurchaseBillFacts['buyer'],
): NoCreditReason | null {
  const ofBuyer = noCreditOfBuyer(buyer);
  if (ofBuyer !== null) return ofBuyer;
  // CGST and SGST of a State in which the book is not registered: GSTR-3B, 4(D)(2).
  const isOfAnotherState =
    heads === 'intra' &&
    placeOfSupply !== null &&
    buyer.stateCode !== null &&
    !sameState(placeOfSupply, buyer.stateCode);
  return isOfAnotherState ? 'tax-of-another-state' : null;
}

/** @returns in which return the credit is taken, or why no line of the bill gives any. */
function creditOfBill(
  draft: DraftToPrice,
  { heads, placeOfSupply, postedOn }: PlacedBill,
  { buyer, returns, supplier }: PriceFacts,
): CreditOfReturn {
  const noCredit = noCreditAt({ heads, placeOfSupply }, buyer);
  if (noCredit !== null) return { creditPeriod: null, noCredit };
  const { creditPeriod: asked, billDate, receivedOn } = draft;
  const days = {
    billDate: calendarDate(billDate ?? postedOn),
    postedOn,
    receivedOn: receivedOn === null ? null : calendarDate(receivedOn),
  };
  const due = dueWithoutInvoice(draft, supplier, postedOn);
  const first =
    due?.isUnlessPaid === true
      ? null
      : firstCreditPeriod(
          { ...days, postedOn: latestOf([postedOn, due?.on ?? null]) ?? postedOn },
          returns,
        );
  // Of a supplier who is not registered the buyer’s own invoice counts, which is not made before.
  const isOwnInvoice = due !== null && buyerMakesInvoice(supplier);
  const dated = isOwnInvoice ? { ...days, billDate: postedOn } : days;
  return creditInReturn(asked, dated, returns, first);
}

/**
 * CGST Act, section 16(2)(c): the credit of tax that the buyer pays follows the payment of the tax.
 * @returns when that of a bill is due of which no tax is printed; null where some is, or there is
 *   none.
 */
function dueWithoutInvoice(
  draft: DraftToPrice,
  supplier: PartySnapshot,
  postedOn: CalendarDate,
): TimeOfSupply | null {
  const taxed = draft.lines.filter(({ treatment }) => treatment === 'taxable');
  if (!taxed.every((line) => isReverseCharged(line, draft))) return null;
  const lines = taxed.map(
    (line) => ({ ...line, reverseCharge: line.reverseCharge ?? '9(3)' }) as const,
  );
  const { receivedOn, billDate } = draft;
  const times = timesOfSupply({
    lines,
    supplier,
    billDate: billDate ?? postedOn,
    postedOn,
    receivedOn,
  });
  return times.at(-1) ?? null;
}

function withStock(line: PurchaseBillLine, { products }: PurchaseBillFacts): PurchaseBillLine {
  const isStocked = line.productId !== null && products.get(line.productId)?.stocked === true;
  return isStocked ? { ...line, stocked: true } : line;
}

/** Of goods that were posted as they came, what the note had owed for them. */
function withReceipt(line: PurchaseBillLine, taken: TakenOfReceipt | null): PurchaseBillLine {
  if (taken === null || taken.receipt.journalId === null || taken.valuePaise === 0) return line;
  const accountId = taken.receipt.lines[taken.line - 1]?.accountId ?? null;
  return { ...line, received: { accountId, valuePaise: taken.valuePaise } };
}

/** Left to itself, the round-off is what the printed total is off: less than a rupee. */
const ROUND_OFF_BELOW_PAISE = 100;

function totalRule(
  draft: PurchaseBillDraft,
  { lines, totalPaise, roundOffPaise }: PricedBill,
): PurchaseBillRejection | null {
  const { sumPaise, reversed } = sumOfBill({ ...draft, lines });
  if (sumPaise + taxPaise(reversed) > ENTRY_PAISE_MAX) {
    const line = lines.length;
    return { kind: 'bill_amount_out_of_range', line, amountPaiseMax: ENTRY_PAISE_MAX };
  }
  const isOff =
    sumPaise + roundOffPaise !== totalPaise || Math.abs(roundOffPaise) >= ROUND_OFF_BELOW_PAISE;
  if (isOff) {
    const named = { totalPaise, sumPaise, roundOffPaise: draft.roundOffPaise ?? 0 };
    return { kind: 'bill_total_differs', ...named };
  }
  return totalPaise <= 0 ? { kind: 'bill_comes_to_nothing' } : null;
}

function deductionRule(
  { totalPaise }: PricedBill,
  tds: PurchaseBill['tds'],
): PurchaseBillRejection | null {
  if (tds === null || payablePaise({ totalPaise, tds }) > 0) return null;
  return { kind: 'bill_tds_above_total', tdsPaise: tds.amountPaise, totalPaise };
}
