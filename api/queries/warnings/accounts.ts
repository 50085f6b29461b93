// The accounts that an act names, also those that it opens.
import type { GroupCode } from '#core/account-type/index.ts';
import type { AccountOf, GroupedAccount } from '#core/warning/index.ts';
import { accountsById } from '#projections/chart-of-accounts/read.ts';
import type { JudgedAct } from './judged-act.ts';

export async function accountsOfAct(act: JudgedAct, ids: readonly number[]): Promise<AccountOf> {
  const { accounts, ask, bookId } = act.log;
  const known = new Map<number, GroupedAccount>(accounts);
  const accountIds = ids.filter((id) => !known.has(id));
  const asked = accountIds.length === 0 ? [] : await ask(accountsById, { bookId, accountIds });
  for (const { accountId, name, group } of asked) known.set(accountId, { name, group });
  for (const { type, data } of act.events) {
    if (type !== 'AccountCreated') continue;
    const group: GroupCode | null = data.classification.group;
    known.set(data.accountId, { name: data.name, group });
  }
  return (accountId) => known.get(accountId) ?? null;
}
