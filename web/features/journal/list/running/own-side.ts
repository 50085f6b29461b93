// An entry as it is seen from one of its accounts.
import type { JournalCard } from '#api/contract/journal/journal.ts';

type Lines = Pick<JournalCard, 'entry'>;

/** @returns what the entry debits (1) or credits (-1) the account, in paise. */
export const ownSide = ({ entry }: Lines, accountId: number, sign: 1 | -1): number =>
  entry
    .filter(({ accountId: id }) => id === accountId)
    .reduce((sum, { amountPaise }) => sum + Math.max(amountPaise * sign, 0), 0);

/** @returns what the entry moves the account by, debit positive. */
export const ownPaise = (lines: Lines, accountId: number): number =>
  ownSide(lines, accountId, 1) - ownSide(lines, accountId, -1);

/** @returns the first account on the other side, and how many more there are. */
export function counterOf(
  lines: Lines,
  accountId: number,
): { readonly name: string; readonly more: number } {
  const own = ownPaise(lines, accountId);
  const others = lines.entry.filter(
    ({ accountId: id, amountPaise }) =>
      id !== accountId && (own === 0 || amountPaise > 0 !== own > 0),
  );
  const names = [...new Map(others.map(({ accountId: id, accountName: name }) => [id, name]))];
  return { name: names[0]?.[1] ?? '', more: Math.max(names.length - 1, 0) };
}
