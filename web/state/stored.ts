// State that outlives a reload. What cannot be read is removed with a warning, never trusted.
import { atomWithStorage } from 'jotai/utils';
import type { WritableAtom } from 'jotai';
import type { z } from 'zod';

type Update<Value> = Value | ((before: Value) => Value);
type StoredAtom<Value> = WritableAtom<Value, [Update<Value>], void>;

/**
 * @param initial stands where nothing readable is stored; storing it removes the entry.
 * @param heard whether a change in another tab is one here too.
 */
export function storedAtom<Schema extends z.ZodType>(
  key: string,
  schema: Schema,
  initial: z.output<Schema>,
  heard: 'in every tab' | 'in this tab' = 'in every tab',
): StoredAtom<z.output<Schema>> {
  const read = (text: string | null): z.output<Schema> => {
    if (text === null) return initial;
    const parsed = schema.safeParse(jsonOf(text));
    if (parsed.success) return parsed.data;
    console.warn(`Stored ${key} could not be read and was removed.`);
    localStorage.removeItem(key);
    return initial;
  };
  return atomWithStorage<z.output<Schema>>(
    key,
    initial,
    {
      getItem: () => read(localStorage.getItem(key)),
      setItem: (_, value) => {
        if (value === initial) localStorage.removeItem(key);
        else localStorage.setItem(key, JSON.stringify(value));
      },
      removeItem: () => localStorage.removeItem(key),
      subscribe: (_, listen) => {
        if (heard === 'in this tab') return () => undefined;
        const changed = (event: StorageEvent) => {
          // Where the whole storage was cleared, the event names no key; by now one may be back.
          if (event.key === key || event.key === null) listen(read(localStorage.getItem(key)));
        };
        window.addEventListener('storage', changed);
        return () => window.removeEventListener('storage', changed);
      },
    },
    { getOnInit: true },
  ) as StoredAtom<z.output<Schema>>;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
