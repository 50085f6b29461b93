// What the register is narrowed to stands in the address, as does the editor that is open over it.
import { listPresales } from '#api/contract/trade/presale.ts';
import { presaleKind, presaleStatus } from '#core/trade/kinds/presale/terms.ts';
import { rangeOf } from '#web/format/periods.ts';
import { useListAddress } from '#web/shell/keys/register/use-list-address.ts';
import type { ListAddress } from '#web/shell/keys/register/use-list-address.ts';
import { AMOUNT_NAMES, amountQuery } from '#web/ui/lists/register/pills/amount-range.ts';
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

export function usePresaleFilter() {
  const list = useListAddress();
  const { address, set } = list;
  return {
    ...list,
    ...narrowedBy(list),
    clear: () =>
      set(Object.fromEntries(PRESALE_FILTER_NAMES.slice(0, -1).map((name) => [name, null]))),
    newKind: presaleKind.safeParse(address.get('new')).data ?? null,
    editing: idIn(address.get('edit')),
    closeEditor: () => set({ new: null, edit: null }),
  };
}

export type PresaleFilterState = ReturnType<typeof usePresaleFilter>;

function narrowedBy({ address, period, amounts }: ListAddress) {
  const kind = presaleKind.safeParse(address.get('kind')).data ?? null;
  const status = presaleStatus.safeParse(address.get('filter')).data ?? null;
  const search = address.get('search') ?? '';
  const narrowing: PresaleListQuery = {
    ...(kind === null ? {} : { kind }),
    ...(status === null ? {} : { filter: status }),
    ...(search.trim() === '' ? {} : { search: search.trim() }),
    ...(period === null ? {} : rangeOf(period)),
    ...amountQuery(amounts),
  };
  const order: PresaleOrder = orders.catch('-date').parse(address.get('order'));
  const isNarrowed = Object.keys(narrowing).length > 0;
  return { kind, status, search, narrowing, order, isNarrowed };
}
