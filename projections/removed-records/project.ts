import { MASTER_KINDS, nounOf } from '#core/catalogue/master/index.ts';
import { parseStream } from '#core/kernel/ids.ts';
import type { ProjectedEvent, Projection, TableStatement } from '../runner/projection.ts';
import { insertInto } from '../runner/writing/write-rows.ts';
import { removedRecords } from './table.ts';

const insertRemoved = insertInto(removedRecords);

function project(events: readonly ProjectedEvent[]): readonly TableStatement[] {
  const rows = events.flatMap((event) =>
    removedBy(event).map(({ kind, id }) => ({
      book_id: event.bookId,
      record_id: id,
      last_seq: event.seq,
      removed_at: event.recordedAt,
      kind,
    })),
  );
  return insertRemoved(rows);
}

/** @returns what an event removed, kinds as streams name them. Ids never return. */
function removedBy(event: ProjectedEvent): readonly RemovedRecord[] {
  switch (event.type) {
    case 'AccountRemoved':
    case 'AccountTypeRemoved':
    case 'CustomerRemoved':
    case 'RecordRemoved':
      return [ownOf(event)];
    case 'AssetRemoved':
      return [{ kind: `book-${event.data.kind}`, id: event.data.assetId }];
    case 'CategoryItemRemoved':
      return [itemOf(event.data)];
    case 'CategoryRemoved':
      return [ownOf(event), ...event.data.items.map(itemOf)];
    case 'ProductChanged':
      return valuesOf(event.data.changes.droppedValueIds ?? []);
    case 'ProductRemoved':
      return [ownOf(event), ...valuesOf(event.data.droppedValueIds)];
    case 'ServiceAttributeRemoved':
      return [attributeOf(event.data.attributeId)];
    case 'ServiceRemoved':
      return [ownOf(event), ...event.data.attributeIds.map(attributeOf)];
    default:
      return MASTERS_REMOVED.has(event.type) ? [ownOf(event)] : [];
  }
}

type RemovedRecord = { readonly kind: string; readonly id: number };

const MASTERS_REMOVED: ReadonlySet<string> = new Set(
  MASTER_KINDS.map((kind) => `${nounOf(kind)}Removed`),
);

/** The record of the event's own stream. */
function ownOf({ stream }: ProjectedEvent): RemovedRecord {
  const { category: kind, id } = parseStream(stream);
  return { kind, id };
}

const ITEM_KINDS = {
  assets: 'category-asset',
  consumables: 'consumable',
  specifications: 'category-product',
} as const;

type Item = { readonly list: keyof typeof ITEM_KINDS; readonly itemId: number };

const itemOf = ({ list, itemId }: Item) => ({ kind: ITEM_KINDS[list], id: itemId });

const attributeOf = (id: number) => ({ kind: 'service-attribute', id });

const valuesOf = (ids: readonly number[]) => ids.map((id) => ({ kind: 'value-product', id }));

export const removedRecordsProjection: Projection = {
  name: 'removed-records',
  version: 1,
  tables: [removedRecords],
  project,
};
