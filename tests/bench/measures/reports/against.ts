// Reports of a long book beside the same of a short one, over HTTP.
import type { Bench } from '../../bench.ts';
import { get } from '../../clients/work.ts';
import { figure, interleaved } from '../../report/finding.ts';
import type { Finding } from '../../report/finding.ts';
import { startBenchServer } from '../../server/server-process.ts';

/** Totals are read whatever the length of the book; what reads lines is done within two seconds. */
const TARGETS = { totals: { atMost: 1.3 }, lines: { atMost: 2000 } } as const;

export type Report = {
  readonly what: string;
  /** Below the book, as `profit-and-loss?year=25-26`. */
  readonly path: string;
  readonly reads: keyof typeof TARGETS;
};

type Sized = { readonly bookId: number; readonly length: string };

/** How often a report is asked for in each round. */
const TIMES = { totals: 30, lines: 5 } as const;

/** @param sized the short book and the long one, which has 1 April 2026 to 31 March 2027. */
export async function reportsAgainst(
  { ground, owner, rounds }: Bench,
  { short, long }: { readonly short: Sized; readonly long: Sized },
  reports: (bookId: number) => readonly Report[],
): Promise<Finding[]> {
  await ground.settle();
  const server = await startBenchServer(ground.serverEnv());
  const p50 = ({ path, reads }: Report) => {
    const asked = { port: server.port, cookie: owner.cookie, paths: [path], times: TIMES[reads] };
    return async () => (await get(asked)).p50;
  };
  try {
    const found: Finding[] = [];
    const ofShort = reports(short.bookId);
    for (const [at, report] of reports(long.bookId).entries()) {
      const ms = await interleaved(rounds, {
        short: p50(ofShort[at] ?? report),
        long: p50(report),
      });
      const baseline = { what: short.length, ...figure('ms', ...ms.short) };
      const measured = { what: `${report.what}, p50`, on: long.length };
      const target = TARGETS[report.reads];
      const long1 = { ...measured, measured: figure('ms', ...ms.long) };
      found.push(report.reads === 'totals' ? { ...long1, baseline, target } : { ...long1, target });
    }
    return found;
  } finally {
    await server.stop();
  }
}
