import { usePreparing } from '#web/client/preparing.ts';
import { formatCount } from '#web/format/money.ts';

/** Says how far the server has come with the books after an update; nothing at all other times. */
export function PreparingBar() {
  const preparing = usePreparing();
  return (
    <div role="status" className="print:hidden">
      {preparing !== null && (
        <div className="border-b border-line bg-surface-2 px-4 py-1.5 text-sm text-ink-2 lg:px-6">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span>
              The books are being prepared after an update: {formatCount(preparing.done)} of{' '}
              {formatCount(preparing.total)}. This page fills by itself.
            </span>
            <progress
              aria-label="Books that are ready"
              className="h-2 w-32"
              value={preparing.done}
              max={preparing.total}
            />
          </p>
        </div>
      )}
    </div>
  );
}
