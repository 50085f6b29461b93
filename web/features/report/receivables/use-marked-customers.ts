// Which customers of the report are marked, for what is done with several of them at once.
import { useState } from 'react';
import type { PartyReceivables } from '#api/contract/customer/receivables.ts';

export type MarkedCustomers = {
  /** Of the rows that are shown, in their order. */
  readonly marked: readonly PartyReceivables[];
  readonly isMarked: (accountId: number) => boolean;
  readonly toggleMark: (accountId: number) => void;
  /** Every row that is shown, or none. */
  readonly markAll: (isMarked: boolean) => void;
};

export function useMarkedCustomers(rows: readonly PartyReceivables[]): MarkedCustomers {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  return {
    marked: rows.filter(({ accountId: id }) => ids.has(id)),
    isMarked: (accountId) => ids.has(accountId),
    toggleMark: (accountId) =>
      setIds((now) => {
        const next = new Set(now);
        if (!next.delete(accountId)) next.add(accountId);
        return next;
      }),
    markAll: (isMarked) => setIds(new Set(isMarked ? rows.map(({ accountId }) => accountId) : [])),
  };
}
