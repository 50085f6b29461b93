// People as they were called then. What was erased since reads as erased.
import { INSTALLATION_BOOK, streamName } from '#core/kernel/ids.ts';
import { foldRows, rowsIn } from '#projections/runner/writing/fold-rows.ts';
import type { ProjectedEvent } from '#projections/runner/projection.ts';
import { peopleProjection } from '#projections/people/project.ts';
import { people } from '#projections/people/table.ts';
import type { PersonRow } from '#projections/people/table.ts';
import type { StreamPlace } from '#api/store/read-events.ts';
import type { User } from '#api/contract/session/user.ts';
import { invariant } from '#core/kernel/invariant.ts';
import type { LogAsOf } from './log-as-of.ts';

/** @returns where the people's own events are. */
export const personPlaces = (personIds: readonly number[]): StreamPlace[] =>
  [...new Set(personIds)].map((personId) => ({
    bookId: INSTALLATION_BOOK,
    stream: streamName('person', personId),
  }));

const peopleIn = (events: readonly ProjectedEvent[]): PersonRow[] =>
  rowsIn<PersonRow>(foldRows(peopleProjection, events), people);

/** @param events with the whole streams of people among them. @returns their names by their ids. */
export const namesIn = (events: readonly ProjectedEvent[]): ReadonlyMap<number, string> =>
  new Map(peopleIn(events).map(({ personId, name }) => [personId, name]));

export async function personAsOf(log: LogAsOf, personId: number): Promise<PersonRow | null> {
  return peopleIn(await log.read(personPlaces([personId])))[0] ?? null;
}

export const userWire = (row: PersonRow): User => ({
  id: row.personId,
  name: row.name,
  email: row.email,
  phone: row.phone,
  company: row.company,
  confirmation: row.confirmation,
  roles: row.isAdmin ? ['admin'] : [],
  erased: row.erased,
  created_at: row.registeredAt,
  updated_at: row.updatedAt,
  seq: row.lastSeq,
});

export async function userReply(log: LogAsOf, personId: number): Promise<User> {
  const person = await personAsOf(log, personId);
  invariant(person !== null, 'The person had registered then.');
  return userWire(person);
}
