// A draft as it is posted: judged by the rules, then worked out from its bill and from the notes
// that stand before it.
import { calendarDate } from '../../../kernel/calendar-date.ts';
import type { CalendarDate } from '../../../kernel/calendar-date.ts';
import { financialYearLabel, financialYearOf } from '../../../kernel/financial-year.ts';
import type { JournalId } from '../../../kernel/ids.ts';
import { accepted, rejected } from '../../../kernel/result.ts';
import type { Result } from '../../../kernel/result.ts';
import type { PurchaseBill } from '../purchase-bill/events.ts';
import { sumOfLines, taxPaise } from '../purchase-bill/price.ts';
import { payablePaise } from '../purchase-bill/tds.ts';
import type {
  KnownOfNote,
  PurchaseDebitNote,
  PurchaseDebitNoteDraft,
  PurchaseDebitNoteLine,
} from './events.ts';
import { goneBackOf, isAllGone, partOfLine } from './give-back.ts';
import type { PurchaseDebitNoteRejection } from './rejections.ts';
import { goneOfTds, tdsTakenBack } from './tds.ts';
import { billOfNote, NOTE_RULES } from './rules.ts';
import type { PurchaseDebitNoteFacts } from './rules.ts';

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
  const bill = billOfNote({ draft, facts });
  if ('kind' in bill) return rejected(bill);
  const postedOn = dayOfPosting(draft, facts);
  for (const rule of NOTE_RULES) {
    const refusal = rule({ draft, facts, postedOn, bill });
    if (refusal !== null) return rejected(refusal);
  }
  const { lines, roundOffPaise, totalPaise } = pricedNote(draft, bill, facts.earlier);
  if (totalPaise <= 0) return rejected({ kind: 'note_comes_to_nothing' });
  const { accountId, supplierId, supplier } = bill;
  const tds = tdsTakenBack(bill, postedOn, {
    ...goneOfTds(facts.earlier),
    returnedPaise: sumOfLines(lines).taxablePaise,
    isDeposited: facts.isTdsDeposited,
    totalPaise,
  });
  const owedPaise = payablePaise({ totalPaise, tds });
  const againstPaise = Math.min(owedPaise, Math.max(facts.billOpenPaise, 0));
  const { privateCustomerId } = bill;
  return accepted({
    ...ids,
    ...facts.nextNumber(financialYearLabel(financialYearOf(postedOn))),
    ...(privateCustomerId !== undefined && { privateCustomerId }),
    supplierId,
    supplierNote: draft.supplierNote,
    tds,
    narration: draft.narration,
    accountId,
    supplier,
    buyer: bill.buyer,
    bills: [{ ...namedBill(bill), againstPaise }],
    postedOn,
    placeOfSupply: bill.placeOfSupply,
    heads: bill.heads,
    credit: { state: draft.isCommercial ? 'commercial' : 'open', period: null },
    lines,
    roundOffPaise,
    totalPaise,
  });
}

type PricedNote = Pick<PurchaseDebitNote, 'lines' | 'roundOffPaise' | 'totalPaise'>;

/** @returns what the lines of a draft come to, but for those that name no line of the bill. */
function pricedNote(
  { lines: said, isCommercial }: Pick<PurchaseDebitNoteDraft, 'lines' | 'isCommercial'>,
  bill: PurchaseBill,
  earlier: readonly PurchaseDebitNote[],
): PricedNote {
  const lines = said.flatMap((one): PurchaseDebitNoteLine[] => {
    const billed = bill.lines[(one.bill?.line ?? 0) - 1];
    if (billed === undefined || one.bill === null) return [];
    const { received: _cleared, ...of } = billed;
    const gone = goneBackOf(bill, one.bill.line, earlier);
    const { quantityThousandths } = one;
    return [
      { ...of, ...partOfLine(of, gone, one, isCommercial), quantityThousandths, bill: one.bill },
    ];
  });
  const { sumPaise } = sumOfLines(lines);
  // The supplier's rounding goes back with the last of it, where no tax stays behind.
  const keepsTax = isCommercial && bill.lines.some((line) => taxPaise(line) > 0);
  const isLast = !keepsTax && isAllGone(bill, [...earlier, { lines }]);
  const gone = earlier.reduce((sum, note) => sum + note.roundOffPaise, 0);
  const roundOffPaise = isLast ? bill.roundOffPaise - gone : 0;
  return { lines, roundOffPaise, totalPaise: sumPaise + roundOffPaise };
}

/** @returns what a draft would be posted as; null while its bill is not known. */
export function knownOfNote(
  draft: PurchaseDebitNoteDraft,
  facts: Pick<PurchaseDebitNoteFacts, 'bill' | 'earlier'>,
): { readonly known: KnownOfNote } {
  const bill = billOfNote({ draft, facts });
  if ('kind' in bill) return { known: null };
  const { lines, ...sums } = pricedNote(draft, bill, facts.earlier);
  const { accountId, supplierId, heads } = bill;
  const known = { accountId, supplierId, heads, bills: [namedBill(bill)], ...sums };
  return { known: { ...known, lines: [...lines] } };
}

const namedBill = ({ documentId, number, billNumber, billDate }: PurchaseBill) => ({
  documentId,
  number,
  billNumber,
  billDate,
});
