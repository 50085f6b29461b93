// What narrows the list of invoices, its views and its columns.
import { useQuery } from '@tanstack/react-query';
import type { InvoiceCard, InvoiceListFigures } from '#api/contract/invoice/invoice.ts';
import { billingSettingsOf, customerOf } from '#web/client/billing-reads.ts';
import { queryClient } from '#web/client/query.ts';
import { todayInIndia } from '#web/format/dates.ts';
import { periodOfToday, periodQuery, withGranularity } from '#web/format/periods.ts';
import type { DeclaredListState } from '#web/shell/keys/register/declared-list.tsx';
import { ListPills, ListSearch } from '#web/shell/keys/register/ListFilters.tsx';
import { viewQuery } from '#web/shell/keys/register/ListViews.tsx';
import { PeriodPill } from '#web/shell/keys/register/PeriodPill.tsx';
import { useKeys } from '#web/shell/keys/use-keys.ts';
import { AmountPill } from '#web/ui/lists/register/pills/AmountPill.tsx';
import { isAnyAmount } from '#web/ui/lists/register/pills/amount-range.ts';
import { ChoicePills } from '#web/ui/lists/register/pills/ChoicePills.tsx';
import { MoreFilters } from '#web/ui/lists/register/pills/MoreFilters.tsx';
import type { RarerFilter } from '#web/ui/lists/register/pills/MoreFilters.tsx';
import { PickerPill } from '#web/ui/lists/register/pills/PickerPill.tsx';
import { useCustomerChoices } from '../editor/use-choices.ts';
import { invoiceStretchOf } from '../queries.ts';
import { invoiceListWords as wording } from '../wording.ts';
import { INVOICE_FILTER_NAMES, STATUSES, TO_REGISTER } from './use-invoice-filter.ts';
import type { InvoiceFilterState } from './use-invoice-filter.ts';

type Props = {
  readonly of: DeclaredListState<InvoiceCard>;
  readonly bookId: number;
  readonly filter: InvoiceFilterState;
  readonly figures: InvoiceListFigures | undefined;
};

/** A book that never said its turnover has no e-invoices, and is not asked about them. */
function useStatuses(bookId: number, filter: InvoiceFilterState['filter']) {
  const turnovers = useQuery(billingSettingsOf(bookId)).data?.turnovers ?? [];
  const isShown = turnovers.length > 0 || filter === TO_REGISTER.value;
  return isShown ? [...STATUSES, TO_REGISTER] : STATUSES;
}

/** @returns how many invoices a pill would show, where that is known. */
function countOf(figures: InvoiceListFigures | undefined, value: string): number | undefined {
  if (figures === undefined) return undefined;
  const { byStatus: counts } = figures;
  if (value === 'all') return Object.values(counts).reduce((sum, count) => sum + count, 0);
  return value in counts ? counts[value as InvoiceCard['status']] : undefined;
}

export function InvoiceFilters({ of, bookId, filter, figures }: Props) {
  const today = todayInIndia();
  const statuses = useStatuses(bookId, filter.filter);
  const options = statuses.map((one) => ({ ...one, count: countOf(figures, one.value) }));
  const { narrowing, order } = filter;
  /** The one of this number, else the first. */
  const find = async (search: string) => {
    const stretch = invoiceStretchOf(bookId, { ...narrowing, search }, order, 0);
    const found = await queryClient.fetchQuery(stretch);
    const meant = found.find(({ number }) => number.toLowerCase() === search.toLowerCase());
    return meant ?? found[0];
  };
  useKeys(
    'Status',
    statuses.map(({ value, label }, index) => ({
      keys: String(index + 1),
      does: `Show ${label.toLowerCase()}`,
      run: () => filter.setFilter(value),
    })),
  );
  return (
    <>
      <ListSearch
        of={of}
        label={wording.search}
        value={filter.search}
        onChange={(search) => filter.set({ search })}
        find={find}
      />
      <ChoicePills
        label="Status"
        value={filter.filter}
        options={options}
        onChange={filter.setFilter}
      />
      <ListPills of={of} views={{ names: INVOICE_FILTER_NAMES, given: givenViews(today) }}>
        <PeriodPill
          id="invoice-period"
          period={filter.period}
          today={today}
          onChange={filter.setPeriod}
        />
        <MoreFilters filters={rarerFilters(bookId, filter)} />
      </ListPills>
    </>
  );
}

function rarerFilters(bookId: number, filter: InvoiceFilterState): RarerFilter[] {
  const { amounts, customer } = filter;
  return [
    {
      id: 'customer',
      label: 'Customer',
      isSet: customer !== null,
      pill: (isNew) => (
        <CustomerPill
          bookId={bookId}
          customerId={customer}
          onChange={(id) => filter.set({ customer: id === null ? null : String(id) })}
          opensAtOnce={isNew}
        />
      ),
    },
    {
      id: 'amount',
      label: 'Amount',
      isSet: !isAnyAmount(amounts),
      pill: (isNew) => (
        <AmountPill amounts={amounts} onChange={filter.setAmounts} opensAtOnce={isNew} />
      ),
    },
  ];
}

function givenViews(today: ReturnType<typeof todayInIndia>) {
  const month = periodQuery(withGranularity(periodOfToday(today), 'month', today));
  return [
    { name: 'All', query: '' },
    { name: 'This month', query: viewQuery(month, INVOICE_FILTER_NAMES) },
    { name: 'Overdue', query: 'filter=overdue' },
    { name: 'Outstanding', query: 'filter=open' },
    { name: 'Largest first', query: 'order=-amount' },
  ];
}

// Narrows the list to the invoices of one customer.
type CustomerPillProps = {
  readonly bookId: number;
  /** Null is any. */
  readonly customerId: number | null;
  readonly onChange: (customerId: number | null) => void;
  readonly opensAtOnce: boolean;
};

function CustomerPill({ bookId, customerId, onChange, opensAtOnce }: CustomerPillProps) {
  const { choices, onText, isLoading } = useCustomerChoices(bookId);
  const named = useQuery({
    ...customerOf(bookId, customerId ?? 0),
    enabled: customerId !== null,
  });
  const name = named.data?.name ?? `Customer ${customerId}`;
  const chosen = customerId === null ? null : { id: customerId, name };
  return (
    <PickerPill
      label="Customer"
      noun="customer"
      value={chosen?.name ?? 'Any'}
      isSet={chosen !== null}
      choices={choices}
      chosen={chosen}
      onText={onText}
      isLoading={isLoading}
      onChange={onChange}
      opensAtOnce={opensAtOnce}
    />
  );
}
