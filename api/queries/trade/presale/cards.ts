// Documents before an invoice as a list shows them, with the customers as they are called now.
import type { z } from 'zod';
import { nameKey } from '#core/kernel/text.ts';
import type { PresaleStatus } from '#core/trade/kinds/presale/index.ts';
import { presaleStatus } from '#core/trade/kinds/presale/terms.ts';
import { customersById, matchingCustomers } from '#projections/customer-list/read.ts';
import { presalesPage } from '#projections/presale-list/read.ts';
import type { PresaleFilter } from '#projections/presale-list/read.ts';
import { presalesStretch, presaleSums } from '#projections/presale-list/read-register.ts';
import type { PresaleRow } from '#projections/presale-list/table.ts';
import type {
  PresaleCard,
  PresaleFigures,
  readPresaleFigures,
} from '#api/contract/trade/presale.ts';
import type { JournalPage } from '#api/queries/journal/journal-list.ts';
import { readTodayInIndia } from '#api/queries/ledgers/period.ts';
import { snapshot } from '#api/queries/snapshot.ts';
import type { ReadTables } from '#api/queries/snapshot.ts';

/** What the list may be narrowed to, as the wire has it. */
export type PresaleNarrowing = Omit<z.output<(typeof readPresaleFigures)['query']>, 'book_id'>;

type Listing = PresaleNarrowing & {
  readonly limit: number;
  readonly before?: number | undefined;
};

export function presaleFilterOf(bookId: number, asked: PresaleNarrowing): PresaleFilter {
  const key = nameKey(asked.search ?? '');
  return {
    kind: asked.kind,
    status: asked.filter,
    customerId: asked.customer,
    from: asked.from,
    to: asked.to,
    fromPaise: asked.amount_from,
    toPaise: asked.amount_to,
    search: key === '' ? undefined : { number: key, customers: matchingCustomers(bookId, key) },
  };
}

async function cardsOf(
  tables: ReadTables,
  bookId: number,
  rows: readonly PresaleRow[],
): Promise<PresaleCard[]> {
  const ids = [...new Set(rows.map(({ customerId }) => customerId))];
  const found = await customersById(tables, bookId, ids);
  const names = new Map(found.map(({ customerId, name }) => [customerId, name]));
  return rows.map((row) => presaleCardOf(row, names.get(row.customerId)));
}

/** @returns a page of them, newest first, and where the next one begins. */
export function listPresaleCards(
  db: ReadTables,
  bookId: number,
  { limit, before, ...asked }: Listing,
): Promise<JournalPage<PresaleCard>> {
  return snapshot(db, async (tables) => {
    const place = { bookId, today: await readTodayInIndia(tables) };
    const page = { limit: limit + 1, before: before ?? null };
    const rows = await presalesPage(tables, place, page, presaleFilterOf(bookId, asked));
    const shown = rows.slice(0, limit);
    return {
      items: await cardsOf(tables, bookId, shown),
      next: rows.length > limit ? (shown.at(-1)?.presaleId ?? null) : null,
    };
  });
}

/** @returns at most `limit` of the list in its order, after `offset` others. */
export function listPresaleStretch(
  db: ReadTables,
  bookId: number,
  stretch: Parameters<typeof presalesStretch>[2],
  narrowing: PresaleNarrowing,
): Promise<PresaleCard[]> {
  return snapshot(db, async (tables) => {
    const place = { bookId, today: await readTodayInIndia(tables) };
    const rows = await presalesStretch(tables, place, stretch, presaleFilterOf(bookId, narrowing));
    return cardsOf(tables, bookId, rows);
  });
}

const NONE_OF_ANY_STATUS = Object.fromEntries(
  presaleStatus.options.map((status) => [status, 0]),
) as Record<PresaleStatus, number>;

export function readPresaleSums(
  db: ReadTables,
  bookId: number,
  narrowing: PresaleNarrowing,
): Promise<PresaleFigures> {
  return snapshot(db, async (tables) => {
    const place = { bookId, today: await readTodayInIndia(tables) };
    const { count, totalPaise, byStatus } = await presaleSums(
      tables,
      place,
      presaleFilterOf(bookId, narrowing),
    );
    const all = await presaleSums(tables, place, {});
    return {
      count,
      of: all.count,
      totalPaise,
      byStatus: { ...NONE_OF_ANY_STATUS, ...byStatus },
    };
  });
}

/** @param customerName undefined of a customer who was removed. */
export const presaleCardOf = (row: PresaleRow, customerName: string | undefined): PresaleCard => ({
  id: row.presaleId,
  kind: row.kind,
  number: row.number,
  status: row.status,
  customerId: row.customerId,
  customerName: customerName ?? '',
  issueDate: row.issueDate,
  validUntil: row.validUntil,
  challanReason: row.challan?.reason ?? null,
  quantityProvisional: row.challan?.quantityProvisional ?? false,
  totalPaise: row.totalPaise,
  taxablePaise: row.taxablePaise,
  invoiceId: row.invoiceId,
  invoiceNumber: row.invoiceNumber,
  draftInvoiceId: row.draftInvoiceId,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
  seq: row.lastSeq,
});
