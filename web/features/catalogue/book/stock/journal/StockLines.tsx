// The lines of a stock journal, with what would be in hand after them.
import { useRef } from 'react';
import { useQuery, useQueries } from '@tanstack/react-query';
import { flushSync } from 'react-dom';
import { thousandthsOf } from '../quantities.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import type { Choice } from '#web/ui/picker/match.ts';
import { stockProductsOf, stockMovesQuery } from '../queries.ts';
import { focusFirstIn } from '#web/ui/picker/line-keys.ts';
import { movedByLines } from './lines.ts';
import { LINE_GRID, StockLineRow } from './StockLineRow.tsx';
import type { StockLineText } from './lines.ts';
import type { StockJournalForm } from './use-stock-journal.ts';

type Props = { readonly form: StockJournalForm; readonly bookId: number };

/** @returns what would be in hand of each product after the lines, in thousandths. */
function useStockAfter(bookId: number, lines: readonly StockLineText[]) {
  const moved = [...movedByLines(lines)];
  return useQueries({
    queries: moved.map(([id]) => stockMovesQuery(bookId, id, {})),
    combine: (told) =>
      new Map(
        moved.flatMap(([id, by], at) => {
          const data = told[at]?.data;
          if (data === undefined) return [];
          return [[id, { unit: data.unit, after: thousandthsOf(data.in_hand) + by }] as const];
        }),
      ),
  });
}

export function StockLines({ form, bookId }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const products = useQuery(stockProductsOf(bookId));
  const after = useStockAfter(bookId, form.lines);
  const choices: readonly Choice[] = products.data ?? [];
  return (
    <section aria-label="Lines">
      <div aria-hidden="true" className={`${LINE_GRID} text-sm text-ink-2 max-lg:hidden`}>
        <span />
        <span>Product</span>
        <span className="text-right">Quantity</span>
        <span className="text-right">Rate</span>
        <span className="text-right">Value</span>
        <span className="text-right">After this</span>
      </div>
      <ul ref={list}>
        {form.lines.map((line, at) => (
          <StockLineRow
            key={line.key}
            {...{ line, form, choices }}
            number={at + 1}
            isLoading={products.isPending}
            after={after.get(line.productId ?? 0)}
          />
        ))}
      </ul>
      {form.isEmpty && (
        <p role="alert" className="mt-2 text-sm text-overdue">
          Enter one line
        </p>
      )}
      <Button
        kind="quiet"
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
