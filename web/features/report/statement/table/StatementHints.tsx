import type { ReactNode } from 'react';
import { Kbd } from '#web/ui/marks/Marks.tsx';
import { keyLabel } from '#web/ui/marks/key-names.ts';

type Props = { readonly withLayout?: boolean; readonly more?: ReactNode };

/** The keys of a statement, for whoever has some. */
export const StatementHints = ({ withLayout = false, more }: Props) => (
  <p className="mt-3 text-sm text-ink-2 max-sm:hidden pointer-coarse:hidden print:hidden">
    <Kbd>↑</Kbd> <Kbd>↓</Kbd> rows, <Kbd>→</Kbd> <Kbd>←</Kbd> open, close, figures, <Kbd>Enter</Kbd>{' '}
    open account, <Kbd>E</Kbd> its events, <Kbd>G</Kbd> its line, <Kbd>[</Kbd> <Kbd>]</Kbd>{' '}
    previous, next period, <Kbd>V</Kbd> months, quarters, <Kbd>S</Kbd> order, <Kbd>Z</Kbd> zero
    rows, <Kbd>{keyLabel('Alt+C')}</Kbd> add column
    {withLayout && (
      <>
        , <Kbd>L</Kbd> vertical or T-form
      </>
    )}
    {more}
  </p>
);
