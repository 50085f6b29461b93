// The selected products are changed together: what of them, and to what; then how far it is, and
// which ones stay as they were, each with its reason.
import { useEffect, useRef, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { ListedProduct } from '#api/contract/catalogue/product.ts';
import { counted, formatCount } from '#web/format/money.ts';
import { bareFigure } from '#web/format/figures.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Field } from '#web/ui/inputs/Field.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { allOf } from '../../../calls/lists.ts';
import { invalidateKind } from '../../../form/use-master-form.ts';
import { rowOf } from '../../../list/rows.ts';
import { catalogueWords as wording } from '../../../wording.ts';
import { changeProducts } from './bulk-change.ts';
import type { ProductChange, ProductOutcome } from './bulk-change.ts';

type What = ProductChange['what'];

const CHOICES: readonly { readonly value: What; readonly label: string; readonly help: string }[] =
  [
    { value: 'category', label: 'Category', help: 'Specifications of the old one are left out.' },
    { value: 'hsn', label: 'HSN or SAC', help: 'Leave blank to remove it.' },
    {
      value: 'rate',
      label: 'GST rate (%)',
      help: 'From today on products that have a rate already.',
    },
    { value: 'price', label: 'Price (₹)', help: wording.priceHint },
    { value: 'enable', label: 'Enable', help: wording.actionHelp.enable },
    { value: 'disable', label: 'Disable', help: wording.actionHelp.disable },
    { value: 'retire', label: 'Retire', help: wording.actionHelp.retire },
  ];

type Props = {
  readonly products: readonly ListedProduct[];
  /** Nothing was done. */
  readonly onClose: () => void;
  readonly onDone: () => void;
};

function useBulkChange(products: readonly ListedProduct[]) {
  const { id: bookId } = usePageBook();
  const [done, setDone] = useState<number | null>(null);
  const [outcomes, setOutcomes] = useState<readonly ProductOutcome[] | null>(null);
  const running = useRef<AbortController | null>(null);
  // Whoever leaves the page calls the rest off.
  useEffect(() => () => running.current?.abort(), []);
  const start = async (change: ProductChange) => {
    running.current = new AbortController();
    setDone(0);
    const { signal } = running.current;
    const made = await changeProducts({ bookId, products, change, signal, onProgress: setDone });
    await invalidateKind('product');
    setOutcomes(made);
  };
  return { done, outcomes, start, stop: () => running.current?.abort() };
}

export function ChangeProductsDialog({ products, onClose, onDone }: Props) {
  const { done, outcomes, start, stop } = useBulkChange(products);
  const title = `Change ${counted(products.length, 'product')}`;
  if (outcomes !== null) {
    return <Outcomes title={title} of={products.length} outcomes={outcomes} onDone={onDone} />;
  }
  if (done !== null) {
    return (
      <Dialog title={title} onClose={stop} foot={<Button onClick={stop}>Stop</Button>}>
        <p role="status">{`${formatCount(done)} of ${formatCount(products.length)}`}</p>
      </Dialog>
    );
  }
  const count = products.length;
  return (
    <Asking
      title={title}
      count={count}
      onClose={onClose}
      onStart={(change) => void start(change)}
    />
  );
}

type AskingProps = {
  readonly title: string;
  readonly count: number;
  readonly onClose: () => void;
  readonly onStart: (change: ProductChange) => void;
};

function Asking({ title, count, onClose, onStart }: AskingProps) {
  const [what, setWhat] = useState<What>('category');
  const [text, setText] = useState('');
  const [isTried, setTried] = useState(false);
  const change = changeOf(what, text);
  const choice = CHOICES.find(({ value }) => value === what);
  return (
    <Dialog title={title} onClose={onClose}>
      <form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          if (change !== null) onStart(change);
        }}
      >
        <Field label="Change" hint={choice?.help}>
          {(control) => (
            <select
              {...control}
              data-first=""
              value={what}
              onChange={(event) => {
                setWhat(CHOICES.find(({ value }) => value === event.target.value)?.value ?? what);
                setText('');
              }}
              className="control"
            >
              {CHOICES.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          )}
        </Field>
        {takesValue(what) && (
          <Field label="To" error={isTried && change === null ? WRONG[what] : null}>
            {(control) =>
              what === 'category' ? (
                <Categories {...control} value={text} onChange={setText} />
              ) : (
                <input
                  {...control}
                  type="text"
                  inputMode="decimal"
                  autoComplete="off"
                  value={text}
                  onChange={(event) => setText(event.target.value)}
                  className="control"
                />
              )
            }
          </Field>
        )}
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" kind="primary">
            {takesValue(what) ? title : `${choice?.label} ${counted(count, 'product')}`}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

type ValueOf = 'category' | 'hsn' | 'rate' | 'price';
const WRONG: Readonly<Record<ValueOf, string>> = {
  category: wording.categoryMissing,
  hsn: 'Enter 4, 6 or 8 digits',
  rate: wording.rateWrong,
  price: wording.priceWrong,
};
const FORMS: Readonly<Record<Exclude<ValueOf, 'category'>, RegExp>> = {
  hsn: /^(\d{4}|\d{6}|\d{8})?$/,
  rate: /^\d{1,3}(\.\d{1,2})?$/,
  price: /^\d{1,12}(\.\d{1,3})?$/,
};

const takesValue = (what: What): what is ValueOf => what in WRONG;

/** @returns null where the value is missing or cannot be read. */
function changeOf(what: What, text: string): ProductChange | null {
  if (!takesValue(what)) return { what };
  if (what === 'category') return text === '' ? null : { what, categoryId: Number(text) };
  return FORMS[what].test(bareFigure(text)) ? { what, text } : null;
}

type CategoriesProps = {
  readonly id: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
};

function Categories({ value, onChange, ...control }: CategoriesProps) {
  const { id: bookId } = usePageBook();
  const { data = [] } = useQuery(allOf('category', bookId));
  return (
    <select
      {...control}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      className="control"
    >
      <option value="">Choose a category</option>
      {data.map((category) => (
        <option key={category.id} value={category.id}>
          {rowOf(category, bookId).name}
        </option>
      ))}
    </select>
  );
}

type OutcomesProps = {
  readonly title: string;
  readonly of: number;
  readonly outcomes: readonly ProductOutcome[];
  readonly onDone: () => void;
};

function Outcomes({ title, of, outcomes, onDone }: OutcomesProps) {
  const refused = outcomes.filter(({ why }) => why !== null);
  const changed = outcomes.length - refused.length;
  const left = of - outcomes.length;
  return (
    <Dialog
      title={title}
      onClose={onDone}
      foot={
        <Button kind="primary" data-first="" onClick={onDone}>
          Done
        </Button>
      }
    >
      <p role="status">
        {`${counted(changed, 'product')} changed`}
        {refused.length > 0 && `, ${formatCount(refused.length)} could not be changed`}
        {left > 0 && `, ${formatCount(left)} left as they were`}.
      </p>
      {refused.length > 0 && (
        <ul className="mt-3 flex flex-col gap-2">
          {refused.map(({ product, why }) => (
            <li key={product.id}>
              <b dir="auto" className="font-medium">
                {product.name}
              </b>
              <span className="block text-sm text-overdue">{why}</span>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
