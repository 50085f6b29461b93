// What is typed before something in a form has come is meant for it.
import { useLayoutEffect, useRef } from 'react';
import { keepKeysUntil } from './keep.ts';

/** @param isReady whether it is there; asked from when the form is drawn until it is. */
export function useKeysUntil(isReady: boolean): void {
  const ready = useRef(isReady);
  useLayoutEffect(() => {
    ready.current = isReady;
  }, [isReady]);
  useLayoutEffect(() => {
    let isGone = false;
    keepKeysUntil(() => isGone || ready.current);
    return () => {
      isGone = true;
    };
  }, []);
}
