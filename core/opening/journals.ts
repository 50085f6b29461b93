// Which accounts stand in which journal: a journal has 500 lines at most.
import type { OpeningAccount } from './terms.ts';

/** Lines of a journal, but for the one that balances it. */
const ACCOUNTS_OF_A_JOURNAL = 499;

/** @returns how many journals the balances of so many accounts are posted in. */
export const journalCountOf = (accountCount: number): number =>
  Math.ceil(accountCount / ACCOUNTS_OF_A_JOURNAL);

/** @returns the accounts of each journal: those of no balance stand in none. */
export function accountsByJournal(
  accounts: readonly OpeningAccount[],
): readonly (readonly OpeningAccount[])[] {
  const withBalance = accounts.filter(({ balancePaise }) => balancePaise !== 0);
  return Array.from({ length: journalCountOf(withBalance.length) }, (_, at) =>
    withBalance.slice(at * ACCOUNTS_OF_A_JOURNAL, (at + 1) * ACCOUNTS_OF_A_JOURNAL),
  );
}
