// What Shift+C does to entries: all of them are marked, unless all of them are marked already.
import type { JournalCard } from '#api/contract/journal/journal.ts';

/** As many as one call marks. */
export const CHECKED_AT_ONCE = 500;

export const isWhollyChecked = (cards: readonly Pick<JournalCard, 'checked'>[]): boolean =>
  cards.length > 0 && cards.every(({ checked }) => checked !== undefined);

/** @returns whether there is a mark to set, or only such as the person may take away. */
export const mayMark = (
  cards: readonly Pick<JournalCard, 'checked'>[],
  mayReverse: (saidBy: number) => boolean,
): boolean =>
  !isWhollyChecked(cards) ||
  cards.every(({ checked }) => checked !== undefined && mayReverse(checked.by.id));

export const MARK_OF_ANOTHER =
  'Only who checked an entry, an accountant or an owner marks it as not checked.';

export const markText = (cards: readonly Pick<JournalCard, 'checked'>[]): string =>
  isWhollyChecked(cards) ? 'Mark as not checked' : 'Mark as checked';
