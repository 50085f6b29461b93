// Mounted once in the shell; a screen opens a history by naming a record. What draws it is fetched
// with the first one.
import { useEffect, useLayoutEffect, useState } from 'react';
import { useAtom, useSetAtom } from 'jotai';
import { keepKeysUntil } from '#web/ahead/keep.ts';
import { historyAtom } from '#web/state/history.ts';
import { noticeAtom } from '#web/state/notice.ts';

type Sheet = typeof import('./HistorySheet.tsx').HistorySheet;

let fetched: Sheet | null = null;

export function HistoryHost() {
  const [of, setOf] = useAtom(historyAtom);
  const HistorySheet = useHistorySheet(of !== null);
  return of === null || HistorySheet === null ? null : (
    <HistorySheet of={of} onClose={() => setOf(null)} />
  );
}

function useHistorySheet(isAsked: boolean): Sheet | null {
  const [sheet, setSheet] = useState(() => fetched);
  const setOf = useSetAtom(historyAtom);
  const setNotice = useSetAtom(noticeAtom);
  const isAwaited = isAsked && sheet === null;
  useLayoutEffect(() => {
    if (isAsked) keepKeysUntil(() => document.querySelector('dialog:modal') !== null);
  }, [isAsked]);
  // The network is the browser's.
  useEffect(() => {
    if (!isAwaited) return;
    import('./HistorySheet.tsx').then(
      ({ HistorySheet }) => {
        fetched = HistorySheet;
        setSheet(() => HistorySheet);
      },
      () => {
        setOf(null);
        setNotice({ kind: 'problem', text: 'Could not open the history. Try again.' });
      },
    );
  }, [isAwaited, setOf, setNotice]);
  return sheet;
}
