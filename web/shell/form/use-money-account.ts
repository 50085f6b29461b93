// The account of cash or a bank that money leaves by a method, and those that may be chosen.
import { useQuery } from '@tanstack/react-query';
import type { PaymentMethod } from '#core/kernel/payment-method.ts';
import { postingOf } from '#web/client/billing-reads.ts';
import { accountListOf } from '#web/client/lists.ts';
import { moneyAccountFor, moneyAccountsIn } from './money-account.ts';

export function useMoneyAccount(bookId: number, method: PaymentMethod, chosen: number | null) {
  const accounts = moneyAccountsIn(useQuery(accountListOf(bookId)).data ?? []);
  const posting = useQuery(postingOf(bookId)).data?.accounts ?? {};
  const account = moneyAccountFor(method, { chosen, last: {}, posting, accounts });
  return { account, accounts };
}
