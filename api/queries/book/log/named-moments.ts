// Moments that people know by name: those that they named, when they last signed, when the books
// were locked, and when a return was filed.
import type { RecordedEvent } from '#core/domain.ts';
import { instantDecider } from '#core/instant/index.ts';
import { streamName } from '#core/kernel/ids.ts';
import { lastCheckBy } from '#projections/journal-checks/read.ts';
import { namesOf } from '#projections/people/read.ts';
import { isOfKeeping, keepingInWords } from '#projections/runner/words/keeping.ts';
import type { NamedMoment } from '#api/contract/book/log/instants.ts';
import type { LogParts } from '#api/queries/as-of/log-as-of.ts';
import { readRanges, readStreams } from '#api/store/read-events.ts';

type Naming = Extract<RecordedEvent, { type: 'InstantNamed' | 'InstantNameWithdrawn' }>;

const isNaming = (event: RecordedEvent): event is Naming =>
  event.type === 'InstantNamed' || event.type === 'InstantNameWithdrawn';

export async function readNamedMoments(
  parts: LogParts,
  bookId: number,
  personId: number,
): Promise<NamedMoment[]> {
  const { sql, keys, db } = parts;
  const streams = ['book', 'instant'].map((kind) => ({ bookId, stream: streamName(kind, bookId) }));
  const events = await readStreams(sql, keys, streams);
  const checkSeq = await lastCheckBy(db, bookId, personId);
  const signed = checkSeq === null ? [] : await eventsAt(parts, bookId, [checkSeq]);
  return [
    ...(await momentsNamed(parts, bookId, events.filter(isNaming))),
    ...signed.map((event) => momentOf(event, 'signed', 'Last marked entries as checked')),
    ...events.flatMap(keptMoment).toReversed(),
  ];
}

const eventsAt = async ({ sql, keys }: LogParts, bookId: number, seqs: readonly number[]) =>
  (
    await readRanges(
      sql,
      keys,
      seqs.map((firstSeq) => ({ bookId, firstSeq, count: 1 })),
    )
  ).flat();

const momentOf = (
  { seq, recordedAt }: Pick<RecordedEvent, 'seq' | 'recordedAt'>,
  kind: NamedMoment['kind'],
  words: string,
): NamedMoment => ({
  event: seq,
  recorded_at: `${recordedAt.slice(0, 23)}Z`,
  kind,
  words,
  by: null,
});

function keptMoment(event: RecordedEvent): NamedMoment[] {
  if (!isOfKeeping(event)) return [];
  if (event.type === 'LockDateSet') return [momentOf(event, 'lock', keepingInWords(event))];
  return event.type === 'ReturnFiled' ? [momentOf(event, 'filing', keepingInWords(event))] : [];
}

/** The names that stand, each with whoever gave it, the newest moment first. */
async function momentsNamed(
  parts: LogParts,
  bookId: number,
  namings: readonly Naming[],
): Promise<NamedMoment[]> {
  const { named } = namings.reduce(
    (state, event) => instantDecider.evolve(state, event),
    instantDecider.initialState,
  );
  const standing = [...named.values()].toSorted((one, other) => other.eventSeq - one.eventSeq);
  if (standing.length === 0) return [];
  const seqs = [...new Set(standing.map(({ eventSeq }) => eventSeq))];
  const bySeq = new Map((await eventsAt(parts, bookId, seqs)).map((event) => [event.seq, event]));
  const givenBy = new Map(namings.map(({ data, actorId }) => [data.name, actorId]));
  const people = await namesOf(parts.db, [...new Set(givenBy.values())]);
  return standing.flatMap(({ name, eventSeq }) => {
    const event = bySeq.get(eventSeq);
    const id = givenBy.get(name) ?? 0;
    if (event === undefined) return [];
    return [{ ...momentOf(event, 'named', name), by: { id, name: people.get(id) ?? '' } }];
  });
}
