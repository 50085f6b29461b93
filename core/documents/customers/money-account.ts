// Which account takes the money: the one that is named, if it is one of cash or bank, else the
// book's account for the method.
import type { AccountState } from '../../account/index.ts';
import { isMoneyGroup, isPartyGroup } from '../../account-type/index.ts';
import type { PostingRole } from '../../book/index.ts';
import type { PaymentMethod } from '../../kernel/payment-method.ts';
import { accountsOfRoles } from '../accounts-of.ts';
import type { DocumentCommand, DocumentContext, StreamEvent } from '../facts.ts';
import type { PostingContext } from '../posting-context.ts';

/** Which account of the book takes the money of a method. */
export const ROLE_OF_METHOD = {
  cash: 'cash',
  upi: 'upi',
  'bank-transfer': 'bank',
  cheque: 'bank',
  card: 'bank',
} as const satisfies Record<PaymentMethod, PostingRole>;

/** Whether what is kept back of money may be posted there: not to money, nor to a party. */
export const takesCharges = (account: AccountState): boolean =>
  account.status === 'open' &&
  !isMoneyGroup(account.classification.group) &&
  !isPartyGroup(account.classification.group);

type MoneyAccount = {
  /** Null for an account that may not take money, and for a command that brings none. */
  readonly accountId: number | null;
  /** What makes the account on first use; dropped when no money comes in after all. */
  readonly events: readonly StreamEvent[];
};

export function moneyAccountOf({ data }: DocumentCommand, context: DocumentContext): MoneyAccount {
  return 'method' in data ? accountPaidFrom(data, context) : { accountId: null, events: [] };
}

type Moved = { readonly method: PaymentMethod; readonly accountId: number | null };

export function accountPaidFrom(
  { method, accountId }: Moved,
  context: PostingContext,
): MoneyAccount {
  if (accountId === null) {
    const role = ROLE_OF_METHOD[method];
    const { ids, events } = accountsOfRoles([role], context);
    return { accountId: ids.get(role) ?? null, events };
  }
  const account = context.states.account(accountId);
  const mayTake = account.status === 'open' && isMoneyGroup(account.classification.group);
  return { accountId: mayTake ? accountId : null, events: [] };
}
