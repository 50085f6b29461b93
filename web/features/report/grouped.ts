// A trial balance under the heads that accountants look for it by.
import { TALLY_GROUPS } from '#core/account-type/index.ts';
import type { TrialBalance } from '#api/contract/ledger.ts';
import { paiseFromWire } from '#web/format/money.ts';

export type BalanceRow = {
  readonly accountId: number;
  readonly name: string;
  readonly debitPaise: number;
  readonly creditPaise: number;
};

export type BalanceGroup = {
  readonly name: string;
  readonly rows: readonly BalanceRow[];
  readonly debitPaise: number;
  readonly creditPaise: number;
};

/** The head of accounts whose type stands under none of the groups. */
const WITHOUT_GROUP = 'Without a group';

/** @returns the groups in the order of the trade's list, those without a group last. */
export function grouped(rows: TrialBalance['rows']): BalanceGroup[] {
  const codes = [...TALLY_GROUPS.map(({ code }) => code as string), null];
  return codes.flatMap((code) => {
    const inGroup = rows.filter(({ group }) => known(group) === code).map(balanceRow);
    if (inGroup.length === 0) return [];
    const name = TALLY_GROUPS.find((group) => group.code === code)?.name ?? WITHOUT_GROUP;
    return [{ name, rows: inGroup, ...totalsOf(inGroup) }];
  });
}

const known = (group: string | null): string | null =>
  TALLY_GROUPS.some(({ code }) => code === group) ? group : null;

const balanceRow = (row: TrialBalance['rows'][number]): BalanceRow => ({
  accountId: row.account_id,
  name: row.name,
  debitPaise: paiseFromWire(row.debit),
  creditPaise: paiseFromWire(row.credit),
});

const totalsOf = (rows: readonly BalanceRow[]) => ({
  debitPaise: rows.reduce((sum, row) => sum + row.debitPaise, 0),
  creditPaise: rows.reduce((sum, row) => sum + row.creditPaise, 0),
});
