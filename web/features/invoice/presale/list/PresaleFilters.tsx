// What narrows the register of documents before an invoice, its views and its columns.
import type { PresaleCard, PresaleFigures } from '#api/contract/trade/presale.ts';
import { todayInIndia } from '#web/format/dates.ts';
import { formatCount } from '#web/format/money.ts';
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
import { SelectPill } from '#web/ui/lists/register/pills/Pills.tsx';
import { PRESALE_STATUSES, presaleWords as wording } from '../../wording.ts';
import { PRESALE_FILTER_NAMES } from './use-presale-filter.ts';
import type { PresaleFilterState } from './use-presale-filter.ts';

const KINDS = [
  { value: 'all', label: 'All' },
  ...(['quotation', 'proforma', 'challan'] as const).map((value) => ({
    value,
    label: wording.plurals[value],
  })),
] as const;

type Props = {
  readonly of: DeclaredListState<PresaleCard>;
  readonly filter: PresaleFilterState;
  readonly figures: PresaleFigures | undefined;
};

/** Each with how many it would show, where that is known. */
const statusesOf = (figures: PresaleFigures | undefined) => [
  { value: '', label: 'Any' },
  ...PRESALE_STATUSES.map(({ value, label }) => {
    const count = figures?.byStatus[value];
    return { value, label: count === undefined ? label : `${label} ${formatCount(count)}` };
  }),
];

export function PresaleFilters({ of, filter, figures }: Props) {
  const today = todayInIndia();
  const setKind = (value: string) => filter.set({ kind: value === 'all' ? null : value });
  useKeys(
    'Kind',
    KINDS.map(({ value, label }, index) => ({
      keys: String(index + 1),
      does: `Show ${label.toLowerCase()}`,
      run: () => setKind(value),
    })),
  );
  return (
    <>
      <ListSearch
        of={of}
        label={wording.search}
        value={filter.search}
        onChange={(search) => filter.set({ search })}
      />
      <ChoicePills label="Kind" value={filter.kind ?? 'all'} options={KINDS} onChange={setKind} />
      <ListPills of={of} views={{ names: PRESALE_FILTER_NAMES, given: givenViews(today) }}>
        <SelectPill
          label="Status"
          value={filter.status ?? ''}
          options={statusesOf(figures)}
          onChange={(status) => filter.set({ filter: status })}
        />
        <PeriodPill
          id="presale-period"
          period={filter.period}
          today={today}
          onChange={filter.setPeriod}
        />
        <MoreFilters
          filters={[
            {
              id: 'amount',
              label: 'Amount',
              isSet: !isAnyAmount(filter.amounts),
              pill: (isNew) => (
                <AmountPill
                  amounts={filter.amounts}
                  onChange={filter.setAmounts}
                  opensAtOnce={isNew}
                />
              ),
            },
          ]}
        />
      </ListPills>
    </>
  );
}

function givenViews(today: ReturnType<typeof todayInIndia>) {
  const month = periodQuery(withGranularity(periodOfToday(today), 'month', today));
  return [
    { name: 'All', query: '' },
    { name: 'This month', query: viewQuery(month, PRESALE_FILTER_NAMES) },
    { name: 'Open quotations', query: 'kind=quotation&filter=issued' },
    { name: 'Challans open in part', query: 'kind=challan&filter=part-invoiced' },
    { name: 'Expired', query: 'filter=expired' },
    { name: 'Largest first', query: 'order=-amount' },
  ];
}
