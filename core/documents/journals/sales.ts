// What a document posts to accounts of income, and what a note takes back of them.
import type { PostingRole } from '../../book/index.ts';
import { incomeOfLine } from '../../invoice/index.ts';
import type { InvoiceIssued, IssuedLine } from '../../invoice/index.ts';
import { postingEntries } from './posting.ts';
import type { PostingEntry, PostingTo } from './posting.ts';

type Line = Pick<IssuedLine, 'hsn' | 'income' | 'incomeAccountId' | 'taxablePaise'>;
type IssuedSupply = Pick<InvoiceIssued['data'], 'supply' | 'reverseCharge'> & {
  readonly lines: readonly Line[];
};
type CreditedLine = { readonly line: number; readonly taxablePaise: number };

function add(sums: Map<PostingRole, number>, role: PostingRole, amountPaise: number): void {
  sums.set(role, (sums.get(role) ?? 0) + amountPaise);
}

/** @returns the credits of income of an invoice or debit note, by its lines. */
export function salesEntries(issued: IssuedSupply): readonly PostingEntry[] {
  const sums = new Map<string, { readonly to: PostingTo; amountPaise: number }>();
  for (const line of issued.lines) {
    const { incomeAccountId } = line;
    const to: PostingTo =
      incomeAccountId === undefined
        ? { role: incomeOfLine(issued, line) }
        : { accountId: incomeAccountId };
    const key = JSON.stringify(to);
    const sum = sums.get(key);
    if (sum === undefined) sums.set(key, { to, amountPaise: line.taxablePaise });
    else sum.amountPaise += line.taxablePaise;
  }
  return [...sums.values()].flatMap(({ to, amountPaise }) =>
    postingEntries(to, 'credit', amountPaise),
  );
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
