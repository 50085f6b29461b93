// Into which account the money of a method goes: the one that took the last, on this device, else
// the bank or cash account that the book really uses.
import { z } from 'zod';
import type { PostingAccounts } from '#api/contract/book/billing-settings.ts';
import type { Account } from '#api/contract/account/account.ts';
import { POSTING_ROLES } from '#core/book/index.ts';
import { nameKey } from '#core/kernel/text.ts';
import { paymentMethod } from '#core/kernel/payment-method.ts';
import type { PaymentMethod } from '#core/kernel/payment-method.ts';
import { formatBalance } from '#web/format/money.ts';
import { keepDraft, readDraft } from '#web/state/drafts.ts';
import type { Choice } from '#web/ui/picker/match.ts';

const MONEY_GROUPS = ['bank-accounts', 'cash-in-hand', 'bank-od'];

/** @returns the open accounts of cash and bank. */
export const moneyAccountsIn = (accounts: readonly Account[]): readonly Account[] =>
  accounts.filter(
    ({ group, retired }) => !retired && group !== null && MONEY_GROUPS.includes(group),
  );

const PARTY_GROUPS = ['sundry-debtors', 'sundry-creditors'];

/** @returns the open accounts to which what is kept back may go: neither money nor a party's. */
export const chargeAccountsIn = (accounts: readonly Account[]): readonly Account[] =>
  accounts.filter(
    ({ group, retired }) =>
      !retired && !(group !== null && [...MONEY_GROUPS, ...PARTY_GROUPS].includes(group)),
  );

export const accountChoice = ({ id, name, balancePaise }: Account): Choice => ({
  id,
  name,
  detail: formatBalance(balancePaise),
});

/** Beside the drafts, so that it goes with them when the person signs out. */
const keyOf = (personId: number, bookId: number) => ({
  form: 'receipt-accounts',
  personId,
  bookId,
});
const lastAccounts = z.partialRecord(paymentMethod, z.int());
type LastAccounts = z.infer<typeof lastAccounts>;

export const readLastAccounts = (personId: number, bookId: number): LastAccounts =>
  readDraft(keyOf(personId, bookId), lastAccounts)?.draft ?? {};

export const keepLastAccount = (
  { personId, bookId }: { personId: number; bookId: number },
  method: PaymentMethod,
  accountId: number,
): void =>
  keepDraft(keyOf(personId, bookId), {
    ...readLastAccounts(personId, bookId),
    [method]: accountId,
  });

const ROLES = {
  cash: 'cash',
  upi: 'upi',
  'bank-transfer': 'bank',
  cheque: 'bank',
  card: 'bank',
} as const;

type Where = {
  readonly chosen: number | null;
  readonly last: LastAccounts;
  readonly posting: PostingAccounts['accounts'];
  readonly accounts: readonly Account[];
};

/** @returns null where the book has no account yet: the server makes it on first use. */
export function moneyAccountFor(
  method: PaymentMethod,
  { chosen, last, posting, accounts }: Where,
): Account | null {
  const role = ROLES[method];
  const byId = (wanted: number | null | undefined) => accounts.find(({ id }) => id === wanted);
  const known = byId(chosen) ?? byId(last[method]);
  if (known !== undefined) return known;
  const { group: roleGroup, name } = POSTING_ROLES[role];
  const ofRole =
    byId(posting[role]) ??
    accounts.find((each) => each.group === roleGroup && nameKey(each.name) === nameKey(name));
  if (ofRole !== undefined && holdsMoney(ofRole)) return ofRole;
  return usedAccount(accounts, roleGroup) ?? ofRole ?? null;
}

const holdsMoney = ({ balancePaise }: Account): boolean => balancePaise !== 0;

/** @returns the account of a group that holds the most; null where all of them are empty. */
function usedAccount(accounts: readonly Account[], group: string): Account | null {
  const sizeOf = ({ balancePaise }: Account) => Math.abs(balancePaise);
  const used = accounts.filter((each) => each.group === group && holdsMoney(each));
  return used.toSorted((one, other) => sizeOf(other) - sizeOf(one))[0] ?? null;
}

/** @returns what the account is called that the book gets with the first money of a method. */
export const newMoneyAccount = (method: PaymentMethod): string =>
  `${POSTING_ROLES[ROLES[method]].name} (new account)`;
