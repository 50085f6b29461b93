// An entry like the one before it is offered as soon as its account is chosen: → takes it.
import { useQuery } from '@tanstack/react-query';
import type { Side } from '#core/journal/index.ts';
import { firstSideOf } from '../draft/draft.ts';
import { firstMissing } from '../draft/next-field.ts';
import type { JournalTyping } from '../draft/use-journal-draft.ts';
import { aloneOn, lastLike, sameAs, withLinesOf } from './habits.ts';
import { journalsWith } from './use-habits.ts';

export type Ghost = {
  /** The side on which the account was chosen. */
  readonly side: Side;
  readonly text: string;
  readonly take: () => void;
};

export function useGhost(bookId: number, journal: JournalTyping): Ghost | null {
  const { draft } = journal;
  const accountId = aloneOn(draft);
  const { data: journals } = useQuery(journalsWith(bookId, accountId));
  if (accountId === null || journals === undefined) return null;
  const last = lastLike(journals, accountId, draft.voucherType);
  if (last === undefined) return null;
  const take = () => {
    const { draft: taken, place } = firstMissing(withLinesOf(journal.now(), last));
    journal.go(taken, place);
  };
  return { side: firstSideOf(draft), text: sameAs(last, accountId), take };
}
