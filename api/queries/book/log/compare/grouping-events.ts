// The events that put accounts under the groups under which they are.
import { streamName } from '#core/kernel/ids.ts';
import type { LogParts } from '#api/queries/as-of/log-as-of.ts';
import type { PastMoment } from '#api/queries/past/moment.ts';
import { readStreamsAsOf } from '#api/store/read-events.ts';

const GROUPING = ['AccountCreated', 'AccountChanged'] as const;

/** @returns the events by which accounts came under the groups under which they are at a moment. */
export async function groupingEvents(
  { sql, keys }: Pick<LogParts, 'sql' | 'keys'>,
  bookId: number,
  { seq, instant: recordedAt }: PastMoment,
  accountIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const streams = [...new Set(accountIds)].map((accountId) => ({
    bookId,
    stream: streamName('account', accountId),
    types: GROUPING,
  }));
  const moment = { bookId, seq, recordedAt };
  const [events = []] = await readStreamsAsOf(sql, keys, [{ streams, moment }]);
  const last = new Map<number, { readonly group: string | null; readonly seq: number }>();
  for (const event of events) {
    if (event.type !== 'AccountCreated' && event.type !== 'AccountChanged') continue;
    const said = event.type === 'AccountCreated' ? event.data : event.data.changes;
    const { accountId } = event.data;
    const group = said.classification?.group;
    if (group === undefined || group === last.get(accountId)?.group) continue;
    last.set(accountId, { group, seq: event.seq });
  }
  return new Map([...last].map(([accountId, one]) => [accountId, one.seq]));
}
