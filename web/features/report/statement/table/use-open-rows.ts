// Which lines of a statement are open. The address has those that are not as they are by
// themselves, so that Back finds the row that was left.
import type { FinancialRow } from '#api/contract/account/financial-statements.ts';
import type { OpenGroups } from '#web/shell/balances/use-tree.ts';
import { hasParts, isRowOpen } from './statement-figures.ts';

type TurnedRows = {
  readonly turned: ReadonlySet<string>;
  readonly setTurned: (codes: Iterable<string>) => void;
};

export function useOpenRows(rows: readonly FinancialRow[], { turned, setTurned }: TurnedRows) {
  const wanting = (open: boolean) =>
    setTurned(rows.filter((row) => hasParts(row) && (row.as === 'section') !== open).map(codeOf));
  const groups: OpenGroups = {
    isOpen: (code) => rows.some((row) => row.code === code && isRowOpen(row, turned)),
    toggle: (code) =>
      setTurned(turned.has(code) ? [...turned].filter((one) => one !== code) : [...turned, code]),
    openAll: () => wanting(true),
    closeAll: () => wanting(false),
    openTo: (level) => wanting(level > 1),
  };
  return groups;
}

const codeOf = ({ code }: FinancialRow): string => code;
