// Enter on a row's link leads to a page or opens a sheet: what is typed on the way is theirs.
import { useEffect } from 'react';
import { drawnPage } from './drawn.ts';
import { keepKeysUntil } from './keep.ts';
import { dialogStands, pageStands } from './stands.ts';

const ROW_LINK = '#main a[data-row]';

function keepWhatFollows(event: KeyboardEvent): void {
  const { key, target, ctrlKey, metaKey, altKey, shiftKey, defaultPrevented } = event;
  if (key !== 'Enter' || ctrlKey || metaKey || altKey || shiftKey || defaultPrevented) return;
  if (!(target instanceof Element) || !target.matches(ROW_LINK)) return;
  // To where one is already, nothing is on its way.
  if (target instanceof HTMLAnchorElement && target.href === window.location.href) return;
  const left = drawnPage();
  keepKeysUntil(() => dialogStands() || (drawnPage() !== left && pageStands()));
}

/** For the frame around every page. */
export function useRowLinks(): void {
  useEffect(() => {
    window.addEventListener('keydown', keepWhatFollows);
    return () => window.removeEventListener('keydown', keepWhatFollows);
  }, []);
}
