// Which goods an invoice moves by its lines, what a challan moved before it, and what of the
// challan it bills.
import type { GoodsDelivery, GoodsOfLine } from './header.ts';
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

export type GoodsOnInvoice = {
  readonly lines: Lines;
  readonly delivered?: GoodsDelivery | undefined;
};

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

type PlaceOfSale = Omit<GoodsOfLine, 'line'>;

const isOfPlace = (one: PlaceOfSale, other: PlaceOfSale): boolean =>
  one.productId === other.productId && one.godownId === other.godownId && one.batch === other.batch;

const isOfProduct = (one: PlaceOfSale, other: PlaceOfSale): boolean =>
  one.productId === other.productId;

/**
 * An invoice bills what was delivered from the same place and batch first, then what else was
 * delivered of the product: that goes back to its own place as the invoice takes it from another.
 * @param open what no other invoice bills.
 */
export function goodsBilled(lines: Lines, open: readonly GoodsOfLine[]): readonly GoodsOfLine[] {
  const left = open.map(({ quantityThousandths }) => quantityThousandths);
  const sold = goodsSold(lines).map((move) => ({ move, rest: -move.quantityThousandths }));
  for (const fits of [isOfPlace, isOfProduct]) {
    for (const one of sold) {
      for (const [at, delivered] of open.entries()) {
        if (!fits(delivered, one.move)) continue;
        const part = Math.min(left[at] ?? 0, one.rest);
        left[at] = (left[at] ?? 0) - part;
        one.rest -= part;
      }
    }
  }
  return withQuantities(open, (delivered, at) => delivered.quantityThousandths - (left[at] ?? 0));
}

/** @returns what is left of some goods of a challan once parts of its lines are taken off. */
export const goodsLeft = (
  goods: readonly GoodsOfLine[],
  parts: readonly GoodsOfLine[],
): readonly GoodsOfLine[] =>
  withQuantities(goods, ({ line, quantityThousandths }) =>
    parts
      .filter((part) => part.line === line)
      .reduce((left, part) => left - part.quantityThousandths, quantityThousandths),
  );

const withQuantities = (
  goods: readonly GoodsOfLine[],
  quantityOf: (one: GoodsOfLine, at: number) => number,
): readonly GoodsOfLine[] =>
  goods
    .map((one, at) => ({ ...one, quantityThousandths: quantityOf(one, at) }))
    .filter(({ quantityThousandths }) => quantityThousandths > 0);
