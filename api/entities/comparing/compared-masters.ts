// Masters at two moments: which fields of which records differ, and what was done between.
import { sql } from 'kysely';
import { MASTER_KINDS } from '#core/catalogue/master/index.ts';
import type { MasterKind } from '#core/catalogue/master/index.ts';
import { namesOf } from '#projections/people/read.ts';
import { recordsBetween } from '#projections/record-history/read.ts';
import type { RecordBetween } from '#projections/record-history/read.ts';
import type { MastersComparison } from '#api/contract/book/log/compare.ts';
import { wireKindOf } from '#api/contract/entity/kinds.ts';
import type { EntityKind } from '#api/contract/entity/kinds.ts';
import type { WireRecord } from '#api/contract/entity/entity.ts';
import { recordPageOf } from '#api/entities/reading/records.ts';
import { ENTITIES } from '#api/entities/registry.ts';
import { readingAt } from '#api/queries/past/moment.ts';
import type { PastMoment } from '#api/queries/past/moment.ts';
import type { ReadTables } from '#api/queries/snapshot.ts';
import { knownMoment } from '#api/queries/book/log/compare/at-both.ts';
import type { ComparedMoments } from '#api/queries/book/log/compare/at-both.ts';
import { differencesOf, namedIdsIn } from './field-differences.ts';
import type { NamesById } from './field-differences.ts';
import { leafText } from './list-members.ts';

type MasterHistoryKind = 'account' | 'account-type' | 'customer' | MasterKind;

const entityOf = (kind: MasterHistoryKind): EntityKind => {
  if (kind === 'account') return kind;
  if (kind === 'account-type') return 'account_type';
  if (kind === 'customer') return 'client';
  return kind === 'asset' ? 'book_asset' : wireKindOf(kind);
};

const KINDS: readonly MasterHistoryKind[] = [
  'account',
  'account-type',
  'customer',
  ...MASTER_KINDS,
];

const SHOWN_MAX = 500;

type ComparisonRequest = {
  readonly db: ReadTables;
  readonly bookId: number;
  readonly personId: number;
};

export async function mastersCompared(
  wish: ComparisonRequest,
  { a, b }: Pick<ComparedMoments, 'a' | 'b'>,
): Promise<MastersComparison> {
  const { db, bookId } = wish;
  const between = { after: a.seq, until: b.seq };
  const wanted = { kinds: KINDS, limit: SHOWN_MAX + 1 };
  const found = await recordsBetween(db, bookId, between, wanted);
  const changed = found.slice(0, SHOWN_MAX);
  const before = await recordsAt(wish, a, changed);
  const now = await recordsAt(wish, b, changed);
  const every = [...before.values(), ...now.values()];
  const [namesBefore, namesNow] = [
    await namesAt(wish, a, namedIdsIn(every)),
    await namesAt(wish, b, namedIdsIn(every)),
  ];
  const people = await peopleOf(db, changed);
  return {
    a: knownMoment(a),
    b: knownMoment(b),
    more: found.length > SHOWN_MAX,
    records: changed.flatMap((record) => {
      const key = keyOf(record);
      const [then, later] = [before.get(key) ?? null, now.get(key) ?? null];
      const fields = differencesOf(
        { record: then, names: namesBefore },
        { record: later, names: namesNow },
      );
      if (fields.length === 0) return [];
      return [
        {
          kind: entityOf(record.kind as MasterHistoryKind),
          id: record.id,
          name: leafText((later ?? then)?.['name']),
          how: then === null ? 'added' : later === null ? 'removed' : 'changed',
          fields,
          events: record.changes.map(({ seq, actorId, recordedAt, what }) => ({
            event: seq,
            recordedAt,
            by: { id: actorId, name: actorId === 0 ? 'Lekha' : (people.get(actorId) ?? '') },
            what,
          })),
        } as const,
      ];
    }),
  };
}

const keyOf = ({ kind, id }: Pick<RecordBetween, 'kind' | 'id'>): string => `${kind} ${id}`;

const peopleOf = (db: ReadTables, changed: readonly RecordBetween[]) =>
  namesOf(db, [
    ...new Set(changed.flatMap(({ changes }) => changes.map(({ actorId }) => actorId))),
  ]);

/** Each as its kind is shown by the generic calls, at a moment. */
async function recordsAt(
  wish: ComparisonRequest,
  moment: PastMoment,
  changed: readonly RecordBetween[],
): Promise<ReadonlyMap<string, WireRecord>> {
  const byKind = Map.groupBy(changed, ({ kind }) => kind as MasterHistoryKind);
  const all = new Map<string, WireRecord>();
  for (const [kind, records] of byKind) {
    const ids = records.map(({ id }) => id);
    for (const record of await entitiesAt(wish, moment, entityOf(kind), ids)) {
      all.set(keyOf({ kind, id: record.id }), record);
    }
  }
  return all;
}

async function entitiesAt(
  { db, bookId, personId }: ComparisonRequest,
  moment: PastMoment,
  kind: EntityKind,
  ids: readonly number[],
): Promise<readonly WireRecord[]> {
  const entity = ENTITIES[kind];
  const reader = { db, person: { id: personId, isAdmin: false }, bookId };
  const ofIds = sql`${entity.fields.id.sql} = any(${[...ids]}::bigint[])`;
  const page = { limit: ids.length, before: null };
  const { items } = await readingAt(moment, () => recordPageOf(entity, reader, page, [ofIds]));
  return items;
}

async function namesAt(
  wish: ComparisonRequest,
  moment: PastMoment,
  idsByKind: ReadonlyMap<EntityKind, ReadonlySet<number>>,
): Promise<NamesById> {
  const names = new Map<string, string>();
  for (const [kind, ids] of idsByKind) {
    for (const record of await entitiesAt(wish, moment, kind, [...ids])) {
      names.set(`${kind} ${record.id}`, leafText(record['name']));
    }
  }
  return names;
}
