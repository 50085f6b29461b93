// Which goods an event moves that does not say them: a credit note names lines of its invoice, and
// what takes either back names neither. The invoice as it stands then tells it.
import type { CreditNoteIssued, InvoiceEvent } from '../events.ts';
import type { InvoiceState } from '../evolve.ts';
import { goodsInvoiced, goodsSold } from '../drafting/goods.ts';
import type { GoodsOnInvoice, GoodsMove } from '../drafting/goods.ts';
import { placeOfGoods } from '../drafting/lines.ts';
import type { CreditReason } from '../terms.ts';

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
  issued: GoodsOnInvoice,
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
