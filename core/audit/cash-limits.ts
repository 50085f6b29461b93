// Cash above the limits of the Income-tax Act, by what each person had on the day and what was
// outstanding of each loan. What was taken back was never received or paid.
import { askedOfCash, cashAboveLimits, cashOf } from '../warning/index.ts';
import type { AccountOf, JournalWithCash } from '../warning/index.ts';
import { hitList } from './hits.ts';
import type { AuditAccount, AuditEntry, AuditHits } from './hits.ts';

type Days = { readonly from: string | null; readonly to: string | null };
type CashEntry = JournalWithCash & { readonly seq: number };

/** @returns what goes through all entries by their events, and gives the hits of some days. */
export function cashLimitWalk(accounts: readonly AuditAccount[]) {
  const groups = new Map(accounts.map(({ accountId, group }) => [accountId, group]));
  const accountOf: AccountOf = (accountId) => ({ name: '', group: groups.get(accountId) ?? null });
  const entries: CashEntry[] = [];
  const moves: { readonly date: string; readonly accountId: number; readonly paise: number }[] = [];
  const takenBack = new Set<number>();
  const isLoan = (accountId: number) => /loan/.test(groups.get(accountId) ?? '');
  return {
    add({ seq, entryDate: date, isReversal, originalSeq, lines: of }: AuditEntry): void {
      const lines = of.map(([accountId, paise]) => ({ accountId, paise }));
      for (const line of lines) if (isLoan(line.accountId)) moves.push({ date, ...line });
      if (isReversal && originalSeq !== null) takenBack.add(originalSeq);
      else if (cashOf({ date, lines }, accountOf) !== 0) entries.push({ seq, date, lines });
    },
    found({ from, to }: Days): AuditHits {
      const hits = hitList();
      const ofDays = new Map<string, { received: number; paid: number }>();
      for (const entry of entries) {
        if (takenBack.has(entry.seq)) continue;
        const { date } = entry;
        const dayOf = (accountId: number) => {
          const key = `${date} ${accountId}`;
          const day = ofDays.get(key) ?? { received: 0, paid: 0 };
          ofDays.set(key, day);
          return day;
        };
        const isWithin = (from === null || date >= from) && (to === null || date <= to);
        const found = !isWithin
          ? []
          : cashAboveLimits(entry, {
              accountOf,
              ofDay: dayOf,
              loanBefore: (accountId) => heldBefore(moves, accountId, entry),
            });
        for (const one of found) {
          if (one.code !== 'cash_above_limit') continue;
          const { rule, section, accountId, amountPaise } = one;
          hits.add(entry.seq, { kind: 'limit', rule, section, accountId, amountPaise });
        }
        for (const { accountId, paise } of askedOfCash(entry, accountOf).parts) {
          const day = dayOf(accountId);
          if (paise < 0) day.received -= paise;
          else day.paid += paise;
        }
      }
      return hits.found();
    },
  };
}

/** What stood on a loan by the day, without the entry itself. */
function heldBefore(
  moves: readonly { readonly date: string; readonly accountId: number; readonly paise: number }[],
  accountId: number,
  { date, lines }: JournalWithCash,
): number {
  const sumOf = (all: readonly { readonly accountId: number; readonly paise: number }[]) =>
    all.reduce((sum, one) => (one.accountId === accountId ? sum + one.paise : sum), 0);
  return sumOf(moves.filter((move) => move.date <= date)) - sumOf(lines);
}
