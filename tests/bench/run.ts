// `npm run bench`: everything that is promised of speed, memory and size, as ratios in one run.
// It passes or fails on nothing; a figure that misses its target says so in the table.
//
//   --quick        a hundredth of the rows and one round, to see that it runs
//   --only <name>  one measure
//   --lines <n>    the length of the longest book (1,000,000)
//   --rounds <n>   how often each way is measured (5)
//
// The tables are kept in test-results/bench.md; docs/benchmarks.md has the latest of each.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Bench, Measure } from './bench.ts';
import { newOwner } from './ground/books.ts';
import { openGround } from './ground/ground.ts';
import { accounts } from './measures/accounts.ts';
import { billing } from './measures/billing.ts';
import { catalogue } from './measures/goods/catalogue.ts';
import { disk } from './measures/disk.ts';
import { imports } from './measures/writing/imports.ts';
import { invoices } from './measures/writing/invoices.ts';
import { memory } from './measures/memory.ts';
import { openings } from './measures/openings.ts';
import { papers } from './measures/papers.ts';
import { statements } from './measures/statements.ts';
import { masters } from './measures/writing/masters.ts';
import { posting } from './measures/writing/posting.ts';
import { reading } from './measures/reading.ts';
import { receivables } from './measures/reports/receivables.ts';
import { registers } from './measures/reports/registers.ts';
import { reports } from './measures/reports/reports.ts';
import { past } from './measures/history/past.ts';
import { replaying } from './measures/history/replaying.ts';
import { stock } from './measures/goods/stock.ts';
import type { Finding } from './report/finding.ts';
import { circumstances, jsonOf, pageOf, tableOf } from './report/table.ts';

const MEASURES: Readonly<Record<string, Measure>> = {
  posting,
  imports,
  masters,
  statements,
  invoices,
  disk,
  reading,
  accounts,
  catalogue,
  stock,
  billing,
  papers,
  receivables,
  reports,
  registers,
  openings,
  replaying,
  past,
  memory,
};
const ROOT = join(import.meta.dirname, '../..');
const RESULTS = join(ROOT, 'test-results');

const { values: given } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    only: { type: 'string' },
    lines: { type: 'string' },
    rounds: { type: 'string' },
  },
});
const lines = Number(given.lines ?? (given.quick ? 50_000 : 1_000_000));
const rounds = Number(given.rounds ?? (given.quick ? 1 : 5));
const say = (sentence: string): void => console.log(sentence);

const chosen = Object.entries(MEASURES).filter(
  ([name]) => given.only === undefined || name === given.only,
);
if (chosen.length === 0) {
  throw new Error(`There are ${Object.keys(MEASURES).join(', ')}, and no ${given.only}.`);
}

const findings: Finding[] = [];
const ground = await openGround();
try {
  const owner = await newOwner(ground.core);
  const milliseconds = given.quick ? 1000 : 4000;
  const bench: Bench = { ground, owner, lines, rounds, milliseconds, say };
  for (const [name, measure] of chosen) {
    say(`\n── ${name} ──`);
    const found = await measure(bench);
    findings.push(...found);
    say(tableOf(found));
  }
  const around = circumstances(ground.postgres, { lines, rounds });
  mkdirSync(RESULTS, { recursive: true });
  writeFileSync(join(RESULTS, 'bench.json'), jsonOf(findings, around));
  const page = pageOf(findings, around);
  writeFileSync(join(RESULTS, 'bench.md'), page);
  say(`\n${page}`);
} finally {
  await ground.remove();
}
