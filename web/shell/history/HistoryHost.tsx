// Mounted once in the shell; a screen opens a history by naming a record. What draws it is fetched
// with the first one.
import { useEffect, useLayoutEffect, useState } from 'react';
import { useAtom, useSetAtom } from 'jotai';
import { keepKeysUntil } from '#web/ahead/keep.ts';
import { historyAtom } from '#web/state/history.ts';
import { noticeAtom } from '#web/state/notice.ts';

const fetchCode = () => import('./HistorySheet.tsx');
type Code = Awaited<ReturnType<typeof fetchCode>>;

let fetched: Code | null = null;

export function HistoryHost() {
  const [of, setOf] = useAtom(historyAtom);
  const code = useCode(of !== null);
  return of === null || code === null ? null : (
    <code.HistorySheet of={of} onClose={() => setOf(null)} />
  );
}

function useCode(isAsked: boolean): Code | null {
  const [code, setCode] = useState(fetched);
  const setOf = useSetAtom(historyAtom);
  const setNotice = useSetAtom(noticeAtom);
  const isAwaited = isAsked && code === null;
  // The keys of fast hands are for the history.
  useLayoutEffect(() => {
    if (isAsked) keepKeysUntil(() => document.querySelector('dialog:modal') !== null);
  }, [isAsked]);
  // The network is the browser's.
  useEffect(() => {
    if (!isAwaited) return;
    void fetchCode().then(
      (come) => {
        fetched = come;
        setCode(come);
      },
      () => {
        setOf(null);
        setNotice({ kind: 'problem', text: 'Could not open the history. Try again.' });
      },
    );
  }, [isAwaited, setOf, setNotice]);
  return code;
}
