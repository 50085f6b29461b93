// What a journal asks of the accounts of GST, by the settings of the book and its chart.
import { gstAccountsOf } from '../book/index.ts';
import type { BookState } from '../book/index.ts';
import type { GstFacts } from '../journal/index.ts';
import { NO_GST_LEDGER } from '../tax/index.ts';
import type { RoleAccount } from './facts.ts';

/** @returns the facts of a journal without a mark: what its accounts hold is not asked. */
export const gstFactsOf = (book: BookState, bearing: readonly RoleAccount[]): GstFacts => ({
  accounts: gstAccountsOf({
    gstRoles: book.status === 'open' ? book.gstRoles : new Map(),
    bearing,
  }),
  ledger: NO_GST_LEDGER,
  keepsCashLedger: false,
});
