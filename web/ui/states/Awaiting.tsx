// What stands in place of something until it is there: its outline, or why it did not come.
import { ErrorState } from './ErrorState.tsx';
import { Skeletons } from './Skeleton.tsx';

type Props = {
  /** The account type. */
  readonly what: string;
  readonly isPending: boolean;
  /** Why it did not come; null while it may still do so. */
  readonly why: string | null;
  readonly onRetry: () => void;
  /** As many outlines as it will have parts, and their classes. */
  readonly count: number;
  readonly item: string;
  readonly layout: string;
};

export const Awaiting = ({ what, isPending, why, onRetry, ...outline }: Props) => (
  <>
    {isPending && <Skeletons label={`Loading ${what}`} {...outline} />}
    {why !== null && <ErrorState what={what} why={why} onRetry={onRetry} />}
  </>
);
