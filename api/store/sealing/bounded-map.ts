// A map that forgets what was put into it first, once it is full.

export type BoundedMap<Key, Value> = {
  readonly get: (key: Key) => Value | undefined;
  readonly set: (key: Key, value: Value) => void;
  readonly delete: (key: Key) => void;
};

/** @param max how many entries it keeps. */
export function boundedMap<Key, Value>(max: number): BoundedMap<Key, Value> {
  const entries = new Map<Key, Value>();
  return {
    get: (key: Key): Value | undefined => entries.get(key),
    set(key: Key, value: Value): void {
      entries.set(key, value);
      if (entries.size <= max) return;
      const oldest = entries.keys().next();
      if (!oldest.done) entries.delete(oldest.value);
    },
    delete: (key: Key): boolean => entries.delete(key),
  };
}
