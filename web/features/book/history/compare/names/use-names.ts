// Gives a moment of a book a name, and takes one away.
import { useState } from 'react';
import { useSetAtom } from 'jotai';
import { instantEndpoints } from '#api/contract/book/log/instants.ts';
import { call } from '#web/client/call.ts';
import { sentenceOf } from '#web/client/failure.ts';
import { newKey } from '#web/client/new-key.ts';
import { invalidate } from '#web/client/query.ts';
import { formatCount } from '#web/format/money.ts';
import { noticeAtom } from '#web/state/notice.ts';

const { readNamedMoments, nameInstant, withdrawInstantName } = instantEndpoints;

export type NewInstantName = {
  readonly name: string;
  /** As `at` takes it; null is the last event. */
  readonly at: string | null;
};

export function useNames(bookId: number) {
  const setNotice = useSetAtom(noticeAtom);
  const [isBusy, setBusy] = useState(false);
  const params = { bookId };
  const once = async (act: () => Promise<string | null>): Promise<string | null> => {
    if (isBusy) return '';
    setBusy(true);
    const problem = await act();
    if (problem === null) await invalidate(readNamedMoments);
    setBusy(false);
    return problem;
  };
  return {
    isBusy,
    /** @returns what is wrong; null once it has the name, '' while another is given. */
    give: ({ name, at }: NewInstantName) =>
      once(async () => {
        const body = { name, ...(at !== null && { at }) };
        const got = await call(nameInstant, { params, body, idempotencyKey: newKey() });
        if (!got.ok) return sentenceOf(got.failure);
        setNotice({ text: `Event ${formatCount(got.value.event)} is named ${got.value.name}.` });
        return null;
      }),
    withdraw: (name: string) =>
      once(async () => {
        const body = { name };
        const got = await call(withdrawInstantName, { params, body, idempotencyKey: newKey() });
        if (got.ok) setNotice({ text: `The name ${name} is withdrawn; the log keeps it.` });
        else setNotice({ kind: 'problem', text: sentenceOf(got.failure) });
        return got.ok ? null : sentenceOf(got.failure);
      }),
  };
}
