// However somebody goes to a page, what they type on the way is for that page once it stands, and
// for its dialog where the address opens one.
import { useEffect, useRef } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';
import { keepKeysUntil } from './keep.ts';
import { dialogStands, framedPageStands, opensDialog, pageStands } from './stands.ts';

/** Within this the router has begun to go where a link leads, on however slow a machine. */
const BEGUN_MS = 150;

/** Whether a click leads to another page of ours in this tab. */
function leadsOn({ target, button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  if (button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return false;
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (link === null || link.target === '_blank' || link.hasAttribute('download')) return false;
  const { origin, pathname, search } = window.location;
  return link.origin === origin && link.pathname + link.search !== pathname + search;
}

/** For the frame around every page, after whatever puts the focus there. */
export function useKeysOnTheWay(): void {
  const isOnTheWay = useNavigation().state !== 'idle';
  const { pathname, search } = useLocation();
  const goes = useRef(false);
  useEffect(() => {
    goes.current = isOnTheWay;
  }, [isOnTheWay]);
  useEffect(() => {
    keepKeysUntil(framedPageStands);
  }, [pathname]);
  useEffect(() => {
    if (opensDialog(search)) keepKeysUntil(dialogStands);
  }, [pathname, search]);
  useEffect(() => {
    let leading: MouseEvent | null = null;
    // Before the router hears it, since the address is another one afterwards.
    const before = (event: MouseEvent) => {
      leading = leadsOn(event) ? event : null;
    };
    const after = (event: MouseEvent) => {
      // Whoever took the click is the router, or opens what it leads to in place.
      if (event !== leading || !event.defaultPrevented) return;
      const at = performance.now();
      const hasBegun = () => performance.now() - at > BEGUN_MS && !goes.current;
      keepKeysUntil(() => dialogStands() || (hasBegun() && pageStands()));
    };
    window.addEventListener('click', before, { capture: true });
    window.addEventListener('click', after);
    return () => {
      window.removeEventListener('click', before, { capture: true });
      window.removeEventListener('click', after);
    };
  }, []);
}
