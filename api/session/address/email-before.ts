// The address that a person had before it was changed, as the log has it: jobs hold no addresses.
import { ERASED } from '#core/kernel/event.ts';
import { INSTALLATION_BOOK, streamName } from '#core/kernel/ids.ts';
import type { PersonEvent } from '#core/person/index.ts';
import { personDecider } from '#core/person/index.ts';
import { readStreams } from '#api/store/read-events.ts';
import type { SubjectKeys } from '#api/store/sealing/subject-keys.ts';
import type { Sql } from '#api/store/sql.ts';

/** @param seq the event that changed it. @returns null where there was none, or it was erased. */
export async function emailBefore(
  { sql, keys }: { readonly sql: Sql; readonly keys: SubjectKeys },
  personId: number,
  seq: number,
): Promise<string | null> {
  const stream = streamName('person', personId);
  const events = await readStreams(sql, keys, [{ bookId: INSTALLATION_BOOK, stream }]);
  const before = events.filter((event) => event.seq < seq) as readonly PersonEvent[];
  const state = before.reduce(personDecider.evolve, personDecider.initialState);
  return state.status === 'registered' && state.email !== ERASED ? state.email : null;
}
