// What the lines of journals settle or make, with the numbers of the items, as the wire has it.
import type { QueryExecutorProvider } from 'kysely';
import { settledItem } from '#core/journal/index.ts';
import type { Reference } from '#core/journal/index.ts';
import { rupeesFromPaise } from '#core/kernel/paise.ts';
import type { JournalRow } from '#projections/journal-list/table.ts';
import { itemName, itemNumbers } from '#projections/open-items/read.ts';
import type { PostedReference } from '#api/contract/journal/references.ts';

/** @returns the numbers of the items that the journals settle; most settle none. */
export function numbersOfItems(
  tables: QueryExecutorProvider,
  bookId: number,
  rows: readonly JournalRow[],
): Promise<ReadonlyMap<string, string>> {
  const items = rows.flatMap(({ entries }) =>
    entries.flatMap(([, , references = []]) => references.flatMap((one) => settledItem(one) ?? [])),
  );
  return itemNumbers(tables, bookId, items);
}

export function referenceWire(
  reference: Reference,
  numbers: ReadonlyMap<string, string>,
): PostedReference {
  const { kind, amountPaise, name, date, dueDate } = reference;
  const item = settledItem(reference);
  return {
    kind,
    amount: rupeesFromPaise(amountPaise),
    ...(item !== null && { item: itemWire(item, numbers) }),
    ...(name !== undefined && { name }),
    ...(date !== undefined && { date }),
    ...(dueDate !== undefined && { due_date: dueDate }),
  };
}

function itemWire(
  item: NonNullable<ReturnType<typeof settledItem>>,
  numbers: ReadonlyMap<string, string>,
) {
  const { kind, id, line } = item;
  const number = numbers.get(itemName(item)) ?? '';
  return { kind, id, ...(line !== 0 && { line }), number };
}
