// Documents before an invoice as a list shows them, with the customers as they are called now.
import { rupeesFromPaise } from '#core/kernel/paise.ts';
import { nameKey } from '#core/kernel/text.ts';
import type { PresaleKind, PresaleStatus } from '#core/presale/index.ts';
import { customersById, matchingCustomers } from '#projections/customer-list/read.ts';
import { presalesPage } from '#projections/presale-list/read.ts';
import type { PresaleRow } from '#projections/presale-list/table.ts';
import type { PresaleCard } from '#api/contract/invoice/presale.ts';
import type { JournalPage } from '#api/queries/journal/journal-list.ts';
import { readTodayInIndia } from '#api/queries/ledgers/period.ts';
import { snapshot } from '#api/queries/snapshot.ts';
import type { ReadTables } from '#api/queries/snapshot.ts';

type Listing = {
  readonly kind?: PresaleKind | undefined;
  readonly filter?: PresaleStatus | undefined;
  readonly search?: string | undefined;
  readonly customer?: number | undefined;
  readonly limit: number;
  readonly before?: number | undefined;
};

/** @returns a page of them, and where the next one begins. */
export function listPresaleCards(
  db: ReadTables,
  bookId: number,
  { limit, before, search = '', ...asked }: Listing,
): Promise<JournalPage<PresaleCard>> {
  return snapshot(db, async (tables) => {
    const today = await readTodayInIndia(tables);
    const key = nameKey(search);
    const filter = {
      kind: asked.kind,
      status: asked.filter,
      customerId: asked.customer,
      search: key === '' ? undefined : { number: key, customers: matchingCustomers(bookId, key) },
    };
    const page = { limit: limit + 1, before: before ?? null };
    const rows = await presalesPage(tables, { bookId, today }, page, filter);
    const shown = rows.slice(0, limit);
    const ids = [...new Set(shown.map(({ customerId }) => customerId))];
    const found = await customersById(tables, bookId, ids);
    const names = new Map(found.map(({ customerId, name }) => [customerId, name]));
    return {
      items: shown.map((row) => presaleCardOf(row, names.get(row.customerId))),
      next: rows.length > limit ? (shown.at(-1)?.presaleId ?? null) : null,
    };
  });
}

/** @param customerName undefined of a customer who was removed. */
export const presaleCardOf = (row: PresaleRow, customerName: string | undefined): PresaleCard => ({
  id: row.presaleId,
  kind: row.kind,
  number: row.number,
  status: row.status,
  customer_id: row.customerId,
  customer_name: customerName ?? '',
  issue_date: row.issueDate,
  valid_until: row.validUntil,
  challan_reason: row.challan?.reason ?? null,
  quantity_provisional: row.challan?.quantityProvisional ?? false,
  total: rupeesFromPaise(row.totalPaise),
  taxable: rupeesFromPaise(row.taxablePaise),
  invoice_id: row.invoiceId,
  invoice_number: row.invoiceNumber,
  created_at: row.createdAt,
  updated_at: row.updatedAt,
  seq: row.lastSeq,
});
