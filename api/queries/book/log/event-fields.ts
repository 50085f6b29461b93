// What an event says, field by field in words, and what earlier events of its record said of each.
import type { RecordedEvent } from '#core/domain.ts';
import { parseCalendarDate } from '#core/kernel/calendar-date.ts';
import { indianAmount } from '#core/kernel/writing/indian-number.ts';
import { dateInWords } from '#projections/runner/words/figures.ts';

export type EventField = {
  readonly label: string;
  readonly value: string;
  /** Null where no earlier event said anything of it, or the same. */
  readonly before: string | null;
};

/** A form that changed sends its fields in here; they are the record's own. */
const CHANGES = 'changes';

/** @param earlier the events of the same record before this one, in their order. */
export function eventFields(
  event: Pick<RecordedEvent, 'data'>,
  earlier: readonly Pick<RecordedEvent, 'data'>[],
): EventField[] {
  const known = new Map<string, string>();
  for (const { data } of earlier) {
    for (const [path, value] of leavesOf(data)) known.set(path, value);
  }
  return [...leavesOf(event.data)].map(([path, value]) => {
    const before = known.get(path) ?? null;
    return { label: labelOf(path), value, before: before === value ? null : before };
  });
}

/** Each value that is neither a list nor an object, by its path, in the order of the event. */
function* leavesOf(value: unknown, path = ''): Generator<readonly [string, string]> {
  if (typeof value !== 'object' || value === null) {
    yield [path, inWords(path, value)];
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

function inWords(path: string, value: unknown): string {
  if (value === null || value === '') return 'none';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return numberInWords(path, value);
  if (typeof value !== 'string') return JSON.stringify(value);
  const text = value;
  const day = parseCalendarDate(text);
  return day === null ? text : dateInWords(day);
}

/** Units as the log has them: docs/log-format.md. */
function numberInWords(path: string, value: number): string {
  const name = path.slice(path.lastIndexOf('.') + 1);
  if (name.endsWith('Paise')) return indianAmount(value);
  if (name === 'quantity' || name === 'price') return String(value / 1000);
  return name === 'rate' || name === 'cessRate' ? `${value / 100} %` : String(value);
}

const UNITS = /(Paise|Bps|Thousandths)$/;

/** @returns `entries.2.amountPaise` as `Entries 2: amount`. */
function labelOf(path: string): string {
  const words = path
    .split('.')
    .map((part) => part.replace(UNITS, '').replace(/([a-z0-9])([A-Z])/g, '$1 $2'))
    .join(' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
