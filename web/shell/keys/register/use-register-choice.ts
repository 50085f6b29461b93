// How a person wants the lists of a book drawn. The server keeps it, so that every device of theirs
// has it; what is chosen is seen at once.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { keepListChoice, readListChoices } from '#api/contract/book/caller/list-choices.ts';
import type { ListChoice } from '#api/contract/book/caller/list-choices.ts';
import { call } from '#web/client/call.ts';
import { asking } from '#web/client/query.ts';
import { noticeAtom } from '#web/state/notice.ts';
import { usePageBook } from '#web/state/page-book.ts';

const PLAIN_REGISTER: ListChoice = { hidden: [], views: [], as: 'rows' };

const NOT_KEPT = 'Could not save how this list is shown. Try again.';

/** It seldom changes, and then by the person's own hand. */
const FRESH_MS = 5 * 60_000;

/**
 * @param list the name of the list.
 * @returns how the person wants it drawn, whether that is known yet, and how to change it. What
 *   cannot be read keeps nobody from the list.
 */
export function useRegisterChoice(list: string) {
  const { id: bookId } = usePageBook();
  const client = useQueryClient();
  const setNotice = useSetAtom(noticeAtom);
  const asked = { ...asking(readListChoices, { params: { bookId } }), staleTime: FRESH_MS };
  const { data, isPending, fetchStatus } = useQuery(asked);
  const keep = async (change: Partial<ListChoice>): Promise<boolean> => {
    // Never writes over what could not be read.
    const before = await client.ensureQueryData(asked);
    const next = { ...(before[list] ?? PLAIN_REGISTER), ...change };
    client.setQueryData(asked.queryKey, { ...before, [list]: next });
    const kept = await call(keepListChoice, { params: { bookId }, body: { list, ...next } });
    if (!kept.ok) void client.invalidateQueries({ queryKey: asked.queryKey });
    return kept.ok;
  };
  return {
    choice: data?.[list] ?? PLAIN_REGISTER,
    isKnown: !isPending || fetchStatus === 'paused',
    choose: (change: Partial<ListChoice>) => {
      void keep(change)
        .catch(() => false)
        .then((isKept) => {
          if (!isKept) setNotice({ kind: 'problem', text: NOT_KEPT });
        });
    },
  };
}
