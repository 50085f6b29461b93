// A page's one H1 and the title of its tab. The shell moves the focus here when the route changes.
import type { ReactNode } from 'react';

type Props = {
  readonly title: string;
  readonly above?: ReactNode;
  readonly below?: ReactNode;
  /** The answer or the tools at the right, under the title on a phone. */
  readonly children?: ReactNode;
};

export function PageHead({ title, above, below, children }: Props) {
  return (
    <header className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <title>{`${title} · Lekha`}</title>
      <div className="min-w-0">
        {above}
        <h1 tabIndex={-1} dir="auto" className="text-h1 font-semibold tracking-[-0.01em]">
          {title}
        </h1>
        {below}
      </div>
      {children}
    </header>
  );
}
