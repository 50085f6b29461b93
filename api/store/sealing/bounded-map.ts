// A map that forgets what was put into it first, once it is full.

export type BoundedMap<Key, Value> = {
  readonly get: (key: Key) => Value | undefined;
  readonly set: (key: Key, value: Value) => void;
  readonly delete: (key: Key) => void;
};

/**
 * Two maps, of which the older goes whole: to look for the oldest entry of one map costs ten times
 * what setting does, since what was deleted before it is walked over each time.
 * @param max how many entries it keeps at most; at least half of them are those set last.
 */
export function boundedMap<Key, Value>(max: number): BoundedMap<Key, Value> {
  let newer = new Map<Key, Value>();
  let older = new Map<Key, Value>();
  return {
    get: (key: Key): Value | undefined => newer.get(key) ?? older.get(key),
    set(key: Key, value: Value): void {
      newer.set(key, value);
      if (newer.size < max / 2) return;
      older = newer;
      newer = new Map();
    },
    delete(key: Key): void {
      newer.delete(key);
      older.delete(key);
    },
  };
}
