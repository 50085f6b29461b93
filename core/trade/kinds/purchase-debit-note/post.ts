// A draft as it is posted: judged by the rules, then worked out from its bills and from the notes
// that stand before it, or as the supplier's credit note prints it.
import { calendarDate } from '../../../kernel/calendar-date.ts';
import type { CalendarDate } from '../../../kernel/calendar-date.ts';
import { financialYearLabel, financialYearOf, periodSaid } from '../../../kernel/financial-year.ts';
import type { Period } from '../../../kernel/financial-year.ts';
import { invariant } from '../../../kernel/invariant.ts';
import type { JournalId } from '../../../kernel/ids.ts';
import { accepted, rejected } from '../../../kernel/result.ts';
import type { Result } from '../../../kernel/result.ts';
import { firstCreditPeriod } from '../purchase-bill/credit-period.ts';
import type { PurchaseBill } from '../purchase-bill/events.ts';
import { headsOfBill } from '../purchase-bill/heads.ts';
import { noCreditAt } from '../purchase-bill/post.ts';
import { pricedLines, sumOfHeads, sumOfLines, taxPaise } from '../purchase-bill/price.ts';
import { payablePaise } from '../purchase-bill/tds.ts';
import type {
  KnownOfNote,
  PurchaseDebitNote,
  PurchaseDebitNoteDraft,
  PurchaseDebitNoteLine,
} from './events.ts';
import { goneBackOf, goodsCostOf, isAllGone, partOfLine } from './give-back.ts';
import type { PurchaseDebitNoteRejection } from './rejections.ts';
import { goneOfTds, tdsTakenBack } from './tds.ts';
import { billsOfNote, NOTE_RULES, ownLinesOf } from './rules.ts';
import type { NotedBill, PurchaseDebitNoteFacts } from './rules.ts';

const dayOfPosting = (
  { postedOn }: PurchaseDebitNoteDraft,
  { today }: PurchaseDebitNoteFacts,
): CalendarDate => (postedOn === null ? today : calendarDate(postedOn));

/** @returns the note as it is posted, or the first refusal in the order of `rejections.ts`. */
export function postedNote(
  ids: { readonly documentId: number; readonly journalId: JournalId },
  draft: PurchaseDebitNoteDraft,
  facts: PurchaseDebitNoteFacts,
): Result<PurchaseDebitNote, PurchaseDebitNoteRejection> {
  const bills = billsOfNote(draft, facts);
  if ('kind' in bills) return rejected(bills);
  const postedOn = dayOfPosting(draft, facts);
  for (const rule of NOTE_RULES) {
    const refusal = rule({ draft, facts, postedOn, bills });
    if (refusal !== null) return rejected(refusal);
  }
  const { lines, roundOffPaise, totalPaise } = pricedNote(draft, bills, facts);
  if (totalPaise <= 0) return rejected({ kind: 'note_comes_to_nothing' });
  const [first] = bills;
  const tds =
    first === undefined || bills.length > 1
      ? null
      : tdsTakenBack(first.bill, postedOn, {
          ...goneOfTds(first.earlier),
          returnedPaise: sumOfLines(lines).taxablePaise,
          isDeposited: first.isTdsDeposited,
          totalPaise,
        });
  const { supplierNote, narration, isCommercial, againReason } = draft;
  const period = isCommercial ? null : periodOfNote(draft, postedOn, facts);
  const state = isCommercial ? 'commercial' : period === null ? 'open' : 'matched';
  return accepted({
    ...ids,
    ...facts.nextNumber(financialYearLabel(financialYearOf(postedOn))),
    ...partiesOfNote(draft, bills, facts),
    supplierNote,
    tds,
    narration,
    bills: settledBills(bills, lines, payablePaise({ totalPaise, tds })),
    postedOn,
    credit: { state, period },
    lines: [...lines],
    roundOffPaise,
    totalPaise,
    ...(againReason != null && { againReason }),
  });
}

