// The keys of a statement beside those of a tree: its day, its columns, and what it stands beside.
import type { RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import { useKeys } from '#web/shell/keys/use-keys.ts';
import type { KeyAction } from '#web/shell/keys/registry.ts';
import { COLUMN_CHOICES } from './use-statement-address.ts';
import type { useStatementAddress } from './use-statement-address.ts';

/** @returns the choice after this one, the first after the last. */
export const nextChoice = <Choice>(choices: readonly Choice[], now: Choice): Choice =>
  choices[(choices.indexOf(now) + 1) % choices.length] ?? now;

type Keys = {
  readonly title: string;
  readonly day: RefObject<HTMLElement | null>;
  /** Steps on to the next comparison. */
  readonly onCompare: () => void;
  readonly more?: readonly KeyAction[];
};

export function useStatementKeys(
  { columns, set }: ReturnType<typeof useStatementAddress>,
  { title, day, onCompare, more = [] }: Keys,
): void {
  const navigate = useNavigate();
  const explain = () => {
    const row = document.activeElement?.closest('[data-id]')?.querySelector('a[data-row]');
    const href = row?.getAttribute('href') ?? null;
    if (href === null) return false;
    void navigate(`${href}${href.includes('?') ? '&' : '?'}view=running`);
    return undefined;
  };
  useKeys(title, [
    { keys: 'F2', does: 'Choose the last day', run: () => day.current?.focus() },
    {
      keys: 'V',
      does: 'Total, months or quarters',
      run: () => {
        const next = nextChoice(COLUMN_CHOICES, columns);
        set({ columns: next === 'total' ? '' : next });
      },
    },
    { keys: 'Alt+C', does: 'Compare with something else', run: onCompare },
    { keys: 'E', does: 'The entries that the figure is the sum of', run: explain },
    ...more,
  ]);
}
