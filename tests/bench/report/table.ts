// The findings as a table for people, and as JSON for whoever compares runs.
import { cpus, totalmem } from 'node:os';
import { isMet, ratioOf, spreadOf } from './finding.ts';
import type { Figure, Finding, Target } from './finding.ts';

export type Circumstances = {
  readonly date: string;
  readonly machine: string;
  readonly node: string;
  readonly postgres: string;
  readonly lines: number;
  readonly rounds: number;
};

export function circumstances(
  postgres: string,
  scale: { readonly lines: number; readonly rounds: number },
): Circumstances {
  const [first] = cpus();
  const gigabytes = Math.round(totalmem() / 2 ** 30);
  return {
    date: new Date().toISOString().slice(0, 10),
    machine: `${cpus().length} × ${first?.model.trim() ?? 'processor'}, ${gigabytes} GB`,
    node: process.version,
    postgres,
    ...scale,
  };
}

const HEAD = ['What', 'On', 'Measured', 'Baseline', 'Ratio', 'Target', 'Due', 'Met'];

/** @returns a Markdown table, its columns even enough to be read in a terminal too. */
export function tableOf(findings: readonly Finding[]): string {
  const rows = findings.map(rowOf);
  const widths = HEAD.map((title, at) =>
    Math.max(title.length, ...rows.map((row) => row[at]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`;
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  return [line(HEAD), rule, ...rows.map(line)].join('\n');
}

function rowOf(finding: Finding): string[] {
  const { what, on, measured, baseline, target } = finding;
  const ratio = ratioOf(finding);
  const met = isMet(finding);
  return [
    what,
    on,
    inWords(measured),
    baseline === undefined ? '' : `${baseline.what}: ${inWords(baseline)}`,
    ratio === null ? '' : inWords(ratio),
    target === undefined ? '' : wanted(target, (ratio ?? measured).unit),
    target === undefined ? '' : target.isDue === true ? 'due' : 'later',
    met === null ? '' : met ? 'yes' : '**no**',
  ];
}

const wanted = (target: Target, unit: string): string =>
  'atLeast' in target ? `≥ ${target.atLeast} ${unit}` : `≤ ${target.atMost} ${unit}`;

/** The median, and between which values the rounds came out. */
function inWords(figure: Figure): string {
  const { median, least, most } = spreadOf(figure);
  const unit = figure.unit === '/s' ? '/s' : ` ${figure.unit}`;
  if (figure.values.length === 1) return `${rounded(median)}${unit}`;
  return `${rounded(median)}${unit} (${rounded(least)}–${rounded(most)})`;
}

function rounded(value: number): string {
  const digits = value < 10 ? 2 : value < 100 ? 1 : 0;
  return value.toLocaleString('en-IN', { maximumFractionDigits: digits });
}

/** @returns the findings with medians and ratios worked out. */
export const jsonOf = (findings: readonly Finding[], around: Circumstances): string =>
  `${JSON.stringify(
    {
      ...around,
      findings: findings.map((finding) => {
        const ratio = ratioOf(finding);
        return {
          ...finding,
          measured: { ...finding.measured, ...spreadOf(finding.measured) },
          ratio: ratio === null ? null : { ...ratio, ...spreadOf(ratio) },
          met: isMet(finding),
        };
      }),
    },
    null,
    2,
  )}\n`;

/** @returns the page of docs/benchmarks.md. */
export const pageOf = (
  findings: readonly Finding[],
  around: Circumstances,
  measures: readonly string[],
): string => `# Benchmarks

Measured by \`npm run bench -- --page\`, which wrote this page. What counts is the ratio in one run:
absolute figures belong to the machine. PostgreSQL runs with the product's own settings (fsync on),
the server and its clients are processes of their own, and every way is measured in turn, round by
round: median (least to most).

- Date: ${around.date}
- Machine: ${around.machine}, with server, clients and PostgreSQL together
- Node ${around.node}, PostgreSQL ${around.postgres}
- The longest book: ${around.lines.toLocaleString('en-IN')} lines; rounds: ${around.rounds}

${tableOf(findings)}

A target that is due must not be missed any more; one that is for later is what further work is to
reach. Why some targets are missed stands in \`docs/decisions/0014-benchmark-targets.md\`.

## Against an earlier commit

Absolute figures of two days say nothing. A commit is compared with an earlier one by running both
at once: \`git worktree add ../base 12a24c9\`, \`npm ci\` there, then \`node tests/bench/compare.ts
--base ../base\` (\`tests/README.md\`). Later commits are compared with 12a24c9, the one before
documents were decided in the core; over all that comes after it, posting may lose at most 15 %.

## To repeat it

\`npm run bench\` takes about half an hour and prints the same table; \`--quick\` takes some minutes
and shows only that it runs. \`--only <name>\` runs one measure: ${measures.join(', ')}.
\`--lines\` sets the length of the longest book, \`--rounds\` how often each way is taken.
\`test-results/bench.json\` holds every round.
`;
