// The fields of a record that differ between two moments, in words: what it refers to by its name,
// amounts and dates as they are written in India.
import { parseCalendarDate } from '#core/kernel/calendar-date.ts';
import { dateInWords } from '#projections/runner/words/figures.ts';
import type { WireRecord } from '#api/contract/entity/entity.ts';
import type { EntityKind } from '#api/contract/entity/kinds.ts';
import { leafText, memberOf, saysMember } from './list-members.ts';

/** By the kind and the id: `unit 7`. */
export type NamesById = ReadonlyMap<string, string>;

type AtMoment = { readonly record: WireRecord | null; readonly names: NamesById };

type Difference = {
  readonly label: string;
  readonly a: string | null;
  readonly b: string | null;
};

/** Fields that name another record, and of which kind. */
const REFERENCES: Readonly<Record<string, EntityKind>> = {
  account_type_id: 'account_type',
  account_type_company_id: 'account_type_company',
  category_id: 'category',
  category: 'category',
  brand_id: 'brand',
  unit_id: 'unit',
  product_id: 'product',
  account_id: 'account',
  // As the specification of the wire spells it.
  sevice_category_id: 'category',
};

/** They are the record itself, or follow from its being written. */
const UNSHOWN: ReadonlySet<string> = new Set([
  'id',
  'book_id',
  'seq',
  'created_at',
  'updated_at',
  'shared',
]);

const LABELS: Readonly<Record<string, string>> = {
  gst_number: 'GSTIN',
  gstn_id: 'GSTIN',
  pan: 'PAN',
  hsn: 'HSN',
  email_id: 'E-mail',
  email: 'E-mail',
  state_code: 'State code',
  due_days: 'Days until due',
  gst_rates: 'GST rates',
  sevice_category_id: 'Service category',
};

/** @returns the ids that the records refer to, by their kind. */
export function namedIdsIn(
  records: readonly WireRecord[],
): ReadonlyMap<EntityKind, ReadonlySet<number>> {
  const ids = new Map<EntityKind, Set<number>>();
  for (const [field, kind] of Object.entries(REFERENCES)) {
    for (const record of records) {
      const value = record[field];
      if (typeof value === 'number') ids.set(kind, (ids.get(kind) ?? new Set()).add(value));
    }
  }
  return ids;
}

/** Of a record that was not there, nothing was said of any field. */
export function differencesOf(a: AtMoment, b: AtMoment): Difference[] {
  const [before, now] = [leavesAt(a), leavesAt(b)];
  const paths = [...new Set([...before.keys(), ...now.keys()])];
  return paths
    .map((path) => ({
      label: (now.get(path) ?? before.get(path))?.label ?? '',
      a: a.record === null ? null : (before.get(path)?.words ?? NONE),
      b: b.record === null ? null : (now.get(path)?.words ?? NONE),
    }))
    .filter((one) => one.a !== one.b && (one.a ?? NONE) !== (one.b ?? NONE));
}

const NONE = 'none';

type Leaf = { readonly label: string; readonly words: string };

const leavesAt = ({ record, names }: AtMoment): ReadonlyMap<string, Leaf> =>
  new Map(
    Object.entries(record ?? {})
      .filter(([field]) => !UNSHOWN.has(field))
      .flatMap(([field, value]) => [
        ...leavesOf({ path: field, label: labelOf(field) }, value, names),
      ]),
  );

type Place = { readonly path: string; readonly label: string };

/** Members of a list are told apart by what they are, and not by their place in it. */
function* leavesOf(
  place: Place,
  value: unknown,
  names: NamesById,
): Generator<readonly [string, Leaf]> {
  const { path, label } = place;
  if (Array.isArray(value)) {
    for (const [index, member] of value.entries()) {
      const { key, called } = memberOf(member, String(index + 1));
      const own = { path: `${path}.${key}`, label: `${label} ${called}` };
      for (const leaf of leavesOf(own, member, names))
        if (!saysMember(leaf[0], own.path)) yield leaf;
    }
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, member] of Object.entries(value)) {
      const own = { path: `${path}.${name}`, label: `${label} ${name.replaceAll('_', ' ')}` };
      yield* leavesOf(own, member, names);
    }
  } else yield [path, { label, words: inWords(path, value, names) }];
}

function inWords(path: string, value: unknown, names: NamesById): string {
  if (value === null || value === '' || value === undefined) return NONE;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  const text = leafText(value);
  const kind = REFERENCES[path];
  if (kind !== undefined) return names.get(`${kind} ${text}`) ?? text;
  const day = parseCalendarDate(text);
  return day === null ? text : dateInWords(day);
}

/** @returns `gst_rates` as `GST rates`. */
function labelOf(field: string): string {
  const words = LABELS[field] ?? field.replace(/_id$/, '').replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
