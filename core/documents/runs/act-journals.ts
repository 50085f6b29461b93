// What the journals of every act have in common that is posted and undone as one.
import type { UndoAct } from '../../kernel/event.ts';
import { calendarDate, nameOfMonth, partsOf } from '../../kernel/calendar-date.ts';
import type { JournalId } from '../../kernel/ids.ts';
import type { DocumentJournal } from '../journals/journals-of.ts';
import type { PostingEntry } from '../journals/posting.ts';

type ActKind = 'depreciation-run' | 'asset-disposal' | 'stock-run';
type PostedAct = {
  readonly kind: ActKind;
  readonly number: number;
  readonly journalIds: readonly number[];
};
type JournalOfAct = {
  readonly on: string;
  readonly narration: string;
  readonly entries: readonly PostingEntry[];
};

/** @returns the journals that an act posts, in the order in which its event names them. */
export const journalsOfAct = (
  { kind, number, journalIds }: PostedAct,
  journals: readonly JournalOfAct[],
): readonly DocumentJournal[] =>
  journals.map(({ on, narration, entries }, at) => ({
    post: {
      journalId: journalIds[at] ?? 0,
      voucherType: 'journal',
      entryDate: calendarDate(on),
      narration,
      source: { kind, id: number, number: String(number) },
      entries,
    },
  }));

type TakenBack = Pick<PostedAct, 'kind' | 'journalIds'>;

/** @returns the reversal of each journal of an act, in their order. */
export const reversalsOfAct = (
  { number, reason, reversalIds }: Omit<UndoAct, 'bookId'>,
  { kind, journalIds }: TakenBack,
): readonly DocumentJournal[] =>
  journalIds.map((journalId, at) => ({
    reverse: {
      journalId: journalId as JournalId,
      reversalId: reversalIds[at] ?? (0 as JournalId),
      reason,
      document: { kind, id: number },
    },
  }));

/** @returns `31 March 2027`. */
export function dayInNarration(date: string): string {
  const { year, month, day } = partsOf(calendarDate(date));
  return `${day} ${nameOfMonth(month)} ${year}`;
}
