// The open items of a customer, and what a receipt settles.
import type { CustomerItemReply, ReceiptReply } from '#api/contract/customer/receipt.ts';
import { customersById } from '#projections/customer-list/read.ts';
import { openItemsOf } from '#projections/open-items/read-open.ts';
import { settledByReceipt } from '#projections/open-items/read.ts';
import type { SettledRow } from '#projections/open-items/read.ts';
import type { OpenItemRow } from '#projections/open-items/table.ts';
import { namesOf } from '#projections/people/read.ts';
import { findCredit, findSettlement } from '#projections/receivables/read.ts';
import type { SettlementRow } from '#projections/receivables/table.ts';
import { paymentTold } from '#api/queries/invoice/settlements.ts';
import { snapshot } from '#api/queries/snapshot.ts';
import type { ReadTables } from '#api/queries/snapshot.ts';

const lineOrNull = (line: number): number | null => (line === 0 ? null : line);

const customerItemOf = (row: OpenItemRow): CustomerItemReply => ({
  kind: row.kind,
  id: row.id,
  line: lineOrNull(row.line),
  number: row.number,
  billDate: row.billDate,
  dueDate: row.dueDate,
  amountPaise: row.amountPaise,
  openPaise: row.openPaise,
  ...(row.kind === 'journal' && { journalId: row.id }),
});

/** @returns every open item of a customer, or null when the book has no such customer. */
export function listCustomerItems(
  db: ReadTables,
  bookId: number,
  customerId: number,
): Promise<CustomerItemReply[] | null> {
  return snapshot(db, async (tables) => {
    const [customer] = await customersById(tables, bookId, [customerId]);
    if (customer === undefined) return null;
    const { accountId } = customer;
    const rows = await openItemsOf(tables, bookId, { accountId, customerId });
    return rows.map(customerItemOf);
  });
}

type ReceiptParts = {
  readonly names: ReadonlyMap<number, string>;
  readonly settled: readonly SettledRow[];
  readonly openPaise: number;
};

export function receiptTold(
  row: SettlementRow,
  { names, settled, openPaise }: ReceiptParts,
): ReceiptReply {
  const { receivedPaise = row.amountPaise, deductions = [] } = row.content ?? {};
  return {
    ...paymentTold(row, names),
    number: row.number ?? '',
    receivedPaise,
    deductions: deductions.map(({ kind, amountPaise, section, note, accountId }) => ({
      kind,
      amountPaise,
      section: section ?? null,
      note: note ?? null,
      accountId: accountId ?? null,
    })),
    settles: settled.map(({ kind, id, line, number, amountPaise }) => ({
      kind,
      id,
      line: lineOrNull(line),
      number,
      amountPaise,
    })),
    openPaise,
  };
}

/** @returns a receipt of a customer as it stands now, or null. */
export function findReceipt(
  db: ReadTables,
  bookId: number,
  { customerId, receiptId: id }: { readonly customerId: number; readonly receiptId: number },
): Promise<ReceiptReply | null> {
  return snapshot(db, async (tables) => {
    const row = await findSettlement(tables, bookId, { kind: 'receipt', id });
    if (row?.customerId !== customerId) return null;
    const settled = await settledByReceipt(tables, bookId, id);
    const credit = await findCredit(tables, bookId, { customerId, kind: 'receipt', id });
    const names = await namesOf(tables, [row.actorId]);
    return receiptTold(row, { names, settled, openPaise: credit?.openPaise ?? 0 });
  });
}
