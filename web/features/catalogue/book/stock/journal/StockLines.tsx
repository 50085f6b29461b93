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
import { COUNT_GRID, CountLineRow } from './CountLineRow.tsx';
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

/** @returns what the books say of each counted product at the end of its day, in thousandths. */
function useStockInBooks(bookId: number, form: StockJournalForm | null) {
  const ids = [...new Set(form?.lines.flatMap(({ productId }) => productId ?? []) ?? [])];
  const asOn = form?.date ?? null;
  return useQueries({
    queries: ids.map((id) => stockMovesQuery(bookId, id, asOn === null ? {} : { as_on: asOn })),
    combine: (told) =>
      new Map(
        ids.flatMap((id, at) => {
          const data = told[at]?.data;
          if (data === undefined) return [];
          return [[id, { unit: data.unit, inBooks: thousandthsOf(data.in_hand) }] as const];
        }),
      ),
  });
}

const HEADS = ['Quantity', 'Rate', 'Value', 'After this'];
const COUNT_HEADS = ['Counted', 'In the books', 'Difference'];

const Heads = ({ isCount }: { readonly isCount: boolean }) => (
  <div
    aria-hidden="true"
    className={`${isCount ? COUNT_GRID : LINE_GRID} text-sm text-ink-2 max-lg:hidden`}
  >
    {!isCount && <span />}
    <span>Product</span>
    {(isCount ? COUNT_HEADS : HEADS).map((head) => (
      <span key={head} className="text-right">
        {head}
      </span>
    ))}
  </div>
);

export function StockLines({ form, bookId }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const products = useQuery(stockProductsOf(bookId));
  const isCount = form.purpose === 'count';
  const after = useStockAfter(bookId, isCount ? [] : form.lines);
  const books = useStockInBooks(bookId, isCount ? form : null);
  const choices: readonly Choice[] = products.data ?? [];
  return (
    <section aria-label="Lines">
      <Heads isCount={isCount} />
      <ul ref={list}>
        {form.lines.map((line, at) => {
          const shared = { line, form, choices, number: at + 1, isLoading: products.isPending };
          return isCount ? (
            <CountLineRow key={line.key} {...shared} books={books.get(line.productId ?? 0)} />
          ) : (
            <StockLineRow key={line.key} {...shared} after={after.get(line.productId ?? 0)} />
          );
        })}
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
