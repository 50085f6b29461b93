// What of the books is compared, and its working paper.
import { SheetActions } from '#web/shell/sheet/SheetActions.tsx';
import { Segmented } from '#web/ui/inputs/Segmented.tsx';
import type { ComparedSubject } from './changes.ts';
import type { ComparedStatement, ComparisonQuery } from './queries.ts';
import { comparedBalances } from './subjects/balances.ts';
import { comparedItems } from './subjects/items.ts';
import { comparedLedger } from './subjects/ledger.ts';
import { comparedStatement } from './subjects/statement.ts';

export const SUBJECTS = [
  { value: 'balances', label: 'Trial balance' },
  { value: 'profit-and-loss', label: 'Profit and loss' },
  { value: 'balance-sheet', label: 'Balance sheet' },
  { value: 'cash-flow', label: 'Cash flow' },
  { value: 'ledger', label: 'Ledger' },
  { value: 'items', label: 'Open items' },
  { value: 'masters', label: 'Masters' },
] as const;

export type ComparedKind = (typeof SUBJECTS)[number]['value'];

const isStatement = (of: ComparedKind): of is ComparedStatement =>
  of === 'profit-and-loss' || of === 'balance-sheet' || of === 'cash-flow';

/** @returns null of masters, which have no figures, and of a ledger while no account is chosen. */
export function comparedSubjectOf(
  of: ComparedKind,
  accountId: number | null,
): ComparedSubject | null {
  if (of === 'masters') return null;
  if (of === 'ledger') return accountId === null ? null : comparedLedger(accountId);
  if (isStatement(of)) return comparedStatement(of);
  return of === 'items' ? comparedItems : comparedBalances;
}

export const CompareSubject = (props: {
  readonly of: ComparedKind;
  readonly onChoose: (of: ComparedKind) => void;
}) => (
  <div className="mb-3 overflow-x-auto print:hidden">
    <Segmented label="Compare" options={SUBJECTS} value={props.of} onChange={props.onChoose} />
  </div>
);

export type SubjectProps = {
  readonly bookId: number;
  readonly asked: ComparisonQuery;
  readonly of: ComparedKind;
  readonly accountId: number | null;
};

export const CompareSheet = ({ bookId, asked, of, accountId }: SubjectProps) => (
  <SheetActions
    what="the working paper"
    of={async (work) => {
      if (of === 'masters') {
        const { changedMastersSheet } = await import('./subjects/masters-sheet.ts');
        return changedMastersSheet(work, bookId, asked);
      }
      const { changesSheet } = await import('./changes-sheet.ts');
      return changesSheet(
        work,
        comparedSubjectOf(of, accountId) ?? comparedBalances,
        bookId,
        asked,
      );
    }}
  />
);
