import { readLedger } from '#api/contract/account/ledger.ts';
import { askingPages } from '#web/client/query.ts';
import { periodQuery } from '#web/format/periods.ts';
import type { PeriodChoice } from '#web/format/periods.ts';

export const ledgerOf = (bookId: number, accountId: number, period: PeriodChoice) =>
  askingPages(
    readLedger,
    (after: string | null) => ({
      params: { bookId, accountId },
      query: { ...periodQuery(period), ...(after === null ? {} : { after }) },
    }),
    ({ next }) => next,
  );
