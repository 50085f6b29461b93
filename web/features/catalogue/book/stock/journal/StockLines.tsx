// The lines of a stock journal: which way, which product, how much, and what that leaves.
import { useRef } from 'react';
import { useQuery, useQueries } from '@tanstack/react-query';
import { flushSync } from 'react-dom';
import { isNegative, quantityFromThousandths, thousandthsOf } from '../quantities.ts';
import { formatQuantity } from '#web/format/money.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Segmented } from '#web/ui/inputs/Segmented.tsx';
import type { Choice } from '#web/ui/picker/match.ts';
import { Picker } from '#web/ui/picker/Picker.tsx';
import { stockProductsOf, stockMovesQuery } from '../queries.ts';
import { focusFirstIn, goOnIn, onLineKey } from '#web/ui/picker/line-keys.ts';
import { movedByLines } from './lines.ts';
import type { StockLineText } from './lines.ts';
import type { StockJournalForm } from './use-stock-journal.ts';

const WAYS = [
  { value: 'in', label: 'In' },
  { value: 'out', label: 'Out' },
] as const;

const GRID =
  'grid grid-cols-[auto_1fr] items-start gap-2 border-b border-line py-2 last:border-0 ' +
  'sm:grid-cols-[7.5rem_minmax(12rem,2fr)_8rem_minmax(8rem,1fr)_6rem]';

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
      <div aria-hidden="true" className={`${GRID} text-sm text-ink-2 max-sm:hidden`}>
        <span />
        <span>Product</span>
        <span className="text-right">Quantity</span>
        <span className="text-right">After this</span>
      </div>
      <ul ref={list}>
        {form.lines.map((line, at) => (
          <Line
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

type LineProps = {
  readonly line: StockLineText;
  readonly number: number;
  readonly form: StockJournalForm;
  readonly choices: readonly Choice[];
  readonly isLoading: boolean;
  readonly after: { readonly unit: string | null; readonly after: number } | undefined;
};

function Line({ line, number, form, choices, isLoading, after }: LineProps) {
  const own = useRef<HTMLLIElement>(null);
  const named = `line ${number}`;
  const wrong = form.lineErrors.get(line.key);
  const errorId = `stock-line-${line.key}`;
  const said = [wrong?.product, wrong?.quantity].filter((text) => text !== undefined).join('. ');
  const change = (part: Partial<StockLineText>) => form.setLine(line.key, part);
  return (
    <li
      ref={own}
      className={GRID}
      onKeyDown={(event) =>
        onLineKey(event, { add: form.add, remove: () => form.remove(line.key) })
      }
    >
      <Segmented
        label={`Way of ${named}`}
        options={WAYS}
        value={line.direction}
        onChange={(direction) => change({ direction })}
      />
      <Picker
        label={`Product of ${named}`}
        noun="product"
        placeholder="Product"
        choices={choices}
        isLoading={isLoading}
        chosen={choices.find(({ id }) => id === line.productId) ?? null}
        onChoose={(productId) => change({ productId })}
        invalid={wrong?.product !== undefined}
        describedBy={said === '' ? undefined : errorId}
        readOnly={form.busy}
        onEnter={(event) => {
          event.preventDefault();
          if (own.current !== null) goOnIn(own.current, event.currentTarget, form.add);
        }}
      />
      <input
        aria-label={`Quantity of ${named}`}
        aria-invalid={wrong?.quantity !== undefined}
        aria-describedby={said === '' ? undefined : errorId}
        inputMode="decimal"
        placeholder="0"
        value={line.quantity}
        readOnly={form.busy}
        onChange={(event) => change({ quantity: event.target.value })}
        className="control num max-sm:col-start-2"
      />
      <StockAfter after={after} />
      <Button
        kind="quiet"
        aria-label={`Remove ${named}`}
        aria-keyshortcuts="Alt+Backspace"
        onClick={() => form.remove(line.key)}
      >
        Remove
      </Button>
      {said !== '' && (
        <p id={errorId} className="col-span-full text-sm text-overdue">
          {said}
        </p>
      )}
    </li>
  );
}

/** Less than nothing is said, and never refused. */
function StockAfter({ after }: Pick<LineProps, 'after'>) {
  if (after === undefined) return <span className="max-sm:hidden" />;
  const quantity = quantityFromThousandths(after.after);
  const isBelow = isNegative(quantity);
  return (
    <output
      className={`num self-center max-sm:col-start-2 ${isBelow ? 'font-semibold text-warn' : 'text-ink-2'}`}
    >
      {formatQuantity(quantity)} {after.unit}
      {isBelow && <span className="block text-xs font-medium">Negative</span>}
    </output>
  );
}
