import type { QueryExecutorProvider } from 'kysely';
import {
  correctionsSince,
  countSince,
  entriesSince,
} from '#projections/journal-list/read-since.ts';
import { namesOf } from '#projections/people/read.ts';
import type { SinceLastVisit } from '#api/contract/book/caller/since.ts';
import { snapshot } from '#api/queries/snapshot.ts';
import type { ReadTables } from '#api/queries/snapshot.ts';

const CORRECTIONS_MAX = 5;
const GROUPS_MAX = 8;

type Since = Omit<SinceLastVisit, 'lastVisit' | 'since'>;

/** @param seq the event after which it is new, or null where the caller was never here. */
export async function readSince(
  db: ReadTables,
  bookId: number,
  seq: number | null,
): Promise<Since> {
  if (seq === null) return { count: 0, corrections: [], groups: [] };
  return snapshot(db, (tables) => sinceIn(tables, bookId, seq));
}

async function sinceIn(tables: QueryExecutorProvider, bookId: number, seq: number): Promise<Since> {
  const corrections = await correctionsSince(tables, { bookId, seq, limit: CORRECTIONS_MAX });
  const groups = await entriesSince(tables, { bookId, seq, limit: GROUPS_MAX });
  const actors = [...corrections, ...groups].map(({ actorId }) => actorId);
  const names = await namesOf(tables, [...new Set(actors)]);
  const byWire = (actorId: number) => ({ id: actorId, name: names.get(actorId) ?? '' });
  return {
    count: await countSince(tables, bookId, seq),
    corrections: corrections.map((one) => ({
      by: byWire(one.actorId),
      amountPaise: one.amountPaise,
      at: one.recordedAt,
      journalId: one.journalId,
      act: one.act,
      number: one.formerNumber,
      date: one.entryDate,
      narration: one.narration,
    })),
    groups: groups.map((one) => ({
      by: byWire(one.actorId),
      amountPaise: one.amountPaise,
      at: one.recordedAt,
      voucherType: one.voucherType,
      count: one.count,
      journalId: one.journalId,
      narration: one.narration,
    })),
  };
}
