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

/** @returns the tables with where they were measured, as kept in test-results/bench.md. */
export const pageOf = (findings: readonly Finding[], around: Circumstances): string => `# Benchmarks

- Date: ${around.date}
- Machine: ${around.machine}, with server, clients and PostgreSQL together
- Node ${around.node}, PostgreSQL ${around.postgres}
- The longest book: ${around.lines.toLocaleString('en-IN')} lines; rounds: ${around.rounds}

${tableOf(findings)}
`;
