// What is asked of the open items of customers and suppliers.
import type { AggregateName } from '#core/domain.ts';
import { SETTLED_COUNT_MAX } from '#core/settlement/index.ts';
import type { ItemRef, ListedItem, OpenItem } from '#core/settlement/index.ts';
import type { BillSetAgainst, ItemKey } from '#projections/open-items/read.ts';
import { billsSetAgainst, itemsByKeys, settlingSeqsOf } from '#projections/open-items/read.ts';
import { openItemsOf } from '#projections/open-items/read-open.ts';
import type { ItemsParty } from '#projections/open-items/read-open.ts';
import { streamsOfEvents } from '#api/store/versions/event-streams.ts';
import { perBook, perKey } from './definition.ts';
import type { ReadDefinition } from './definition.ts';

/** The records whose events may change what is open of an item. */
export const MOVES_ITEMS: readonly AggregateName[] = [
  'invoice',
  'customer',
  'journal',
  'settlement',
  'opening',
  'purchase-bill',
  'purchase-debit-note',
  'supplier-payment',
];

/**
 * An item of a party with what is open of it; null where there is none. Any document, journal,
 * settlement or opening may change it, so it is read anew after each.
 */
export const openItemByKey: ReadDefinition<ItemKey, OpenItem | null> = {
  load: perBook(itemsByKeys),
  dependsOn: MOVES_ITEMS,
};

/** A party, and on which side it is owed, or owes. */
type OfParty = ItemsParty & { readonly side: 'debit' | 'credit' };

/** The oldest bills of a party, as many as one act settles; read anew as each item is. */
export const oldestBillsOfParty: ReadDefinition<OfParty, readonly ListedItem[]> = {
  load: perKey((db, bookId, { side, ...party }) =>
    openItemsOf(db, bookId, party, { limit: SETTLED_COUNT_MAX, side }),
  ),
  dependsOn: MOVES_ITEMS,
};

/** The bills that the advance of a payment to a supplier was set against; read anew after each. */
export const setAgainstBills: ReadDefinition<number, readonly BillSetAgainst[]> = {
  load: perBook(billsSetAgainst),
  dependsOn: MOVES_ITEMS,
};

type Settler = Pick<ItemRef, 'kind' | 'id'>;

/** The streams on which a document, or any line of a journal, settled an item or was settled. */
export const streamsSettledBy: ReadDefinition<Settler, readonly string[]> = {
  load: perKey(async (db, bookId, settler) =>
    streamsOfEvents(db, bookId, await settlingSeqsOf(db, bookId, settler)),
  ),
  dependsOn: ['invoice', 'customer', 'settlement', 'purchase-debit-note', 'supplier-payment'],
};
