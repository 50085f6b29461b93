// Goods as they are pasted: product, quantity and value; godown and batch by their headings.
import { nameKey } from '#core/kernel/text.ts';
import {
  amountFault,
  quantityFault,
  readAmount,
  readQuantity,
} from '#web/shell/form/fields/table-cells.ts';
import { readTable } from './reading.ts';
import type { PastedTable } from './reading.ts';

export type NamedProduct = { readonly id: number; readonly name: string };

export type PastedGoods = {
  readonly product: NamedProduct;
  readonly godown: string;
  readonly batch: string;
  readonly quantity: string;
  readonly paise: number;
};

const HEADS = {
  godown: /godown|location|warehouse/i,
  batch: /batch|lot/i,
  quantity: /qty|quantity/i,
  value: /value|amount|worth|₹/i,
  product: /product|item|name|goods|particulars/i,
};
type Column = keyof typeof HEADS;

const USUAL = ['product', 'quantity', 'value'] as const;
const PLACE_MAX = 50;
const TOTAL = /^(?:grand )?total$/i;

export function readStock(
  text: string,
  products: readonly NamedProduct[],
): PastedTable<PastedGoods> {
  const byName = new Map(products.map((product) => [nameKey(product.name), product]));
  const read = (cell: (name: Column) => string): PastedGoods | string | null => {
    const name = cell('product');
    const product = byName.get(nameKey(name));
    // As below our own list of opening stock: goods of different units have no sum.
    if (product === undefined && TOTAL.test(name) && cell('quantity') === '') return null;
    if (product === undefined) return name === '' ? 'No product' : `No product ‘${name}’`;
    const quantity = readQuantity(cell('quantity'));
    if (quantity === null) return quantityFault(cell('quantity'));
    // Goods that cost nothing are said to: with nothing in its cell their value was forgotten.
    if (cell('value') === '') return 'No value';
    const value = readAmount(cell('value'));
    if (value === null) return amountFault(cell('value'));
    if (value.paise < 0) return 'The value is below zero';
    const [godown, batch] = [cell('godown'), cell('batch')];
    if (Math.max(godown.length, batch.length) > PLACE_MAX) return 'Godown or batch too long';
    return { product, godown, batch, quantity, paise: value.paise };
  };
  const keyOf = ({ product, godown, batch }: PastedGoods) =>
    JSON.stringify([product.id, nameKey(godown), nameKey(batch)]);
  return readTable(text, { heads: HEADS, usual: () => USUAL, read, keyOf });
}
