// The fields of a record that differ between two moments, in words: what it refers to by its name,
// amounts and dates as they are written in India.
import { parseCalendarDate } from '#core/kernel/calendar-date.ts';
import { dateInWords } from '#projections/runner/words/figures.ts';
import type { WireRecord } from '#api/contract/entity/entity.ts';
import type { EntityKind } from '#api/contract/entity/kinds.ts';

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
      label: labelOf(path),
      a: a.record === null ? null : (before.get(path) ?? NONE),
      b: b.record === null ? null : (now.get(path) ?? NONE),
    }))
    .filter((one) => one.a !== one.b && (one.a ?? NONE) !== (one.b ?? NONE));
}

const NONE = 'none';

const leavesAt = ({ record, names }: AtMoment): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(record ?? {})
      .filter(([field]) => !UNSHOWN.has(field))
      .flatMap(([field, value]) => [...leavesOf(field, value, names)]),
  );

function* leavesOf(
  path: string,
  value: unknown,
  names: NamesById,
): Generator<readonly [string, string]> {
  if (typeof value === 'object' && value !== null) {
    for (const [name, member] of Object.entries(value)) {
      const part = Array.isArray(value) ? String(Number(name) + 1) : name;
      yield* leavesOf(`${path}.${part}`, member, names);
    }
  } else yield [path, inWords(path, value, names)];
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

/** @returns a text as it is, and a number in digits; nothing else stands at the end of a path. */
export const leafText = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? `${value}` : '';

/** @returns `gst_rates.1.rate` as `GST rates 1 rate`. */
function labelOf(path: string): string {
  const [field = '', ...parts] = path.split('.');
  const known = LABELS[field] ?? field.replace(/_id$/, '').replaceAll('_', ' ');
  const words = [known, ...parts.map((part) => part.replaceAll('_', ' '))].join(' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
