// What of the books is compared, and its working paper.
import { SheetActions } from '#web/shell/sheet/SheetActions.tsx';
import { Segmented } from '#web/ui/inputs/Segmented.tsx';
import type { ComparedStatement, ComparisonQuery } from '../queries.ts';

export const SUBJECTS = [
  { value: 'balances', label: 'Trial balance' },
  { value: 'profit-and-loss', label: 'Profit and loss' },
  { value: 'balance-sheet', label: 'Balance sheet' },
  { value: 'cash-flow', label: 'Cash flow' },
  { value: 'ledger', label: 'Ledger' },
  { value: 'items', label: 'Open items' },
  { value: 'masters', label: 'Masters' },
] as const;

type ComparedKind = (typeof SUBJECTS)[number]['value'];

export const isStatement = (of: ComparedKind): of is ComparedStatement =>
  of === 'profit-and-loss' || of === 'balance-sheet' || of === 'cash-flow';

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
      if (of === 'ledger' && accountId !== null) {
        const { comparedLedgerSheet } = await import('./ledger-sheet.ts');
        return comparedLedgerSheet(work, bookId, asked, accountId);
      }
      if (isStatement(of)) {
        const { comparedStatementSheet } = await import('../statement/statement-sheet.ts');
        return comparedStatementSheet(work, bookId, asked, of);
      }
      if (of === 'items' || of === 'masters') {
        const sheets = await import('./more-sheets.ts');
        const make = of === 'items' ? sheets.itemsSheet : sheets.changedMastersSheet;
        return make(work, bookId, asked);
      }
      const { comparisonSheet } = await import('../comparison-sheet.ts');
      return comparisonSheet(work, bookId, asked);
    }}
  />
);
