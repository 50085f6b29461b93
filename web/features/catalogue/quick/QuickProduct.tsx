// A new product over another form: its name, its category with what that asks, and its brand.
import type { Where } from '../kinds.ts';
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

export type QuickProductProps = Omit<QuickProps, 'where'> &
  InCategory & { readonly bookId: NonNullable<Where> };

/** As forms of other features take it, through the routes. */
export const QuickProductDialog = ({ bookId, ...props }: QuickProductProps) => (
  <QuickProduct where={bookId} {...props} />
);
