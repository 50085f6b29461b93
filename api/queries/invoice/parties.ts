// Who stands on a draft: the book and the customer as they are now. An issued invoice has its own.
import type { QueryExecutorProvider } from 'kysely';
import { supplierOf } from '#core/documents/index.ts';
import { placeOfDraft } from '#core/invoice/index.ts';
import type { Draft, Recipient, Supplier } from '#core/invoice/index.ts';
import { settingsOf } from '#projections/book-settings/read.ts';
import { readBook } from '#projections/books-and-members/read.ts';
import type { CustomerRecord } from '#projections/customer-list/table.ts';

export async function supplierOfBook(
  tables: QueryExecutorProvider,
  bookId: number,
): Promise<Supplier> {
  const { billing } = await settingsOf(tables, bookId);
  const book = await readBook(tables, bookId);
  return supplierOf(book?.name ?? '', billing);
}

/** @returns the customer as an invoice would show it; nothing of one that was removed. */
export const recipientOf = (customer: CustomerRecord | undefined): Recipient => ({
  name: customer?.name ?? '',
  company: customer?.company ?? null,
  gstin: customer?.gstin ?? null,
  pan: customer?.pan ?? null,
  registration: customer?.registration ?? 'unregistered',
  stateCode: customer?.stateCode ?? null,
  country: customer?.country ?? 'IN',
  address: customer?.address ?? null,
  city: customer?.city ?? null,
  pincode: customer?.pincode ?? null,
});

/** @returns where the law would see the draft end, or null while nobody knows. */
export function placeShown(draft: Draft, supplier: Supplier, recipient: Recipient): string | null {
  const place = placeOfDraft(draft, supplier, recipient);
  return place.ok ? place.value : null;
}
