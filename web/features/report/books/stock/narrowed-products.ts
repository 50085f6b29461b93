// What the reports of stock over all products share: which products they are of, by their names,
// and their categories with the sum of each.
import { nameOfCategory, nameOfProduct } from '#core/report/index.ts';
import type { DeclaredLine } from '#core/report/index.ts';

/** @returns the rows of those products, and on paper why there are no others. */
export function narrowedProducts<Row extends { readonly product: string }>(
  all: readonly Row[],
  search: string,
) {
  const text = search.trim();
  const wanted = text.toLowerCase();
  return {
    rows: all.filter(({ product }) => product.toLowerCase().includes(wanted)),
    remarks: text === '' ? [] : [`Products named ‘${text}’`],
    /** The sum of what a search found is explained nowhere. */
    whose: (sum: string) => (text === '' ? sum : undefined),
  } as const;
}

type ProductRow = { readonly productId: number; readonly category: string };

/** @returns each category with its sum, above its products. */
export const inCategories = <Row extends ProductRow>(
  rows: readonly Row[],
  whose: (sum: string) => string | undefined,
  line: (row: Row) => Pick<DeclaredLine<Row>, 'href' | 'below'>,
): readonly DeclaredLine<Row>[] =>
  [...Map.groupBy(rows, ({ category }) => category)].flatMap(
    ([category, among]): DeclaredLine<Row>[] => [
      {
        as: 'group',
        key: `category ${category}`,
        name: category || 'Without a category',
        sumOf: among,
        whose: whose(nameOfCategory(category)),
      },
      ...among.map((row): DeclaredLine<Row> => ({
        as: 'line',
        level: 1,
        key: String(row.productId),
        row,
        ...line(row),
        whose: nameOfProduct(row.productId),
      })),
    ],
  );
