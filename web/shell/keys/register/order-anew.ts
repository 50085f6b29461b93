// A list in another order. What is typed next is for its rows, so it waits until they are there:
// the address is another before the rows are, and a key would mean a row of the list before.
import { keepKeysUntil } from '#web/ahead/keep.ts';
import { orderText } from '#web/ui/lists/register/columns.ts';
import type { ListOrder } from '#web/ui/lists/register/columns.ts';

/** @returns whether the rows stand in the order; a column that is not shown cannot say so. */
function isOrdered({ by, descending }: ListOrder): boolean {
  const head = document.querySelector(`.register [data-order="${by}"]`);
  if (head === null) return true;
  const sorted = head.closest('th')?.getAttribute('aria-sort');
  if (sorted !== (descending ? 'descending' : 'ascending')) return false;
  return document.querySelector('main [aria-busy=true]') === null;
}

/** @param onOrder what puts the order into the address. */
export function orderAnew(onOrder: (order: string) => void, next: ListOrder): void {
  onOrder(orderText(next));
  keepKeysUntil(() => isOrdered(next));
}
