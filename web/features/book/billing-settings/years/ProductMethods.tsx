// The products that are valued by another method than the book's, and how one is said.
import { useState } from 'react';
import type { ComponentType } from 'react';
import { setStockMethod } from '#api/contract/catalogue/stock/accounting.ts';
import type { NamedStockPolicies } from '#api/contract/catalogue/stock/accounting.ts';
import { valuationMethod } from '#core/stock-valuation/index.ts';
import type { ValuationMethod } from '#core/stock-valuation/index.ts';
import { call } from '#web/client/call.ts';
import { fieldErrorsOf } from '#web/client/failure.ts';
import { FormFrame } from '#web/shell/form/FormFrame.tsx';
import { useSend } from '#web/shell/form/use-send.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { SelectField } from '#web/ui/inputs/Select.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { firstDayOf, invalidateStockPolicies, STOCK_METHOD_NAMES, yearOf } from './stock-words.ts';
import { useYearChoices } from './use-year-choices.ts';

/** The catalogue's own: features meet in the routes. */
export type ProductPicker = ComponentType<{
  readonly label: string;
  readonly where: number;
  readonly chosenId: number | null;
  readonly onChoose: (id: number | null) => void;
  readonly error: string | undefined;
  readonly readOnly: boolean;
}>;

type Props = {
  readonly PickProduct: ProductPicker | undefined;
  readonly policies: Pick<NamedStockPolicies, 'products'>;
  readonly readOnly: boolean;
  readonly onSaved: (text: string) => void;
};

export function ProductMethods({ PickProduct, policies, readOnly, onSaved }: Props) {
  const { products } = policies;
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="flex flex-col items-stretch gap-2">
      {products.length > 0 && (
        <ul aria-label="Products valued by a method of their own">
          {products.map(({ productId: id, product, from, method }) => (
            <li
              key={`${id} ${from}`}
              className="flex flex-wrap justify-between gap-x-4 border-b border-line py-1.5 text-sm"
            >
              <span dir="auto" className="min-w-0 break-words">
                {product}
              </span>
              <span>
                {method === null ? 'as the book' : STOCK_METHOD_NAMES[method]} from FY{' '}
                {yearOf(from)}
              </span>
            </li>
          ))}
        </ul>
      )}
      {!readOnly && PickProduct !== undefined && (
        <Button className="self-start" onClick={() => setOpen(true)}>
          Value a product otherwise
        </Button>
      )}
      {isOpen && PickProduct !== undefined && (
        <ProductMethodDialog
          PickProduct={PickProduct}
          onClose={() => setOpen(false)}
          onDone={(text) => {
            setOpen(false);
            onSaved(text);
          }}
        />
      )}
    </div>
  );
}

const AS_THE_BOOK = 'book';
const METHODS = [
  { value: AS_THE_BOOK, label: 'As the book' },
  ...valuationMethod.options.map((value) => ({ value, label: STOCK_METHOD_NAMES[value] })),
];

type DialogProps = {
  readonly PickProduct: ProductPicker;
  readonly onClose: () => void;
  readonly onDone: (text: string) => void;
};

function ProductMethodDialog({ PickProduct, onClose, onDone }: DialogProps) {
  const { id: bookId } = usePageBook();
  const [productId, setProductId] = useState<number | null>(null);
  const [method, setMethod] = useState<string>('moving-average');
  const { years, year, setYear } = useYearChoices();
  const [submitted, setSubmitted] = useState(false);
  const { busy, failure, send } = useSend({ keepsKeys: true });
  const wrong = fieldErrorsOf(failure);
  const submit = (): boolean => {
    setSubmitted(true);
    if (productId === null) return false;
    const chosen = method === AS_THE_BOOK ? null : (method as ValuationMethod);
    const body = { productId, from: firstDayOf(year), method: chosen };
    void send(
      () => call(setStockMethod, { params: { bookId }, body }),
      async () => {
        await invalidateStockPolicies();
        onDone(`Method from FY ${year} saved.`);
      },
    );
    return true;
  };
  return (
    <Dialog title="Value a product otherwise" onClose={onClose}>
      <FormFrame form={{ busy, failure, submit }} save="Save">
        <PickProduct
          label="Product"
          where={bookId}
          chosenId={productId}
          onChoose={setProductId}
          error={submitted && productId === null ? 'Choose a product' : wrong['product_id']}
          readOnly={busy}
        />
        <SelectField
          label="From financial year"
          value={year}
          options={years}
          onChange={setYear}
          readOnly={busy}
          error={wrong['from']}
        />
        <SelectField
          label="Valued by"
          value={method}
          options={METHODS}
          onChange={setMethod}
          readOnly={busy}
        />
      </FormFrame>
    </Dialog>
  );
}
