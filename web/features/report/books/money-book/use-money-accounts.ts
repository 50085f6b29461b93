// The accounts that a book of money may be of: those of its group, petty cash apart from cash.
import { useQuery } from '@tanstack/react-query';
import { readBalances } from '#api/contract/account/balances.ts';
import type { BalanceRow } from '#api/contract/account/balances.ts';
import { asking } from '#web/client/query.ts';
import type { BookReport } from '#web/paths.ts';
import { usePageBook } from '#web/state/page-book.ts';

export type MoneyBookKind = Extract<BookReport, 'cash-book' | 'bank-book' | 'petty-cash-book'>;

const PETTY = /\bpetty\b/i;

/** An overdraft is an account at a bank too. */
const BANKS: ReadonlySet<string | null> = new Set(['bank-accounts', 'bank-od']);

type AccountOfMoney = { readonly id: number; readonly name: string };

export function moneyAccountsOf(
  kind: MoneyBookKind,
  rows: readonly Pick<BalanceRow, 'accountId' | 'name' | 'group'>[],
): readonly AccountOfMoney[] {
  const isOf = (name: string, group: string | null): boolean =>
    kind === 'bank-book'
      ? BANKS.has(group)
      : group === 'cash-in-hand' && PETTY.test(name) === (kind === 'petty-cash-book');
  return rows
    .filter(({ name, group }) => isOf(name, group))
    .map(({ accountId: id, name }) => ({ id, name }));
}

/** Those of the groups of money alone, so that none is left out. */
export function useMoneyAccounts(kind: MoneyBookKind) {
  const { id: bookId } = usePageBook();
  const ofGroup = (group: string) =>
    asking(readBalances, { params: { bookId }, query: { show: 'all', group } as const });
  const isBank = kind === 'bank-book';
  const own = useQuery(ofGroup(isBank ? 'bank-accounts' : 'cash-in-hand'));
  const overdrafts = useQuery({ ...ofGroup('bank-od'), enabled: isBank });
  const read = isBank && !own.isPending && !own.isError ? overdrafts : own;
  if (own.data === undefined || (isBank && overdrafts.data === undefined)) {
    return { read, accounts: undefined };
  }
  const more = isBank ? (overdrafts.data?.rows ?? []) : [];
  const rows = [...own.data.rows, ...more.filter(({ group }) => group === 'bank-od')];
  return { read, accounts: uniqueOf(moneyAccountsOf(kind, rows)) };
}

const uniqueOf = (accounts: readonly AccountOfMoney[]): readonly AccountOfMoney[] => [
  ...new Map(accounts.map((account) => [account.id, account])).values(),
];
