import type { ReactNode } from 'react';

type BoxProps = { readonly title: string; readonly children: ReactNode };

/** One of the boxes beside the paper. */
export const Box = ({ title, children }: BoxProps) => (
  <section aria-label={title} className="card px-4 py-3">
    <h2 className="pb-1 text-h2 font-semibold">{title}</h2>
    {children}
  </section>
);

/** One of the things in a box. */
export const ITEM = 'border-b border-line py-1.5 last:border-0';
