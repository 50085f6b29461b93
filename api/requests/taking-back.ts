// The records that PUTs take back, as their GETs give them.
import type { MasterKind } from '#core/catalogue/master/index.ts';
import { INSTALLATION_BOOK } from '#core/kernel/ids.ts';
import type { CurrentRecord } from '#api/http/body/taking-back.ts';
import { MASTER_QUERIES } from '#api/queries/catalogue/master-queries.ts';
import type { MasterQueries } from '#api/queries/catalogue/master-queries.ts';
import { usesOf } from '#api/queries/catalogue/uses.ts';
import { snapshot } from '#api/queries/snapshot.ts';
import type { RouteParts } from './route-parts.ts';

/** @returns the record for a call to compare with, or null where there is none. */
export const recordOf = (record: object | null | undefined): CurrentRecord | null =>
  record == null ? null : { record: { ...record } };

type Draft = { readonly place_of_supply_given: string | null };

/** A draft shows the place that its supply comes to, and takes the one that was given. */
export const draftRecordOf = (draft: Draft | null): CurrentRecord | null =>
  draft === null
    ? null
    : { record: { ...draft }, written: { place_of_supply: draft.place_of_supply_given } };

type MasterTarget = {
  readonly book: { readonly id: number } | null;
  readonly params: Readonly<Record<string, string | number>>;
};

/** @returns how to read a record of the catalogue with what uses it, as its GET does. */
export const masterRecord =
  ({ db }: Pick<RouteParts, 'db'>, kind: MasterKind) =>
  ({ book, params }: MasterTarget): Promise<CurrentRecord | null> => {
    const bookId = book?.id ?? INSTALLATION_BOOK;
    const [id = 0] = Object.values(params).map(Number);
    const queries: MasterQueries<{ readonly id: number }> = MASTER_QUERIES[kind];
    return snapshot(db, async (tables) => {
      const [record] = await queries.find(tables, [INSTALLATION_BOOK, bookId], [id]);
      if (record === undefined) return null;
      return recordOf({ ...record, used_by: [...(await usesOf(tables, kind, { id, bookId }))] });
    });
  };
