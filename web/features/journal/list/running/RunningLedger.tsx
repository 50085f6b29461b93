// The ledger of an account with its running balance: a register of its entries, by which a person
// goes over a bank's statement.
import { useQuery } from '@tanstack/react-query';
import type { Ledger } from '#api/contract/account/ledger.ts';
import { useRegisterChoice } from '#web/shell/keys/register/use-register-choice.ts';
import { SheetActions } from '#web/shell/sheet/SheetActions.tsx';
import type { SheetSource } from '#web/shell/sheet/gathering.ts';
import { useLedgerDays } from '#web/state/address.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { ColumnsPill } from '#web/ui/lists/register/pills/ColumnsPill.tsx';
import { useWide } from '#web/ui/use-wide.ts';
import { journalFiguresOf } from '../../queries.ts';
import { JournalPills } from '../JournalPills.tsx';
import { narrowingWords } from '../narrowing-words.ts';
import { JournalRegister } from '../register/JournalRegister.tsx';
import { askedBy, NOTHING_ASKED, useJournalFilter } from '../use-journal-filter.ts';
import { useRunningDrawing } from './use-running-drawing.tsx';

type Props = {
  readonly ledger: Ledger;
  /** The sheet of the whole ledger. */
  readonly sheet: SheetSource;
};

export function RunningLedger({ ledger, sheet }: Props) {
  const { id: bookId } = usePageBook();
  const { period, days } = useLedgerDays();
  const isWide = useWide();
  const { account } = ledger;
  const { id: accountId, name } = account;
  // A phone shows the end of a ledger first; a desk has it as a statement has it.
  const order = isWide ? 'date' : '-date';
  const { filter, set, isNarrowed, today } = useJournalFilter({ accountId, period, days, order });
  const { choice, choose } = useRegisterChoice('ledger');
  const asked = askedBy(filter);
  const whole = useQuery({
    ...journalFiguresOf(bookId, askedBy({ ...filter, ...NOTHING_ASKED, accountId, period })),
    enabled: isNarrowed,
  });
  const { hidden } = choice;
  const of = whole.data?.count;
  const drawing = useRunningDrawing({ ledger, filter, isNarrowed, of, hidden });
  const narrowing = [`Ledger of ${name}`, ...narrowingWords(filter, [])];
  return (
    <>
      <JournalPills filter={filter} book={null} onChange={set}>
        {isWide && (
          <ColumnsPill
            columns={drawing.columns}
            hidden={hidden}
            onHidden={(next) => choose({ hidden: [...next] })}
          />
        )}
        <SheetActions
          what="this ledger"
          of={async (work) => {
            if (!isNarrowed) return sheet(work);
            const { runningSheet } = await import('./running-sheet.ts');
            const { order: shown } = filter;
            return runningSheet(work, { bookId, account, asked, order: shown, narrowing });
          }}
        />
      </JournalPills>
      <JournalRegister
        drawing={drawing}
        filter={filter}
        today={today}
        narrowing={narrowing}
        hidden={hidden}
        onOrder={(next) => set({ order: next })}
        onClear={() => set(NOTHING_ASKED)}
      />
    </>
  );
}
