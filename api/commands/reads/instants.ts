// What is asked of the instants of a book that have a name.
import { streamName } from '#core/kernel/ids.ts';
import { actorsOfStream } from '#api/store/chain/actors-of-stream.ts';
import { perKey } from './definition.ts';
import type { ReadDefinition } from './definition.ts';

/** Who gave and withdrew the names of a book, in order. */
export const instantActors: ReadDefinition<null, readonly number[]> = {
  load: perKey((db, bookId) => actorsOfStream(db, bookId, streamName('instant', bookId))),
  dependsOn: ['instant'],
  fold: (actors, _key, { actorId }) => [...actors, actorId],
};
