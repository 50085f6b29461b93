// Which account is debited against which: what the books hardly ever do is worth a look.
import { hitList } from '../hits.ts';
import type { AuditEntry, AuditHits, Finding } from '../hits.ts';

/** An entry with more lines pairs everything with everything, and tells nothing. */
export const PAIR_LINES_MAX = 12;

/** More pairs than this are no pattern; later ones are not counted. */
const PAIRS_MAX = 200_000;

type PairCount = { times: number; readonly entries: { seq: number; finding: Finding }[] };

/**
 * @param partyKeys what stands for an account of a customer or supplier, since a new one is no
 *   unusual account.
 */
export function pairCounter(rareTimes: number, partyKeys: ReadonlyMap<number, number>) {
  const pairs = new Map<string, PairCount>();
  const keyOf = (accountId: number): number => partyKeys.get(accountId) ?? accountId;

  function addPair(seq: number, debitId: number, creditId: number): void {
    const key = `${keyOf(debitId)} ${keyOf(creditId)}`;
    let seen = pairs.get(key);
    if (seen === undefined) {
      if (pairs.size >= PAIRS_MAX) return;
      seen = { times: 0, entries: [] };
      pairs.set(key, seen);
    }
    if (seen.entries.at(-1)?.seq === seq) return;
    seen.times += 1;
    // Once it is seen often enough its entries are of no interest any more.
    if (seen.times > rareTimes) seen.entries.length = 0;
    else seen.entries.push({ seq, finding: { kind: 'pair', debitId, creditId, times: 0 } });
  }

  return {
    add({ seq, lines, isReversal }: AuditEntry): void {
      if (isReversal || lines.length > PAIR_LINES_MAX) return;
      const debits = lines.filter(([, paise]) => paise > 0);
      const credits = lines.filter(([, paise]) => paise < 0);
      for (const [debitId] of debits) {
        for (const [creditId] of credits) addPair(seq, debitId, creditId);
      }
    },
    found(): AuditHits {
      const list = hitList();
      const rare = [...pairs.values()].filter(({ times }) => times <= rareTimes);
      const hits = rare.flatMap(({ times, entries }) =>
        entries.map(({ seq, finding }) => ({ seq, finding: { ...finding, times } as Finding })),
      );
      for (const { seq, finding } of hits.toSorted((one, other) => one.seq - other.seq)) {
        list.add(seq, finding);
      }
      return list.found();
    },
  };
}
