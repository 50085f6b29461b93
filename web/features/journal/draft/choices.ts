// The accounts a line may choose, and how well each fits the voucher, the side and the person.
import type { Account } from '#api/contract/account/account.ts';
import { formatBalance } from '#web/format/money.ts';
import { isMoneyGroup } from '#core/account-type/terms.ts';
import type { AccountKind } from '#web/client/lists.ts';
import type { Side } from '#core/journal/index.ts';
import type { Choice } from '#web/ui/picker/match.ts';
import { SIDES } from './draft.ts';
import type { JournalDraft, ManualVoucherType } from './draft.ts';

export const isMoney = ({ group }: Account): boolean => isMoneyGroup(group);

/** Whether a line is on an account of duties and taxes, or the entry is marked already. */
export function mayBearGstMark(draft: JournalDraft, accounts: readonly Account[]): boolean {
  if (draft.gst !== undefined) return true;
  const named = new Set(SIDES.flatMap((side) => draft[side].map(({ accountId }) => accountId)));
  return accounts.some(({ id, group }) => group === 'duties-taxes' && named.has(id));
}

/** Where a voucher's money account stands. */
const MONEY_SIDE: Record<ManualVoucherType, Side | 'both' | null> = {
  payment: 'credit',
  receipt: 'debit',
  contra: 'both',
  journal: null,
};

/** Whom one pays and is paid by: sundry debtors and creditors are assets and liabilities. */
const PARTIES = ['sundry-debtors', 'sundry-creditors'];
/** Whether its lines settle open bills. */
export const isParty = ({ group }: Account): boolean => group !== null && PARTIES.includes(group);
const OF_THE_OTHER_SIDE: Partial<Record<ManualVoucherType, readonly Account['nature'][]>> = {
  payment: ['expense', 'liability'],
  receipt: ['income', 'equity'],
};

/** 0 fits best: money where it is paid from, what is usually paid for against it, then the rest. */
function weightOf(account: Account, type: ManualVoucherType, side: Side): number {
  const money = MONEY_SIDE[type];
  if (money === null) return 0;
  if (money === 'both' || money === side) return isMoney(account) ? 0 : 1;
  if (isMoney(account)) return 2;
  return isParty(account) || OF_THE_OTHER_SIDE[type]?.includes(account.nature) === true ? 0 : 1;
}

export function kindAt(type: ManualVoucherType, side: Side): AccountKind {
  const money = MONEY_SIDE[type];
  if (money === 'both' || money === side) return 'bank';
  if (money === null) return 'unknown';
  return type === 'payment' ? 'expense' : 'customer';
}

/** How often this person took each account lately, by side. */
export type UseCounts = Readonly<Record<Side, ReadonlyMap<number, number>>>;

export const choiceOf = (account: Account, weight = 0, used = 0): Choice => ({
  id: account.id,
  name: account.name,
  weight,
  used,
  get detail() {
    return `${account.accountType} · ${formatBalance(account.balancePaise)}`;
  },
});

export const NOTHING_USED: UseCounts = { debit: new Map(), credit: new Map() };

/** The choices of one chart of accounts, which is the same object while nothing changes in it. */
type ChoiceCache = WeakMap<UseCounts, Map<string, readonly Choice[]>>;
const madeOf = new WeakMap<readonly Account[], ChoiceCache>();

function allChoices(
  accounts: readonly Account[],
  type: ManualVoucherType,
  side: Side,
  used: UseCounts,
): readonly Choice[] {
  const made: ChoiceCache = madeOf.get(accounts) ?? new WeakMap();
  madeOf.set(accounts, made);
  const bySide = made.get(used) ?? new Map<string, readonly Choice[]>();
  made.set(used, bySide);
  const key = `${type} ${side}`;
  const known = bySide.get(key);
  if (known !== undefined) return known;
  const choices = accounts
    .filter(({ retired }) => !retired)
    .map((one) => choiceOf(one, weightOf(one, type, side), used[side].get(one.id)));
  bySide.set(key, choices);
  return choices;
}

type Line = { readonly side: Side; readonly index: number; readonly used?: UseCounts };

/** @returns the open accounts that are not on the entry yet, but for this line's own. */
export function choicesFor(
  accounts: readonly Account[],
  draft: JournalDraft,
  { side, index, used = NOTHING_USED }: Line,
): Choice[] {
  const own = draft[side][index]?.accountId ?? null;
  const taken = new Set(SIDES.flatMap((each) => draft[each].map(({ accountId }) => accountId)));
  return allChoices(accounts, draft.voucherType, side, used).filter(
    ({ id }) => id === own || !taken.has(id),
  );
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
    return [{ account, afterPaise: account.balancePaise + change }];
  });
}

/** An overdraft is meant to be below nil; cash and a bank account are not. */
const MEANT_ABOVE_NIL = ['bank-accounts', 'cash-in-hand'];

/** @returns what the change would take cash or a bank account to, if that is below nil; or null. */
export function belowNilPaise(account: Account, changePaise: number): number | null {
  const after = account.balancePaise + changePaise;
  const isMeant = account.group !== null && MEANT_ABOVE_NIL.includes(account.group);
  return isMeant && changePaise < 0 && after < 0 ? after : null;
}
