// 'Look around in a demo book', wherever somebody has nothing of their own to look at yet.
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { useNavigate } from 'react-router-dom';
import { listBooks } from '#api/contract/book/book.ts';
import { readDemoBook, beginDemoBook } from '#api/contract/book/caller/demo.ts';
import { sentenceOf } from '#web/client/failure.ts';
import { asking, invalidate } from '#web/client/query.ts';
import { paths } from '#web/paths.ts';
import { activeBookChoiceAtom } from '#web/state/active-book.ts';
import { checkSession } from '#web/state/session.ts';
import { useSend } from '../../form/use-send.ts';
import type { Book } from '#api/contract/book/book.ts';
import { call } from '#web/client/call.ts';
import type { CallResult } from '#web/client/call.ts';

type Props = { readonly className?: string };

/** Nothing where the installation offers no demo books. */
export function DemoOffer({ className = '' }: Props) {
  const { data } = useQuery(asking(readDemoBook, {}));
  const { busy, failure, send } = useSend();
  const [lost, setLost] = useState(false);
  const choose = useSetAtom(activeBookChoiceAtom);
  const navigate = useNavigate();
  if (data?.offered !== true) return null;
  const open = () =>
    void send(openDemo, async (book) => {
      setLost(book === null);
      await invalidate(listBooks, readDemoBook);
      if (book === null) return;
      choose({ id: book.id });
      await checkSession();
      void navigate(paths.dashboard);
    });
  return (
    <span className={`inline-flex flex-wrap items-center gap-x-2 ${className}`}>
      <button
        type="button"
        onClick={open}
        aria-disabled={busy}
        className="link min-h-6 pointer-coarse:min-h-11"
      >
        Look around in a demo book
      </button>
      <span role="status" className="text-sm text-ink-2">
        {busy && 'Filling the demo book…'}
        {!busy && lost && 'The demo book could not be filled. Try again.'}
        {!busy && failure !== null && sentenceOf(failure)}
      </span>
    </span>
  );
}

// Opens a demo book and waits until the server has filled it.
const ASK_EACH_MS = 700;
/** Far longer than it takes; after that the person may look into what there is. */
const ASKED_AT_MOST = 120;

/** @returns the book; null where it could not be filled and was thrown away. */
async function openDemo(): Promise<CallResult<Book | null>> {
  const begun = await call(beginDemoBook, { body: {} });
  if (!begun.ok) return begun;
  let book: Book | null = begun.value;
  for (let asked = 0; asked < ASKED_AT_MOST && book?.demo === 'filling'; asked += 1) {
    await new Promise((resolve) => setTimeout(resolve, ASK_EACH_MS));
    const read = await call(readDemoBook, {});
    if (!read.ok) return read;
    ({ book } = read.value);
  }
  return { ok: true, value: book };
}
