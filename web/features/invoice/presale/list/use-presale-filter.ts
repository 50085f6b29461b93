// What the register is narrowed to stands in the address, as does the editor that is open over it.
import { useSearchParams } from 'react-router-dom';
import { listPresales } from '#api/contract/trade/presale.ts';
import { presaleKind, presaleStatus } from '#core/trade/kinds/presale/terms.ts';
import { todayInIndia } from '#web/format/dates.ts';
import { periodFromAddress, periodQuery, rangeOf } from '#web/format/periods.ts';
import type { PeriodChoice } from '#web/format/periods.ts';
import {
  AMOUNT_NAMES,
  amountQuery,
  amountsFromAddress,
} from '#web/ui/lists/register/pills/amount-range.ts';
import type { AmountRange } from '#web/ui/lists/register/pills/amount-range.ts';
import type { PresaleListQuery, PresaleOrder } from '../queries.ts';

/** Of an address, what says which documents are shown and how they are ordered. */
export const PRESALE_FILTER_NAMES = [
  'search',
  'kind',
  'filter',
  ...AMOUNT_NAMES,
  'year',
  'quarter',
  'month',
  'order',
] as const;

const orders = listPresales.query.shape.order.unwrap().exclude(['newest']);

const idIn = (text: string | null): number | null => {
  const id = Number(text ?? '');
  return Number.isSafeInteger(id) && id > 0 ? id : null;
};

type AddressChanges = Readonly<Record<string, string | null>>;

export function usePresaleFilter() {
  const [address, setAddress] = useSearchParams();
  const set = (changes: AddressChanges) =>
    setAddress(
      (now) => {
        for (const [name, value] of Object.entries(changes)) {
          if (value === null || value === '') now.delete(name);
          else now.set(name, value);
        }
        return now;
      },
      { replace: true },
    );
  return {
    ...narrowedBy(address),
    set,
    clear: () =>
      set(Object.fromEntries(PRESALE_FILTER_NAMES.slice(0, -1).map((name) => [name, null]))),
    setAmounts: (amounts: AmountRange) =>
      set({ amount_from: null, amount_to: null, ...amountQuery(amounts) }),
    setPeriod: (period: PeriodChoice | null) => set(periodChanges(period)),
    newKind: presaleKind.safeParse(address.get('new')).data ?? null,
    editing: idIn(address.get('edit')),
    closeEditor: () => set({ new: null, edit: null }),
  };
}

export type PresaleFilterState = ReturnType<typeof usePresaleFilter>;

function narrowedBy(address: URLSearchParams) {
  const kind = presaleKind.safeParse(address.get('kind')).data ?? null;
  const status = presaleStatus.safeParse(address.get('filter')).data ?? null;
  const search = address.get('search') ?? '';
  const period = address.has('year') ? periodFromAddress(address, todayInIndia()) : null;
  const amounts = amountsFromAddress(address);
  const narrowing: PresaleListQuery = {
    ...(kind === null ? {} : { kind }),
    ...(status === null ? {} : { filter: status }),
    ...(search.trim() === '' ? {} : { search: search.trim() }),
    ...(period === null ? {} : rangeOf(period)),
    ...amountQuery(amounts),
  };
  const order: PresaleOrder = orders.catch('-date').parse(address.get('order'));
  const isNarrowed = Object.keys(narrowing).length > 0;
  return { kind, status, search, period, amounts, narrowing, order, isNarrowed };
}

function periodChanges(period: PeriodChoice | null): AddressChanges {
  const query = period === null ? {} : periodQuery(period);
  const given = Object.entries(query).map(([name, value]) => [name, String(value)]);
  return { year: null, quarter: null, month: null, ...Object.fromEntries(given) };
}
