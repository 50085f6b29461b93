// What is erased goes from the history at once, and not when somebody asks for the past.
import type { Outcome } from '#api/commands/request.ts';
import type { Writer } from '#api/commands/writer.ts';
import { eraseFromHistory } from '#projections/runner/past/keep.ts';
import { readAfter } from '#api/store/read-events.ts';
import type { Sql } from '#api/store/sql.ts';
import { followHistory, historyConnection, lockHistory } from './follow.ts';
import type { HistoryParts } from './follow.ts';
import { historyPosition, KEPT } from './standing.ts';

/** A history that is further behind only forgets, and counts what led there later. */
const EVENTS_AT_ONCE = 5000;

export const isErasing = (type: string): boolean =>
  type === 'CustomerErased' || type === 'PersonErased';

type Act = { readonly firstSeq: number; readonly lastSeq: number };

/** @returns all events of an act that erases somebody: others of it may concern the same name. */
function erasingAct(outcome: Outcome): Act | null {
  if (outcome.kind !== 'accepted') return null;
  const { events } = outcome;
  const erases = events.some(({ type }) => isErasing(type));
  const [first, last] = [events[0], events.at(-1)];
  if (!erases || first === undefined || last === undefined) return null;
  return { firstSeq: first.seq, lastSeq: last.seq };
}

/** @returns the writer, whose answer to an erasure comes when the history has heard of it. */
export function forgettingErased(parts: HistoryParts, writer: Writer): Writer {
  const forget = async (bookId: number, act: Act): Promise<void> => {
    await followHistory(parts, bookId, act.lastSeq, EVENTS_AT_ONCE);
    const counted = await historyPosition(parts.pool, bookId);
    if (counted < act.lastSeq) await eraseBehind(parts, bookId, act);
  };
  return {
    ...writer,
    async submit(request) {
      const outcome = await writer.submit(request);
      const act = erasingAct(outcome);
      // The erasure holds already: what fails here is made good when the history goes on.
      if (act !== null) await forget(request.bookId, act).catch(() => undefined);
      return outcome;
    },
  };
}

/** What is told of a moment before goes from histories, too, that have not counted so far. */
async function eraseBehind(
  { pool, keys }: HistoryParts,
  bookId: number,
  { firstSeq, lastSeq }: Act,
): Promise<void> {
  const sql: Sql = pool;
  const events = await readAfter(sql, keys, bookId, firstSeq - 1, lastSeq - firstSeq + 1);
  const client = await pool.connect();
  let broken: Error | boolean = true;
  try {
    await client.query('begin');
    await lockHistory(client, bookId);
    await eraseFromHistory(historyConnection(client), KEPT, events);
    await client.query('commit');
    broken = false;
  } finally {
    client.release(broken);
  }
}
