// Going to a page by key: what is typed on the way is the page's.
import { useLocation, useNavigate } from 'react-router-dom';
import { keepMoment } from '#web/client/past/moment.ts';
import { drawnPage } from './drawn.ts';
import { keepKeysUntil } from './keep.ts';
import { dialogStands, opensDialog, pageStands } from './stands.ts';

type How = {
  /** The page that is left is not gone back to: a form that has done its work. */
  readonly replace?: boolean;
  /** What the page is handed beside its address. */
  readonly state?: unknown;
};

/** Of a page that leads elsewhere, the keys are nobody's, and are forgotten after a while. */
export function useGo(): (to: string, how?: How) => void {
  const navigate = useNavigate();
  const here = useLocation();
  return (address, { replace = false, state } = {}) => {
    // The router keeps the moment of the page too.
    const to = keepMoment(here, address);
    let isOver = false;
    // At once where everything is there; a transition would let the next key fall on the old page.
    const going = Promise.resolve(navigate(address, { flushSync: true, replace, state }));
    void going.finally(() => (isOver = true));
    // A page whose code had to be fetched is drawn a little later than it is arrived at.
    keepKeysUntil(
      () => isOver && drawnPage() === to && (opensDialog(to) ? dialogStands() : pageStands()),
    );
  };
}
