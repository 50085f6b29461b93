// Entries in the palette: by number, by amount and by the words of their narration. The server is
// asked; until it has answered the palette waits, and Enter with it.
import { useEffect } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useAtomValue, useSetAtom } from 'jotai';
import { listJournals, readJournal } from '#api/contract/journal/journal.ts';
import type { JournalCard } from '#api/contract/journal/journal.ts';
import { rupeesFromPaise } from '#core/kernel/paise.ts';
import { asking } from '#web/client/query.ts';
import { parseAmount } from '#web/format/amount-entry.ts';
import { formatDate, todayInIndia } from '#web/format/dates.ts';
import { formatCount, formatRupees } from '#web/format/money.ts';
import { paths } from '#web/paths.ts';
import { historyAtom } from '#web/state/history.ts';
import type { PaletteItem } from '#web/ui/overlays/palette/items.ts';
import { paletteTextAtom } from '../atoms.ts';
import { useCommands } from '../use-commands.ts';
import { reportAsked } from './reports/report-words.ts';
import { isHopeless, useStill } from './use-still.ts';
import type { ShownBook } from '../use-shown-book.ts';

const SHOWN = 5;
const LETTERS_MIN = 3;

type JournalQuery = Readonly<Record<string, string | number>>;

/** @returns what a text asks the server for: `#1,276`, `60k`, words; null for anything else. */
function entriesAsked(text: string): JournalQuery | null {
  const plain = text.trim();
  const number = /^#\s?([1-9][\d,]{0,17})$/.exec(plain)?.[1]?.replaceAll(',', '');
  if (number !== undefined) return Number.isSafeInteger(+number) ? { number } : null;
  if (/^(₹|rs\.?\s?)?[\d,]+(\.\d{1,2})?\s?(k|l|cr)?$/i.test(plain)) {
    const paise = parseAmount(plain);
    return paise === null ? null : { amount: rupeesFromPaise(paise) };
  }
  const words = plain.match(/\p{L}/gu)?.length ?? 0;
  if (words < LETTERS_MIN || plain.startsWith('=')) return null;
  return reportAsked(plain, todayInIndia()) === null ? { search: plain } : null;
}

const has = (asked: JournalQuery | null, name: string): boolean => asked !== null && name in asked;

const journalsOf = (bookId: number, asked: JournalQuery) =>
  asking(listJournals, { query: { ...asked, book_id: bookId, limit: SHOWN } });

/** While the palette is open. */
export function useEntryCommands(book: ShownBook | null): void {
  const bookId = book?.id ?? 0;
  const client = useQueryClient();
  const setHistory = useSetAtom(historyAtom);
  const text = useAtomValue(paletteTextAtom);
  const still = useStill(text);
  const asked = book === null ? null : entriesAsked(text);
  useEntries(bookId, has(asked, 'number') || still === text ? asked : null);
  useCommands('Entries', (now) => {
    const wanted = entriesAsked(now);
    if (wanted === null || bookId === 0) return null;
    // Read here and not from the hook above, whose answer the list would see one drawing late.
    const key = journalsOf(bookId, wanted).queryKey;
    const cards = client.getQueryData<readonly JournalCard[]>(key);
    if (cards === undefined) {
      return isHopeless(client.getQueryState(key)) ? null : 'waiting';
    }
    return cards.map((card) => {
      const of = { bookId, kind: 'journal', id: card.id, title: `#${formatCount(card.number)}` };
      return itemOf(card, bookId, () => setHistory(of));
    });
  });
}

function useEntries(bookId: number, asked: JournalQuery | null): void {
  const client = useQueryClient();
  const found = useQuery({ ...journalsOf(bookId, asked ?? {}), enabled: asked !== null });
  const { data } = found;
  // What was found is what its page will show: it opens without asking again.
  useEffect(() => {
    for (const card of data ?? []) {
      const page = asking(readJournal, {
        params: { journalId: card.id },
        query: { book_id: bookId },
      });
      client.setQueryData(page.queryKey, card);
    }
  }, [client, bookId, data]);
}

const itemOf = (card: JournalCard, bookId: number, onHistory: () => void): PaletteItem => ({
  id: `entry-${card.id}`,
  name: `#${formatCount(card.number)}  ${formatRupees(card.amountPaise)}`,
  detail: [formatDate(card.date), card.narration].filter(Boolean).join(', '),
  href: paths.journal(card.id, bookId),
  actions: [{ id: 'history', name: 'History', run: onHistory }],
});
