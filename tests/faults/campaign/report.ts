// What a part found, as one line of the table at the end.

/** What the outside record and the books say of each other. */
export type Figures = {
  readonly acknowledged: number;
  readonly lost: number;
  readonly doubled: number;
  readonly gaps: number;
  /** Acknowledged places of the log that hold something else now, and broken chains. */
  readonly forks: number;
};

export type Row = {
  readonly name: string;
  readonly figures?: Figures;
  /** How long it took, after each fault, until a journal was acknowledged again. */
  readonly recoveries?: readonly number[];
  /** What else was measured. */
  readonly notes: readonly string[];
  /** What was promised and not kept; for a control, that it did not fail as it must. */
  readonly broken: readonly string[];
};

/** @returns the value below which this share of the figures lies. */
export function percentile(figures: readonly number[], share: number): number {
  const sorted = figures.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? 0;
}

const HEADS = [
  'part',
  'acknowledged',
  'lost',
  'doubled',
  'gaps',
  'forks',
  'faults',
  'p50 ms',
  'p95 ms',
  'max ms',
  'verdict',
];

export function tableOf(rows: readonly Row[]): string {
  const lines = [HEADS, HEADS.map(() => '---'), ...rows.map(cellsOf)];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function cellsOf({ name, figures, recoveries = [], broken }: Row): readonly string[] {
  const counted = figures && [
    figures.acknowledged,
    figures.lost,
    figures.doubled,
    figures.gaps,
    figures.forks,
  ];
  const times = [0.5, 0.95, 1].map((share) => percentile(recoveries, share).toFixed(0));
  return [
    name,
    ...(counted?.map((count) => count.toLocaleString('en-IN')) ?? ['', '', '', '', '']),
    ...(recoveries.length > 0 ? [String(recoveries.length), ...times] : ['', '', '', '']),
    broken.length === 0 ? 'kept' : 'BROKEN',
  ];
}

/** One part in full, said as soon as it is over. */
export function saidOf({ name, figures, recoveries = [], notes, broken }: Row): string {
  const counts = Object.entries(figures ?? {}).map(([word, count]) => `${count} ${word}`);
  const times = recoveries.map((time) => time.toFixed(0)).join(' ');
  return [
    `${name}: ${counts.join(', ')}`,
    ...(times === '' ? [] : [`  back after (ms): ${times}`]),
    ...notes.map((note) => `  ${note}`),
    ...broken.map((sentence) => `  BROKEN: ${sentence}`),
  ].join('\n');
}
