// The accounts that a book of money may be of: those of its group, petty cash apart from cash.
import { useQuery } from '@tanstack/react-query';
import { readBalances } from '#api/contract/account/balances.ts';
import { asking } from '#web/client/query.ts';
import type { BookReport } from '#web/paths.ts';
import { usePageBook } from '#web/state/page-book.ts';

export type MoneyBookKind = Extract<BookReport, 'cash-book' | 'bank-book' | 'petty-cash-book'>;

const PETTY = /\bpetty\b/i;

/** An overdraft is an account at a bank too. */
const BANKS: ReadonlySet<string | null> = new Set(['bank-accounts', 'bank-od']);

export type AccountOfMoney = { readonly id: number; readonly name: string };

export function moneyAccountsOf(
  kind: MoneyBookKind,
  rows: readonly {
    readonly account_id: number;
    readonly name: string;
    readonly group: string | null;
  }[],
): readonly AccountOfMoney[] {
  const isOf = (name: string, group: string | null): boolean =>
    kind === 'bank-book'
      ? BANKS.has(group)
      : group === 'cash-in-hand' && PETTY.test(name) === (kind === 'petty-cash-book');
  return rows
    .filter(({ name, group }) => isOf(name, group))
    .map(({ account_id: id, name }) => ({ id, name }));
}

/** As many accounts of money as a book is likely to have. */
const EACH = 200;

export function useMoneyAccounts(kind: MoneyBookKind) {
  const { id: bookId } = usePageBook();
  const query = { show: 'all', each: EACH } as const;
  const read = useQuery(asking(readBalances, { params: { bookId }, query }));
  return { read, accounts: read.data && moneyAccountsOf(kind, read.data.rows) };
}
