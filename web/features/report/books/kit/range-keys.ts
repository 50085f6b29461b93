// The keys of a report's days: one period on or back, its length, and the fields themselves.
import type { RefObject } from 'react';
import { withGranularity } from '#web/format/periods.ts';
import type { Granularity } from '#web/format/periods.ts';
import { focusInBox } from '#web/ui/overlays/use-anchored.ts';
import type { KeyAction } from '#web/shell/keys/registry.ts';
import type { ReportRangeState } from './use-report-range.ts';

export const keyAction = (keys: string, does: string, run: KeyAction['run']): KeyAction => ({
  keys,
  does,
  run,
});

/** @param first the field that F2 leads to. */
export function rangeKeys(
  { range, today, setPeriod, step }: ReportRangeState,
  first: RefObject<HTMLElement | null>,
): readonly KeyAction[] {
  const length = (name: string, by: Granularity) =>
    keyAction(name, `By ${by}`, () => {
      if (range.isByDays || range.period.by !== by) {
        setPeriod(withGranularity(range.period, by, today));
      }
    });
  return [
    keyAction('[', 'The days before', () => step(-1)),
    keyAction(']', 'The days after', () => step(1)),
    keyAction('F2', 'Choose the days', () => focusInBox(first.current)),
    length('Y', 'year'),
    length('Q', 'quarter'),
    length('M', 'month'),
  ];
}
