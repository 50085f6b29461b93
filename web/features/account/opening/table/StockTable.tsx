// The goods that were there when the book began: product, godown, batch, quantity, value at cost.
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { formatCount, formatPaise } from '#web/format/money.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { AmountInput } from '#web/ui/inputs/AmountInput.tsx';
import { LoadMore } from '#web/ui/lists/LoadMore.tsx';
import type { Choice } from '#web/ui/picker/match.ts';
import { Picker } from '#web/ui/picker/Picker.tsx';
import { blankStock } from '../form/stock.ts';
import type { StockText } from '../form/stock.ts';
import type { OpeningForm } from '../form/use-opening.ts';
import { focusFirstIn, goOnIn, onLineKey } from '#web/ui/picker/line-keys.ts';

type Props = {
  readonly form: OpeningForm;
  readonly products: readonly Choice[];
  readonly isLoading: boolean;
};

const PART = 100;
const GRID = 'grid grid-cols-2 gap-2 lg:grid-cols-[2fr_1fr_1fr_1fr_1fr_6rem]';

export function StockTable({ form, products, isLoading }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const [count, setCount] = useState(PART);
  const { stock } = form;
  const shown = stock.slice(0, count);
  const byId = new Map(products.map((product) => [product.id, product]));
  const add = () => {
    form.setStock((lines) => [...lines, blankStock(lines)]);
    setCount(Math.max(count, stock.length + 1));
  };
  return (
    <section aria-label="Stock at cost" className="rule-top bg-surface p-3">
      <div aria-hidden="true" className={`${GRID} pb-2 text-sm text-ink-2 max-lg:hidden`}>
        <span>Product</span>
        <span>Godown</span>
        <span>Batch</span>
        <span className="text-right">Quantity</span>
        <span className="text-right">Value (₹)</span>
      </div>
      <ul ref={list} className="flex flex-col gap-2">
        {shown.map((line, at) => (
          <StockRow
            key={line.key}
            line={line}
            products={products}
            isLoading={isLoading}
            add={add}
            number={at + 1}
            chosen={chosenOf(line, byId)}
            onChange={(part) =>
              form.setStock((lines) =>
                lines.map((one) => (one.key === line.key ? { ...one, ...part } : one)),
              )
            }
            onRemove={() => form.setStock((lines) => lines.filter(({ key }) => key !== line.key))}
          />
        ))}
      </ul>
      <div className="mt-2 flex flex-wrap items-center justify-between gap-3">
        <Button
          kind="quiet"
          onClick={() => {
            flushSync(add);
            focusFirstIn(list.current?.lastElementChild);
          }}
        >
          Add goods
        </Button>
        <p className="num font-semibold">Stock at cost {formatPaise(form.stockPaise)}</p>
      </div>
      {stock.length > PART && (
        <LoadMore
          shown={`${formatCount(shown.length)} of ${formatCount(stock.length)} lines`}
          more="Show more lines"
          hasMore={count < stock.length}
          loading={false}
          onMore={() => setCount(count + PART)}
        />
      )}
    </section>
  );
}

/** One that the list lacks, since nobody uses it any more, is called by its number. */
const chosenOf = ({ productId: id }: StockText, byId: ReadonlyMap<number, Choice>): Choice | null =>
  id === null ? null : (byId.get(id) ?? { id, name: `Product ${id}` });

type RowProps = Omit<Props, 'form'> & {
  readonly line: StockText;
  readonly number: number;
  readonly chosen: Choice | null;
  readonly add: () => void;
  readonly onChange: (part: Partial<StockText>) => void;
  readonly onRemove: () => void;
};

function StockRow({ line, number, products, chosen, isLoading, ...row }: RowProps) {
  const { add, onChange, onRemove } = row;
  const own = useRef<HTMLLIElement>(null);
  const named = `line ${number}`;
  return (
    <li
      ref={own}
      className={GRID}
      onKeyDown={(event) => onLineKey(event, { add, remove: onRemove })}
    >
      <Picker
        label={`Product of ${named}`}
        noun="product"
        placeholder="Product"
        choices={products}
        isLoading={isLoading}
        chosen={chosen}
        onChoose={(productId) => onChange({ productId })}
        onEnter={(event) => {
          event.preventDefault();
          if (own.current !== null) goOnIn(own.current, event.currentTarget, add);
        }}
      />
      {(['godown', 'batch'] as const).map((name) => (
        <input
          key={name}
          aria-label={`${name === 'godown' ? 'Godown' : 'Batch'} of ${named}`}
          placeholder={name === 'godown' ? 'Godown' : 'Batch'}
          maxLength={50}
          value={line[name]}
          onChange={(event) => onChange({ [name]: event.target.value })}
          className="control"
        />
      ))}
      <input
        aria-label={`Quantity of ${named}`}
        inputMode="decimal"
        placeholder="Quantity"
        value={line.quantity}
        onChange={(event) => onChange({ quantity: event.target.value })}
        className="control num"
      />
      <AmountInput
        aria-label={`Value of ${named}`}
        text={line.value}
        onText={(value) => onChange({ value })}
      />
      <Button
        kind="quiet"
        aria-label={`Remove ${named}`}
        aria-keyshortcuts="Alt+Backspace"
        onClick={onRemove}
      >
        Remove
      </Button>
    </li>
  );
}
