// What is asked of the catalogue. A book may use its own masters and the installation's.
import { MASTER_KINDS } from '#core/catalogue/master/index.ts';
import type { MasterKind } from '#core/catalogue/master/index.ts';
import type { Specification } from '#core/catalogue/product/index.ts';
import { INSTALLATION_BOOK } from '#core/kernel/ids.ts';
import { nameKey } from '#core/kernel/text.ts';
import type { Use } from '#core/kernel/use.ts';
import { itemsOfCategories, withAncestors } from '#projections/catalogue-categories/read.ts';
import { countsOfValued } from '#projections/catalogue-products/read.ts';
import { MASTER_READS } from '#projections/masters.ts';
import { usesOf } from '#api/queries/catalogue/uses.ts';
import { perBook, perKey } from './definition.ts';
import type { ReadDefinition } from './definition.ts';

/** @returns the books whose masters a book may use; the installation uses its own alone. */
const booksFor = (bookId: number): readonly number[] =>
  bookId === INSTALLATION_BOOK ? [bookId] : [INSTALLATION_BOOK, bookId];

type MasterRows = {
  readonly [Kind in MasterKind]: Awaited<ReturnType<(typeof MASTER_READS)[Kind]['find']>>[number];
};
type MasterRow = MasterRows[MasterKind];

const byId = (kind: MasterKind): ReadDefinition<number, MasterRow | null> => ({
  load: async (db, wanted) => {
    const books = new Set(wanted.flatMap(({ bookId }) => booksFor(bookId)));
    const ids = new Set(wanted.map(({ key }) => key));
    const found: readonly MasterRow[] = await MASTER_READS[kind].find(db, [...books], [...ids]);
    const rows = new Map(found.map((row) => [idOfRow(kind, row), row]));
    return wanted.map(({ bookId, key }) => {
      const row = rows.get(key);
      return row !== undefined && booksFor(bookId).includes(row.bookId) ? row : null;
    });
  },
  dependsOn: [kind],
  acrossBooks: true,
});

const idOfRow = (kind: MasterKind, row: MasterRow): number =>
  Number((row as Readonly<Record<string, unknown>>)[`${kind}Id`]);

type MastersById = {
  readonly [Kind in MasterKind]: ReadDefinition<number, MasterRows[Kind] | null>;
};

/** A master of each kind that a book may use, by its id; null where it has none such. */
export const MASTERS_BY_ID = Object.fromEntries(
  MASTER_KINDS.map((kind) => [kind, byId(kind)]),
) as MastersById;

/** The name as `nameKey` has it. */
export type MasterName = { readonly of: MasterKind; readonly name: string };

/** Which master of the book itself bears a name. */
export const masterByName: ReadDefinition<MasterName, number | null> = {
  load: perBook(async (db, bookId, keys) => {
    const ofKinds = Map.groupBy(keys, ({ of }) => of);
    const found = await Promise.all(
      [...ofKinds].map(async ([of, these]) => {
        const names = these.map(({ name }) => name);
        return [of, await MASTER_READS[of].idsOfNameKeys(db, bookId, names)] as const;
      }),
    );
    const idsOf = new Map(found);
    return keys.map(({ of, name }) => idsOf.get(of)?.get(name)?.[0] ?? null);
  }),
  dependsOn: MASTER_KINDS,
  keysTouchedBy: ({ type, data }) => {
    if (type.endsWith('Created') && 'name' in data) {
      const name = nameKey(String(data.name));
      return MASTER_KINDS.map((of) => ({ of, name }));
    }
    const keepsName = type.endsWith('Changed') && 'changes' in data && !('name' in data.changes);
    return keepsName ? [] : null;
  },
};

/** What refers to a master: to a shared one in any book, to a book’s own in that book alone. */
export const masterUses: ReadDefinition<
  { readonly of: MasterKind; readonly id: number },
  readonly Use[]
> = {
  load: perKey((db, bookId, { of, id }) =>
    usesOf(db, of, { id, bookId: bookId === INSTALLATION_BOOK ? null : bookId }),
  ),
  dependsOn: [
    ...MASTER_KINDS,
    'account',
    'invoice',
    'presale',
    'purchase-bill',
    'purchase-debit-note',
    'purchase-order',
    'goods-receipt',
    'opening',
    'stock-journal',
  ],
  acrossBooks: true,
};

export type TreeKind = 'category' | 'company';
type TreeKey = { readonly of: TreeKind; readonly id: number };

/** A record and what it stands under, nearest first. */
export const lineage: ReadDefinition<TreeKey, readonly number[]> = {
  load: perKey((db, bookId, { of, id }) => MASTER_READS[of].lineage(db, booksFor(bookId), id)),
  dependsOn: ['category', 'company'],
  acrossBooks: true,
};

/** How many levels stand under a record. */
export const height: ReadDefinition<TreeKey, number> = {
  load: perKey((db, _bookId, { of, id }) => MASTER_READS[of].height(db, id)),
  dependsOn: ['category', 'company'],
  acrossBooks: true,
};

/** What the products of a category are to say of themselves. */
export const specifications: ReadDefinition<number, readonly Specification[]> = {
  load: async (db, wanted) => {
    const items = await itemsOfCategories(db, [...new Set(wanted.map(({ key }) => key))]);
    return wanted.map(({ key }) =>
      items.flatMap(({ categoryId, list, itemId, name, enabled }) =>
        categoryId === key && list === 'specifications' ? [{ list, itemId, name, enabled }] : [],
      ),
    );
  },
  dependsOn: ['category'],
  acrossBooks: true,
};

/** The name by which a category, and whatever stands under it, marks services. */
const SERVICE = nameKey('service');

/** Whether a category is named service, or stands under one that is. */
export const marksServices: ReadDefinition<number, boolean> = {
  load: async (db, wanted) => {
    const known = await withAncestors(db, [...new Set(wanted.map(({ key }) => key))]);
    const marks = (id: number | null): boolean => {
      const found = id === null ? undefined : known.get(id);
      if (found === undefined) return false;
      return nameKey(found.name) === SERVICE || marks(found.parentId);
    };
    return wanted.map(({ key }) => marks(key));
  },
  dependsOn: ['category'],
  acrossBooks: true,
};

/** How many products have a value for a specification. */
export const valuedProducts: ReadDefinition<number, number> = {
  load: async (db, wanted) => {
    const counts = await countsOfValued(db, [...new Set(wanted.map(({ key }) => key))]);
    return wanted.map(({ key }) => counts.get(key) ?? 0);
  },
  dependsOn: ['product'],
  acrossBooks: true,
};
