// What belongs to the owners, by the form of the business: their capital, and what was earned.
import type { LineSums } from '../lines/line-sums.ts';
import { ownersLineOf } from '../lines/mapping.ts';
import { isAppropriation } from '../lines/names.ts';
import type { AccountNets, PartSource } from '../terms.ts';
import type { OwnerForm } from './terms.ts';

/**
 * One column: what each account comes to on its day, came to before its financial year, and began
 * with in it.
 */
export type BalanceColumn = {
  readonly column: number;
  readonly now: (account: AccountNets) => number;
  readonly before: (account: AccountNets) => number;
  /** As before, or what the books began with in that year. */
  readonly brought: (account: AccountNets) => number;
};

/** A proprietor's capital is told as it was at the start of the year, with what moved since. */
export function addOwners(
  sums: LineSums,
  form: OwnerForm,
  account: AccountNets,
  { column, now, brought }: BalanceColumn,
): void {
  const choice = ownersLineOf(account, form);
  if (form === 'firm' && isAppropriation(account)) {
    sums.add('result', account, column, now(account));
  } else if (choice === 'reserves') sums.add('reserves', account, column, now(account));
  else if (form === 'company' && choice === 'share-warrants') {
    sums.add('share-warrants', account, column, now(account));
  } else if (form === 'company') sums.add('share-capital', account, column, now(account));
  else if (form === 'firm') {
    const line = choice === 'drawings' ? 'partners-current' : 'partners-capital';
    sums.add(line, account, column, now(account));
  } else {
    const line = choice === 'drawings' ? 'drawings' : 'capital-introduced';
    const partOf = (days: PartSource['days']) => {
      const { accountId, name } = account;
      return { accountId, name, source: { of: 'account', days } } as const;
    };
    sums.add('capital-at-start', partOf('before'), column, brought(account));
    sums.add(line, partOf('period'), column, now(account) - brought(account));
  }
}

const BROUGHT = {
  accountId: null,
  name: 'Profit brought forward from earlier years',
  source: { of: 'result', days: 'before', withOpenings: true },
} as const;
const OF_YEAR = {
  accountId: null,
  name: 'Profit for the period',
  source: { of: 'result', days: 'period', withOpenings: true },
} as const;

/** @returns what the year has earned: negative for a loss. */
export function addResult(
  sums: LineSums,
  form: OwnerForm,
  accounts: readonly AccountNets[],
  { column, now, before }: BalanceColumn,
): number {
  const earlier = accounts.reduce((sum, account) => sum + before(account), 0);
  const year = accounts.reduce((sum, account) => sum + now(account), 0) - earlier;
  sums.add(form === 'proprietor' ? 'capital-at-start' : 'result', BROUGHT, column, earlier);
  sums.add('result', OF_YEAR, column, year);
  return 0 - year;
}
