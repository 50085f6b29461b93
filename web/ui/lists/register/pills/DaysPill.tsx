// The days of a report: their fields beside each other on a desk, behind one pill on a phone, so
// that the figures begin where the title ends.
import type { ReactNode } from 'react';
import { useWide } from '#web/ui/use-wide.ts';
import { BoxPill } from './Pills.tsx';

type Props = {
  readonly label: 'Period' | 'As on';
  /** As the pill says it. */
  readonly value: string;
  readonly children: ReactNode;
};

export function DaysPill({ label, value, children }: Props) {
  if (useWide()) return children;
  return (
    <BoxPill label={label} value={value} isSet>
      {() => <div className="flex flex-col items-start gap-3">{children}</div>}
    </BoxPill>
  );
}
