// However somebody goes to a page, what they type on the way is for that page once it stands, and
// for its dialog where the address opens one.
import { useContext, useEffect } from 'react';
import { UNSAFE_DataRouterContext, useLocation } from 'react-router-dom';
import { drawnPage } from './drawn.ts';
import { keepKeysUntil } from './keep.ts';
import { dialogStands, framedPageStands, opensDialog, pageStands } from './stands.ts';

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
  // The router itself, since what React draws of it may come late on a crowded machine.
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  const { pathname, search } = useLocation();
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
      // Within the task of the click the router begins to go where the link leads.
      let hasBegun = false;
      setTimeout(() => (hasBegun = true));
      const hasCome = () => {
        if (!hasBegun || router === undefined) return hasBegun;
        const { navigation, location } = router.state;
        const there = `${location.pathname}${location.search}${location.hash}`;
        return navigation.state === 'idle' && drawnPage() === there;
      };
      keepKeysUntil(() => dialogStands() || (hasCome() && pageStands()));
    };
    window.addEventListener('click', before, { capture: true });
    window.addEventListener('click', after);
    return () => {
      window.removeEventListener('click', before, { capture: true });
      window.removeEventListener('click', after);
    };
  }, [router]);
}
