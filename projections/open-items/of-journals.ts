// A hand-posted line that says what it concerns makes an item of its own; so does its reversal undo
// it. The journals of documents make none: their documents do.
import type { Entry } from '#core/journal/index.ts';
import type { ProjectedEvent } from '../runner/projection.ts';
import type { ItemMovement } from './movement.ts';

type JournalEvent = Extract<ProjectedEvent, { type: 'JournalPosted' | 'JournalReversed' }>;

/** @returns the movements of the lines with references; those without are on account. */
export function movementsOfJournal(event: JournalEvent): readonly ItemMovement[] {
  const posted = event.type === 'JournalPosted' ? event.data : event.original?.data;
  if (posted === undefined || posted.source !== undefined) return [];
  const { journalId, number, entryDate } = posted;
  return posted.entries.flatMap((entry, index) => {
    const { accountId, references } = entry;
    if (references === undefined) return [];
    const item = { kind: 'journal', id: journalId, line: index + 1 } as const;
    const party = { kind: 'account', id: accountId } as const;
    if (event.type === 'JournalReversed') {
      const dated = event.data.entryDate;
      return [{ item, party, amountPaise: -signedPaise(entry), dated }];
    }
    const bill = references.find(({ kind }) => kind !== 'against');
    const made = {
      number: bill?.name ?? `#${number}`,
      billDate: bill?.date ?? entryDate,
      dueDate: bill?.dueDate ?? null,
    };
    return [{ item, party, amountPaise: signedPaise(entry), dated: entryDate, made }];
  });
}

const signedPaise = ({ side, amountPaise }: Entry): number =>
  side === 'debit' ? amountPaise : -amountPaise;
