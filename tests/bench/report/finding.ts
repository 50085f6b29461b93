// What a measure hands back: figures of interleaved rounds, and the ratio that is judged.

/** The values of one thing, one per round. */
export type Figure = { readonly unit: Unit; readonly values: readonly number[] };

export type Unit = '/s' | 'ms' | 'µs' | 'MB' | 'kB' | 'bytes' | 'points' | 'statements' | '×' | '%';

export type Target = ({ readonly atLeast: number } | { readonly atMost: number }) & {
  /** Not to be missed any more; the others are aims that later work is to reach. */
  readonly isDue?: true;
};

export type Finding = {
  readonly what: string;
  /** On how many rows, or with how many clients. */
  readonly on: string;
  readonly measured: Figure;
  readonly baseline?: { readonly what: string } & Figure;
  /** Of the ratio where there is a baseline, else of the measured figure itself. */
  readonly target?: Target;
};

export const figure = (unit: Unit, ...values: readonly number[]): Figure => ({ unit, values });

/** @returns the measured by the baseline, round by round: what disturbs a round disturbs both. */
export function ratioOf({ measured, baseline }: Finding): Figure | null {
  if (baseline === undefined) return null;
  const values = measured.values.map((value, round) => value / (baseline.values[round] ?? NaN));
  return { unit: '×', values };
}

type Spread = { readonly median: number; readonly least: number; readonly most: number };

export function spreadOf({ values }: Figure): Spread {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (index: number) => sorted[index] ?? NaN;
  const half = (sorted.length - 1) / 2;
  return {
    median: (at(Math.floor(half)) + at(Math.ceil(half))) / 2,
    least: at(0),
    most: at(sorted.length - 1),
  };
}

/** @returns null for a finding without a target. */
export function isMet(finding: Finding): boolean | null {
  const { target, measured } = finding;
  if (target === undefined) return null;
  const { median } = spreadOf(ratioOf(finding) ?? measured);
  return 'atLeast' in target ? median >= target.atLeast : median <= target.atMost;
}

/**
 * Runs each way once per round, in turn, so that a machine that gets slower is slower for all.
 * Every second round goes the other way round, so that none is always the first.
 * @returns what each way came to, round by round.
 */
export async function interleaved<Way extends string, Value>(
  rounds: number,
  ways: Readonly<Record<Way, () => Promise<Value>>>,
): Promise<Readonly<Record<Way, readonly Value[]>>> {
  const names = Object.keys(ways) as Way[];
  const found = Object.fromEntries(names.map((name) => [name, []])) as Record<Way, never[]>;
  const values: Record<Way, Value[]> = found;
  for (let round = 0; round < rounds; round += 1) {
    const order = round % 2 === 0 ? names : names.toReversed();
    for (const name of order) values[name].push(await ways[name]());
  }
  return values;
}
