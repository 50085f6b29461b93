// The foot of a list that goes on: how much is here, and the next part.
import { Button } from '../buttons/Button.tsx';

type Props = {
  /** How much of the list is shown, such as `50 of 1,284 entries`. */
  readonly shown: string;
  readonly more: string;
  readonly hasMore: boolean;
  readonly loading: boolean;
  /** The next part could not be had; what is here stays. */
  readonly failed?: string | null;
  readonly onMore: () => void;
};

export function LoadMore({ shown, more, hasMore, loading, failed = null, onMore }: Props) {
  return (
    <div className="mt-4 flex flex-col items-center gap-2 print:hidden">
      <p role="status" className="text-sm text-ink-2">
        {shown}
      </p>
      {failed !== null && (
        <p role="alert" className="text-sm text-overdue">
          {failed}
        </p>
      )}
      {hasMore && (
        <Button busyText={loading ? 'Loading…' : null} onClick={onMore}>
          {failed === null ? more : 'Try again'}
        </Button>
      )}
    </div>
  );
}
