// Lists of documents of trade, whatever their kind: what they are narrowed to, a stretch of them
// with the names of their parties, and what they come to.
import { nameKey } from '#core/kernel/text.ts';
import type { OrderKind, TradeKind, TradeStatus } from '#core/trade/index.ts';
import { accountNames } from '#projections/chart-of-accounts/read.ts';
import { documentsStretch, documentSums } from '#projections/documents/read.ts';
import type { DocumentFilter } from '#projections/documents/read.ts';
import type { DocumentRow } from '#projections/documents/table.ts';
import { readTodayInIndia } from '#api/queries/ledgers/period.ts';
import { snapshot } from '#api/queries/snapshot.ts';
import type { ReadTables } from '#api/queries/snapshot.ts';

/** What a list may be narrowed to, as the wire has it. */
type Narrowing = Pick<DocumentFilter, 'from' | 'to'> & {
  readonly filter?: DocumentFilter['status'];
  readonly supplier?: number | undefined;
  readonly bill?: number | undefined;
  readonly raises?: number | undefined;
  readonly run?: number | undefined;
  readonly amount_from?: number | undefined;
  readonly amount_to?: number | undefined;
  readonly search?: string | undefined;
};

function filterOf(asked: Narrowing): DocumentFilter {
  const search = nameKey(asked.search ?? '');
  return {
    status: asked.filter,
    accountId: asked.supplier,
    billId: asked.bill,
    raisedId: asked.raises,
    runId: asked.run,
    from: asked.from,
    to: asked.to,
    fromPaise: asked.amount_from,
    toPaise: asked.amount_to,
    search: search === '' ? undefined : search,
  };
}

type Of = { readonly bookId: number; readonly kind: TradeKind | OrderKind };
type Stretch = Parameters<typeof documentsStretch>[2];

/** @param cardOf how a document is shown, with its party's name and the day in India. */
export const listDocuments = <Card, Status = TradeStatus>(
  db: ReadTables,
  of: Of,
  { limit, offset, order, ...asked }: Narrowing & Stretch,
  cardOf: (row: DocumentRow<Status>, name: string | undefined, today: string) => Card,
): Promise<Card[]> =>
  snapshot(db, async (tables) => {
    const place = { ...of, today: await readTodayInIndia(tables) };
    const stretch = { limit, offset, order };
    const rows = await documentsStretch<Status>(tables, place, stretch, filterOf(asked));
    const ids = [...new Set(rows.flatMap(({ accountId }) => accountId ?? []))];
    const names = await accountNames(tables, of.bookId, ids);
    return rows.map((row) => cardOf(row, names.get(row.accountId ?? 0), place.today));
  });

/** @returns what the posted ones of those that are found come to, and how many there are in all. */
export const readDocumentSums = (db: ReadTables, of: Of, asked: Narrowing) =>
  snapshot(db, async (tables) => {
    const place = { ...of, today: await readTodayInIndia(tables) };
    const found = await documentSums(tables, place, filterOf(asked));
    const all = await documentSums(tables, place, {});
    return {
      count: found.count,
      of: all.count,
      taxablePaise: found.taxablePaise,
      gstPaise: found.taxPaise,
      totalPaise: found.totalPaise,
      outstandingPaise: found.openPaise,
    };
  });
