// Which versions of which events this program reads, and the one place where an old event becomes a
// new one.
import { AGGREGATES, eventSchemas } from './domain.ts';
import type { BooksEvent } from './domain.ts';
import type { EventSchema } from './kernel/event.ts';
import { invariant } from './kernel/invariant.ts';
import { stepsBetween } from './kernel/upcaster.ts';
import type { Upcaster } from './kernel/upcaster.ts';

const SCHEMAS: ReadonlyMap<string, EventSchema['schema']> = new Map(
  eventSchemas.map(({ type, version, schema }) => [`${type} ${version}`, schema]),
);

/** The newest version of each type, the only one that `decide`, `evolve` and projections know. */
export const NEWEST_VERSIONS: ReadonlyMap<string, number> = new Map(
  eventSchemas
    .toSorted((one, other) => one.version - other.version)
    .map(({ type, version }) => [type, version]),
);

/** Whether this program can read such an event. */
export const isKnownEvent = ({ type, version }: Pick<StoredEvent, 'type' | 'version'>): boolean =>
  SCHEMAS.has(`${type} ${version}`);

/** Stops whatever is not exactly of its event's shape: once in the log, it is there for ever. */
export function assertShape({ type, version, data }: StoredEvent): void {
  const parsed = SCHEMAS.get(`${type} ${version}`)?.safeParse(data);
  invariant(parsed?.success === true, `${type} v${version} has the shape that its schema says.`);
}

/** An event as it was read: of any version that was ever written. */
export type StoredEvent = {
  readonly type: string;
  readonly version: number;
  readonly data: unknown;
};

type Versioned = {
  readonly schemas: readonly EventSchema[];
  readonly upcasters?: readonly Upcaster[];
};

const UPCASTERS: ReadonlyMap<string, Upcaster> = new Map(
  AGGREGATES.flatMap(({ schemas, ...one }: Versioned) =>
    stepsBetween(schemas, one.upcasters ?? []),
  ).map((step) => [`${step.type} ${step.from}`, step] as const),
);

/**
 * Brings an event to its newest shape by the chain of its type's upcasters. A type or version that
 * this program does not know stops it, since going on would leave the books wrong.
 */
export function upcast<Event extends StoredEvent>(stored: Event): Event & BooksEvent {
  const { type } = stored;
  invariant(isKnownEvent(stored), `Event ${type} v${stored.version} is not known here.`);
  let event = stored;
  for (;;) {
    const step = UPCASTERS.get(`${type} ${event.version}`);
    if (step === undefined) return event as Event & BooksEvent;
    event = { ...event, version: event.version + 1, data: step.up(event.data) };
  }
}

/**
 * Says an event in an older version, for the log that servers of an older release still read.
 * @returns the event of that version; null when that version cannot say all of it.
 */
export function downcast<Event extends StoredEvent>(event: Event, version: number): Event | null {
  let { data }: StoredEvent = event;
  for (let from = event.version - 1; from >= version; from -= 1) {
    data = UPCASTERS.get(`${event.type} ${from}`)?.down(data) ?? null;
    if (data === null) return null;
  }
  return { ...event, version, data };
}
