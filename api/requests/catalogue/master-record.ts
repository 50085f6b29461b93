// The record of the catalogue that a PUT takes back, as its GET gives it.
import type { MasterKind } from '#core/catalogue/master/index.ts';
import { INSTALLATION_BOOK } from '#core/kernel/ids.ts';
import { recordOf } from '#api/http/body/taking-back.ts';
import type { CurrentRecord } from '#api/http/body/taking-back.ts';
import { MASTER_QUERIES } from '#api/queries/catalogue/master-queries.ts';
import type { MasterQueries } from '#api/queries/catalogue/master-queries.ts';
import { masterOnWire } from '#api/queries/catalogue/told.ts';
import { usesOf } from '#api/queries/catalogue/uses.ts';
import { snapshot } from '#api/queries/snapshot.ts';
import type { RouteParts } from '#api/requests/route-parts.ts';

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
      return recordOf({
        ...masterOnWire(kind, record),
        used_by: [...(await usesOf(tables, kind, { id, bookId }))],
      });
    });
  };
