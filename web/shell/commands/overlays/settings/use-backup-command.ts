// The zip of everything of a book in the palette, for those whose role lets them take it away.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { mayDo } from '#core/book/index.ts';
import { listBooks } from '#api/contract/book/book.ts';
import type { Book } from '#api/contract/book/book.ts';
import { downloadBook } from '#web/client/save-file.ts';
import { asking } from '#web/client/query.ts';
import { rankOf } from '#web/ui/picker/match.ts';
import { useCommands } from '../../use-commands.ts';
import type { ShownBook } from '../../use-shown-book.ts';
import { isHopeless } from '../use-still.ts';

const NAME = 'Export everything';
/** Behind these, what was typed only lies somewhere inside a word. */
const RANK_MAX = 1;
const LETTERS_MIN = 3;

const isMeant = (text: string): boolean =>
  text.trim().length >= LETTERS_MIN &&
  (rankOf(`${NAME} backup back up download zip`, text) ?? Infinity) <= RANK_MAX;

/** While the palette is open. */
export function useBackupCommand(book: ShownBook | null): void {
  const client = useQueryClient();
  const asked = asking(listBooks, {});
  useQuery({ ...asked, enabled: book !== null });
  useCommands('Settings', (text) => {
    if (book === null || !isMeant(text)) return null;
    const books = client.getQueryData<readonly Book[]>(asked.queryKey);
    if (books === undefined) {
      return isHopeless(client.getQueryState(asked.queryKey)) ? null : 'waiting';
    }
    const role = books.find(({ id }) => id === book.id)?.role;
    if (role === undefined || !mayDo(role, 'ExportBook')) return null;
    const detail = `${book.name}, one zip of CSVs`;
    return [{ id: 'export-book', name: NAME, detail, run: () => downloadBook(book.id) }];
  });
}
