// Which accounts are the owners', and which say what they were given of the profit.
import { isOfResult } from '../ledgers.ts';
import { ownersLineOf } from '../lines/mapping.ts';
import { isAppropriation } from '../lines/names.ts';
import { resultLineOf } from '../lines/result-mapping.ts';
import type { AccountNets } from '../terms.ts';
import type { OwnerForm, OwnersRole } from './terms.ts';

/** @returns those whose journals tell what moved. */
export const ownersAccountIds = (
  accounts: readonly AccountNets[],
  form: OwnerForm,
): readonly number[] =>
  accounts.flatMap((account) =>
    sectionOf(account, form) === null || account.accountId === null ? [] : [account.accountId],
  );

/** @returns where an account stands; null for one that is not the owners', or a reserve. */
export function sectionOf(account: AccountNets, form: OwnerForm): 'capital' | 'current' | null {
  if (isOfResult(account) || (form === 'firm' && isAppropriation(account))) return null;
  const line = ownersLineOf(account, form);
  if (line === null || line === 'reserves') return null;
  return form === 'firm' && line === 'drawings' ? 'current' : 'capital';
}

export function ownersRoleOf(account: AccountNets, form: OwnerForm): OwnersRole {
  if (sectionOf(account, form) !== null) return 'owners';
  if (form !== 'firm') return null;
  // A reserve of a firm is profit that was kept: what goes between it and a partner is a share.
  if (isAppropriation(account) || ownersLineOf(account, form) === 'reserves') return 'share';
  if (!isOfResult(account)) return null;
  const line = resultLineOf(account, form);
  if (line === 'partners-interest') return 'interest';
  return line === 'partners-remuneration' ? 'remuneration' : null;
}
