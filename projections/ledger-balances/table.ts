// What each account holds now, whatever the dates of its entries.
import { linesBetween, sumsAt } from '../runner/past/sums.ts';
import type { Table } from '../runner/projection.ts';

export const ledgerBalances = {
  name: 'ledger_balances',
  columns: {
    book_id: 'bigint',
    account_id: 'bigint',
    balance_paise: 'bigint',
    entry_count: 'bigint',
    last_seq: 'bigint',
  },
  key: ['book_id', 'account_id'],
  past: sumsAt({
    table: 'ledger_balances',
    key: ['book_id', 'account_id'],
    columns: ['book_id', 'account_id', 'balance_paise', 'entry_count', 'last_seq'],
    moved: (from, to) => `
      select book_id, account_id, paise as balance_paise, 1 as entry_count, seq as last_seq
      from (${linesBetween(from, to)}) as lines`,
  }),
} as const satisfies Table;

export type LedgerBalanceRow = {
  readonly accountId: number;
  /** Debit positive, credit negative. */
  readonly balancePaise: number;
  readonly entryCount: number;
  readonly lastSeq: number;
};
