// What each account holds now, whatever the dates of its entries.
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
} as const satisfies Table;

export type LedgerBalanceRow = {
  readonly accountId: number;
  /** Debit positive, credit negative. */
  readonly balancePaise: number;
  readonly entryCount: number;
  readonly lastSeq: number;
};
