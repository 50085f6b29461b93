import { useSyncExternalStore } from 'react';

type Media = {
  readonly subscribe: (changed: () => void) => () => void;
  readonly matches: () => boolean;
};

/** One list for each query: asking the browser anew for it is felt where rows are scrolled. */
const lists = new Map<string, Media>();

function mediaOf(query: string): Media {
  const known = lists.get(query);
  if (known !== undefined) return known;
  const list = matchMedia(query);
  const media: Media = {
    subscribe: (changed) => {
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    matches: () => list.matches,
  };
  lists.set(query, media);
  return media;
}

/** @returns whether the window is as the media query says, and whenever that changes. */
export function useMedia(query: string): boolean {
  const { subscribe, matches } = mediaOf(query);
  return useSyncExternalStore(subscribe, matches);
}

/** @returns whether two sides fit beside each other. */
export const useWide = (): boolean => useMedia('(min-width: 640px)');

/** From 1024 px on the sidebar takes its part of the width. */
const ROOMY = '(min-width: 880px) and (max-width: 1023px), (min-width: 1180px)';

/** @returns whether a table of eight columns fits. */
export const useRoomy = (): boolean => useMedia(ROOMY);
