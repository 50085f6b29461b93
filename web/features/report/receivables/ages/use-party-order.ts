// In which order customers stand, as a person had them last.
import { nextChoice } from '../../columns/use-report-layout.ts';
import { useLineOrder } from '../../books/kit/columns/use-line-order.tsx';
import type { PartyOrder } from '../queries.ts';

const ORDERS: readonly PartyOrder[] = ['oldest', 'outstanding', 'name'];
const NAMES = { oldest: '', outstanding: 'figure', name: 'name' } as const;

export function usePartyOrder() {
  const { layout } = useLineOrder('receivables', {});
  const sort = ORDERS.find((order) => NAMES[order] === layout.sort) ?? 'oldest';
  const onOrder = () => layout.set({ sort: NAMES[nextChoice(ORDERS, sort)] });
  return { sort, onOrder };
}