type Parties = Pick<
  PurchaseDebitNote,
  'accountId' | 'supplierId' | 'supplier' | 'buyer' | 'placeOfSupply' | 'heads'
> &
  Partial<Pick<PurchaseDebitNote, 'privateCustomerId'>>;

/** Whose it is, and by which places it is taxed: as of its bills, else as of today. */
function partiesOfNote(
  draft: PurchaseDebitNoteDraft,
  [first]: readonly NotedBill[],
  { party, buyer }: Pick<PurchaseDebitNoteFacts, 'party' | 'buyer'>,
): Parties {
  if (first !== undefined) {
    const { accountId, supplierId, supplier, buyer: then, placeOfSupply, heads } = first.bill;
    const { privateCustomerId } = first.bill;
    const of = { accountId, supplierId, supplier, buyer: then, placeOfSupply, heads };
    return { ...of, ...(privateCustomerId !== undefined && { privateCustomerId }) };
  }
  invariant(party !== null, 'The rules have asked for the supplier.');
  const { accountId, partyId: supplierId, snapshot: supplier, privateCustomerId } = party;
  const { placeOfSupply, heads } = placeOfNote(draft, { party, buyer });
  const of = { accountId, supplierId, supplier, buyer, placeOfSupply, heads };
  return { ...of, ...(privateCustomerId !== null && { privateCustomerId }) };
}

function placeOfNote(
  { placeOfSupply: said, lines }: PurchaseDebitNoteDraft,
  {
    party,
    buyer,
  }: Pick<PurchaseDebitNoteFacts, 'buyer'> & {
    readonly party: NonNullable<PurchaseDebitNoteFacts['party']>;
  },
): Pick<PurchaseBill, 'placeOfSupply' | 'heads'> {
  const placeOfSupply = said ?? buyer.stateCode;
  const of = { lines: ownLinesOf(lines), reverseCharge: false, importOf: null };
  return { placeOfSupply, heads: headsOfBill(party.snapshot, placeOfSupply, of) };
}

/** The supplier's credit note lowers the credit of the first return that is open for it. */
function periodOfNote(
  { supplierNote, creditPeriod = null }: PurchaseDebitNoteDraft,
  postedOn: CalendarDate,
  { returns }: Pick<PurchaseDebitNoteFacts, 'returns'>,
): Period | null {
  if (supplierNote === null || creditPeriod?.kind === 'deferred') return null;
  return creditPeriod === null ? returnLowered(postedOn, returns) : periodSaid(creditPeriod);
}

/** @returns the first return that may lower the credit from a day on. */
export const returnLowered = (
  day: CalendarDate,
  returns: PurchaseDebitNoteFacts['returns'],
): Period | null => firstCreditPeriod({ billDate: day, postedOn: day, receivedOn: day }, returns);

/** Each bill first by what goes back of it, then by what is left of the note, while it is open. */
function settledBills(
  bills: readonly NotedBill[],
  lines: readonly PurchaseDebitNoteLine[],
  owedPaise: number,
): PurchaseDebitNote['bills'] {
  let left = owedPaise;
  const settled = bills.map(({ bill, openPaise }) => {
    const own = lines.filter((line) => line.bill?.documentId === bill.documentId);
    const paise = Math.min(left, Math.max(openPaise, 0), sumOfLines(own).sumPaise);
    left -= paise;
    return { ...namedBill(bill), againstPaise: paise };
  });
  return settled.map((one, at) => {
    const open = Math.max(bills[at]?.openPaise ?? 0, 0) - one.againstPaise;
    const more = Math.min(left, open);
    left -= more;
    return { ...one, againstPaise: one.againstPaise + more };
  });
}

type PricedNote = {
  readonly lines: readonly PurchaseDebitNoteLine[];
  readonly roundOffPaise: number;
  readonly totalPaise: number;
};

