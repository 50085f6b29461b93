// A new product over another form. A bill asks for what it needs of it; a form that knows its
// category asks for what that specifies.
import { ItemForm } from '../product/ItemForm.tsx';
import type { MastersBook } from '../kinds.ts';
import { ProductForm } from '../product/ProductForm.tsx';
import { QuickSheet } from './QuickSheet.tsx';
import type { QuickProps } from './QuickSheet.tsx';

type InCategory = {
  /** What it is to belong to, where the form below knows it. */
  readonly categoryId?: number | null;
};

export const QuickProduct = (props: QuickProps & InCategory) => (
  <QuickSheet title="Add product" onClose={props.onClose}>
    <ProductForm
      brief
      where={props.where}
      name={props.name.trim()}
      categoryId={props.categoryId ?? null}
      onSaved={props.onSaved}
    />
  </QuickSheet>
);

type QuickProductProps = Omit<QuickProps, 'where'> & {
  readonly bookId: NonNullable<MastersBook>;
};

/** As bills take it, through the routes. */
export const QuickProductDialog = ({ bookId, name, onClose, onSaved }: QuickProductProps) => (
  <QuickSheet title="Add product" onClose={onClose}>
    <ItemForm bookId={bookId} onSaved={onSaved} name={name.trim()} />
  </QuickSheet>
);
