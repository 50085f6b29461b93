// The ledgers of a trade on paper.
import type { JournalPosted } from '#core/journal/index.ts';
import type { PaperTrade } from './paper-log.ts';

/** The balance of each account, debit positive; a reversal swaps the sides of its original. */
export function balancesOf({ log }: PaperTrade): ReadonlyMap<number, number> {
  const balances = new Map<number, number>();
  const add = ({ data }: JournalPosted, sign: number) => {
    for (const { accountId, side, amountPaise } of data.entries) {
      const signed = sign * (side === 'debit' ? amountPaise : -amountPaise);
      balances.set(accountId, (balances.get(accountId) ?? 0) + signed);
    }
  };
  for (const { event, stream } of log) {
    if (event.type === 'JournalPosted') add(event, 1);
    if (event.type !== 'JournalReversed') continue;
    const original = log.find((one) => one.stream === stream)?.event;
    if (original?.type === 'JournalPosted') add(original, -1);
  }
  return balances;
}
