// The palette and the list of keys are code of their own: it comes when the page has come to rest,
// or with the first key that asks for it.
import { useEffect, useState } from 'react';
import { useSetAtom } from 'jotai';
import { noticeAtom } from '#web/state/notice.ts';
import { overlayAtom } from './atoms.ts';

const AT_REST_MS = 1_000;

const fetchCode = () => import('./overlays/Overlays.tsx');
type Code = Awaited<ReturnType<typeof fetchCode>>;

let fetched: Code | null = null;

/** @returns the code once it is there. */
export function useOverlays(isAsked: boolean): Code | null {
  const [code, setCode] = useState(fetched);
  const setOverlay = useSetAtom(overlayAtom);
  const setNotice = useSetAtom(noticeAtom);
  useEffect(() => {
    if (code !== null) return undefined;
    const arrived = (come: Code) => {
      fetched = come;
      setCode(come);
    };
    const failed = () => {
      if (!isAsked) return;
      setOverlay(null);
      setNotice({ kind: 'remark', text: 'Could not open the search. Try again.' });
    };
    const load = () => void fetchCode().then(arrived, failed);
    if (isAsked) return load();
    const timer = setTimeout(load, AT_REST_MS);
    return () => clearTimeout(timer);
  }, [code, isAsked, setNotice, setOverlay]);
  return code;
}
