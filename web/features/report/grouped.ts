// A trial balance under the heads that accountants look for it by.
import { TALLY_GROUPS } from '#core/account-type/index.ts';
import type { TrialBalance } from '#api/contract/account/ledger.ts';
import { paiseFromWire } from '#web/format/money.ts';

export type ClosingRow = {
  readonly accountId: number;
  readonly name: string;
  readonly debitPaise: number;
  readonly creditPaise: number;
};

export type BalanceGroup = {
  /** Null for accounts under none of the groups. */
  readonly code: string | null;
  readonly name: string;
  /** How many accounts it has; `rows` may be the first of them only. */
  readonly count: number;
  readonly rows: readonly ClosingRow[];
  readonly debitPaise: number;
  readonly creditPaise: number;
};

/** The head of accounts whose type stands under none of the groups. */
const WITHOUT_GROUP = 'Without a group';

/** @returns the groups in the order of the trade's list, those without a group last. */
export function groupBalances({
  rows,
  groups,
}: Pick<TrialBalance, 'rows' | 'groups'>): BalanceGroup[] {
  const codes = [...TALLY_GROUPS.map(({ code }) => code as string), null];
  return codes.flatMap((code) => {
    const heads = groups.filter(({ group }) => known(group) === code);
    if (heads.length === 0) return [];
    const sum = (of: (head: TrialBalance['groups'][number]) => number) =>
      heads.reduce((total, head) => total + of(head), 0);
    return [
      {
        code,
        name: TALLY_GROUPS.find((group) => group.code === code)?.name ?? WITHOUT_GROUP,
        rows: rows.filter(({ group }) => known(group) === code).map(closingRow),
        count: sum(({ count }) => count),
        debitPaise: sum(({ debit }) => paiseFromWire(debit)),
        creditPaise: sum(({ credit }) => paiseFromWire(credit)),
      },
    ];
  });
}

const known = (group: string | null): string | null =>
  TALLY_GROUPS.some(({ code }) => code === group) ? group : null;

export const closingRow = (row: TrialBalance['rows'][number]): ClosingRow => ({
  accountId: row.account_id,
  name: row.name,
  debitPaise: paiseFromWire(row.debit),
  creditPaise: paiseFromWire(row.credit),
});
