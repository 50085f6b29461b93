// Views of a register: what it was narrowed to and sorted by, under a name.
import { BoxPill } from './Pills.tsx';
import { ViewList, viewShown } from './ViewList.tsx';
import type { ViewsProps } from './ViewList.tsx';

type Props = ViewsProps & {
  /** By which a key opens it. */
  readonly id: string;
};

export const ViewsPill = ({ id, ...views }: Props) => (
  <BoxPill id={id} label="View" value={viewShown(views)?.name ?? ''} isSet={false} keys="Shift+S">
    {(close) => <ViewList {...views} onDone={close} />}
  </BoxPill>
);
