// Items of categories and attributes of services by themselves. They are written on the stream of
// what they belong to, which the command's event tells; of one that changed nothing it is told by
// the item, or by the event that removed it since.
import type { CategoryList } from '#core/catalogue/master/index.ts';
import { parseStream } from '#core/kernel/ids.ts';
import { invariant } from '#core/kernel/invariant.ts';
import { categoryOfItem } from '#projections/catalogue-categories/read.ts';
import type { CategoryItemRow, CategoryRow } from '#projections/catalogue-categories/table.ts';
import { serviceOfAttribute } from '#projections/catalogue-services/read.ts';
import type { ServiceAttributeRow, ServiceRow } from '#projections/catalogue-services/table.ts';
import { seqOfRemoval } from '#projections/removed-records/read.ts';
import { attributesIn, itemsIn, masterAsOf, ownRow } from './catalogue.ts';
import type { LogAsOf } from './log-as-of.ts';

/** @returns the id of the item that the command added. */
export function addedItemId({ events }: LogAsOf): number {
  const ids = events.flatMap((event) => {
    if (event.type === 'CategoryItemAdded') return [event.data.itemId];
    return event.type === 'ServiceAttributeAdded' ? [event.data.attributeId] : [];
  });
  invariant(ids[0] !== undefined, 'Adding an item records it.');
  return ids[0];
}

type RemovedItem = { readonly kind: string; readonly id: number };

async function ownerOf(
  { db, bookId, events: [own], readEvent }: LogAsOf,
  { kind, id }: RemovedItem,
  findLive: () => Promise<number | null>,
): Promise<number> {
  if (own !== undefined) return parseStream(own.stream).id;
  const live = await findLive();
  if (live !== null) return live;
  const seq = await seqOfRemoval(db, { bookId, kind, id });
  invariant(seq !== null, 'What was there then is there, or was removed.');
  return parseStream((await readEvent(seq)).stream).id;
}

type Item = { readonly list: CategoryList; readonly removedAs: string; readonly id: number };

/** @returns the item, with the last event on its category. */
export async function categoryItemAsOf(
  log: LogAsOf,
  { list, removedAs: kind, id }: Item,
): Promise<CategoryItemRow> {
  const categoryId = await ownerOf(log, { kind, id }, () =>
    categoryOfItem(log.db, log.bookId, { list, id }),
  );
  const rows = await masterAsOf(log, 'category', categoryId);
  const item = itemsIn(rows).find((one) => one.list === list && one.itemId === id);
  invariant(item !== undefined, 'The item was in its category then.');
  return { ...item, lastSeq: ownRow<CategoryRow>(rows, 'category').lastSeq };
}

/** @returns the attribute, with the last event on its service. */
export async function serviceAttributeAsOf(log: LogAsOf, id: number): Promise<ServiceAttributeRow> {
  const serviceId = await ownerOf(log, { kind: 'service-attribute', id }, () =>
    serviceOfAttribute(log.db, log.bookId, id),
  );
  const rows = await masterAsOf(log, 'service', serviceId);
  const attribute = attributesIn(rows).find(({ attributeId }) => attributeId === id);
  invariant(attribute !== undefined, 'The attribute was with its service then.');
  const { lastSeq } = ownRow<ServiceRow>(rows, 'service');
  return { ...attribute, lastSeq };
}
