// What an event says, field by field in words, and what earlier events of its record said of each.
import type { RecordedEvent } from '#core/domain.ts';
import { isOfAccount, keyOfName } from './event-names.ts';
import type { EventNames } from './event-names.ts';
import { fieldAtEnd, valueInWords, labelOf } from './field-words.ts';
import { listedIn, subjectOf } from './kept-by-key.ts';

export type EventField = {
  readonly label: string;
  readonly value: string;
  /** Null where no earlier event said anything of it, or the same. */
  readonly before: string | null;
  /** The account that the value names; null where it names none. */
  readonly accountId: number | null;
  /** Whether it says another thing than before, or a form sent it as changed. */
  readonly isChange: boolean;
};

/** A form that changed sends its fields in here; they are the record's own. */
const CHANGES = 'changes';

type Said = Pick<RecordedEvent, 'type' | 'data' | 'stream'>;

/** The book is that of the page; a private person’s name is beside their id. */
const UNSHOWN: ReadonlySet<string> = new Set(['bookId', 'privateCustomerId']);

/**
 * @param events of one record from its first on, in their order.
 * @returns what each of them says.
 */
export function fieldsOfEach(events: readonly Said[], names: EventNames): EventField[][] {
  const bySubject = new Map<string, Map<string, string>>();
  const remember = (subject: string, data: object): void => {
    const known = bySubject.get(subject) ?? new Map<string, string>();
    for (const [path, value] of leavesOf(data)) known.set(path, valueInWords(path, value, names));
    bySubject.set(subject, known);
  };
  return events.map((event) => {
    const subject = subjectOf(event);
    const known = subject === null ? undefined : bySubject.get(subject);
    const fields = fieldsOf(event, known ?? NOTHING, names);
    if (subject !== null) remember(subject, event.data);
    for (const [thing, data] of listedIn(event)) remember(thing, data);
    return fields;
  });
}

const NOTHING: ReadonlyMap<string, string> = new Map();

function fieldsOf(
  event: Said,
  known: ReadonlyMap<string, string>,
  names: EventNames,
): EventField[] {
  return [...leavesOf(event.data)].flatMap(([path, value]) => {
    if (UNSHOWN.has(path) || isItself(event.stream, path, value)) return [];
    const words = valueInWords(path, value, names);
    const before = known.get(path) ?? null;
    const changed = before === words ? null : before;
    const accountId = accountNamed(path, value, names);
    const isChange = changed !== null || isSentAsChanged(event.data, path);
    return [{ label: labelOf(path), value: words, before: changed, accountId, isChange }];
  });
}

function isSentAsChanged(data: object, path: string): boolean {
  const sent = (data as { readonly [CHANGES]?: object })[CHANGES];
  return sent !== undefined && Object.hasOwn(sent, path.split('.')[0] ?? '');
}

/** An account that is no longer there has no name. */
function accountNamed(path: string, value: unknown, names: EventNames): number | null {
  const field = fieldAtEnd(path);
  if (typeof value !== 'number' || !isOfAccount(field)) return null;
  return names.has(keyOfName(field, value)) ? value : null;
}

/** The id by which the stream is named says nothing more than whose event it is. */
const isItself = (stream: string, path: string, value: unknown): boolean =>
  /^[a-z]+([A-Z][a-z]+)*Id$/.test(path) && stream.endsWith(`-${String(value)}`);

/** @returns the ids that the events hold, by the name of their field. */
export function idsInEvents(events: readonly Said[]): ReadonlyMap<string, ReadonlySet<number>> {
  const ids = new Map<string, Set<number>>();
  for (const { data } of events) {
    for (const [path, value] of leavesOf(data)) {
      const field = fieldAtEnd(path);
      if (typeof value !== 'number' || !field.endsWith('Id')) continue;
      ids.set(field, (ids.get(field) ?? new Set()).add(value));
    }
  }
  return ids;
}

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
