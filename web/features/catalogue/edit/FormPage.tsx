// The page of a short form: the form at the left, and beside it what is worth knowing while it is
// filled in. On a phone that stands below.
import type { ReactNode } from 'react';

type Props = {
  readonly head: ReactNode;
  readonly children: ReactNode;
  /** What it will look like, or what it is for. */
  readonly aside: ReactNode;
};

export const FormPage = ({ head, children, aside }: Props) => (
  <div className="max-w-260">
    {head}
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,45rem)_minmax(0,1fr)]">
      <div className="card p-4">{children}</div>
      <aside aria-label="Beside the form" className="flex flex-col gap-4">
        {aside}
      </aside>
    </div>
  </div>
);
