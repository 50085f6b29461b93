// The lines of a customer's ledger with what the customer is told of each.
import type { LedgerEntry } from '#core/paper/index.ts';
import { linkedEntries } from '#projections/journal-list/read.ts';
import { settlementsByIds } from '#projections/receivables/read.ts';
import type { PostedLine } from '#api/queries/ledgers/figures/posted-lines.ts';
import type { ReadTables } from '#api/queries/snapshot.ts';

/** @returns each line beside what is known of it, in their order. */
export async function ledgerEntriesOf(
  tables: ReadTables,
  bookId: number,
  rows: readonly PostedLine[],
): Promise<readonly LedgerEntry[]> {
  const linked = await linkedEntries(
    tables,
    bookId,
    rows.flatMap(({ journal }) => journal.reverses ?? journal.reversedBy ?? []),
  );
  const payments = await settlementsByIds(
    tables,
    bookId,
    'payment',
    rows.flatMap(({ journal: { source } }) => (source?.kind === 'payment' ? [source.id] : [])),
  );
  const receipts = new Map(payments.map(({ settlementId, number }) => [settlementId, number]));
  return rows.map(({ entryDate, amountPaise, journal }) => {
    const { source, narration, reverses, reversedBy } = journal;
    const original = reverses === null ? undefined : linked.get(reverses);
    const reversal = reversedBy === null ? undefined : linked.get(reversedBy);
    return {
      date: entryDate,
      amountPaise,
      document: source,
      receiptNumber: source?.kind === 'payment' ? (receipts.get(source.id) ?? null) : null,
      narration,
      reverses: original ?? null,
      reversedOn: reversal?.date ?? null,
    };
  });
}
