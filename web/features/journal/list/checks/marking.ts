// What Shift+C does to entries: all of them are marked, unless all of them are marked already.
import type { JournalCard } from '#api/contract/journal/journal.ts';

/** As many as one call marks. */
export const CHECKED_AT_ONCE = 500;

export const isWhollyChecked = (cards: readonly Pick<JournalCard, 'checked'>[]): boolean =>
  cards.length > 0 && cards.every(({ checked }) => checked !== undefined);

export const markText = (cards: readonly Pick<JournalCard, 'checked'>[]): string =>
  isWhollyChecked(cards) ? 'Mark as not checked' : 'Mark as checked';
