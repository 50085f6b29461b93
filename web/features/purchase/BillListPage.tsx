// The bills of suppliers of a book as a register, newest first.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { listPurchaseBills } from '#api/contract/trade/purchase-bill.ts';
import { useRights } from '#web/client/use-rights.ts';
import { todayInIndia } from '#web/format/dates.ts';
import { formatCount, formatPaise } from '#web/format/money.ts';
import { periodFromAddress, periodQuery, rangeOf } from '#web/format/periods.ts';
import { paths } from '#web/paths.ts';
import { PresentOnly } from '#web/shell/guards/past/PresentOnly.tsx';
import { useDeclaredList, useListAddress } from '#web/shell/keys/register/declared-list.tsx';
import { DeclaredListPage } from '#web/shell/keys/register/DeclaredListPage.tsx';
import { PeriodPill } from '#web/shell/keys/register/PeriodPill.tsx';
import { usePageBook } from '#web/state/page-book.ts';
import { buttonClass } from '#web/ui/buttons/button-class.ts';
import { SearchField } from '#web/ui/inputs/SearchField.tsx';
import { PillGroup, SelectPill } from '#web/ui/lists/register/pills/Pills.tsx';
import { BILL_LIST } from './BillList.tsx';
import { billFiguresOf, billsStretchOf } from './queries.ts';
import type { BillsOrder, BillsQuery } from './queries.ts';
import { STATUS_FILTERS } from './wording.ts';

const { filter: filters, order: orders } = listPurchaseBills.query.shape;

/** What the register is narrowed to stands in the address. */
function useBillsFilter() {
  const { address, set } = useListAddress();
  const search = address.get('search') ?? '';
  const filter = filters.catch(undefined).parse(address.get('filter') ?? undefined);
  const period = address.has('year') ? periodFromAddress(address, todayInIndia()) : null;
  const order: BillsOrder = orders.catch('newest').parse(address.get('order') ?? undefined);
  const asked: BillsQuery = {
    ...(search.trim() === '' ? {} : { search: search.trim() }),
    ...(filter === undefined ? {} : { filter }),
    ...(period === null ? {} : rangeOf(period)),
  };
  return { search, filter, period, order, asked, set };
}

type Filter = ReturnType<typeof useBillsFilter>;

const NewBill = ({ scope }: { readonly scope: number | undefined }) => (
  <PresentOnly>
    <Link to={paths.addPurchaseBill(scope)} className={buttonClass('primary')}>
      New bill
    </Link>
  </PresentOnly>
);

export function BillListPage() {
  const { id: bookId, scope } = usePageBook();
  const filter = useBillsFilter();
  const { asked, order, set } = filter;
  const figures = useQuery({
    ...billFiguresOf(bookId, asked),
    placeholderData: keepPreviousData,
  });
  const mayWrite = useRights()('DraftPurchaseBill');
  const list = useDeclaredList(BILL_LIST, {
    narrowed: asked,
    count: figures.data?.count ?? 0,
    stretchOf: (offset) => billsStretchOf(bookId, asked, order, offset),
    order,
    onOrder: (next) => set({ order: next }),
  });
  return (
    <DeclaredListPage
      of={list}
      figures={figures}
      add={mayWrite && <NewBill scope={scope} />}
      empty={{
        title: 'No bills yet',
        text: 'Enter what suppliers charge: expense or goods, their GST, and what is owed.',
      }}
      filters={<BillPills filter={filter} />}
      onClear={() => set({ search: null, filter: null, year: null, quarter: null, month: null })}
      outstanding={({ outstandingPaise }) => outstandingPaise}
      footText="Posted of"
      sums={({ taxablePaise, gstPaise, totalPaise, outstandingPaise }) => ({
        taxable: formatPaise(taxablePaise),
        gst: formatPaise(gstPaise),
        total: formatPaise(totalPaise),
        outstanding: formatPaise(outstandingPaise),
      })}
      sheet={{
        read: (read, offset, limit) =>
          read(listPurchaseBills, { query: { ...asked, book_id: bookId, limit, order, offset } }),
        remarks: (rows) => [
          ...(asked.search === undefined ? [] : [`Found by ‘${asked.search}’`]),
          `${formatCount(rows.length)} in the list, drafts and reversed ones included`,
        ],
        summed: [],
      }}
    />
  );
}

function BillPills({ filter }: { readonly filter: Filter }) {
  const setPeriod = (period: Filter['period']) => {
    const query = period === null ? {} : periodQuery(period);
    const given = Object.entries(query).map(([name, value]) => [name, String(value)]);
    filter.set({ year: null, quarter: null, month: null, ...Object.fromEntries(given) });
  };
  return (
    <>
      <SearchField
        label="Number or supplier"
        keys="/"
        value={filter.search}
        onChange={(search) => filter.set({ search })}
      />
      <PillGroup>
        <PeriodPill
          id="bills-period"
          period={filter.period}
          today={todayInIndia()}
          onChange={setPeriod}
        />
        <SelectPill
          label="Status"
          value={filter.filter ?? ''}
          options={STATUS_FILTERS}
          onChange={(status) => filter.set({ filter: status })}
        />
      </PillGroup>
    </>
  );
}