/** @returns what the lines of a draft come to, but for those that name no line of a bill. */
function pricedNote(
  draft: PurchaseDebitNoteDraft,
  bills: readonly NotedBill[],
  facts: Pick<PurchaseDebitNoteFacts, 'party' | 'buyer'>,
): PricedNote {
  const { lines: said, isCommercial } = draft;
  const lines =
    bills.length === 0
      ? pricedOwn(draft, facts)
      : said.flatMap((one): PurchaseDebitNoteLine[] => {
          const noted = bills.find(({ bill }) => bill.documentId === one.bill?.documentId);
          const billed = noted?.bill.lines[(one.bill?.line ?? 0) - 1];
          if (noted === undefined || billed === undefined || one.bill === null) return [];
          const { received: _cleared, ...of } = billed;
          const gone = goneBackOf(noted.bill, one.bill.line, noted.earlier);
          const part = partOfLine(of, gone, one, isCommercial);
          const { quantityThousandths } = one;
          return [{ ...of, ...part, ...goodsCostOf(of, one), quantityThousandths, bill: one.bill }];
        });
  const { sumPaise } = sumOfLines(lines);
  const roundOffPaise = roundOffOf(draft, bills, lines);
  return { lines, roundOffPaise, totalPaise: sumPaise + roundOffPaise };
}

/** The supplier's rounding goes back with the last of a bill, where no tax stays behind. */
function roundOffOf(
  { supplierNote, roundOffPaise = 0, isCommercial }: PurchaseDebitNoteDraft,
  bills: readonly NotedBill[],
  lines: readonly PurchaseDebitNoteLine[],
): number {
  const [first, ...others] = bills;
  if (supplierNote !== null || first === undefined || others.length > 0) return roundOffPaise;
  const { bill, earlier } = first;
  const keepsTax = isCommercial && bill.lines.some((line) => taxPaise(line) > 0);
  const isLast = !keepsTax && isAllGone(bill, [...earlier, { lines: [...lines] }]);
  const gone = earlier.reduce((sum, note) => sum + note.roundOffPaise, 0);
  return isLast ? bill.roundOffPaise - gone : 0;
}

/** What the supplier credits without a bill is priced as a bill of it would be. */
function pricedOwn(
  draft: PurchaseDebitNoteDraft,
  { party, buyer }: Pick<PurchaseDebitNoteFacts, 'party' | 'buyer'>,
): readonly PurchaseDebitNoteLine[] {
  if (party === null) return [];
  const place = placeOfNote(draft, { party, buyer });
  const whole = {
    lines: ownLinesOf(draft.lines),
    charges: [],
    currency: null,
    reverseCharge: false,
    importOf: null,
  };
  const { heads } = place;
  const priced = pricedLines(whole, { heads, noCredit: noCreditAt(place, buyer) });
  const none = sumOfHeads([]);
  return priced.map((line) =>
    draft.isCommercial
      ? { ...line, ...none, credited: none, costPaise: line.taxablePaise, bill: null }
      : { ...line, bill: null },
  );
}

/** @returns what a draft would be posted as; null while its bills or its supplier are not known. */
export function knownOfNote(
  draft: PurchaseDebitNoteDraft,
  facts: Pick<PurchaseDebitNoteFacts, 'bills' | 'party' | 'buyer'>,
): { readonly known: KnownOfNote } {
  const bills = billsOfNote(draft, facts);
  if ('kind' in bills || (bills.length === 0 && facts.party === null)) return { known: null };
  const { lines, ...sums } = pricedNote(draft, bills, facts);
  const { accountId, supplierId, heads } = partiesOfNote(draft, bills, facts);
  const named = bills.map(({ bill }) => namedBill(bill));
  return { known: { accountId, supplierId, heads, bills: named, ...sums, lines: [...lines] } };
}

const namedBill = ({ documentId, number, billNumber, billDate }: PurchaseBill) => ({
  documentId,
  number,
  billNumber,
  billDate,
});
