// Which goods a document moves. An invoice says it itself; a credit note names lines of it, and
// what takes either back names neither: the invoice as it stands then tells it.
import type { CreditNoteIssued, InvoiceEvent } from './events.ts';
import type { InvoiceState } from './evolve.ts';
import type { Delivered, GoodsOfLine } from './header.ts';
import { placeOfGoods } from './lines.ts';
import type { PlaceOfGoods, IssuedLine } from './lines.ts';
import type { CreditReason } from './terms.ts';

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

type Billed = { readonly lines: Lines; readonly delivered?: Delivered | undefined };

/**
 * @returns what an issued invoice moves: what it bills, less what a challan took out of the same
 * place and batch before; what it bills less of that comes back, on lines of its own.
 */
export function goodsInvoiced({ lines, delivered }: Billed): readonly GoodsMove[] {
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

/**
 * Goods come back by a sales return, and by what undoes a wrong bill. A discount, a deficiency in
 * services or a final assessment gives value back, whatever quantity the note says.
 */
export const RETURNS_GOODS: ReadonlySet<CreditReason> = new Set(['01', '04', '05', '07']);

/** The events that move goods without saying which. */
export type GoodsEvent = Extract<
  InvoiceEvent,
  { type: 'CreditNoteIssued' | 'CreditNoteReversed' | 'InvoiceCancelled' }
>;

const GOODS_TYPES: ReadonlySet<string> = new Set([
  'CreditNoteIssued',
  'CreditNoteReversed',
  'InvoiceCancelled',
] as const satisfies readonly GoodsEvent['type'][]);

/** @returns whether the goods of an event are told by its invoice. */
export const movesGoodsOfInvoice = (event: { readonly type: string }): event is GoodsEvent =>
  GOODS_TYPES.has(event.type);

/** @param state the invoice after the event, or later. @returns what the event moved. */
export function goodsMoved(event: GoodsEvent, state: InvoiceState): readonly GoodsMove[] {
  const documents =
    state.status === 'issued' ? state : state.status === 'cancelled' ? state.undone : null;
  if (documents === null) return [];
  const { issued } = documents;
  if (event.type === 'InvoiceCancelled') {
    return event.data.issued === null ? [] : undo(goodsInvoiced(issued));
  }
  const { creditNoteId } = event.data;
  const note = documents.creditNotes.find((one) => one.creditNoteId === creditNoteId);
  if (note === undefined) return [];
  const returned = goodsReturned(note, issued);
  return event.type === 'CreditNoteIssued' ? returned : undo(returned);
}

const undo = (moves: readonly GoodsMove[]): readonly GoodsMove[] =>
  moves.map((move) => ({ ...move, quantityThousandths: -move.quantityThousandths }));

function goodsReturned(
  { reason, lines }: CreditNoteIssued['data'],
  issued: Billed,
): readonly GoodsMove[] {
  if (!RETURNS_GOODS.has(reason)) return [];
  const sold = goodsSold(issued.lines);
  const challanId = issued.delivered?.presaleId;
  return lines.flatMap(({ line, quantityThousandths, ...place }) => {
    const product = sold.find((one) => one.line === line);
    if (product === undefined || quantityThousandths === 0) return [];
    const { productId } = product;
    const move = { line, productId, quantityThousandths, ...placeOfGoods(place) };
    return [challanId === undefined ? move : { ...move, challanId }];
  });
}
