import { PickMaster } from '../form/PickMaster.tsx';
import type { PickProps } from '../form/PickMaster.tsx';
import { QuickProduct } from '../quick/QuickProduct.tsx';

type Props = Omit<PickProps<'product'>, 'kind' | 'quick'> & {
  /** What a new one is to belong to, where the form knows it. */
  readonly categoryId?: number | null;
};

/** A picker of products, with the sheet for a new one. */
export const PickProduct = ({ categoryId = null, ...props }: Props) => (
  <PickMaster
    kind="product"
    quick={(sheet) => <QuickProduct categoryId={categoryId} {...sheet} />}
    {...props}
  />
);
