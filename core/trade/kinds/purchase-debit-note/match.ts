// The supplier answers a debit note with a credit note: the return that lowers the credit is known
// then, and what that note says more or less is posted. A note that the supplier answers without
// GST, or with nothing, becomes one without GST.
import { calendarDate } from '../../../kernel/calendar-date.ts';
import type { CalendarDate } from '../../../kernel/calendar-date.ts';
import { periodSaid } from '../../../kernel/financial-year.ts';
import type { Id, JournalId } from '../../../kernel/ids.ts';
import { mulDiv } from '../../../kernel/paise.ts';
import { accepted, rejected } from '../../../kernel/result.ts';
import type { Result } from '../../../kernel/result.ts';
import { creditLimitOf } from '../../../tax/index.ts';
import { gatheredEntries } from '../../effects.ts';
import type { TradeEntry } from '../../effects.ts';
import { standingDocument } from '../../lifecycle.ts';
import type { TradeRejection, TradeState } from '../../lifecycle.ts';
import type { ReversedJournal, TradePosting } from '../../posting-kind.ts';
import type { TradeKind } from '../../terms.ts';
import { isCreditClosed } from '../purchase-bill/credit-period.ts';
import {
  BILL_TAX_HEADS,
  perHead,
  sumOfHeads,
  sumOfLines,
  taxPaise,
} from '../purchase-bill/price.ts';
import type { BillTaxHead } from '../purchase-bill/price.ts';
import { INPUT_ROLES } from '../purchase-bill/purchase-bill.ts';
import type {
  NoteDifference,
  PurchaseDebitNote,
  PurchaseDebitNoteDraft,
  PurchaseDebitNoteMatched,
  PurchaseDebitNoteMatchReversed,
} from './events.ts';
import { returnLowered } from './post.ts';
import { purchaseDebitNote } from './purchase-debit-note.ts';
import type { PurchaseDebitNoteRejection } from './rejections.ts';
import { enteredNoteRefusal, supplierNoteRefusal } from './rules.ts';
import type { PurchaseDebitNoteFacts } from './rules.ts';

type HeadAmounts = Readonly<Record<BillTaxHead, number>>;

export type MatchPurchaseDebitNote = {
  readonly type: 'MatchPurchaseDebitNote';
  readonly data: {
    readonly documentId: Id<TradeKind>;
    /** Null where the supplier gives none, and the note becomes one without GST. */
    readonly supplierNote: PurchaseDebitNoteDraft['supplierNote'];
    /** Without GST: the supplier's tax stays, and so does the credit. */
    readonly isCommercial: boolean;
    /** What the credit note prints; null: what the debit note says. */
    readonly printed: (HeadAmounts & { readonly taxablePaise: number }) | null;
    readonly creditPeriod: { readonly from: CalendarDate; readonly to: CalendarDate } | null;
    readonly againReason: string | null;
    /** Null is today. */
    readonly matchedOn: CalendarDate | null;
    readonly journalId: JournalId;
  };
};

export type ReversePurchaseDebitNoteMatch = {
  readonly type: 'ReversePurchaseDebitNoteMatch';
  readonly data: {
    readonly documentId: Id<TradeKind>;
    readonly reason: string;
    readonly reversalId: JournalId;
  };
};

type Matched = PurchaseDebitNoteMatched['data'];

/** A note, and the answer to it; null while there is none, or where it began with a credit note. */
export type MatchedState = TradeState<PurchaseDebitNoteDraft, PurchaseDebitNote> & {
  readonly match: Matched | null;
};

type Refusal = PurchaseDebitNoteRejection | TradeRejection;

export function matchedNote(
  state: MatchedState,
  { data }: MatchPurchaseDebitNote,
  facts: PurchaseDebitNoteFacts,
): Result<readonly PurchaseDebitNoteMatched[], Refusal> {
  const standing = standingDocument(state, purchaseDebitNote.kind, data.documentId);
  if (!standing.ok) return standing;
  const note = standing.value;
  const matchedOn = data.matchedOn ?? facts.today;
  const refusal = matchRefusal(state, note, data, { ...facts, matchedOn });
  if (refusal !== null) return rejected(refusal);
  const { supplierNote, isCommercial, creditPeriod, againReason } = data;
  const difference = differenceOf(note, data, facts);
  const { documentId, number, accountId, postedOn, supplier } = note;
  const matched: Matched = {
    documentId,
    number,
    accountId,
    postedOn,
    gstin: supplier.gstin,
    supplierNote,
    matchedOn,
    state: isCommercial ? 'commercial' : 'matched',
    period: isCommercial ? null : (creditPeriod ?? returnLowered(matchedOn, facts.returns)),
    difference,
    comesTo: sumsOf(note, difference),
    ...(againReason !== null && { againReason }),
  };
  return accepted([{ type: 'PurchaseDebitNoteMatched', version: 1, data: matched }]);
}

type MatchFacts = PurchaseDebitNoteFacts & { readonly matchedOn: CalendarDate };

