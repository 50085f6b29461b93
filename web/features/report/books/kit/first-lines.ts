// As much of a report as a screen draws at once: its first lines, and the sum of them all.
import type { ReportView } from '#core/report/index.ts';

type FirstLines = {
  readonly view: ReportView;
  /** Lines without sums: those that are drawn, and all of them. */
  readonly shown: number;
  readonly count: number;
};

export function firstLines(view: ReportView, most: number): FirstLines {
  const count = view.lines.filter(({ as }) => as === 'line').length;
  if (count <= most) return { view, shown: count, count };
  let left = most;
  const lines = view.lines.filter(({ as }) => {
    if (as !== 'line') return true;
    left -= 1;
    return left >= 0;
  });
  return { view: { ...view, lines }, shown: most, count };
}
