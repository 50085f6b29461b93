// The open items of a customer, and what a receipt settles, as the wire has them.
import { rupeesFromPaise } from '#core/kernel/paise.ts';
import type { CustomerItemReply, ReceiptReply } from '#api/contract/customer/receipt.ts';
import { customersById } from '#projections/customer-list/read.ts';
import { openItemsOf } from '#projections/open-items/read-open.ts';
import { settledByReceipt } from '#projections/open-items/read.ts';
import type { SettledRow } from '#projections/open-items/read.ts';
import type { OpenItemRow } from '#projections/open-items/table.ts';
import { namesOf } from '#projections/people/read.ts';
import { findCredit, findSettlement } from '#projections/receivables/read.ts';
import type { SettlementRow } from '#projections/receivables/table.ts';
import { paymentWire } from '#api/queries/invoice/settlements.ts';
import { snapshot } from '#api/queries/snapshot.ts';
import type { ReadTables } from '#api/queries/snapshot.ts';

const lineWire = (line: number): number | null => (line === 0 ? null : line);

const customerItemWire = (row: OpenItemRow): CustomerItemReply => ({
  kind: row.kind,
  id: row.id,
  line: lineWire(row.line),
  number: row.number,
  bill_date: row.billDate,
  due_date: row.dueDate,
  amount: rupeesFromPaise(row.amountPaise),
  open: rupeesFromPaise(row.openPaise),
  ...(row.kind === 'journal' && { journal_id: row.id }),
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
    return rows.map(customerItemWire);
  });
}

type ReceiptParts = {
  readonly names: ReadonlyMap<number, string>;
  readonly settled: readonly SettledRow[];
  readonly openPaise: number;
};

export function receiptWire(
  row: SettlementRow,
  { names, settled, openPaise }: ReceiptParts,
): ReceiptReply {
  const { receivedPaise = row.amountPaise, deductions = [] } = row.content ?? {};
  return {
    ...paymentWire(row, names),
    number: row.number ?? '',
    received: rupeesFromPaise(receivedPaise),
    deductions: deductions.map(({ kind, amountPaise, section, note, accountId }) => ({
      kind,
      amount: rupeesFromPaise(amountPaise),
      section: section ?? null,
      note: note ?? null,
      account_id: accountId ?? null,
    })),
    settles: settled.map(({ kind, id, line, number, amountPaise }) => ({
      kind,
      id,
      line: lineWire(line),
      number,
      amount: rupeesFromPaise(amountPaise),
    })),
    open: rupeesFromPaise(openPaise),
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
    return receiptWire(row, { names, settled, openPaise: credit?.openPaise ?? 0 });
  });
}