function matchRefusal(
  { match }: MatchedState,
  note: PurchaseDebitNote,
  { supplierNote, isCommercial, creditPeriod, againReason }: MatchPurchaseDebitNote['data'],
  { matchedOn, ...facts }: MatchFacts,
): PurchaseDebitNoteRejection | null {
  const { number, postedOn, credit, bills, supplier } = note;
  const { today } = facts;
  if (match !== null || credit.state !== 'open') return { kind: 'note_is_matched', number };
  if (supplierNote === null && !isCommercial) return { kind: 'note_match_without_credit_note' };
  if (matchedOn > today) return { kind: 'note_of_the_future', postedOn: matchedOn, today };
  if (matchedOn < postedOn) return { kind: 'note_matched_before_posting', matchedOn, postedOn };
  if (supplierNote === null) return null;
  const period = creditPeriod === null ? null : ({ kind: 'period', ...creditPeriod } as const);
  const of = { gstin: supplier.gstin, bills, postedOn: matchedOn, creditPeriod: period };
  return (
    supplierNoteRefusal(supplierNote, of, facts) ??
    (isCommercial ? null : pastLimit(note, supplierNote.date)) ??
    enteredNoteRefusal({ supplierNote, againReason }, facts.enteredBefore)
  );
}

/** CGST Act, section 34(2): declared later, the credit note gives no GST back. */
function pastLimit(
  { bills, lines }: PurchaseDebitNote,
  declaredOn: string,
): PurchaseDebitNoteRejection | null {
  if (taxPaise(sumOfHeads(lines)) === 0) return null;
  for (const { billDate, billNumber } of bills) {
    const until = creditLimitOf(calendarDate(billDate), null);
    if (declaredOn > until) {
      return { kind: 'note_past_credit_limit', postedOn: declaredOn, until, billNumber };
    }
  }
  return null;
}

/** @returns what the answer says more (or less, below zero); null where it says the same. */
function differenceOf(
  note: PurchaseDebitNote,
  { printed, isCommercial, journalId }: MatchPurchaseDebitNote['data'],
  { bills, openPaise }: PurchaseDebitNoteFacts,
): NoteDifference | null {
  const { lines } = note;
  const had = sumOfLines(lines);
  const credit = sumOfHeads(lines.map(({ credited }) => credited));
  const none = perHead(() => 0);
  const said = printed ?? { ...had };
  const taxes = perHead((head) => (isCommercial ? 0 : said[head]) - had[head]);
  const taxablePaise = said.taxablePaise - had.taxablePaise;
  if (taxablePaise === 0 && BILL_TAX_HEADS.every((head) => taxes[head] === 0)) return null;
  const isCredited = taxPaise(credit) > 0;
  const credited = perHead((head) => {
    if (had[head] === 0) return isCredited ? taxes[head] : none[head];
    const share = mulDiv(Math.abs(taxes[head]), credit[head], had[head]);
    return taxes[head] < 0 ? -share : share;
  });
  const totalPaise = taxablePaise + taxPaise(taxes);
  const settled = settledMore(note, totalPaise, { bills, openPaise });
  const [first] = lines;
  const toAccountId = first?.accountId ?? null;
  return { journalId, toAccountId, taxablePaise, ...taxes, totalPaise, credited, ...settled };
}

/**
 * What the supplier credits more settles what is open of the bills, and the rest is ahead. What is
 * credited less comes out of what the note left ahead, then of what it had settled.
 */
function settledMore(
  { bills: settled }: PurchaseDebitNote,
  totalPaise: number,
  { bills, openPaise }: Pick<PurchaseDebitNoteFacts, 'bills' | 'openPaise'>,
): Pick<NoteDifference, 'itemPaise' | 'bills'> {
  const isMore = totalPaise > 0;
  const ofItem = isMore ? 0 : Math.min(-totalPaise, Math.max(openPaise, 0));
  let left = Math.abs(totalPaise) - ofItem;
  const changed = settled.map(({ documentId, againstPaise }) => {
    const most = isMore ? Math.max(bills.get(documentId)?.openPaise ?? 0, 0) : againstPaise;
    const paise = Math.min(left, most);
    left -= paise;
    return { documentId, againstPaise: isMore ? paise : 0 - paise };
  });
  // What neither side has is the supplier's to give, or ours.
  const itemPaise = isMore ? left : 0 - ofItem - left;
  return { itemPaise, bills: changed.filter(({ againstPaise }) => againstPaise !== 0) };
}

/** @returns what a note comes to with the difference of its answer. */
function sumsOf(
  { lines, ...note }: PurchaseDebitNote,
  difference: NoteDifference | null,
): Matched['comesTo'] {
  const { taxablePaise, ...taxes } = sumOfLines(lines);
  const credit = sumOfHeads(lines.map(({ credited }) => credited));
  const more = difference ?? { taxablePaise: 0, totalPaise: 0, ...perHead(() => 0) };
  return {
    taxablePaise: taxablePaise + more.taxablePaise,
    taxPaise: taxPaise(taxes) + taxPaise(more),
    creditPaise: taxPaise(credit) + (difference === null ? 0 : taxPaise(difference.credited)),
    totalPaise: note.totalPaise + more.totalPaise,
  };
}

