// Where the figures of the receivables are explained: each age, what is on account, the whole, and
// the sums of a statement of account, which are those of the customer's ledger.
import type { OpenBill } from '#api/contract/customer/receivables.ts';
import type { Statement } from '#api/contract/customer/statement.ts';
import { lateBetween, nameOfBill } from '#core/report/index.ts';
import { useExplainHref } from './use-explain.ts';

export type AgeLinks = {
  /** What is not due first, then by days after the due date. */
  readonly ages: readonly string[];
  readonly unallocated: string;
  readonly overdue: string;
  readonly withoutBill: string;
  readonly total: string;
};

/** @param account of one customer; of all unless given. */
export function useAgeLinks(): (
  days: readonly number[],
  asOn: string,
  account?: number,
) => AgeLinks {
  const hrefOf = useExplainHref();
  return (days, asOn, account) => {
    const line = (name: string) =>
      hrefOf({ of: 'receivables', line: name, account: account ?? null, asOn });
    return {
      ages: lateBetween(days).map(line),
      unallocated: line('unallocated'),
      overdue: line('overdue'),
      withoutBill: line('without_bill'),
      total: line('total'),
    };
  };
}

/** @returns where what is open of a bill is explained; what is on account has no document. */
export function useBillLink(asOn: string): (bill: OpenBill) => string | undefined {
  const hrefOf = useExplainHref();
  return ({ item, accountId: account }) => {
    if (item === null) return hrefOf({ of: 'receivables', line: 'unallocated', account, asOn });
    const line = nameOfBill(item.kind, item.id, item.line);
    return hrefOf({ of: 'receivables', line, account, asOn });
  };
}

export type StatementLinks = Partial<Readonly<Record<'debit' | 'credit' | 'closing', string>>>;

/** @returns the links of a statement; none while it is on its way. */
export function useStatementLinks(): (statement: Statement | undefined) => StatementLinks {
  const hrefOf = useExplainHref();
  return (statement) => {
    if (statement === undefined) return {};
    const { customer, from, to } = statement;
    const account = customer.accountId;
    const moved = (side: string) => hrefOf({ account, side, from, asOn: to });
    return {
      debit: moved('all-debits'),
      credit: moved('all-credits'),
      closing: hrefOf({ account, asOn: to }),
    };
  };
}
