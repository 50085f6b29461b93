import { readLedger } from '#api/contract/account/ledger.ts';
import { askingPages } from '#web/client/query.ts';
import { ledgerDaysQuery } from '#web/state/address.ts';
import type { LedgerDays } from '#web/state/address.ts';

export const ledgerOf = (bookId: number, accountId: number, days: LedgerDays) =>
  askingPages(
    readLedger,
    (after: string | null) => ({
      params: { bookId, accountId },
      query: { ...ledgerDaysQuery(days), ...(after === null ? {} : { after }) },
    }),
    ({ next }) => next,
  );
