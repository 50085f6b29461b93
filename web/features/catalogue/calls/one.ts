// One record with what uses it, and what becomes of it.
import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { MASTERS } from '#api/contract/catalogue/master-kinds.ts';
import * as masters from '#api/contract/catalogue/masters.ts';
import { readHistory } from '#api/contract/book/history.ts';
import { call } from '#web/client/call.ts';
import type { CallResult } from '#web/client/call.ts';
import { asking, metaOf, reply } from '#web/client/query.ts';
import type { CallFailed } from '#web/client/query.ts';
import type { Kind, EditableKind, MastersBook } from '../kinds.ts';
import type { Masters } from './lists.ts';

type Use = z.output<typeof masters.masterWithUses>['used_by'][number];
export type WithUses<K extends EditableKind> = {
  readonly record: Masters[K];
  readonly uses: readonly Use[];
};

export const masterOf = <K extends EditableKind>(kind: K, where: MastersBook, id: number) =>
  queryOptions<WithUses<K>, CallFailed>({
    queryKey: [
      (where === null ? masters.readSharedMaster : masters.readMaster).path,
      { params: { kind, id }, query: where === null ? {} : { book_id: where } },
    ],
    meta: metaOf(where === null ? masters.readSharedMaster : masters.readMaster),
    queryFn: ({ signal }) => readOne(kind, where, id, signal),
  });

export async function readOne<K extends EditableKind>(
  kind: K,
  where: MastersBook,
  id: number,
  signal: AbortSignal,
): Promise<WithUses<K>> {
  const params = { kind, id };
  const { used_by: uses, ...record } = await (where === null
    ? reply(masters.readSharedMaster, { params, signal })
    : reply(masters.readMaster, { params, query: { book_id: where }, signal }));
  const read = recordIn(kind, record);
  if (read.ok) return { record: read.value, uses };
  const { failure } = read;
  throw Object.assign(new Error(`The ${kind} has an unknown shape.`), { failure });
}

/** One record as it is now, past what is kept of it here. */
export async function latestMaster<K extends EditableKind>(
  kind: K,
  where: MastersBook,
  id: number,
): Promise<CallResult<Masters[K]>> {
  const params = { kind, id };
  const read = await (where === null
    ? call(masters.readSharedMaster, { params })
    : call(masters.readMaster, { params, query: { book_id: where } }));
  if (!read.ok) return read;
  const { used_by: _uses, ...record } = read.value;
  return recordIn(kind, record);
}

function recordIn<K extends EditableKind>(kind: K, record: object): CallResult<Masters[K]> {
  const read = shapeOf(kind).safeParse(record);
  if (read.success) return { ok: true, value: read.data as Masters[K] };
  return { ok: false, failure: { kind: 'unreadable', status: 200 } };
}

export const shapeOf = <K extends EditableKind>(kind: K): (typeof MASTERS)[K]['create']['reply'] =>
  MASTERS[kind].create.reply;

/** Everything that shows one record. */
export const READS_OF_ONE = [
  masters.readMaster,
  masters.readSharedMaster,
  masters.readSharedHistory,
  readHistory,
] as const;

export const masterHistoryOf = (kind: Kind | 'asset', where: MastersBook, id: number) => {
  const params = { kind, id };
  return where === null
    ? asking(masters.readSharedHistory, { params })
    : asking(readHistory, { params, query: { book_id: where } });
};

export type LifecycleAction = 'enable' | 'disable' | 'retire' | 'remove';

const OWN = {
  enable: masters.enableMaster,
  disable: masters.disableMaster,
  retire: masters.retireMaster,
  remove: masters.removeMaster,
} as const;
const SHARED = {
  enable: masters.enableSharedMaster,
  disable: masters.disableSharedMaster,
  retire: masters.retireSharedMaster,
  remove: masters.removeSharedMaster,
} as const;

type MasterAtSeq = {
  readonly kind: EditableKind | 'asset';
  readonly where: MastersBook;
  readonly id: number;
  seq: number;
};

export function applyAction({ kind, where, id, seq }: MasterAtSeq, action: LifecycleAction) {
  const params = { kind, id };
  if (where === null) {
    return action === 'remove'
      ? call(SHARED.remove, { params })
      : call(SHARED[action], { params, body: { expected: seq } });
  }
  return action === 'remove'
    ? call(OWN.remove, { params, query: { book_id: where } })
    : call(OWN[action], { params, body: { expected: seq, book_id: where } });
}
