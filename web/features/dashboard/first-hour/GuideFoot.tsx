import { Link } from 'react-router-dom';
import { paths } from '#web/paths.ts';
import { useHideGuide } from './use-is-first-hour.ts';
import { firstHourWords as wording } from './wording.ts';

export function GuideFoot({ bookId }: { readonly bookId: number }) {
  const hide = useHideGuide(bookId);
  return (
    <div
      className={
        'flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line bg-surface-2 px-4 py-2.5 ' +
        'text-sm'
      }
    >
      <span className="text-ink-2">Moving from Tally or a notebook?</span>
      <Link
        to={paths.opening()}
        className="link inline-flex min-h-6 items-center pointer-coarse:min-h-11"
      >
        Add opening balances
      </Link>
      <button type="button" onClick={hide} className="link ml-auto min-h-6 pointer-coarse:min-h-11">
        {wording.hide}
      </button>
    </div>
  );
}
