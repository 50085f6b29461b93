// The journal entries of a book: as a register, or as cards for those who would rather read them.
import { useQuery } from '@tanstack/react-query';
import { accountListOf } from '#web/client/lists.ts';
import { QuickBar } from '#web/shell/bar/QuickBar.tsx';
import { useRegisterChoice } from '#web/shell/keys/register/use-register-choice.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { ColumnsPill } from '#web/ui/lists/register/pills/ColumnsPill.tsx';
import { SelectPill } from '#web/ui/lists/register/pills/Pills.tsx';
import { EmptyState } from '#web/ui/states/EmptyState.tsx';
import { useWide } from '#web/ui/use-wide.ts';
import { journalFiguresOf } from '../queries.ts';
import { journalWords as wording } from '../wording.ts';
import { narrowingWords } from './narrowing-words.ts';
import { JournalCards } from './cards/JournalCards.tsx';
import { AddEntry, JournalListHead } from './JournalListHead.tsx';
import { JournalPills } from './JournalPills.tsx';
import { JournalRegister, RegisterWaiting } from './register/JournalRegister.tsx';
import { useJournalDrawing } from './register/use-journal-drawing.tsx';
import { askedBy, NOTHING_ASKED, useJournalFilter, FILTER_NAMES } from './use-journal-filter.ts';
import type { Account } from '#api/contract/account/account.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { periodOfToday, periodQuery, withGranularity } from '#web/format/periods.ts';
import { ListViews, viewQuery } from '#web/shell/keys/register/ListViews.tsx';
import type { NamedView } from '#web/ui/lists/register/pills/ViewsPill.tsx';

const AS = [
  { value: 'rows', label: 'rows' },
  { value: 'cards', label: 'cards' },
] as const;

export function JournalListPage() {
  const { id: bookId } = usePageBook();
  const { filter, set, isNarrowed, today } = useJournalFilter();
  const { choice, isKnown, choose } = useRegisterChoice('journal');
  const accounts = useQuery(accountListOf(bookId));
  const figures = useQuery(journalFiguresOf(bookId, askedBy(filter)));
  const drawing = useJournalDrawing(filter);
  const narrowing = narrowingWords(filter, accounts.data ?? []);
  const isWide = useWide();
  const hasNone = figures.data?.of === 0;
  const isEmpty = figures.data?.count === 0;
  const clear = () => set(NOTHING_ASKED);
  return (
    <>
      <JournalListHead filter={filter} hasNone={hasNone} accounts={accounts.data ?? []} />
      {!hasNone && (
        <JournalPills
          filter={filter}
          book={{ today, accounts: accounts.data ?? [] }}
          onChange={set}
        >
          <SelectPill
            label="As"
            value={choice.as}
            options={AS}
            onChange={(as) => choose({ as: as === 'cards' ? as : 'rows' })}
          />
          <JournalViews today={today} accounts={accounts.data ?? []} />
          {isWide && choice.as === 'rows' && (
            <ColumnsPill
              columns={drawing.columns}
              hidden={choice.hidden}
              onHidden={(hidden) => choose({ hidden: [...hidden] })}
            />
          )}
        </JournalPills>
      )}
      {hasNone && (
        <EmptyState title={wording.empty} actions={<AddEntry />}>
          Post the first entry of this book, and it appears here.
        </EmptyState>
      )}
      {!isKnown && <RegisterWaiting />}
      {isKnown && !hasNone && (choice.as === 'rows' || isEmpty) && (
        <JournalRegister
          drawing={drawing}
          filter={filter}
          today={today}
          narrowing={narrowing}
          hidden={choice.hidden}
          onOrder={(order) => set({ order })}
          onClear={clear}
        />
      )}
      {isKnown && !hasNone && choice.as === 'cards' && !isEmpty && (
        <JournalCards asked={askedBy(filter)} />
      )}
      {!isWide && isNarrowed === false && <QuickBar />}
    </>
  );
}

// The views of the journal that people ask for every day; one that was saved stands before them.
type Props = { readonly today: CalendarDate; readonly accounts: readonly Account[] };

/** Above this, section 40A(3) of the Income-tax Act allows no expense that was paid in cash. */
const CASH_FROM = '10000.01';

/** @returns a view for each cash account; most books have one. */
function cashPayments(accounts: readonly Account[]): NamedView[] {
  const cash = accounts.filter(({ group, retired }) => group === 'cash-in-hand' && !retired);
  return cash.map(({ id, name }) => ({
    name: `${cash.length === 1 ? 'Cash' : name} payments above 10,000`,
    query: `type=payment&account=${id}&amount_from=${CASH_FROM}`,
  }));
}

function JournalViews({ today, accounts }: Props) {
  const month = periodQuery(withGranularity(periodOfToday(today), 'month', today));
  const given = [
    { name: 'All', query: '' },
    { name: 'This month', query: viewQuery(month, FILTER_NAMES) },
    { name: 'Late entries', query: 'only=late' },
    { name: 'Corrections', query: 'only=corrections' },
    ...cashPayments(accounts),
  ];
  return <ListViews list="journal" names={FILTER_NAMES} given={given} />;
}
