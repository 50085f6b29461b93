// Where the goods of a line lie and which they are: only goods of a product have a godown and a
// batch, and the batch is one of that product.
import type { GoodsPlaces } from '../commands.ts';
import type { CreditNoteLine } from '../notes/credit-note-commands.ts';
import { productMoved } from './goods.ts';
import { placeOfGoods } from './lines.ts';
import type { DraftLine, PlaceOfGoods } from './lines.ts';
import type { InvoiceRejection } from '../rejections.ts';

type GoodsWithPlace = PlaceOfGoods & Pick<DraftLine, 'productId' | 'hsn' | 'nature'>;

/** @returns the refusal of the godown or the batch of a line; null where there is none. */
export function placeRefusal(
  { godownId, batch, ...goods }: GoodsWithPlace,
  line: number,
  places: GoodsPlaces | undefined,
): InvoiceRejection | null {
  if (godownId === undefined && batch === undefined) return null;
  const productId = productMoved(goods);
  if (productId === null) {
    return { kind: 'line_without_goods', line, of: godownId === undefined ? 'batch' : 'godown' };
  }
  if (godownId !== undefined && places?.godowns.has(godownId) !== true) {
    return { kind: 'line_godown_unknown', line, godownId };
  }
  if (batch === undefined || places?.batches.get(productId)?.has(batch) === true) return null;
  return { kind: 'line_batch_unknown', line, batch };
}

/** @returns the last day of the batch of a line, as it is printed. */
export function expiryOf({ batch, ...goods }: GoodsWithPlace, places: GoodsPlaces | undefined) {
  const productId = productMoved(goods);
  if (batch === undefined || productId === null) return {};
  const expiresOn = places?.batches.get(productId)?.get(batch) ?? null;
  return expiresOn === null ? {} : { expiresOn };
}

/**
 * @param sold the line of the invoice.
 * @returns where goods come back to: what the note says of it, else where they were taken from.
 */
export const placeOfReturn = (
  { godownId, batch }: Pick<CreditNoteLine, 'godownId' | 'batch'>,
  sold: PlaceOfGoods,
): PlaceOfGoods =>
  placeOfGoods({
    godownId: godownId === undefined ? sold.godownId : (godownId ?? undefined),
    batch: batch === undefined ? sold.batch : (batch ?? undefined),
  });
