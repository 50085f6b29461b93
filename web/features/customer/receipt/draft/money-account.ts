// Into which account the money of a method goes: the one that took the last, on this device, else
// the book's own for it.
import { z } from 'zod';
import type { PostingAccounts } from '#api/contract/book/billing-settings.ts';
import type { Account } from '#api/contract/account/account.ts';
import { paymentMethod } from '#core/kernel/payment-method.ts';
import type { PaymentMethod } from '#core/kernel/payment-method.ts';
import { formatBalance, paiseFromWire } from '#web/format/money.ts';
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

export const accountChoice = ({ id, name, balance }: Account): Choice => ({
  id,
  name,
  detail: formatBalance(paiseFromWire(balance)),
});

/** Beside the drafts, so that it goes with them when the person signs out. */
const keyOf = (personId: number, bookId: number) => ({
  form: 'receipt-accounts',
  personId,
  bookId,
});
const lastAccounts = z.partialRecord(paymentMethod, z.int());
export type LastAccounts = z.infer<typeof lastAccounts>;

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
  const wanted = [chosen, last[method], posting[ROLES[method]]];
  for (const id of wanted) {
    const account = accounts.find((each) => each.id === id);
    if (account !== undefined) return account;
  }
  return null;
}
