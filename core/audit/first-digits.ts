// Benford's law: amounts that arise by themselves begin with 1 in three cases of ten, and with 9 in
// one of twenty. Amounts that are made up, or kept below a limit, do not.
import { hitList } from './hits.ts';
import type { AuditEntry, AuditHit, AuditHits } from './hits.ts';

/** Below so many amounts the shares say nothing. */
export const DIGITS_ENTRIES_MIN = 300;

/** Mean absolute deviation of first digits, after Nigrini, Benford's Law (2012), table 7.1. */
const CLOSE_MAX = 0.006;
const ACCEPTABLE_MAX = 0.012;
const MARGINAL_MAX = 0.015;

/** Two-sided, at one per cent. */
const Z_MAX = 2.576;

const LISTED_OF_DIGIT = 500;

export type Conformity = 'too-few' | 'close' | 'acceptable' | 'marginal' | 'none';

type DigitShare = {
  readonly digit: number;
  readonly count: number;
  /** Shares of all amounts, in hundredths of a per cent. */
  readonly shareBp: number;
  readonly expectedBp: number;
  /** More amounts begin with it than chance explains. */
  readonly isOver: boolean;
};

export type FirstDigits = {
  readonly count: number;
  readonly conformity: Conformity;
  readonly digits: readonly DigitShare[];
};

const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
const expectedOf = (digit: number): number => Math.log10(1 + 1 / digit);

export function digitCounter() {
  const counts = new Map<number, number>();
  const listed = new Map<number, AuditHit[]>(DIGITS.map((digit) => [digit, []]));
  let total = 0;
  const digitsFound = (): FirstDigits => firstDigitsOf(counts, total);
  return {
    /** A reversal repeats the amount that it takes back. */
    add({ seq, amountPaise, isReversal }: AuditEntry): void {
      if (isReversal || amountPaise <= 0) return;
      const digit = Number(String(amountPaise).charAt(0));
      counts.set(digit, (counts.get(digit) ?? 0) + 1);
      total += 1;
      const hits = listed.get(digit);
      if (hits !== undefined && hits.length < LISTED_OF_DIGIT) {
        hits.push({ seq, finding: { kind: 'digit', digit } });
      }
    },
    digits: digitsFound,
    found(): AuditHits {
      const list = hitList();
      const over = digitsFound().digits.filter(({ isOver }) => isOver);
      for (const { seq, finding } of over.flatMap(({ digit }) => listed.get(digit) ?? [])) {
        list.add(seq, finding);
      }
      const count = over.reduce((sum, one) => sum + one.count, 0);
      return { count, hits: list.found().hits };
    },
  };
}

function firstDigitsOf(counts: ReadonlyMap<number, number>, total: number): FirstDigits {
  const isEnough = total >= DIGITS_ENTRIES_MIN;
  const shares = DIGITS.map((digit) => {
    const count = counts.get(digit) ?? 0;
    const share = total === 0 ? 0 : count / total;
    const expected = expectedOf(digit);
    const error = Math.sqrt((expected * (1 - expected)) / Math.max(1, total));
    // Half an amount is taken off for the step from one whole number to the next.
    const z = (share - expected - 1 / (2 * Math.max(1, total))) / error;
    return { digit, count, share, expected, isOver: isEnough && z > Z_MAX };
  });
  const deviation = shares.reduce((sum, one) => sum + Math.abs(one.share - one.expected), 0) / 9;
  return {
    count: total,
    conformity: isEnough ? conformityOf(deviation) : 'too-few',
    digits: shares.map(({ share, expected, ...one }) => ({
      ...one,
      shareBp: Math.round(share * 10_000),
      expectedBp: Math.round(expected * 10_000),
    })),
  };
}

function conformityOf(deviation: number): Conformity {
  if (deviation <= CLOSE_MAX) return 'close';
  if (deviation <= ACCEPTABLE_MAX) return 'acceptable';
  return deviation <= MARGINAL_MAX ? 'marginal' : 'none';
}
