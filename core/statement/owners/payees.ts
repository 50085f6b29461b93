// Whose interest or remuneration an account is that is named for a partner: Interest on capital,
// Asha.
import type { AccountNets } from '../terms.ts';

/** Words that say what an account is, and not whose. */
const COMMON = new Set(
  ['a', 'ac', 'account', 'and', 'c', 'capital', 'current', 'drawings', 'fixed', 'interest'].concat([
    'of',
    'on',
    'partner',
    'partners',
    'remuneration',
    's',
    'salary',
    'the',
    'to',
  ]),
);

const wordsIn = (name: string): readonly string[] =>
  name
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '' && !COMMON.has(word));

/** @returns the only one of several accounts of owners for which another account is named. */
export type PayeeReader = (accountId: number, owners: readonly number[]) => number | null;

export function payeeReader(accounts: readonly AccountNets[]): PayeeReader {
  const words = new Map(accounts.map(({ accountId, name }) => [accountId, wordsIn(name)]));
  return (accountId, owners) => {
    const said = words.get(accountId) ?? [];
    const [found, ...others] = owners.filter((owner) => {
      const own = words.get(owner) ?? [];
      return own.length > 0 && own.every((word) => said.includes(word));
    });
    return found === undefined || others.length > 0 ? null : found;
  };
}
