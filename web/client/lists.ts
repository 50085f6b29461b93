// What several features, the pickers and the palette read alike.
import { useQuery } from '@tanstack/react-query';
import { listAccountTypes } from '#api/contract/account/account.ts';
import { listBooks, listMembers } from '#api/contract/book/book.ts';
import type { Book } from '#api/contract/book/book.ts';
import { onWire } from '#core/shapes/record.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { dateFromWire } from '#web/format/dates.ts';
import { asking, reply } from './query.ts';
import { askingAccounts } from './local/asking-accounts.ts';
import type { z } from 'zod';
import type { ReadEndpoint } from '#api/contract/wire/endpoint.ts';
import type { EntityKind } from '#api/contract/entity/kinds.ts';
import type { CallInput } from './call.ts';
import { momentOf } from './past/caches.ts';
import type { ReadQuery } from './query.ts';
import { byName } from './local/by-name.ts';
import { readLocal, writeLocal } from './local/database.ts';
import type { LocalRecord } from './local/database.ts';
import { timesWiped } from './local/wipe.ts';

/** What an account that is picked or added somewhere will most likely be. */
export type AccountKind = 'expense' | 'customer' | 'bank' | 'unknown';

export const accountListOf = askingAccounts;

export const accountTypeListOf = (bookId: number) =>
  askingLocal(listAccountTypes, {
    kind: 'account_type',
    bookId,
    input: { query: { book_id: bookId } },
  });

/** Who may be asked for as the one that recorded something. */
export const memberListOf = (bookId: number) => asking(listMembers, { params: { bookId } });

/** @returns the later of the two locks of a book, up to which no day takes entries. */
export function lastLockedDay({
  soft_locked_to: soft,
  hard_locked_to: hard,
}: Pick<Book, 'soft_locked_to' | 'hard_locked_to'>): CalendarDate | null {
  const last = [soft, hard]
    .flatMap((day) => day ?? [])
    .toSorted()
    .at(-1);
  return last === undefined ? null : dateFromWire(last);
}

/** @returns null until the book is known, too. */
export function useLastLockedDay(bookId: number): CalendarDate | null {
  const { data: books } = useQuery(asking(listBooks, {}));
  const book = books?.find(({ id }) => id === bookId);
  return book === undefined ? null : lastLockedDay(book);
}

// A book's list that is drawn from the local database at once, and read from the server behind it.
type ListEndpoint = ReadEndpoint & { readonly reply: z.ZodArray<z.ZodType<LocalRecord>> };

type List<E extends ListEndpoint> = {
  readonly kind: EntityKind;
  readonly bookId: number;
  readonly input: Omit<CallInput<E>, 'signal' | 'idempotencyKey'>;
};

/** @returns what `useQuery` takes to read a list, by name, whose records are kept by their kind. */
function askingLocal<const E extends ListEndpoint>(
  endpoint: E,
  { kind, bookId, input }: List<E>,
): ReadQuery<E> {
  const plain = asking(endpoint, input);
  return {
    ...plain,
    queryFn: async ({ client, queryKey, signal }) => {
      const moment = momentOf(client);
      // What is kept on this device is of the present.
      if (moment !== null) return reply(endpoint, { ...input, signal, moment } as CallInput<E>);
      const asked = timesWiped();
      const answer = reply(endpoint, { ...input, signal, moment } as CallInput<E>);
      const draw = async () => {
        const records = endpoint.reply.safeParse(await readLocal(kind, bookId));
        if (!records.success) return console.warn(`What was kept of ${kind} could not be read.`);
        const isLate = client.getQueryData(queryKey) !== undefined || asked !== timesWiped();
        if (isLate || records.data.length === 0) return;
        client.setQueryData(queryKey, byName(records.data), { updatedAt: LONG_AGO });
      };
      // A refusal is told where the answer is waited for.
      await Promise.race([answer, draw()]).catch(() => undefined);
      const records = await answer;
      const kept = onWire(endpoint.reply, records) as readonly LocalRecord[];
      void writeLocal(kind, bookId, kept, asked);
      return records;
    },
  };
}

/** What is drawn never counts as fresh. */
const LONG_AGO = 1;
