// The bar of what is selected in a register, with its sheet: printed, or saved as a file.
import { MakingSheet } from '#web/shell/sheet/SheetActions.tsx';
import type { SheetSource } from '#web/shell/sheet/gathering.ts';
import { useSheet } from '#web/shell/sheet/use-sheet.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { SelectionBar } from '#web/ui/lists/register/SelectionBar.tsx';
import type { SelectionAct } from '#web/ui/lists/register/SelectionBar.tsx';
import { useKeys } from '../use-keys.ts';

type Props = {
  /** As the dialog of a long list names it: the selected invoices. */
  readonly what: string;
  readonly count: number;
  /** What they come to, such as ₹50,295.00. */
  readonly total: string | null;
  readonly acts: readonly SelectionAct[];
  readonly onClear: () => void;
  /** Makes the sheet of what is selected. */
  readonly of: SheetSource;
};

export function SelectionSheet({ what, of, acts, ...bar }: Props) {
  const making = useSheet(of, usePageBook());
  const { count } = bar;
  const save = () => making.make('xlsx');
  useKeys('Selection', [
    { keys: 'Shift+E', does: 'Export the selection', run: () => (count === 0 ? false : save()) },
  ]);
  return (
    <>
      <SelectionBar
        {...bar}
        acts={[
          ...acts,
          { text: 'Print list', run: () => making.make('print') },
          { text: 'Export', keys: 'Shift+E', run: save },
        ]}
      />
      <MakingSheet making={making} what={what} />
    </>
  );
}
