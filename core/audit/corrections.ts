// Who takes entries back, and who enters them anew.
import type { AuditEntry } from './hits.ts';

export type PersonCorrections = {
  readonly actorId: number;
  /** All that the person entered, reversals included. */
  readonly entries: number;
  readonly reversals: number;
  readonly corrections: number;
};

export function correctionCounter() {
  const people = new Map<number, { entries: number; reversals: number; corrections: number }>();
  return {
    add({ actorId, originalSeq, isReversal }: AuditEntry): void {
      const person = people.get(actorId) ?? { entries: 0, reversals: 0, corrections: 0 };
      person.entries += 1;
      if (isReversal) person.reversals += 1;
      else if (originalSeq !== null) person.corrections += 1;
      people.set(actorId, person);
    },
    /** The person with the most of them first. */
    found: (): readonly PersonCorrections[] =>
      [...people]
        .map(([actorId, counts]) => ({ actorId, ...counts }))
        .filter(({ reversals, corrections }) => reversals + corrections > 0)
        .toSorted(
          (one, other) =>
            other.reversals + other.corrections - (one.reversals + one.corrections) ||
            one.actorId - other.actorId,
        ),
  };
}
