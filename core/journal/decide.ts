import type { CalendarDate } from '../kernel/calendar-date.ts';
import { streamName } from '../kernel/ids.ts';
import type { JournalId } from '../kernel/ids.ts';
import { accepted, rejected } from '../kernel/result.ts';
import type { Result } from '../kernel/result.ts';
import { calendarDate, oneYearAfter } from '../kernel/calendar-date.ts';
import { entryDateOf, refusalOf } from './entries/check.ts';
import type {
  CorrectJournal,
  JournalCommand,
  JournalFacts,
  PostJournal,
  ReverseJournal,
} from './commands.ts';
import type { JournalEvent, JournalPosted, JournalReversed } from './events.ts';
import type { JournalState } from './evolve.ts';
import { filingClosing, replacementTaxRefusal } from './gst/filed-tax.ts';
import { ledgerWithout } from './gst/ledger-without.ts';
import { gstPartsOf } from './gst/parts.ts';
import type { JournalRejection } from './rejections.ts';

type Decision = Result<readonly JournalEvent[], JournalRejection>;

/** Where a decided event belongs: a reversal lies on the stream of the journal it reverses. */
export const streamOf = (event: JournalEvent, command: JournalCommand): string =>
  streamName(
    'journal',
    event.type === 'JournalPosted' ? event.data.journalId : command.data.journalId,
  );

/** Posts, reverses and corrects journals. Refusals in `rejections.ts`, in order. */
export function decide(
  state: JournalState,
  command: JournalCommand,
  facts: JournalFacts,
): Decision {
  switch (command.type) {
    case 'PostJournal': {
      const { journalId } = command.data;
      if (state.status !== 'absent') return rejected({ kind: 'journal_exists', journalId });
      const refusal = refusalOf(command.data, facts);
      return refusal === null ? accepted([post(command.data, facts)]) : rejected(refusal);
    }
    case 'ReverseJournal': {
      const { journalId, document } = command.data;
      const refusal = reversalRefusal(state, { journalId, document }, facts);
      if (refusal !== null || state.status === 'absent') {
        return rejected(refusal ?? { kind: 'journal_not_found', journalId });
      }
      return withReversal(state.journal, command.data, facts, []);
    }
    case 'CorrectJournal':
      return correct(state, command.data, facts);
  }
}

/** The replacement bears the day of the reversal unless it is given one. */
function correct(
  state: JournalState,
  { journalId, reversalId, replacementId, reason, dayGiven, ...asked }: CorrectJournal['data'],
  facts: JournalFacts,
): Decision {
  const refusal = reversalRefusal(state, { journalId }, facts);
  if (refusal !== null || state.status === 'absent') {
    return rejected(refusal ?? { kind: 'journal_not_found', journalId });
  }
  const { journal } = state;
  const reversedOn = reversalDay(journal, { dayGiven }, facts);
  const document = { ...asked, entryDate: asked.entryDate ?? reversedOn };
  const reversed = { ...facts, gst: ledgerWithout(facts.gst, journal, reversedOn) };
  const wrong =
    refusalOf(document, reversed) ?? replacementTaxRefusal(document, document.entryDate, facts);
  if (wrong !== null) return rejected(wrong);
  const replacement = post(
    { journalId: replacementId, ...document },
    { ...facts, nextNumber: facts.nextNumber + 1 },
    journalId,
  );
  return withReversal(journal, { journalId, reversalId, reason, dayGiven }, facts, [replacement]);
}

function post(data: PostJournal['data'], facts: JournalFacts, corrects?: JournalId): JournalPosted {
  const { journalId, voucherType, narration, entries, source } = data;
  const entryDate = entryDateOf(data, facts);
  const parts = gstPartsOf(data, entryDate, facts);
  const document = {
    journalId,
    number: facts.nextNumber,
    voucherType,
    entryDate,
    narration,
    entries: [...entries],
    ...(parts.length > 0 && { gst: [...parts] }),
  };
  return {
    type: 'JournalPosted',
    version: 8,
    data: { ...document, ...(source && { source }), ...(corrects && { corrects }) },
  };
}

type ByDocument = { readonly document?: ReverseJournal['data']['document'] | undefined };

function reversalRefusal(
  state: JournalState,
  { journalId, document }: Pick<ReverseJournal['data'], 'journalId'> & ByDocument,
  { reversalOf }: JournalFacts,
): JournalRejection | null {
  if (reversalOf !== null) return { kind: 'journal_is_a_reversal', journalId, reversalOf };
  if (state.status === 'absent') return { kind: 'journal_not_found', journalId };
  if (state.status === 'reversed') {
    const reversalId = state.reversalId as JournalId;
    return { kind: 'journal_already_reversed', journalId, reversalId };
  }
  const { source } = state.journal;
  const isItsOwn = source?.kind === document?.kind && source?.id === document?.id;
  if (source !== undefined && !isItsOwn) {
    return { kind: 'journal_belongs_to_document', journalId, document: source };
  }
  return null;
}

type Journal = JournalPosted['data'];
type Wish = {
  readonly dayGiven?: CalendarDate | undefined;
  readonly entryDate?: CalendarDate | null | undefined;
};

/**
 * Without a date the reversal is dated as the original while its period is open, else today: one
 * that is locked, or one with tax that was reported and would change by it.
 */
function reversalDay(journal: Journal, { dayGiven, entryDate }: Wish, facts: JournalFacts) {
  const { today, lockedTo } = facts;
  if (entryDate !== undefined) return entryDate ?? today;
  const original = calendarDate(journal.entryDate);
  const isClosed = isLocked(original, lockedTo) || filingClosing(journal, original, facts) !== null;
  return dayGiven ?? (isClosed ? today : original);
}

function withReversal(
  journal: Journal,
  { reversalId, reason, entryDate: wanted, dayGiven, asUndo }: ReverseJournal['data'],
  facts: JournalFacts,
  replacement: readonly JournalPosted[],
): Decision {
  const { today, nextNumber, lockedTo } = facts;
  const original = calendarDate(journal.entryDate);
  const usual = asUndo ? original : reversalDay(journal, { entryDate: wanted, dayGiven }, facts);
  const entryDate = wanted === undefined ? usual : (wanted ?? today);
  const isGiven = wanted !== undefined || dayGiven !== undefined;
  if (isGiven && entryDate < original) {
    return rejected({ kind: 'reversed_before_original', entryDate, original });
  }
  if (wanted !== undefined && entryDate > today) {
    return rejected({ kind: 'reversed_in_the_future', entryDate, today });
  }
  const to = oneYearAfter(today);
  if (dayGiven !== undefined && entryDate > to) {
    return rejected({ kind: 'date_out_of_range', entryDate, from: original, to });
  }
  if (lockedTo !== null && isLocked(entryDate, lockedTo)) {
    return rejected({ kind: 'period_locked', entryDate, lockedTo });
  }
  if (asUndo || dayGiven !== undefined) {
    const filing = filingClosing(journal, entryDate, facts);
    if (filing !== null) return rejected({ kind: 'tax_in_filed_period', entryDate, ...filing });
  }
  const reversed: JournalReversed = {
    type: 'JournalReversed',
    version: 1,
    data: { reversalId, number: nextNumber, entryDate, reason },
  };
  return accepted([reversed, ...replacement]);
}

const isLocked = (date: CalendarDate, lockedTo: CalendarDate | null): boolean =>
  lockedTo !== null && date <= lockedTo;
