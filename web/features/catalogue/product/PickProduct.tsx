import { useQuery } from '@tanstack/react-query';
import { allOf } from '../calls/lists.ts';
import { PickMaster } from '../picker/PickMaster.tsx';
import type { PickProps } from '../picker/PickMaster.tsx';
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

/** Of the products only those of the category, and of what stands under it. */
export function PickProductWithin({ categoryId = null, ...props }: Omit<Props, 'fits'>) {
  const categories = useQuery(allOf('category', props.where));
  const within = new Set([
    categoryId,
    ...(categories.data ?? [])
      .filter(({ nestedParent: parents }) => parents.some(({ id }) => id === categoryId))
      .map(({ id }) => id),
  ]);
  const fits = ({ categoryId: id }: { readonly categoryId: number }) =>
    categoryId === null || within.has(id);
  return <PickProduct {...props} categoryId={categoryId} fits={fits} />;
}
