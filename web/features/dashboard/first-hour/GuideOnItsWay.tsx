// In the place of the guide while its code is on its way, and of its steps while they are read.
import type { ReactNode } from 'react';
import { useLayoutEffect } from 'react';
import { keepKeysUntil } from '#web/ahead/keep.ts';
import { formatLongDate, todayInIndia } from '#web/format/dates.ts';
import { PageHead } from '#web/ui/PageHead.tsx';
import { Skeletons } from '#web/ui/states/Skeleton.tsx';

type Props = {
  readonly badge: ReactNode;
  /** Whether the open step takes the focus once it stands: what is typed is for it. */
  readonly takesFocus: boolean;
};

export function GuideOnItsWay({ badge, takesFocus }: Props) {
  return (
    <>
      <GuideHead badge={badge} />
      <StepsOnTheirWay takesFocus={takesFocus} />
    </>
  );
}

export const GuideHead = ({ badge }: Pick<Props, 'badge'>) => (
  <div className="print:hidden">
    <PageHead
      title="Dashboard"
      below={<p className="text-ink-2">{formatLongDate(todayInIndia())}</p>}
    >
      {badge}
    </PageHead>
  </div>
);

export function StepsOnTheirWay({ takesFocus }: Pick<Props, 'takesFocus'>) {
  useLayoutEffect(() => {
    if (!takesFocus) return undefined;
    let isGone = false;
    keepKeysUntil(() => isGone);
    return () => {
      isGone = true;
    };
  }, [takesFocus]);
  return <Skeletons label="Loading the guide" count={6} item="h-12" layout="flex flex-col gap-2" />;
}
