// The values that an event says, each by its place in it. Members of a list that have a key are
// told by it: what is compared is the same thing, and not whatever stands at the same place.
import { calendarDate } from '#core/kernel/calendar-date.ts';
import { dateInWords } from '#projections/runner/words/figures.ts';

/** A field of the event, what a member of a list is called, or the record that it is about. */
export type PathPart =
  | { readonly field: string }
  | { readonly called: string }
  | { readonly refersBy: string; readonly id: number };

type Place = {
  /** The same for the same thing in each event. */
  readonly path: string;
  readonly parts: readonly PathPart[];
  /** The innermost list with keys that it is in, and which member of it; null for none. */
  readonly member: { readonly list: string; readonly path: string } | null;
};

export type Leaf = Place & {
  readonly field: string;
  readonly value: unknown;
  /** The fields that stand beside it. */
  readonly beside: Fields;
  /** Whether its member of a list is called by it already. */
  readonly isCalling: boolean;
};

type Fields = Readonly<Record<string, unknown>>;
type Key = { readonly by: string; readonly called?: string };

/** A form that changed sends its fields in here; they are the record's own. */
export const CHANGES = 'changes';

/** By which field the members of a list are told apart, and by which they are called. */
const KEYS: Readonly<Record<string, Key>> = {
  accounts: { by: 'accountId' },
  attributes: { by: 'attributeId', called: 'name' },
  billChanges: { by: 'billId', called: 'number' },
  bills: { by: 'billId', called: 'number' },
  classAccounts: { by: 'assetClass' },
  items: { by: 'itemId', called: 'name' },
  keys: { by: 'name' },
  lines: { by: 'name' },
  partners: { by: 'currentAccountId', called: 'name' },
  rates: { by: 'from' },
  values: { by: 'attributeId', called: 'attribute' },
};

/** @returns each value that is no object, and no list of them, in the order of the event. */
export function leavesOf(data: object): Leaf[] {
  const nowhere: Place = { path: '', parts: [], member: null };
  return Object.entries(data).flatMap(([field, value]) =>
    field === CHANGES && isObject(value)
      ? inObject(value, nowhere)
      : atField(field, value, data as Fields, nowhere),
  );
}

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const inObject = (fields: Fields, place: Place): Leaf[] =>
  Object.entries(fields).flatMap(([field, value]) => atField(field, value, fields, place));

function atField(field: string, value: unknown, beside: Fields, place: Place): Leaf[] {
  const here = { ...place, ...under(place, field, { field }) };
  if (isObject(value)) return inObject(value, here);
  if (!Array.isArray(value) || value.length === 0 || !value.every(isObject)) {
    return [{ ...here, field, value, beside, isCalling: false }];
  }
  const key = KEYS[field];
  const counts = new Map<unknown, number>();
  return value.flatMap((member, index) => {
    const named = key === undefined ? null : (member[key.by] ?? null);
    if (key === undefined || named === null) {
      const number = String(index + 1);
      return inObject(member, { ...here, ...under(here, number, { called: number }) });
    }
    // Two lines of an invoice may be of the same goods.
    const count = (counts.get(named) ?? 0) + 1;
    counts.set(named, count);
    const again = count === 1 ? '' : ` ${count}`;
    const own = under(here, `${String(member[key.by])}${again}`, partOf(key, member, again));
    return inObject(member, { ...own, member: { list: here.path, path: own.path } })
      .filter(({ field: one, parts }) => one !== key.by || parts.length > own.parts.length + 1)
      .map((leaf) => (leaf.field === key.called ? { ...leaf, isCalling: true } : leaf));
  });
}

const under = ({ path, parts }: Place, name: string, part: PathPart) => ({
  path: path === '' ? name : `${path}.${name}`,
  parts: [...parts, part],
});

function partOf({ by, called }: Key, member: Fields, again: string): PathPart {
  const named = member[called ?? by];
  if (by === 'from') return { called: dateInWords(calendarDate(String(named))) };
  if (by === 'accountId') return { refersBy: by, id: Number(named) };
  return { called: `${String(named)}${again}` };
}
