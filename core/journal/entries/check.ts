// The ladder of refusals that a journal must climb to be posted.
import { calendarDate, oneYearAfter } from '../../kernel/calendar-date.ts';
import type { CalendarDate } from '../../kernel/calendar-date.ts';
import type { AccountId } from '../../kernel/ids.ts';
import { BOOK_PAISE_MAX, ENTRY_PAISE_MAX, isEntryAmount, sumPaise } from '../../kernel/paise.ts';
import type { JournalFacts, PostJournal } from '../commands.ts';
import type { Side } from '../terms.ts';
import type { Entry } from './entries.ts';
import { referenceRefusal } from './references.ts';
import { outputTaxRefusal } from '../gst/filed-tax.ts';
import { markRefusal } from '../gst/marks.ts';
import { partRefusal, gstPartsOf } from '../gst/parts.ts';
import { admitsSetOff, isSetOffAlone, setOffDay } from '../gst/set-off-day.ts';
import type { WholeGstPart } from '../gst/parts.ts';
import type { JournalRejection } from '../rejections.ts';
import { typeRefusal } from '../voucher-types.ts';

/** Double entry needs a debit and a credit. */
const ENTRIES_MIN = 2;
/** An entry's id leaves room for 511. */
const ENTRIES_MAX = 500;
const NARRATION_MAX = 1000;
/** Nothing that lives was booked before; an older date is a slip of the finger. */
const FIRST_DATE = calendarDate('1900-01-01');

/**
 * Only large journals bring a book to its limit, so its turnover counts for those alone, from
 * ₹1 crore on: above the limit there is room for four million smaller ones.
 */
const TURNOVER_COUNTS_FROM_PAISE = 1_000_000_000;

/** @returns whether a journal of these entries is large enough for the book's turnover to count. */
export const mayReachLimit = (entries: readonly Entry[]): boolean =>
  entries.reduce((sum, { amountPaise }) => sum + amountPaise, 0) >= 2 * TURNOVER_COUNTS_FROM_PAISE;

type Document = Omit<PostJournal['data'], 'journalId'>;

/** @returns the day of a journal: as it is given, else today, or the day of filing of a set-off. */
export const entryDateOf = (document: Document, facts: JournalFacts): CalendarDate =>
  document.entryDate ?? setOffDay(document, facts) ?? facts.today;

/** @returns the first refusal that applies to the document, or null when it may be posted. */
export function refusalOf(document: Document, facts: JournalFacts): JournalRejection | null {
  const { entries, source } = document;
  const entryDate = entryDateOf(document, facts);
  const parts = gstPartsOf(document, entryDate, facts);
  return (
    sizeRefusal(document) ??
    amountRefusal(entries, facts) ??
    accountRefusal(entries, facts) ??
    (source === undefined ? typeRefusal(document, facts) : null) ??
    referenceRefusal(entries, facts) ??
    partRefusal(parts, entries, { entryDate, returns: facts.returns }) ??
    dateRefusal(entryDate, { entries, parts }, facts) ??
    gstRefusal(document, { entryDate, parts }, facts)
  );
}

type Dated = { readonly entryDate: CalendarDate; readonly parts: readonly WholeGstPart[] };

/** A document's own lines on output tax are closed by its own rules; a mark is judged always. */
function gstRefusal(
  { entries, source }: Document,
  { entryDate, parts }: Dated,
  facts: JournalFacts,
): JournalRejection | null {
  for (const [index, one] of parts.entries()) {
    const refusal = markRefusal(one, { part: index + 1, entries, entryDate }, facts);
    if (refusal !== null) return refusal;
  }
  const marked = new Set(parts.flatMap(({ lines }) => lines));
  return source === undefined ? outputTaxRefusal({ entries, marked }, entryDate, facts) : null;
}

function sizeRefusal({ entries, narration }: Document): JournalRejection | null {
  const count = entries.length;
  if (count < ENTRIES_MIN) return { kind: 'too_few_entries', count, countMin: ENTRIES_MIN };
  if (count > ENTRIES_MAX) return { kind: 'too_many_entries', count, countMax: ENTRIES_MAX };
  const { length } = narration;
  if (length > NARRATION_MAX) {
    return { kind: 'narration_too_long', length, lengthMax: NARRATION_MAX };
  }
  return null;
}

function amountRefusal(
  entries: readonly Entry[],
  { turnoverPaise }: JournalFacts,
): JournalRejection | null {
  for (const [index, { amountPaise }] of entries.entries()) {
    if (!isEntryAmount(amountPaise)) {
      const amountPaiseMax = ENTRY_PAISE_MAX;
      return { kind: 'amount_out_of_range', line: index + 1, amountPaise, amountPaiseMax };
    }
  }
  const debitPaise = totalOf(entries, 'debit');
  const creditPaise = totalOf(entries, 'credit');
  if (debitPaise === null || creditPaise === null) return { kind: 'total_too_large' };
  if (turnoverPaise + debitPaise > BOOK_PAISE_MAX) return { kind: 'total_too_large' };
  if (debitPaise !== creditPaise) {
    return { kind: 'entries_do_not_balance', debitPaise, creditPaise };
  }
  return null;
}

const totalOf = (entries: readonly Entry[], side: Side) =>
  sumPaise(entries.filter((entry) => entry.side === side).map((entry) => entry.amountPaise));

function accountRefusal(
  entries: readonly Entry[],
  { accounts }: JournalFacts,
): JournalRejection | null {
  for (const [index, entry] of entries.entries()) {
    const accountId = entry.accountId as AccountId;
    const account = accounts.get(accountId);
    const line = index + 1;
    if (account === undefined) return { kind: 'account_unknown', line, accountId };
    if (!account.open) return { kind: 'account_not_open', line, accountId, name: account.name };
  }
  return null;
}

type Parts = { readonly entries: readonly Entry[]; readonly parts: readonly WholeGstPart[] };

function dateRefusal(
  entryDate: CalendarDate,
  marked: Parts,
  facts: JournalFacts,
): JournalRejection | null {
  const { today, beginsOn, lockedTo, hardLockedTo } = facts;
  const to = oneYearAfter(today);
  if (entryDate < FIRST_DATE || entryDate > to) {
    return { kind: 'date_out_of_range', entryDate, from: FIRST_DATE, to };
  }
  if (beginsOn !== null && entryDate < beginsOn) {
    return { kind: 'date_before_book_begins', entryDate, beginsOn };
  }
  if (lockedTo === null || entryDate > lockedTo) return null;
  if (!isSetOffAlone(marked)) return { kind: 'period_locked', entryDate, lockedTo };
  if (hardLockedTo !== null && entryDate <= hardLockedTo) {
    const open = { ...facts, lockedTo };
    const dayToUse = setOffDay({ ...marked, gst: marked.parts }, open) ?? today;
    return { kind: 'set_off_after_hard_lock', entryDate, lockedTo: hardLockedTo, dayToUse };
  }
  return admitsSetOff(marked, entryDate) ? null : { kind: 'period_locked', entryDate, lockedTo };
}
