// Accounts without balance and movement: left out unless they are wanted, and how many they are.
import { formatCount } from '#web/format/money.ts';

type Props = {
  readonly hides: boolean;
  /** How many there are, whether or not they are shown. */
  readonly count: number;
  readonly onToggle: () => void;
};

export const HideZero = ({ hides, count, onToggle }: Props) => (
  <button
    type="button"
    aria-pressed={hides}
    aria-keyshortcuts="Z"
    onClick={onToggle}
    className={
      'inline-flex min-h-(--row) items-center gap-1.5 rounded-full border px-3 text-sm ' +
      (hides
        ? 'border-transparent bg-brand-soft text-brand-ink'
        : 'border-line bg-surface text-ink-2')
    }
  >
    <span className="font-medium">Hide zero</span>
    {hides && count > 0 && <span>{formatCount(count)} hidden</span>}
  </button>
);
