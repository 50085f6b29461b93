// The accounts a line may choose, and how well each fits the voucher and the side.
import type { Account } from '#api/contract/account.ts';
import { formatBalance, paiseFromWire } from '#web/format/money.ts';
import type { Side } from '#web/format/money.ts';
import type { Choice } from '#web/ui/picker/match.ts';
import { SIDES } from './draft.ts';
import type { Draft, VoucherType } from './draft.ts';

const MONEY_GROUPS = ['bank-accounts', 'cash-in-hand', 'bank-od'];
const isMoney = ({ group }: Account): boolean => group !== null && MONEY_GROUPS.includes(group);

/** Where a voucher's money account stands; the other side then ranks everything else first. */
const MONEY_SIDE: Record<VoucherType, Side | 'both' | null> = {
  payment: 'credit',
  receipt: 'debit',
  contra: 'both',
  journal: null,
};

function weightOf(account: Account, type: VoucherType, side: Side): number {
  const money = MONEY_SIDE[type];
  if (money === null) return 0;
  return (money === 'both' || money === side) === isMoney(account) ? 0 : 1;
}

export const choiceOf = (account: Account, weight = 0): Choice => ({
  id: account.id,
  name: account.name,
  detail: `${account.account_type} · ${formatBalance(paiseFromWire(account.balance))}`,
  weight,
});

/** @returns the open accounts that are not on the entry yet, but for this line's own. */
export function choicesFor(
  accounts: readonly Account[],
  draft: Draft,
  side: Side,
  index: number,
): Choice[] {
  const own = draft[side][index]?.accountId ?? null;
  const taken = new Set(SIDES.flatMap((each) => draft[each].map(({ accountId }) => accountId)));
  return accounts
    .filter(({ id, retired }) => !retired && (id === own || !taken.has(id)))
    .map((account) => choiceOf(account, weightOf(account, draft.voucherType, side)));
}

export type Effect = { readonly account: Account; readonly afterPaise: number };

/** @returns each account of the entry with the balance that posting would leave it with. */
export function effectsOf(
  accounts: readonly Account[],
  amounts: readonly { readonly accountId: number; readonly paise: number }[],
): Effect[] {
  return accounts.flatMap((account) => {
    const own = amounts.filter(({ accountId }) => accountId === account.id);
    if (own.length === 0) return [];
    const change = own.reduce((sum, { paise }) => sum + paise, 0);
    return [{ account, afterPaise: paiseFromWire(account.balance) + change }];
  });
}
