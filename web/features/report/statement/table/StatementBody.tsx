import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { Skeletons } from '#web/ui/states/Skeleton.tsx';

type Props = {
  /** As the sentences name it: the balance sheet. */
  readonly what: string;
  readonly isPending: boolean;
  readonly why: string | null;
  readonly onRetry: () => void;
};

/** While a statement is read, and where it could not be. */
export function StatementBody({ what, isPending, why, onRetry }: Props) {
  return (
    <>
      {isPending && (
        <Skeletons
          label={`Loading ${what}`}
          count={10}
          item="h-8"
          layout="flex flex-col gap-px rule-top"
        />
      )}
      {why !== null && <ErrorState what={what} why={why} onRetry={onRetry} />}
    </>
  );
}
