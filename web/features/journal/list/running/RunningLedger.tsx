// The ledger of an account with its running balance: a register of its entries, by which a person
// goes over a bank's statement.
import { useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { Ledger } from '#api/contract/account/ledger.ts';
import { formatCount, formatPaise } from '#web/format/money.ts';
import { DeclaredListBody } from '#web/shell/keys/register/DeclaredListPage.tsx';
import { ListPills } from '#web/shell/keys/register/ListFilters.tsx';
import { useRegisterChoice } from '#web/shell/keys/register/use-register-choice.ts';
import type { SheetSource } from '#web/shell/sheet/gathering.ts';
import { SheetActions } from '#web/shell/sheet/SheetActions.tsx';
import { useLedgerDays } from '#web/state/address.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { useWide } from '#web/ui/use-wide.ts';
import { journalFiguresOf } from '../../queries.ts';
import { JournalPills } from '../JournalPills.tsx';
import { narrowingWords } from '../narrowing-words.ts';
import { entriesInWords } from '../register/days.ts';
import { useJournalRegister } from '../register/use-journal-register.tsx';
import { askedBy, NOTHING_ASKED, useJournalFilter } from '../use-journal-filter.ts';
import { edgesOfLedger, runningList } from './running-list.tsx';

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
  const first = isWide ? 'date' : '-date';
  const { filter, set, isNarrowed, today } = useJournalFilter({
    accountId,
    period,
    days,
    order: first,
  });
  const { order, only } = filter;
  const isByDay = order.endsWith('date');
  const whole = useQuery({
    ...journalFiguresOf(bookId, askedBy({ ...filter, ...NOTHING_ASKED, accountId, period })),
    enabled: isNarrowed,
  });
  const { choice } = useRegisterChoice('ledger');
  const list = useMemo(
    () => runningList({ bookId, account, isLateList: only === 'late', isByDay }),
    [bookId, account, only, isByDay],
  );
  // Entries that are left out would part the balances from the rows between them.
  const hasEdges = !isNarrowed && isByDay;
  const edges = useMemo(
    () => (hasEdges ? edgesOfLedger(ledger, order.startsWith('-')) : null),
    [ledger, hasEdges, order],
  );
  const { sheets, ...register } = useJournalRegister({
    list,
    filter,
    onOrder: (next) => set({ order: next }),
    today,
    narrowing: [`Ledger of ${name}`, ...narrowingWords(filter, [])],
    // Headings say the day for those who would rather have them than its column.
    hasDays: choice.hidden.includes('date'),
    account,
    edges,
    footOf: ({ count, debitPaise = 0, creditPaise = 0 }) => ({
      text: `Total of ${entriesInWords(count)}${isNarrowed ? ' shown' : ''}`,
      ...(isNarrowed && whole.data && { beside: `of ${formatCount(whole.data.count)}` }),
      total: (
        <>
          {entriesInWords(count)}, <b>+{formatPaise(debitPaise)}</b>,{' '}
          <b>−{formatPaise(creditPaise)}</b>
        </>
      ),
    }),
  });
  const { of } = register;
  return (
    <>
      <DeclaredListBody
        {...register}
        empty={NEVER_EMPTY}
        filters={
          <JournalPills filter={filter} book={null} onChange={set}>
            <ListPills
              of={of}
              after={<SheetActions what="this ledger" of={isNarrowed ? of.sheetOf() : sheet} />}
            />
          </JournalPills>
        }
        {...(!isNarrowed && { none: null })}
        onClear={() => set(NOTHING_ASKED)}
      />
      {sheets}
    </>
  );
}

/** A ledger without entries has its balances none the less. */
const NEVER_EMPTY = { title: '', text: '' };
