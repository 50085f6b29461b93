// Which accounts a list shows: those that match what is searched for, best first, and the retired
// ones only when they are wanted.
import type { Account } from '#api/contract/account/account.ts';
import { matching } from '#web/ui/picker/match.ts';

type AccountFilter = { readonly search: string; readonly withRetired: boolean };

/** A search finds retired accounts too: their names are taken. */
export function accountsShown(
  all: readonly Account[],
  { search, withRetired }: AccountFilter,
): Account[] {
  if (search.trim() === '') return all.filter(({ retired }) => withRetired || !retired);
  const byId = new Map(all.map((account) => [account.id, account]));
  return matching(all, search).flatMap(({ id }) => byId.get(id) ?? []);
}
