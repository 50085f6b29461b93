// Which account takes the money: the one that is named, if it is one of cash or bank, else the
// book's account for the method.
import type { PostingRole } from '#core/book/index.ts';
import { streamName } from '#core/kernel/ids.ts';
import type { PaymentMethod } from '#core/kernel/payment-method.ts';
import type { NewEvent } from '#api/store/append.ts';
import type { FactSource } from '../../desk.ts';
import { stateOf } from '../../memory.ts';
import { postingAccountsFor } from './posting-accounts.ts';

/** Which account of the book takes the money of a method. */
export const ROLE_OF_METHOD = {
  cash: 'cash',
  upi: 'upi',
  'bank-transfer': 'bank',
  cheque: 'bank',
  card: 'bank',
} as const satisfies Record<PaymentMethod, PostingRole>;

const MONEY_GROUPS: ReadonlySet<string | null> = new Set([
  'cash-in-hand',
  'bank-accounts',
  'bank-od',
]);

export type MoneyAccount = {
  readonly accountId: number | null;
  /** Made on first use, and dropped when the command is refused. */
  readonly events: readonly Omit<NewEvent, 'actorId'>[];
};

type Asking = {
  readonly data: { readonly method?: PaymentMethod; readonly accountId?: number | null } | object;
};

/** @returns null for an account that may not take money, and for a command that brings none. */
export async function moneyAccountFor(source: FactSource, { data }: Asking): Promise<MoneyAccount> {
  if (!('method' in data) || data.method === undefined) return { accountId: null, events: [] };
  const { method, accountId = null } = data;
  if (accountId === null) {
    const role = ROLE_OF_METHOD[method];
    const { ids, events } = await postingAccountsFor(source, [role]);
    return { accountId: ids.get(role) ?? null, events };
  }
  await source.load([streamName('account', accountId)]);
  const account = stateOf(source.desk.memory, 'account', accountId);
  const mayTake = account.status === 'open' && MONEY_GROUPS.has(account.classification.group);
  return { accountId: mayTake ? accountId : null, events: [] };
}
