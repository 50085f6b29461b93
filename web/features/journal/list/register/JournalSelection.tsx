// The bar of the entries that are selected: printed as vouchers or as a list, or saved as a file.
import type { JournalCard } from '#api/contract/journal/journal.ts';
import { formatRupees, paiseFromWire } from '#web/format/money.ts';
import { SelectionSheet } from '#web/shell/keys/register/SelectionSheet.tsx';
import { useKeys } from '#web/shell/keys/use-keys.ts';
import { MakingSheet } from '#web/shell/sheet/SheetActions.tsx';
import type { SheetWork } from '#web/shell/sheet/gathering.ts';
import { useSheet } from '#web/shell/sheet/use-sheet.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { selectionSum } from '#web/ui/lists/register/use-register.ts';
import type { Register } from '#web/ui/lists/register/use-register.ts';
import type { JournalsOnSheet } from './journal-sheet.ts';

type Props = {
  readonly register: Pick<Register<JournalCard>, 'selection' | 'isSelected' | 'clear'>;
  /** What the whole list has and comes to. */
  readonly whole: { readonly count: number; readonly paise: number };
  /** The list of which some are selected. */
  readonly list: JournalsOnSheet;
};

export function JournalSelection({ register, whole, list }: Props) {
  const selected = { ...list, isKept: register.isSelected };
  const vouchers = useSheet(async (work: SheetWork) => {
    const { vouchersSheet } = await import('./journal-sheet.ts');
    return vouchersSheet(work, selected);
  }, usePageBook());
  const { count, paise } = selectionSum(register.selection, whole, ({ amount }) =>
    paiseFromWire(amount),
  );
  const print = () => vouchers.make('print');
  useKeys('Selected entries', [
    {
      keys: 'Ctrl+P',
      does: 'Print the vouchers that are selected',
      run: () => (count === 0 ? false : print()),
    },
  ]);
  return (
    <>
      <SelectionSheet
        what="the selected entries"
        count={count}
        total={`Total ${formatRupees(paise)}`}
        acts={[{ text: 'Print vouchers', keys: 'Ctrl+P', run: print }]}
        onClear={register.clear}
        of={async (work) => {
          const { journalsSheet } = await import('./journal-sheet.ts');
          return journalsSheet(work, selected);
        }}
      />
      <MakingSheet making={vouchers} what="the selected vouchers" />
    </>
  );
}
