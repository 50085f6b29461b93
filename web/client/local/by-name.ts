import { nameKey } from '#core/kernel/text.ts';
import type { LocalRecord } from './database.ts';

/** @returns the records in the order in which the server lists them. */
export function byName<Item extends LocalRecord>(records: readonly Item[]): Item[] {
  const keyed = records.map((record) => ({ record, key: nameKey(record.name) }));
  return keyed
    .toSorted((one, other) => {
      if (one.key !== other.key) return one.key < other.key ? -1 : 1;
      return one.record.id - other.record.id;
    })
    .map(({ record }) => record);
}
