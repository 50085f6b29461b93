// One region could not be loaded; the rest of the page still works.
import { Button } from '#web/ui/buttons/Button.tsx';

type Props = {
  /** What could not be loaded, as in "the accounts". */
  readonly what: string;
  readonly why: string;
  readonly onRetry: () => void;
};

export function ErrorState({ what, why, onRetry }: Props) {
  return (
    <section role="alert" className="card flex flex-col items-center gap-2 px-4 py-12 text-center">
      <h2 className="text-lg font-semibold">Could not load {what}. Try again</h2>
      <p className="max-w-prose text-ink-2">{why}</p>
      <Button className="mt-3" onClick={onRetry}>
        Try again
      </Button>
    </section>
  );
}
