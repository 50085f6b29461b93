// Which goods an invoice moves by its lines, and what a challan moved before it.
import type { Delivered, GoodsOfLine } from './header.ts';
import { placeOfGoods } from './lines.ts';
import type { PlaceOfGoods, IssuedLine } from './lines.ts';

/** One line of a document, from 1; in is positive, out negative. */
export type GoodsMove = PlaceOfGoods & {
  readonly line: number;
  readonly productId: number;
  readonly quantityThousandths: number;
  /** The challan that first took out the goods of the invoice, whose cost they bear. */
  readonly challanId?: number;
};

type Line = PlaceOfGoods & Pick<IssuedLine, 'productId' | 'hsn' | 'nature' | 'quantityThousandths'>;
type Lines = readonly Line[];

/** @returns the product whose stock a line moves; null of services and of what names none. */
export function productMoved({
  productId,
  hsn,
  nature,
}: Pick<Line, 'productId' | 'hsn' | 'nature'>): number | null {
  const isService = nature !== undefined || hsn?.startsWith('99') === true;
  return isService ? null : productId;
}

/** @returns what an issued invoice takes out; services and lines without a product move nothing. */
export const goodsSold = (lines: Lines): readonly GoodsMove[] =>
  lines.flatMap((line, index) => {
    const productId = productMoved(line);
    if (productId === null) return [];
    const quantityThousandths = -line.quantityThousandths;
    return [{ line: index + 1, productId, quantityThousandths, ...placeOfGoods(line) }];
  });

/** What a document takes out of a place, another may bring back to it. */
const placeKey = ({ productId, godownId, batch }: PlaceOfGoods & { readonly productId: number }) =>
  JSON.stringify([productId, godownId ?? null, batch ?? null]);

export type GoodsOnInvoice = { readonly lines: Lines; readonly delivered?: Delivered | undefined };

/**
 * @returns what an issued invoice moves: what it bills, less what a challan took out of the same
 * place and batch before; what it bills less of that comes back, on lines of its own.
 */
export function goodsInvoiced({ lines, delivered }: GoodsOnInvoice): readonly GoodsMove[] {
  const sold = goodsSold(lines);
  if (delivered === undefined) return sold;
  const { presaleId: challanId, goods } = delivered;
  const out = new Map<string, GoodsOfLine>();
  const setOut = (place: GoodsOfLine, quantityThousandths: number): void => {
    out.set(placeKey(place), { ...place, quantityThousandths });
  };
  for (const one of goods) {
    setOut(one, (out.get(placeKey(one))?.quantityThousandths ?? 0) + one.quantityThousandths);
  }
  const more = sold.flatMap((move) => {
    const before = out.get(placeKey(move));
    const held = before?.quantityThousandths ?? 0;
    const taken = Math.min(-move.quantityThousandths, held);
    if (before !== undefined) setOut(before, held - taken);
    const quantityThousandths = move.quantityThousandths + taken;
    return quantityThousandths === 0 ? [] : [{ ...move, quantityThousandths, challanId }];
  });
  const less = [...out.values()]
    .filter(({ quantityThousandths }) => quantityThousandths > 0)
    .map((one, at) => ({ ...one, line: lines.length + at + 1, challanId }));
  return [...more, ...less];
}
