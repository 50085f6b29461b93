// Says what just happened, in a region that readers hear, and lets it go after a while.
import { useEffect } from 'react';
import { useAtom } from 'jotai';
import { Link } from 'react-router-dom';
import { noticeAtom } from '#web/state/notice.ts';
import { Icon } from '#web/ui/marks/Icon.tsx';

const SHOWN_MS = 8_000;

export function Notices() {
  const [notice, setNotice] = useAtom(noticeAtom);
  useEffect(() => {
    if (notice === null) return;
    const timer = setTimeout(() => setNotice(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [notice, setNotice]);
  return (
    <div role="status" className="pointer-events-none fixed inset-x-4 bottom-4 z-70 print:hidden">
      {notice !== null && (
        <div className="pointer-events-auto mx-auto flex w-fit max-w-full items-center gap-3 rounded-md border border-paid-line bg-paid-bg py-1 pr-1 pl-3 text-paid shadow-pop">
          <Icon name="check" />
          <p className="min-w-0 py-1.5">
            {notice.text}{' '}
            {notice.link !== undefined && (
              <Link to={notice.link.to} className="font-medium underline underline-offset-2">
                {notice.link.text}
              </Link>
            )}
          </p>
          <button
            type="button"
            aria-label="Dismiss"
            onClick={() => setNotice(null)}
            className="grid size-8 shrink-0 place-items-center rounded-sm pointer-coarse:size-11"
          >
            <Icon name="close" size={16} />
          </button>
        </div>
      )}
    </div>
  );
}
