import { datedJournals, signedPaise } from '../runner/posted-journal.ts';
import type { ProjectedEvent, Projection, TableStatement } from '../runner/projection.ts';
import { addTo } from '../runner/writing/write-rows.ts';
import { ledgerBalances } from './table.ts';

const addToBalances = addTo(ledgerBalances);

type Delta = {
  readonly book_id: number;
  readonly account_id: number;
  // A slice of many large entries may leave the safe integers before it comes back.
  balance_paise: bigint;
  entry_count: number;
  last_seq: number;
};

function project(events: readonly ProjectedEvent[]): readonly TableStatement[] {
  const deltas = new Map<string, Delta>();
  for (const { bookId, seq, entries } of datedJournals(events)) {
    for (const entry of entries) {
      const key = `${bookId} ${entry.accountId}`;
      let delta = deltas.get(key);
      if (delta === undefined) {
        const { accountId } = entry;
        delta = {
          book_id: bookId,
          account_id: accountId,
          balance_paise: 0n,
          entry_count: 0,
          last_seq: seq,
        };
        deltas.set(key, delta);
      }
      delta.balance_paise += BigInt(signedPaise(entry));
      delta.entry_count += 1;
      delta.last_seq = seq;
    }
  }
  return addToBalances([...deltas.values()]);
}

export const ledgerBalancesProjection: Projection = {
  name: 'ledger-balances',
  version: 1,
  tables: [ledgerBalances],
  project,
};
