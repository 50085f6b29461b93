// The bar of the entries that are selected: printed as vouchers or as a list, or saved as a file.
import type { JournalCard } from '#api/contract/journal/journal.ts';
import { formatRupees, paiseFromWire } from '#web/format/money.ts';
import { SelectionSheet } from '#web/shell/keys/register/SelectionSheet.tsx';
import { useKeys } from '#web/shell/keys/use-keys.ts';
import { MakingSheet } from '#web/shell/sheet/SheetActions.tsx';
import type { SheetWork } from '#web/shell/sheet/gathering.ts';
import { useSheet } from '#web/shell/sheet/use-sheet.ts';
import { useMayReverseWord } from '#web/client/use-rights.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { selectionSum } from '#web/ui/lists/register/use-register.ts';
import type { Register } from '#web/ui/lists/register/use-register.ts';
import { markText, mayMark } from '../checks/marking.ts';
import type { RunningOnSheet } from '../running/running-sheet.ts';
import type { JournalsOnSheet } from './journal-sheet.ts';

type Props = {
  readonly register: Pick<Register<JournalCard>, 'selection' | 'isSelected' | 'clear'>;
  /** What the whole list has and comes to. */
  readonly whole: { readonly count: number; readonly paise: number };
  /** The list of which some are selected. */
  readonly list: JournalsOnSheet;
  /** Whose ledger the list is, if it is one. */
  readonly account: RunningOnSheet['account'] | undefined;
  /** Marks them as checked, or takes the mark away where all of them have it. */
  readonly onCheck: () => void;
};

export function JournalSelection({ register, whole, list, account, onCheck }: Props) {
  const selected = { ...list, isKept: register.isSelected };
  const vouchers = useSheet(async (work: SheetWork) => {
    const { vouchersSheet } = await import('./journal-sheet.ts');
    return vouchersSheet(work, selected);
  }, usePageBook());
  const { count, paise } = selectionSum(register.selection, whole, ({ amount }) =>
    paiseFromWire(amount),
  );
  const marked = [...register.selection.rows.values()];
  const mayReverse = useMayReverseWord();
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
        acts={[
          ...(mayMark(marked, mayReverse)
            ? [{ text: markText(marked), keys: 'Shift+C', run: onCheck }]
            : []),
          { text: 'Print vouchers', keys: 'Ctrl+P', run: print },
        ]}
        onClear={register.clear}
        of={async (work) => {
          if (account !== undefined) {
            const { runningSheet } = await import('../running/running-sheet.ts');
            return runningSheet(work, { ...selected, account });
          }
          const { journalsSheet } = await import('./journal-sheet.ts');
          return journalsSheet(work, selected);
        }}
      />
      <MakingSheet making={vouchers} what="the selected vouchers" />
    </>
  );
}