export function matchTakenBack(
  state: MatchedState,
  { data }: ReversePurchaseDebitNoteMatch,
  { returns, openPaise }: PurchaseDebitNoteFacts,
): Result<readonly PurchaseDebitNoteMatchReversed[], Refusal> {
  const standing = standingDocument(state, purchaseDebitNote.kind, data.documentId);
  if (!standing.ok) return standing;
  const note = standing.value;
  const { number } = note;
  const { match } = state;
  if (match === null) return rejected({ kind: 'note_is_not_matched', number });
  const { matchedOn, difference, period } = match;
  if (period !== null && isCreditClosed(periodSaid(period), returns)) {
    const { from, to } = period;
    return rejected({ kind: 'note_match_in_filed_return', number, from, to });
  }
  const usedPaise = Math.max((difference?.itemPaise ?? 0) - openPaise, 0);
  if (usedPaise > 0) {
    const of = purchaseDebitNote.kind;
    return rejected({ kind: 'document_is_settled', of, number, settledPaise: usedPaise });
  }
  const { documentId, accountId, supplierNote, postedOn, gstin } = match;
  const of = { documentId, number, accountId, postedOn, gstin };
  const was = { ...of, supplierNote, matchedOn, difference, stands: note.supplierNote };
  const comesTo = sumsOf(note, null);
  // On its own day, as if it had not been entered: the ledgers of each month are what notes say.
  const reversed = { ...was, comesTo, reversedOn: matchedOn, reason: data.reason };
  return accepted([{ type: 'PurchaseDebitNoteMatchReversed', version: 1, data: reversed }]);
}

/** @returns a note as its credit stands by the answer of the supplier. */
export const withMatch = <Note extends Pick<PurchaseDebitNote, 'credit' | 'supplierNote'>>(
  note: Note,
  match: Pick<Matched, 'state' | 'period' | 'supplierNote'> | null,
): Note =>
  match === null
    ? note
    : {
        ...note,
        supplierNote: match.supplierNote ?? note.supplierNote,
        credit: { state: match.state, period: match.period },
      };

/** @returns the journal of what an answer says otherwise, or that it is reversed. */
export function postingOfMatch(
  event: PurchaseDebitNoteMatched | PurchaseDebitNoteMatchReversed,
): TradePosting<PurchaseDebitNote> | null {
  const { data } = event;
  const { documentId, number, accountId, difference, supplierNote, matchedOn } = data;
  if (difference === null) return null;
  const { journalId } = difference;
  if (event.type === 'PurchaseDebitNoteMatchReversed') {
    const { reversedOn, reason } = event.data;
    const reverse: ReversedJournal = { documentId, journalId, reversedOn, reason };
    return { reverse };
  }
  const by = supplierNote === null ? 'without GST' : `credit note ${supplierNote.number}`;
  return {
    beside: {
      documentId,
      number,
      journalId,
      dated: matchedOn,
      voucherType: purchaseDebitNote.voucherType,
      narration: `Debit note ${number}, ${by}: what it differs by`,
      entries: differenceLedger(accountId, data, difference),
    },
  };
}

const ofNote = (id: number) => ({ kind: 'purchase-debit-note', id }) as const;

function differenceLedger(
  accountId: number,
  { documentId, number }: Pick<Matched, 'documentId' | 'number'>,
  { toAccountId, totalPaise, credited, itemPaise, bills }: NoteDifference,
): readonly TradeEntry[] {
  const signed = (to: TradeEntry['to'], paise: number): TradeEntry => ({
    to,
    side: paise < 0 ? 'debit' : 'credit',
    amountPaise: Math.abs(paise),
  });
  const owed = signed({ accountId }, -totalPaise);
  const amountPaise = Math.abs(itemPaise);
  const ofItem =
    itemPaise > 0
      ? { kind: 'new' as const, amountPaise, name: number }
      : { kind: 'against' as const, amountPaise, document: ofNote(documentId) };
  const references = [
    ...bills.map(({ documentId: id, againstPaise }) => ({
      kind: 'against' as const,
      amountPaise: Math.abs(againstPaise),
      document: { kind: 'purchase-bill' as const, id },
    })),
    ...(itemPaise === 0 ? [] : [ofItem]),
  ];
  const to =
    toAccountId === null ? ({ role: 'purchase-return' } as const) : { accountId: toAccountId };
  return gatheredEntries([
    { ...owed, ...(totalPaise !== 0 && { references }) },
    signed(to, totalPaise - taxPaise(credited)),
    ...BILL_TAX_HEADS.map((head) => signed({ role: INPUT_ROLES[head] }, credited[head])),
  ]);
}
