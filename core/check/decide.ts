// A mark says that somebody has gone over a journal. It changes no figure, so no lock stands in its
// way; and it is of that journal alone: a correction or a reversal is a journal of its own.
import { mayReverseWordOf } from '../book/index.ts';
import { streamName } from '../kernel/ids.ts';
import { accepted, rejected } from '../kernel/result.ts';
import type { Result } from '../kernel/result.ts';
import type { CheckCommand, CheckFacts } from './commands.ts';
import type { CheckEvent } from './events.ts';
import type { CheckState } from './evolve.ts';
import type { CheckRejection } from './rejections.ts';

type Decision = Result<readonly CheckEvent[], CheckRejection>;

/** As many as a person selects and still has gone over. */
export const CHECKS_MAX = 500;
export const CHECK_NOTE_MAX = 500;

export const streamOf = ({ data }: CheckEvent): string => streamName('check', data.journalId);

/**
 * Decides on the marks of several journals at once, so that the facts and not one state say which
 * have it. Refusals in `rejections.ts`, in order.
 */
export function decide(_state: CheckState, command: CheckCommand, facts: CheckFacts): Decision {
  const { data } = command;
  const journalIds = [...new Set(data.journalIds)];
  const refusal = refusalOf(journalIds, data.note, facts);
  if (refusal !== null) return rejected(refusal);
  const { length: count } = journalIds;
  const { note } = data;
  if (command.type === 'CheckJournals') {
    const left = journalIds.filter((id) => !facts.checked.has(id));
    if (left.length === 0) return rejected({ kind: 'journals_already_checked', count });
    return accepted(
      left.map((journalId) => ({ type: 'JournalChecked', version: 1, data: { journalId, note } })),
    );
  }
  const left = journalIds.filter((id) => facts.checked.has(id));
  if (left.length === 0) return rejected({ kind: 'journals_not_checked', count });
  const { checkedBy, role } = facts;
  const others = left.find((id) => !mayReverseWordOf(checkedBy.get(id), command.data.by, role));
  if (others !== undefined) return rejected({ kind: 'check_of_somebody_else', journalId: others });
  return accepted(
    left.map((journalId) => ({
      type: 'JournalCheckWithdrawn',
      version: 1,
      data: { journalId, note },
    })),
  );
}

function refusalOf(
  journalIds: CheckCommand['data']['journalIds'],
  note: string,
  { posted }: CheckFacts,
): CheckRejection | null {
  const { length: count } = journalIds;
  if (count === 0) return { kind: 'check_names_no_journal' };
  if (count > CHECKS_MAX) return { kind: 'check_names_too_many', count, countMax: CHECKS_MAX };
  if (note.length > CHECK_NOTE_MAX) {
    return { kind: 'check_note_too_long', length: note.length, lengthMax: CHECK_NOTE_MAX };
  }
  const journalId = journalIds.find((id) => !posted.has(id));
  return journalId === undefined ? null : { kind: 'check_of_unknown_journal', journalId };
}
