// What an event says, field by field in words, and what earlier events of its record said of each.
import type { RecordedEvent } from '#core/domain.ts';
import { parseCalendarDate } from '#core/kernel/calendar-date.ts';
import { indianAmount } from '#core/kernel/writing/indian-number.ts';
import type { EventNames } from './event-names.ts';
import { dateInWords } from '#projections/runner/words/figures.ts';

export type EventField = {
  readonly label: string;
  readonly value: string;
  /** Null where no earlier event said anything of it, or the same. */
  readonly before: string | null;
  /** The account that the value names; null where it names none. */
  readonly accountId: number | null;
};

/** A form that changed sends its fields in here; they are the record's own. */
const CHANGES = 'changes';

type Said = Pick<RecordedEvent, 'data' | 'stream'>;

/** The book is that of the page. */
const UNSHOWN: ReadonlySet<string> = new Set(['bookId']);

/** @param earlier the events of the same record before this one, in their order. */
export function eventFields(
  event: Said,
  earlier: readonly Said[],
  names: EventNames,
): EventField[] {
  const known = new Map<string, string>();
  for (const { data } of earlier) {
    for (const [path, value] of leavesOf(data)) known.set(path, inWords(path, value, names));
  }
  return [...leavesOf(event.data)].flatMap(([path, value]) => {
    if (UNSHOWN.has(path) || isItself(event.stream, path, value)) return [];
    const words = inWords(path, value, names);
    const before = known.get(path) ?? null;
    const changed = before === words ? null : before;
    const accountId = accountNamed(path, value, names);
    return [{ label: labelOf(path), value: words, before: changed, accountId }];
  });
}

/** An account that is no longer there has no name. */
function accountNamed(path: string, value: unknown, names: EventNames): number | null {
  const field = fieldOf(path);
  if (typeof value !== 'number' || !ACCOUNT_FIELDS.has(field)) return null;
  return names.has(`${field} ${value}`) ? value : null;
}

const ACCOUNT_FIELDS: ReadonlySet<string> = new Set(['accountId', 'ledgerId']);

/** The id by which the stream is named says nothing more than whose event it is. */
const isItself = (stream: string, path: string, value: unknown): boolean =>
  /^[a-z]+([A-Z][a-z]+)*Id$/.test(path) && stream.endsWith(`-${String(value)}`);

/** @returns the ids that the events hold, by the name of their field. */
export function idsInEvents(events: readonly Said[]): ReadonlyMap<string, ReadonlySet<number>> {
  const ids = new Map<string, Set<number>>();
  for (const { data } of events) {
    for (const [path, value] of leavesOf(data)) {
      const field = fieldOf(path);
      if (typeof value !== 'number' || !field.endsWith('Id')) continue;
      ids.set(field, (ids.get(field) ?? new Set()).add(value));
    }
  }
  return ids;
}

/** `entries.2.accountId` is a field `accountId`. */
const fieldOf = (path: string): string => path.slice(path.lastIndexOf('.') + 1);

/** Each value that is neither a list nor an object, by its path, in the order of the event. */
function* leavesOf(value: unknown, path = ''): Generator<readonly [string, unknown]> {
  if (typeof value !== 'object' || value === null) {
    yield [path, value];
    return;
  }
  const members = Array.isArray(value)
    ? value.map((item, index) => [String(index + 1), item] as const)
    : Object.entries(value);
  for (const [name, member] of members) {
    const isWrapped = path === '' && name === CHANGES;
    yield* leavesOf(member, isWrapped ? '' : path === '' ? name : `${path}.${name}`);
  }
}

function inWords(path: string, value: unknown, names: EventNames): string {
  if (value === null || value === '') return 'none';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') {
    return names.get(`${fieldOf(path)} ${value}`) ?? numberInWords(path, value);
  }
  if (typeof value !== 'string') return JSON.stringify(value);
  const text = value;
  const day = parseCalendarDate(text);
  return day === null ? text : dateInWords(day);
}

/** Units as the log has them: docs/log-format.md. */
function numberInWords(path: string, value: number): string {
  const name = fieldOf(path);
  if (name.endsWith('Paise')) return indianAmount(value);
  if (name === 'quantity' || name === 'price') return String(value / 1000);
  return name === 'rate' || name === 'cessRate' ? `${value / 100}%` : String(value);
}

const UNITS = /(Paise|Bps|Thousandths|Id)$/;
const SHORT = /\b(gstin|gst|pan|tan|hsn|uqc|irn|sku|ifsc|upi)\b/g;
/** Fields whose names say too little by themselves. */
const LABELS: Readonly<Record<string, string>> = { typeId: 'account type', ledgerId: 'account' };

/** @returns `entries.2.amountPaise` as `Entries 2 amount`, `gstin` as `GSTIN`. */
function labelOf(path: string): string {
  const words = path
    .split('.')
    .map((part) => LABELS[part] ?? part.replace(UNITS, '').replace(/([a-z0-9])([A-Z])/g, '$1 $2'))
    .join(' ')
    .toLowerCase()
    .replace(SHORT, (word) => word.toUpperCase());
  return words.charAt(0).toUpperCase() + words.slice(1);
}
