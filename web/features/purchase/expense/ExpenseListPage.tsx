// What was spent, by account and supplier: newest first under its months, each with its total.
import { useMemo } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { listExpenses } from '#api/contract/trade/expense.ts';
import { accountListOf } from '#web/client/lists.ts';
import { useRights } from '#web/client/use-rights.ts';
import { dayText, todayInIndia } from '#web/format/dates.ts';
import { counted, formatCount, formatPaise, formatRupees } from '#web/format/money.ts';
import { rangeOf } from '#web/format/periods.ts';
import { paths } from '#web/paths.ts';
import { PresentOnly } from '#web/shell/guards/past/PresentOnly.tsx';
import { useDeclaredList } from '#web/shell/keys/register/declared-list.tsx';
import { DeclaredListPage } from '#web/shell/keys/register/DeclaredListPage.tsx';
import { ListPills, ListSearch } from '#web/shell/keys/register/ListFilters.tsx';
import { PeriodPill } from '#web/shell/keys/register/PeriodPill.tsx';
import { useListAddress } from '#web/shell/keys/register/use-list-address.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { buttonClass } from '#web/ui/buttons/button-class.ts';
import { SelectPill } from '#web/ui/lists/register/pills/Pills.tsx';
import { Kbd } from '#web/ui/marks/Marks.tsx';
import { EXPENSE_LIST } from './ExpenseList.tsx';
import { expenseFiguresOf, expensesOnSheet, expenseStretchOf } from './queries.ts';
import type { ExpensesQuery } from './queries.ts';
import { EXPENSE_FILTERS } from './wording.ts';

const { filter: FILTER, order: ORDER } = listExpenses.query.shape;
/** What an address may be narrowed to beside the days. */
const NOTHING = { search: null, filter: null, account: null, supplier: null };
const NO_DAYS = { year: null, quarter: null, month: null };

function useExpenseFilter() {
  const { address, period, set, setPeriod } = useListAddress();
  const search = address.get('search') ?? '';
  const filter = FILTER.safeParse(address.get('filter') ?? undefined).data;
  const order = ORDER.safeParse(address.get('order') ?? undefined).data ?? 'newest';
  const idIn = (name: string): number | null => {
    const id = Number(address.get(name));
    return Number.isSafeInteger(id) && id > 0 ? id : null;
  };
  const [account, supplier] = [idIn('account'), idIn('supplier')];
  const asked: ExpensesQuery = {
    ...(search.trim() === '' ? {} : { search: search.trim() }),
    ...(filter === undefined ? {} : { filter }),
    ...(account === null ? {} : { account }),
    ...(supplier === null ? {} : { supplier }),
    ...(period === null ? {} : rangeOf(period)),
  };
  return { search, filter, order, account, supplier, period, asked, set, setPeriod };
}

export function ExpenseListPage() {
  const { id: bookId, scope } = usePageBook();
  const has = useRights();
  const { asked, order, set, period, setPeriod, ...narrowed } = useExpenseFilter();
  const { data: accounts = [] } = useQuery(accountListOf(bookId));
  const figures = useQuery({
    ...expenseFiguresOf(bookId, asked),
    placeholderData: keepPreviousData,
  });
  const { data } = figures;
  const months = data?.months;
  const isByDay = order === 'newest' || order.endsWith('date');
  const headings = useMemo(() => {
    if (months === undefined || !isByDay) return null;
    const latestFirst = months.map(({ month, count, totalPaise }) => ({
      text: dayText(month).slice(3),
      count,
      countText: counted(count, 'expense'),
      amount: formatPaise(totalPaise),
    }));
    return order === 'date' ? latestFirst.toReversed() : latestFirst;
  }, [months, order, isByDay]);
  const nameOf = (id: number | null) => accounts.find((one) => one.id === id)?.name;
  const of = useDeclaredList(EXPENSE_LIST, {
    narrowed: asked,
    count: data?.count ?? 0,
    stretchOf: (offset) => expenseStretchOf(bookId, { ...asked, order }, offset),
    order,
    onOrder: (next) => set({ order: next }),
    headings,
    isOld: figures.isPlaceholderData,
    sheet: {
      read: (read, offset, limit) =>
        expensesOnSheet(read, { ...asked, order, book_id: bookId }, { offset, limit }),
      remarks: (rows, chosen) => [
        ...[narrowed.account, narrowed.supplier].flatMap((id) => nameOf(id) ?? []),
        ...(asked.search === undefined ? [] : [`Found by ‘${asked.search}’`]),
        ...chosen,
        `${formatCount(rows.length)} in the list, reversed ones included and not summed`,
      ],
    },
  });
  const options = (groups: readonly string[], chosen: number | null) => [
    { value: '', label: 'All' },
    ...accounts
      .filter(({ id, group }) => id === chosen || (group !== null && groups.includes(group)))
      .map(({ id, name }) => ({ value: String(id), label: name })),
  ];
  const rows = counted(data?.count ?? 0, 'expense');
  const add = has('DraftExpense') && (
    <PresentOnly>
      <Link to={paths.addExpense(scope)} className={buttonClass('primary')} aria-keyshortcuts="N E">
        New expense <Kbd onBrand>N E</Kbd>
      </Link>
    </PresentOnly>
  );
  return (
    <DeclaredListPage
      of={of}
      figures={figures}
      told={
        data && {
          count: data.count,
          of: data.of,
          worth: data.totalPaise,
          total: (
            <>
              {rows}, spent <b className="font-medium">{formatRupees(data.totalPaise)}</b>
            </>
          ),
          foot: { text: `Posted of ${rows}`, sums: { amount: formatPaise(data.totalPaise) } },
        }
      }
      add={add}
      empty={{
        title: 'No expenses yet',
        text: 'Enter a bill that is paid at once, or a petty cash slip without a supplier.',
      }}
      filters={
        <>
          <ListSearch
            of={of}
            label="Number, account or payee"
            value={narrowed.search}
            onChange={(search) => set({ search })}
          />
          <ListPills of={of}>
            <PeriodPill
              id="expense-period"
              period={period}
              today={todayInIndia()}
              onChange={setPeriod}
            />
            <SelectPill
              label="Account"
              value={String(narrowed.account ?? '')}
              options={options(['direct-expenses', 'indirect-expenses'], narrowed.account)}
              onChange={(account) => set({ account })}
            />
            <SelectPill
              label="Supplier"
              value={String(narrowed.supplier ?? '')}
              options={options(['sundry-creditors'], narrowed.supplier)}
              onChange={(supplier) => set({ supplier })}
            />
            <SelectPill
              label="Show"
              value={narrowed.filter ?? ''}
              options={EXPENSE_FILTERS}
              onChange={(filter) => set({ filter })}
            />
          </ListPills>
        </>
      }
      onClear={() => set({ ...NOTHING, ...NO_DAYS })}
    />
  );
}
