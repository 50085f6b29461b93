import type { ProjectedEvent, Projection, Statement } from '../runner/projection.ts';
import { insertInto } from '../runner/writing/write-rows.ts';
import { removedRecords } from './table.ts';

const insertRemoved = insertInto(removedRecords);

function project(events: readonly ProjectedEvent[]): readonly Statement[] {
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

/** @returns what an event removed: one line per type, kinds as streams name them. Ids never return. */
function removedBy(event: ProjectedEvent): readonly { kind: string; id: number }[] {
  switch (event.type) {
    case 'AccountRemoved':
      return [{ kind: 'account', id: event.data.accountId }];
    case 'AccountTypeRemoved':
      return [{ kind: 'account-type', id: event.data.typeId }];
    case 'CategoryItemRemoved':
      return [itemOf(event.data)];
    case 'CategoryRemoved':
      return [{ kind: 'category', id: event.data.categoryId }, ...event.data.items.map(itemOf)];
    case 'ProductChanged':
      return valuesOf(event.data.changes.droppedValueIds ?? []);
    case 'ProductRemoved': {
      const { productId, droppedValueIds } = event.data;
      return [{ kind: 'product', id: productId }, ...valuesOf(droppedValueIds)];
    }
    case 'ServiceAttributeRemoved':
      return [{ kind: 'service-attribute', id: event.data.attributeId }];
    case 'ServiceRemoved': {
      const { serviceId, attributeIds } = event.data;
      const attributes = attributeIds.map((id) => ({ kind: 'service-attribute', id }));
      return [{ kind: 'service', id: serviceId }, ...attributes];
    }
    case 'BrandRemoved':
      return [{ kind: 'brand', id: event.data.brandId }];
    case 'UnitRemoved':
      return [{ kind: 'unit', id: event.data.unitId }];
    case 'CompanyRemoved':
      return [{ kind: 'company', id: event.data.companyId }];
    case 'AssetRemoved':
      return [{ kind: `book-${event.data.kind}`, id: event.data.assetId }];
    case 'CustomerRemoved':
      return [{ kind: 'customer', id: event.data.customerId }];
    case 'RecordRemoved':
      return [{ kind: event.data.kind, id: event.data.recordId }];
    default:
      return [];
  }
}

const ITEM_KINDS = {
  assets: 'category-asset',
  consumables: 'consumable',
  specifications: 'category-product',
} as const;

type Item = { readonly list: keyof typeof ITEM_KINDS; readonly itemId: number };

const itemOf = ({ list, itemId }: Item) => ({ kind: ITEM_KINDS[list], id: itemId });

const valuesOf = (ids: readonly number[]) => ids.map((id) => ({ kind: 'value-product', id }));

export const removedRecordsProjection: Projection = {
  name: 'removed-records',
  version: 1,
  tables: [removedRecords],
  project,
};
