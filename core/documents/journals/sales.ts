// What a document posts to accounts of income, and what a note takes back of them.
import type { PostingRole } from '../../book/index.ts';
import { incomeOfLine } from '../../invoice/index.ts';
import type { InvoiceIssued, IssuedLine } from '../../invoice/index.ts';

type Line = Pick<IssuedLine, 'hsn' | 'income' | 'taxablePaise'>;
type IssuedSupply = Pick<InvoiceIssued['data'], 'supply' | 'reverseCharge'> & {
  readonly lines: readonly Line[];
};
type CreditedLine = { readonly line: number; readonly taxablePaise: number };

function add(sums: Map<PostingRole, number>, role: PostingRole, amountPaise: number): void {
  sums.set(role, (sums.get(role) ?? 0) + amountPaise);
}

/** @returns the value before tax of an invoice or debit note by account, in paise, by its lines. */
export function salesByRole(issued: IssuedSupply): ReadonlyMap<PostingRole, number> {
  const sums = new Map<PostingRole, number>();
  for (const line of issued.lines) add(sums, incomeOfLine(issued, line), line.taxablePaise);
  return sums;
}

/**
 * Ordinary sales come back to Sales Return; exports, supplies to an SEZ and on reverse charge have
 * figures of their own in returns, so their account is what a note makes less.
 * @returns the value before tax of a note by account, in paise.
 */
export function returnsByRole(
  issued: IssuedSupply,
  credited: readonly CreditedLine[],
): ReadonlyMap<PostingRole, number> {
  const sums = new Map<PostingRole, number>();
  for (const { line: number, taxablePaise } of credited) {
    const line = issued.lines[number - 1];
    const role = line === undefined ? 'sales-goods' : incomeOfLine(issued, line);
    const isOrdinary = role === 'sales-goods' || role === 'sales-services';
    add(sums, isOrdinary ? 'sales-return' : role, taxablePaise);
  }
  return sums;
}
