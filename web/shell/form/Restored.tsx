import { flushSync } from 'react-dom';
import { formatInstant } from '#web/format/dates.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { firstPlace } from '#web/ui/inputs/first-place.ts';

type Props = {
  readonly form: { readonly restoredAt: string | null; readonly startAfresh: () => void };
};

/** What was typed earlier stands in the form again; it can be thrown away. */
export function Restored({ form: { restoredAt, startAfresh } }: Props) {
  if (restoredAt === null) return null;
  // The button goes with the draft, so the focus goes on to where typing begins.
  const afresh = (button: HTMLElement) => {
    const form = button.closest('form, dialog');
    flushSync(startAfresh);
    if (form !== null) firstPlace(form)?.focus();
  };
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-ink-2">
      <span role="status">Draft from {formatInstant(restoredAt)} restored.</span>
      <Button kind="quiet" onClick={(event) => afresh(event.currentTarget)}>
        Start afresh
      </Button>
    </p>
  );
}
