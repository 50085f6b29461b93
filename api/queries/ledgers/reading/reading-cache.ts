// What was read of the books, each with the position of the log that it is true for; what was read
// the longest time ago goes first.
import type { TablesPosition } from '../../snapshot.ts';

export type ReadingCacheSettings = {
  /** A smaller reading is made anew in a few milliseconds, and costs no memory. */
  readonly sizeMin: number;
  /** Of all that is remembered. */
  readonly sizeMax: number;
};

type CacheEntry<Value> = { readonly position: TablesPosition; readonly value: Value };

type ReadingCache<Value> = {
  readonly find: (key: string) => CacheEntry<Value> | undefined;
  readonly keep: (key: string, one: CacheEntry<Value>) => void;
};

/** Keeps what was read last, up to a size. */
export function createReadingCache<Value>(
  sizeOf: (value: Value) => number,
  { sizeMin, sizeMax }: ReadingCacheSettings,
): ReadingCache<Value> {
  /** The one that was read the longest time ago comes first. */
  const remembered = new Map<string, CacheEntry<Value>>();
  return {
    find: (key) => remembered.get(key),
    keep(key, one) {
      remembered.delete(key);
      if (sizeOf(one.value) < sizeMin) return;
      remembered.set(key, one);
      let size = 0;
      for (const { value } of remembered.values()) size += sizeOf(value);
      for (const [oldest, { value }] of remembered) {
        if (size <= sizeMax) return;
        remembered.delete(oldest);
        size -= sizeOf(value);
      }
    },
  };
}
