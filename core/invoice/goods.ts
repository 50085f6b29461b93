// Which goods a document moves. An invoice says it itself; a credit note names lines of it, and
// what takes either back names neither: the invoice as it stands then tells it.
import type { CreditNoteIssued, InvoiceEvent } from './events.ts';
import type { InvoiceState } from './evolve.ts';
import type { Delivered } from './header.ts';
import type { IssuedLine } from './lines.ts';
import type { CreditReason } from './terms.ts';

/** One line of a document, from 1; in is positive, out negative. */
export type GoodsMove = {
  readonly line: number;
  readonly productId: number;
  readonly quantityThousandths: number;
  /** The challan that first took out the goods of the invoice, whose cost they bear. */
  readonly challanId?: number;
};

type Lines = readonly Pick<IssuedLine, 'productId' | 'hsn' | 'nature' | 'quantityThousandths'>[];

/** @returns what an issued invoice takes out; services and lines without a product move nothing. */
export const goodsSold = (lines: Lines): readonly GoodsMove[] =>
  lines.flatMap(({ productId, hsn, nature, quantityThousandths }, index) => {
    const isService = nature !== undefined || hsn?.startsWith('99') === true;
    if (productId === null || isService) return [];
    return [{ line: index + 1, productId, quantityThousandths: -quantityThousandths }];
  });

type Billed = { readonly lines: Lines; readonly delivered?: Delivered | undefined };

/**
 * @returns what an issued invoice moves: what it bills, less what a challan took out before; what
 * it bills less of that comes back, on lines of its own.
 */
export function goodsInvoiced({ lines, delivered }: Billed): readonly GoodsMove[] {
  const sold = goodsSold(lines);
  if (delivered === undefined) return sold;
  const { presaleId: challanId, goods } = delivered;
  const out = new Map<number, number>();
  for (const { productId, quantityThousandths } of goods) {
    out.set(productId, (out.get(productId) ?? 0) + quantityThousandths);
  }
  const more = sold.flatMap((move) => {
    const known = Math.min(-move.quantityThousandths, out.get(move.productId) ?? 0);
    out.set(move.productId, (out.get(move.productId) ?? 0) - known);
    const quantityThousandths = move.quantityThousandths + known;
    return quantityThousandths === 0 ? [] : [{ ...move, quantityThousandths, challanId }];
  });
  const less = [...out]
    .filter(([, quantity]) => quantity > 0)
    .map(([productId, quantityThousandths], at) => {
      return { line: lines.length + at + 1, productId, quantityThousandths, challanId };
    });
  return [...more, ...less];
}

/**
 * Goods come back by a sales return, and by what undoes a wrong bill. A discount, a deficiency in
 * services or a final assessment gives value back, whatever quantity the note says.
 */
const RETURNS_GOODS: ReadonlySet<CreditReason> = new Set(['01', '04', '05', '07']);

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
  return lines.flatMap(({ line, quantityThousandths }) => {
    const product = sold.find((one) => one.line === line);
    if (product === undefined || quantityThousandths === 0) return [];
    const move = { line, productId: product.productId, quantityThousandths };
    return [challanId === undefined ? move : { ...move, challanId }];
  });
}
