// On which line the balance of an account of assets or liabilities stands on a day.
import type { LineCode } from './line-codes.ts';
import type { LinePlacing } from './placings.ts';
import { placingOf } from './mapping.ts';
import type { AccountNets } from '../terms.ts';

type Net = Extract<LinePlacing, { by: 'net' }>;
const netKey = ({ debit, credit }: Net): string => `${debit} ${credit}`;

/** @param now what an account comes to on the day. */
export function lineOn(
  accounts: readonly AccountNets[],
  now: (account: AccountNets) => number,
): (account: AccountNets) => LineCode {
  const nets = netsOfGroups(accounts, now);
  return (account) => {
    const placing = placingOf(account);
    if (placing.by === 'group') return placing.line;
    const judged = placing.by === 'net' ? (nets.get(netKey(placing)) ?? 0) : now(account);
    // What is nil stands where its kind usually does.
    const isDebit = judged === 0 ? account.nature === 'asset' : judged > 0;
    return isDebit ? placing.debit : placing.credit;
  };
}

/** What the accounts that are set off against each other come to together. */
function netsOfGroups(
  accounts: readonly AccountNets[],
  now: (account: AccountNets) => number,
): ReadonlyMap<string, number> {
  const nets = new Map<string, number>();
  for (const account of accounts) {
    const placing = placingOf(account);
    if (placing.by !== 'net') continue;
    nets.set(netKey(placing), (nets.get(netKey(placing)) ?? 0) + now(account));
  }
  return nets;
}
