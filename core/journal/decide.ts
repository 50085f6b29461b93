import { calendarDate } from '../kernel/calendar-date.ts';
import type { CalendarDate } from '../kernel/calendar-date.ts';
import { streamName } from '../kernel/ids.ts';
import type { JournalId } from '../kernel/ids.ts';
import { accepted, rejected } from '../kernel/result.ts';
import type { Result } from '../kernel/result.ts';
import { refusalOf } from './entries/check.ts';
import type { JournalCommand, JournalFacts, PostJournal, ReverseJournal } from './commands.ts';
import type { JournalEvent, JournalPosted, JournalReversed } from './events.ts';
import type { JournalState } from './evolve.ts';
import { outputTaxRefusal } from './output-tax.ts';
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
      if (refusal !== null) return rejected(refusal);
      return withReversal(state, command.data, facts, []);
    }
    case 'CorrectJournal': {
      const { journalId, reversalId, replacementId, reason, ...document } = command.data;
      const refusal = reversalRefusal(state, { journalId }, facts) ?? refusalOf(document, facts);
      if (refusal !== null) return rejected(refusal);
      const replacement = post(
        { journalId: replacementId, ...document },
        { ...facts, nextNumber: facts.nextNumber + 1 },
        journalId,
      );
      return withReversal(state, { journalId, reversalId, reason }, facts, [replacement]);
    }
  }
}

function post(
  data: PostJournal['data'],
  { today, nextNumber }: JournalFacts,
  corrects?: JournalId,
): JournalPosted {
  const { journalId, voucherType, narration, entries, source, gst } = data;
  const document = {
    journalId,
    number: nextNumber,
    voucherType,
    entryDate: data.entryDate ?? today,
    narration,
    entries: [...entries],
    ...(gst && { gst }),
  };
  return {
    type: 'JournalPosted',
    version: 7,
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

/**
 * Without a date the reversal is dated as the original while its period is open, else today: one
 * that is locked, or whose output tax was reported and would change by it.
 */
function withReversal(
  state: JournalState,
  { reversalId, reason, entryDate: wanted, asUndo }: ReverseJournal['data'],
  facts: JournalFacts,
  replacement: readonly JournalPosted[],
): Decision {
  const { today, nextNumber, lockedTo } = facts;
  const original = state.status === 'absent' ? today : calendarDate(state.journal.entryDate);
  const filed = state.status === 'absent' ? null : outputTaxRefusal(state.journal, original, facts);
  if (asUndo && filed !== null) return rejected(filed);
  const isClosed = isLocked(original, lockedTo) || filed !== null;
  const usual = isClosed && !asUndo ? today : original;
  const entryDate = wanted === undefined ? usual : (wanted ?? today);
  if (wanted !== undefined && entryDate < original) {
    return rejected({ kind: 'reversed_before_original', entryDate, original });
  }
  if (wanted !== undefined && entryDate > today) {
    return rejected({ kind: 'reversed_in_the_future', entryDate, today });
  }
  if (lockedTo !== null && isLocked(entryDate, lockedTo)) {
    return rejected({ kind: 'period_locked', entryDate, lockedTo });
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
