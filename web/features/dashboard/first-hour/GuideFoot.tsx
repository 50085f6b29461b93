import { Link } from 'react-router-dom';
import { paths } from '#web/paths.ts';
import { DemoOffer } from '#web/shell/bar/demo/DemoOffer.tsx';
import { useHideGuide } from './use-is-first-hour.ts';
import { firstHourWords as wording } from './wording.ts';

type Props = {
  /** Null where the person has no book yet. */
  readonly bookId: number | null;
};

export function GuideFoot({ bookId }: Props) {
  const hide = useHideGuide(bookId ?? 0);
  return (
    <div
      className={
        'flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line bg-surface-2 px-4 py-2.5 ' +
        'text-sm'
      }
    >
      {bookId !== null && (
        <>
          <span className="text-ink-2">Moving from Tally or a notebook?</span>
          <Link
            to={paths.opening()}
            className="link inline-flex min-h-6 items-center pointer-coarse:min-h-11"
          >
            Add opening balances
          </Link>
        </>
      )}
      <DemoOffer className={bookId === null ? '' : 'ml-auto'} />
      {bookId !== null && (
        <button type="button" onClick={hide} className="link min-h-6 pointer-coarse:min-h-11">
          {wording.hide}
        </button>
      )}
    </div>
  );
}
