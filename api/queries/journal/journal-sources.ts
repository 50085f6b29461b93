// The documents that made journals, each with the page that shows it.
import type { QueryExecutorProvider } from 'kysely';
import type { JournalRow } from '#projections/journal-list/table.ts';
import { settlementsByIds } from '#projections/receivables/read.ts';
import type { SettlementRow } from '#projections/receivables/table.ts';
import type { JournalSource } from '#api/contract/journal/journal.ts';

/** The kinds of document that the receivables keep; an invoice is shown by its own id. */
const SETTLEMENT_KINDS = ['payment', 'receipt', 'credit-note', 'debit-note'] as const;

/** @returns the sources of the journals that a document made, by the journal's id. */
export async function sourcesOf(
  tables: QueryExecutorProvider,
  bookId: number,
  rows: readonly JournalRow[],
): Promise<ReadonlyMap<number, JournalSource>> {
  const made = rows.flatMap(({ journalId, source }) =>
    source === null ? [] : [{ journalId, ...source }],
  );
  const settlements = new Map<string, SettlementRow>();
  for (const kind of SETTLEMENT_KINDS) {
    const ids = made.filter((one) => one.kind === kind).map(({ id }) => id);
    for (const row of await settlementsByIds(tables, bookId, kind, ids)) {
      settlements.set(`${kind} ${row.settlementId}`, row);
    }
  }
  return new Map(
    made.map(({ journalId, kind, id, number }) => {
      const settled = settlements.get(`${kind} ${id}`);
      const invoiceId = kind === 'invoice' ? id : (settled?.invoiceId ?? null);
      const customerId = settled?.customerId ?? null;
      return [journalId, { kind, id, number, invoice_id: invoiceId, customer_id: customerId }];
    }),
  );
}
