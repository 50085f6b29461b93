// The journal entries of a book: as a register, or as cards for those who would rather read them.
import { useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { Account } from '#api/contract/account/account.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { accountListOf } from '#web/client/lists.ts';
import { useAllowed } from '#web/client/use-rights.ts';
import { formatCount, formatRupees } from '#web/format/money.ts';
import { periodOfToday, periodQuery, withGranularity } from '#web/format/periods.ts';
import { paths } from '#web/paths.ts';
import { QuickBar } from '#web/shell/bar/QuickBar.tsx';
import { PresentOnly } from '#web/shell/guards/past/PresentOnly.tsx';
import { DeclaredListPage } from '#web/shell/keys/register/DeclaredListPage.tsx';
import { ListPills } from '#web/shell/keys/register/ListFilters.tsx';
import { viewQuery } from '#web/shell/keys/register/ListViews.tsx';
import { useRegisterChoice } from '#web/shell/keys/register/use-register-choice.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { buttonClass } from '#web/ui/buttons/button-class.ts';
import { SelectPill } from '#web/ui/lists/register/pills/Pills.tsx';
import type { NamedView } from '#web/ui/lists/register/pills/ViewList.tsx';
import { useWide } from '#web/ui/use-wide.ts';
import { journalWords as wording } from '../wording.ts';
import { JournalCards } from './cards/JournalCards.tsx';
import { JournalPills } from './JournalPills.tsx';
import { narrowingWords } from './narrowing-words.ts';
import { entriesInWords } from './register/days.ts';
import { journalList } from './register/JournalList.tsx';
import { useJournalRegister } from './register/use-journal-register.tsx';
import { askedBy, FILTER_NAMES, NOTHING_ASKED, useJournalFilter } from './use-journal-filter.ts';

const AS = [
  { value: 'rows', label: 'rows' },
  { value: 'cards', label: 'cards' },
] as const;

export function JournalListPage() {
  const { id: bookId, scope } = usePageBook();
  const { filter, set, isNarrowed, today } = useJournalFilter();
  const { choice, isKnown, choose } = useRegisterChoice('journal');
  const accounts = useQuery(accountListOf(bookId)).data ?? [];
  const { order, accountId, only } = filter;
  const hasDays = order.endsWith('date');
  const list = useMemo(
    () => journalList({ bookId, isLateList: only === 'late', accountId, hasDays }),
    [bookId, only, accountId, hasDays],
  );
  const { sheets, told, ...register } = useJournalRegister({
    list,
    filter,
    onOrder: (next) => set({ order: next }),
    today,
    narrowing: narrowingWords(filter, accounts),
    hasDays: true,
    isDrawn: isKnown && choice.as === 'rows',
    footOf: ({ count, of, amountPaise }) => ({
      text: `Total of ${entriesInWords(count)} shown`,
      beside: `of ${formatCount(of)}`,
      total: (
        <>
          {entriesInWords(count)}, total <b>{formatRupees(amountPaise)}</b>
        </>
      ),
    }),
  });
  const isWide = useWide();
  const isCards = choice.as === 'cards' && told?.count !== 0;
  return (
    <>
      <DeclaredListPage
        {...register}
        told={isKnown ? told : undefined}
        heading="Journal Entries"
        look="register-quick"
        beside={isWide && <QuickBar />}
        add={
          <>
            <PresentOnly>
              <Link to={paths.imports('journals', scope)} className={buttonClass('secondary')}>
                Import
              </Link>
            </PresentOnly>
            <AddEntry />
          </>
        }
        empty={{
          title: wording.empty,
          text: 'Post the first entry of this book, and it appears here.',
          add: <AddEntry />,
        }}
        filters={
          <JournalPills filter={filter} book={{ today, accounts }} onChange={set}>
            <ListPills
              of={register.of}
              views={{ names: FILTER_NAMES, given: viewsOf(today, accounts) }}
              hasColumns={choice.as === 'rows'}
            >
              <SelectPill
                label="As"
                value={choice.as}
                options={AS}
                onChange={(as) => choose({ as: as === 'cards' ? as : 'rows' })}
              />
            </ListPills>
          </JournalPills>
        }
        {...(isKnown && isCards && { instead: <JournalCards asked={askedBy(filter)} /> })}
        onClear={() => set(NOTHING_ASKED)}
      />
      {sheets}
      {!isWide && isNarrowed === false && <QuickBar />}
    </>
  );
}

function AddEntry() {
  const { id: bookId, scope } = usePageBook();
  if (!useAllowed(bookId)('PostJournal')) return null;
  return (
    <Link to={paths.addJournal(scope)} className={buttonClass('primary')}>
      {wording.add}
    </Link>
  );
}

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

/** What people ask for every day; one that was saved stands before them. */
function viewsOf(today: CalendarDate, accounts: readonly Account[]): NamedView[] {
  const month = periodQuery(withGranularity(periodOfToday(today), 'month', today));
  return [
    { name: 'All', query: '' },
    { name: 'This month', query: viewQuery(month, FILTER_NAMES) },
    { name: 'Late entries', query: 'only=late' },
    { name: 'Corrections', query: 'only=corrections' },
    ...cashPayments(accounts),
  ];
}
