// The category, brand and unit that a product names are there.
import type { ProductFacts } from './commands.ts';
import type { ProductDetails } from './events.ts';
import type { ProductRejection } from './rejections.ts';

type Links = Partial<Pick<ProductDetails, 'categoryId' | 'brandId' | 'unitId'>>;

export function refusalOfLinks(
  { categoryId, brandId, unitId }: Links,
  { categories, brands, units }: ProductFacts,
): ProductRejection | null {
  if (categoryId !== undefined && !categories.has(categoryId)) {
    return { kind: 'product_category_unknown', categoryId };
  }
  if (brandId !== undefined && !brands.has(brandId)) {
    return { kind: 'product_brand_unknown', brandId };
  }
  if (unitId != null && !units.has(unitId)) return { kind: 'product_unit_unknown', unitId };
  return null;
}
