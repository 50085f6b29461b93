// The keys of a statement beside those of a tree: its day, its columns, its order.
import type { RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import { zeroKey } from '#web/shell/balances/zero/use-zero-rows.ts';
import { paths } from '#web/paths.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { useKeys } from '#web/shell/keys/use-keys.ts';
import type { KeyAction } from '#web/shell/keys/registry.ts';
import { focusInBox } from '#web/ui/overlays/use-anchored.ts';
import { COLUMN_CHOICES, nextChoice, sortKey } from '../columns/use-report-layout.ts';
import { useExplainPart } from './use-explain-part.ts';
import type { ExplainedTable } from './use-explain-part.ts';
import type { StatementState } from './use-statement-address.ts';

type Keys = {
  readonly title: string;
  readonly day: RefObject<HTMLElement | null>;
  readonly onAddColumn: () => void;
  readonly explained: ExplainedTable;
  readonly more?: readonly KeyAction[];
};

export function useStatementKeys(
  { layout, toggleZero }: StatementState,
  { title, day, onAddColumn, explained, more = [] }: Keys,
): void {
  const navigate = useNavigate();
  const { scope } = usePageBook();
  const { columns: shown, set } = layout;
  const explain = useExplainPart(explained);
  /** Of an account its own line, elsewhere all lines. */
  const toLine = () => {
    const id = document.activeElement?.closest('[data-id]')?.getAttribute('data-id') ?? null;
    const asked = id === null ? {} : { set: `account-${id}` };
    void navigate(paths.bookReport('statement-lines', scope, asked));
  };
  useKeys(title, [
    { keys: 'F2', does: 'Choose the last day', run: () => focusInBox(day.current) },
    {
      keys: 'V',
      does: 'Total, months or quarters',
      run: () => {
        const next = nextChoice(COLUMN_CHOICES, shown);
        set({ columns: next === 'total' ? '' : next });
      },
    },
    sortKey(layout),
    zeroKey(toggleZero),
    { keys: 'Alt+C', does: 'Add a column', run: onAddColumn },
    { keys: 'G', does: 'The line on which the account is shown', run: toLine },
    { keys: 'E', does: 'The events that the figure is the sum of', run: explain },
    ...more,
  ]);
}
