// The lines of a form of stock: their heads, each line, and the button that adds one.
import { useRef } from 'react';
import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { flushSync } from 'react-dom';
import { useKeysUntil } from '#web/ahead/use-keys-until.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { focusFirstIn } from '#web/ui/picker/line-keys.ts';
import { stockProductsOf } from '../queries.ts';
import type { StockProduct } from '../queries.ts';

/** What every line is given: its place, and the products to choose from. */
export type OfferedProducts = {
  /** From 1. */
  readonly number: number;
  readonly choices: readonly StockProduct[];
  readonly isLoading: boolean;
};

type Props<Line> = {
  readonly form: {
    readonly lines: readonly Line[];
    readonly add: () => void;
    /** Whether it was to be posted without any line. */
    readonly isEmpty: boolean;
  };
  readonly bookId: number;
  /** The columns, as the lines have them. */
  readonly grid: string;
  /** An empty text stands over a column without one. */
  readonly heads: readonly { readonly head: string; readonly isFigure?: boolean }[];
  readonly lineOf: (line: Line, offered: OfferedProducts) => ReactNode;
};

export function GoodsLines<Line>({ form, bookId, grid, heads, lineOf }: Props<Line>) {
  const list = useRef<HTMLUListElement>(null);
  const products = useQuery(stockProductsOf(bookId));
  useKeysUntil(!products.isPending);
  const choices = products.data ?? [];
  return (
    <section aria-label="Lines">
      <div aria-hidden="true" className={`${grid} text-sm text-ink-2 max-lg:hidden`}>
        {heads.map(({ head, isFigure = false }) => (
          <span key={head} className={isFigure ? 'text-right' : ''}>
            {head}
          </span>
        ))}
      </div>
      <ul ref={list}>
        {form.lines.map((line, at) =>
          lineOf(line, { number: at + 1, choices, isLoading: products.isPending }),
        )}
      </ul>
      {form.isEmpty && (
        <p role="alert" className="mt-2 text-sm text-overdue">
          Enter one line
        </p>
      )}
      <Button
        className="self-start"
        onClick={() => {
          flushSync(form.add);
          focusFirstIn(list.current?.lastElementChild);
        }}
      >
        Add line
      </Button>
    </section>
  );
}
