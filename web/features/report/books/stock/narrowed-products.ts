// What a report of stock is narrowed to: products with a text in their names.

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
  } as const;
}
