import { useSyncExternalStore } from 'react';

const query = () => matchMedia('(min-width: 640px)');

function subscribe(changed: () => void): () => void {
  const list = query();
  list.addEventListener('change', changed);
  return () => list.removeEventListener('change', changed);
}

/** @returns whether two sides fit beside each other. */
export const useWide = (): boolean => useSyncExternalStore(subscribe, () => query().matches);
