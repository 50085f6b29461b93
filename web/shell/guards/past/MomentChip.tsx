// Which moment the page shows, in the top bar of every page of a book; it leads to another one.
import { useSetAtom } from 'jotai';
import { useLocation } from 'react-router-dom';
import { momentInShort } from './words.ts';
import { isBookPage, useMoment } from '#web/client/past/moment.ts';
import { Icon } from '#web/ui/marks/Icon.tsx';
import { overlayAtom } from '../../commands/atoms.ts';

const CHIP =
  'flex min-h-8 shrink-0 items-center gap-1.5 rounded-sm border px-2.5 text-sm whitespace-nowrap ' +
  'pointer-coarse:min-h-11';

export function MomentChip() {
  const moment = useMoment();
  const setOverlay = useSetAtom(overlayAtom);
  if (!isBookPage(useLocation().pathname)) return null;
  const colours =
    moment === null
      ? 'border-line bg-surface text-ink-2 hover:bg-surface-2 max-md:hidden'
      : 'border-warn-line bg-warn-bg text-warn';
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-keyshortcuts="T"
      onClick={() => setOverlay('moment')}
      className={`${CHIP} ${colours}`}
    >
      <Icon name="clock" size={16} />
      <span className="sr-only">The books as known: </span>
      {moment === null ? 'Now' : momentInShort(moment)}
      <span className="max-sm:hidden">
        <Icon name="down" size={16} />
      </span>
    </button>
  );
}
