// Chains recorded events: their bodies, sealed where they are personal, and their hashes.
import type { RecordedEvent } from '#core/domain.ts';
import { assertShape } from '#core/event-versions.ts';
import { invariant } from '#core/kernel/invariant.ts';
import { canonicalJson } from './canonical-json.ts';
import { eventHash, sha256Hex } from './hashes.ts';
import type { EventVersions, WrittenEvent } from '../versions/event-versions.ts';
import type { LogHead } from '../heads.ts';
import { sealingOf } from '../sealing/personal-fields.ts';
import type { Sealing } from '../sealing/personal-fields.ts';
import { sealData } from '../sealing/seal.ts';
import type { Sql } from '../sql.ts';
import { textArray } from '../sql.ts';
import type { SubjectKeys } from '../sealing/subject-keys.ts';

/** Events as they go into the log: one array of texts per column, but the bodies a line each. */
export type EventColumns = { readonly count: number; readonly values: string[] };

type ChainedRow = {
  readonly event: WrittenEvent;
  readonly body: string;
  readonly hash: string;
  readonly bodyHash: string;
};

/** In the order of the statement's parameters. */
function columnsOf(rows: readonly ChainedRow[]): EventColumns {
  const column = (of: (row: ChainedRow) => string | number) =>
    textArray(rows.map((row) => String(of(row))));
  const values = [
    column(({ event }) => event.bookId),
    column(({ event }) => event.seq),
    column(({ event }) => event.actorId),
    column(({ event }) => event.recordedAt),
    column(({ event }) => event.epoch),
    column(({ event }) => event.version),
    column(({ event }) => event.stream),
    column(({ event }) => event.type),
    rows.map(({ body }) => body).join('\n'),
    column(({ hash }) => hash),
    column(({ bodyHash }) => bodyHash),
  ];
  return { count: rows.length, values };
}

type ChainDeps = { readonly keys: SubjectKeys; readonly eventVersions: EventVersions };

/** Chains recorded events by their hashes; each head then holds its book's last hash. */
export async function chain(
  sql: Sql,
  { keys, eventVersions }: ChainDeps,
  heads: ReadonlyMap<number, LogHead>,
  events: readonly RecordedEvent[],
): Promise<EventColumns> {
  const sealedEvents = new Map<WrittenEvent, Sealing>();
  const writtenEvents = events.map((event) => {
    const written = eventVersions.allowedForm(event);
    assertShape(written);
    const sealing = sealingOf(written.type, written.version, written.data);
    if (sealing !== null) sealedEvents.set(written, sealing);
    return written;
  });
  const dataOf = await sealer(sql, keys, heads, sealedEvents);
  const rows: ChainedRow[] = [];
  for (const written of writtenEvents) {
    const head = headOf(heads, written);
    const body = canonicalJson(dataOf(written));
    const bodyHash = sha256Hex(body);
    head.hash = eventHash(head.bookUuid, head.hash, { ...written, body }, bodyHash);
    rows.push({ event: written, body, hash: head.hash, bodyHash });
  }
  return columnsOf(rows);
}

function headOf(heads: ReadonlyMap<number, LogHead>, { bookId }: WrittenEvent): LogHead {
  const head = heads.get(bookId);
  invariant(head !== undefined, 'Events go to books whose head is locked.');
  return head;
}

/** @returns what gives the data of an event as it goes into the log; all keys are there by then. */
async function sealer(
  sql: Sql,
  keys: SubjectKeys,
  heads: ReadonlyMap<number, LogHead>,
  sealings: ReadonlyMap<WrittenEvent, Sealing>,
): Promise<(event: WrittenEvent) => object> {
  if (sealings.size === 0) return ({ data }) => data;
  const subjectOf = ({ bookId }: WrittenEvent, { kind, recordId }: Sealing) => ({
    bookId,
    kind,
    recordId,
  });
  const subjects = [...sealings].map(([event, sealing]) => subjectOf(event, sealing));
  const keyOf = await keys.ensure(sql, subjects);
  return (event) => {
    const sealing = sealings.get(event);
    if (sealing === undefined) return event.data;
    const subject = keyOf(subjectOf(event, sealing));
    invariant(subject !== null, 'Nothing more is sealed of who was erased.');
    const { bookUuid } = headOf(heads, event);
    const place = { bookUuid, stream: event.stream, type: event.type };
    return sealData(event.data, sealing, place, subject);
  };
}
