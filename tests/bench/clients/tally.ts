// Counts what was done, how long each took, and what the counting process itself has used.
import type { Answer } from './work.ts';

export type Tally = {
  readonly took: (milliseconds: number) => void;
  readonly answer: () => Answer;
};

export function startTally(): Tally {
  const durations: number[] = [];
  const began = performance.now();
  const cpuBefore = process.cpuUsage();
  return {
    took: (milliseconds) => {
      durations.push(milliseconds);
    },
    answer: () => {
      const seconds = (performance.now() - began) / 1000;
      const { user, system } = process.cpuUsage(cpuBefore);
      const sorted = Float64Array.from(durations).toSorted();
      const at = (part: number) =>
        sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
      return {
        done: sorted.length,
        seconds,
        p50: at(0.5),
        p95: at(0.95),
        p99: at(0.99),
        longest: sorted.at(-1) ?? 0,
        cpuShare: (user + system) / 1e6 / seconds,
      };
    },
  };
}
