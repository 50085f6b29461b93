// A box beside the paper, its lines, and the quiet button beside whatever may be taken back.
import type { ReactNode } from 'react';

type BoxProps = { readonly title: string; readonly children: ReactNode };

export const Box = ({ title, children }: BoxProps) => (
  <section aria-label={title} className="card px-4 py-3">
    <h2 className="pb-1 text-h2 font-semibold">{title}</h2>
    {children}
  </section>
);

/** Classes of a line in a box: a rule stands between two of them. */
export const ITEM = 'border-b border-line py-1.5 last:border-0';

type TakeBackProps = {
  readonly text?: string;
  readonly of: string;
  readonly onTake: () => void;
};

export const TakeBack = ({ text = 'Reverse', of, onTake }: TakeBackProps) => (
  <button
    type="button"
    onClick={onTake}
    className="link-quiet min-h-6 text-sm pointer-coarse:min-h-11"
  >
    {text}
    <span className="sr-only"> {of}</span>
  </button>
);
