// When the palette asks the server: once the text stands still, or at once when Enter was pressed.
import { useEffect, useState } from 'react';
import { useAtomValue } from 'jotai';
import { paletteHurryAtom } from '../atoms.ts';

const STILL_MS = 200;

/** @returns the text once it has not changed for a moment. */
export function useStill(text: string): string {
  const [still, setStill] = useState(text);
  const isHurried = useAtomValue(paletteHurryAtom);
  useEffect(() => {
    const timer = setTimeout(() => setStill(text), STILL_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return isHurried ? text : still;
}

type QueryState = { readonly status: string; readonly fetchStatus: string } | undefined;

/** Whether no answer will come: it was refused, or there is no network. */
export const isHopeless = (asked: QueryState): boolean =>
  asked?.status === 'error' || asked?.fetchStatus === 'paused';
