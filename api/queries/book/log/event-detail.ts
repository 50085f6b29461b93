// One event: what it says, what earlier events of its record said, and how it is chained.
import { movedByAct } from '#projections/journal-list/read-log.ts';
import { journalsBySeq } from '#projections/journal-list/read.ts';
import type { EventDetail } from '#api/contract/book/log/events.ts';
import { journalCardsOf } from '#api/queries/journal/journal-list.ts';
import { eventHeader, genesisHash } from '#api/store/chain/hashes.ts';
import { readChainOf } from '#api/store/chain/walk-events.ts';
import { readRowsAfter, readStreams } from '#api/store/read-events.ts';
import { eventCardsOf } from './event-cards.ts';
import type { LogParts } from '#api/queries/as-of/log-as-of.ts';
import { fieldsOfEach } from './fields/event-fields.ts';
import { eventNames } from './fields/event-names.ts';
import { idsInEvents } from './fields/references.ts';

/** @returns null where the book has no such event. */
export async function readEventDetail(
  parts: LogParts,
  bookId: number,
  seq: number,
): Promise<EventDetail | null> {
  const { sql, keys, db } = parts;
  const chain = await readChainOf(sql, bookId);
  if (seq > chain.seq) return null;
  const rows = await readRowsAfter(sql, bookId, Math.max(seq - 2, 0), seq === 1 ? 1 : 2, true);
  const row = rows.at(-1);
  const [card] = await eventCardsOf(parts, bookId, [seq]);
  if (row === undefined || card === undefined) return null;
  const { stream, version, body, hash, actor_id: actorId, recorded_at: recordedAt } = row;
  const ofRecord = await readStreams(sql, keys, [{ bookId, stream }]);
  const said = ofRecord.filter((one) => one.seq <= seq);
  const moment = { bookId, seq, recordedAt };
  const nameOf = await eventNames(parts, bookId, idsInEvents(said), moment);
  const fields = fieldsOfEach(said, nameOf).at(-1) ?? [];
  const journals = await journalCardsOf(db, bookId, await journalsBySeq(db, bookId, [seq]));
  const moved = await movedByAct(db, bookId, { seq, recordedAt });
  return {
    ...card,
    version,
    stream,
    fields,
    entry: journals[0] ?? null,
    movedByAct: moved.map(({ accountId, paise }) => ({ accountId, amountPaise: paise })),
    header: eventHeader(chain.uuid, { ...row, actorId, recordedAt }),
    body,
    hash,
    previousHash: seq === 1 ? genesisHash(chain.uuid) : (rows[0]?.hash ?? ''),
  };
}
