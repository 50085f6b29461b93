// To which account of income a line goes. Goods and services are told apart by their codes (chapter
// 99 is services); supplies without the supplier's tax have accounts of their own, as returns ask.
import type { PostingRole } from '../../book/index.ts';
import type { InvoiceIssued, IssuedLine } from '../../invoice/index.ts';

type Issued = Pick<InvoiceIssued['data'], 'supply' | 'reverseCharge' | 'lines'>;

export function salesRoleOf({ supply, reverseCharge }: Issued, { hsn }: IssuedLine): PostingRole {
  if (supply === 'export-with-payment' || supply === 'export-without-payment') {
    return 'export-sales';
  }
  if (reverseCharge) return 'sales-rcm';
  return hsn?.startsWith('99') === true ? 'sales-services' : 'sales-goods';
}

/** @returns the value before tax of an invoice by account, in paise, in the order of its lines. */
export function salesByRole(issued: Issued): ReadonlyMap<PostingRole, number> {
  const sums = new Map<PostingRole, number>();
  for (const line of issued.lines) {
    const role = salesRoleOf(issued, line);
    sums.set(role, (sums.get(role) ?? 0) + line.taxablePaise);
  }
  return sums;
}
