// What each line of goods has, whatever its document: its product, Remove, and what is wrong in it.
import { useRef } from 'react';
import type { ReactNode } from 'react';
import { Button } from '#web/ui/buttons/Button.tsx';
import { goOnIn, onLineKey } from '#web/ui/picker/line-keys.ts';
import type { Choice } from '#web/ui/picker/match.ts';
import { Picker } from '#web/ui/picker/Picker.tsx';

type Props = {
  readonly line: { readonly key: number; readonly productId: number | null };
  /** From 1. Whoever opens the form begins with its first line. */
  readonly number: number;
  /** Line 2, as its fields are labelled. */
  readonly named: string;
  readonly form: {
    readonly busy: boolean;
    readonly add: () => void;
    readonly remove: (key: number) => void;
  };
  readonly choices: readonly Choice[];
  readonly isLoading: boolean;
  readonly onChoose: (productId: number | null) => void;
  /** The columns. */
  readonly grid: string;
  /** Of the product's own column. */
  readonly productClass?: string;
  readonly isProductWrong: boolean;
  /** What is wrong; the empty text where nothing is. */
  readonly said: string;
  /** Under the product: where its goods are. */
  readonly place?: ReactNode;
  /** Before the product. */
  readonly first?: ReactNode;
  readonly children: (describedBy: string | undefined) => ReactNode;
};

export function GoodsLine(props: Props) {
  const { line, named, form, choices, said } = props;
  const own = useRef<HTMLLIElement>(null);
  const errorId = `goods-line-${line.key}`;
  const describedBy = said === '' ? undefined : errorId;
  const remove = () => form.remove(line.key);
  return (
    <li
      ref={own}
      className={props.grid}
      onKeyDown={(event) => onLineKey(event, { add: form.add, remove })}
    >
      {props.first}
      <div className={props.productClass}>
        <Picker
          label={`Product of ${named}`}
          noun="product"
          placeholder="Product"
          autoFocus={props.number === 1}
          choices={choices}
          isLoading={props.isLoading}
          chosen={choices.find(({ id }) => id === line.productId) ?? null}
          onChoose={props.onChoose}
          invalid={props.isProductWrong}
          describedBy={describedBy}
          readOnly={form.busy}
          onEnter={(event) => {
            event.preventDefault();
            if (own.current !== null) goOnIn(own.current, event.currentTarget, form.add);
          }}
        />
        {props.place}
      </div>
      {props.children(describedBy)}
      <Button
        className="self-start"
        aria-label={`Remove ${named}`}
        aria-keyshortcuts="Alt+Backspace"
        onClick={remove}
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
