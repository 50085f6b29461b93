// A product, and an invoice and a challan of one line of its goods, which may name a godown and a
// batch.
import type { BooksEvent } from '#core/domain.ts';
import { goodsBilled, goodsLeft } from '#core/invoice/index.ts';
import type { GoodsDelivery, PlaceOfGoods } from '#core/invoice/index.ts';
import { challanOf, onApproval, quotationIssued } from '#tests/specimens/tax/presale.ts';
import { drafted, issued, issuedFans } from '#tests/specimens/tax/trade.ts';

type Goods = PlaceOfGoods & { readonly productId: number; readonly quantityThousandths: number };

const event = (type: string, data: object): BooksEvent =>
  ({ type, version: 1, data }) as BooksEvent;

export function invoiceEvents(
  number: number,
  day: string,
  goods: Goods,
  delivered?: GoodsDelivery,
): readonly BooksEvent[] {
  const named = { invoiceId: 7000 + number, number: `INV-${number}` };
  const lines = [{ ...issuedFans, ...goods }];
  return [
    event('InvoiceDrafted', { ...drafted.data, ...named, seriesNumber: number }),
    event('InvoiceIssued', {
      ...issued.data,
      ...named,
      issueDate: day,
      lines,
      journalId: 70_000 + number,
      ...(delivered && { delivered }),
    }),
  ];
}

/** @returns what issues the challan, and what closes it as its goods come back. */
export function challanEvents(number: number, day: string, goods: Goods) {
  const named = { presaleId: 8000 + number, number: `DC-${number}` };
  const lines = [{ ...issuedFans, ...goods }];
  const broughtBack = { on: day, goods: [{ line: 1, ...goods }] };
  const draft = challanOf(onApproval);
  const events: readonly BooksEvent[] = [
    event('PresaleDrafted', { ...draft.data, presaleId: named.presaleId }),
    event('PresaleIssued', {
      ...quotationIssued.data,
      ...named,
      kind: 'challan',
      validUntil: null,
      challan: onApproval,
      movesGoods: true,
      series: 'DC-',
      seriesNumber: number,
      issueDate: day,
      lines,
    }),
  ];
  return { events, undone: event('PresaleClosed', { ...named, reason: 'Came back', broughtBack }) };
}

/**
 * Half of a challan is billed, and ten more, which go out beside it where it has no more.
 * @returns its events with those of the invoice, and what closes it as the rest comes back.
 */
export function challanInPart(number: number, day: string, goods: Goods) {
  const delivered = goods.quantityThousandths;
  const billed = Math.ceil(delivered / 2) + 10;
  const { events } = challanEvents(number, day, goods);
  const presale = { presaleId: 8000 + number, number: `DC-${number}` };
  const out = [{ line: 1, ...goods }];
  const sold = { ...goods, quantityThousandths: billed };
  const part = goodsBilled([{ ...issuedFans, ...sold }], out);
  const [draft, ...issue] = invoiceEvents(number, day, sold, { ...presale, goods: [...part] });
  const made = { invoiceId: 7000 + number, invoiceNumber: `INV-${number}` };
  const left = goodsLeft(out, part);
  const broughtBack = left.length === 0 ? {} : { broughtBack: { on: day, goods: left } };
  return {
    events: [
      ...events,
      ...(draft === undefined ? [] : [draft]),
      event('PresaleInvoiced', { ...presale, ...made }),
      ...issue,
    ],
    undone: event('PresaleClosed', { ...presale, reason: 'The rest came back', ...broughtBack }),
    beside: Math.max(billed - delivered, 0),
    left: Math.max(delivered - billed, 0),
  };
}

/** A product that is kept in stock. */
export const created = (productId: number): BooksEvent =>
  event('ProductCreated', {
    productId,
    name: `Rice ${productId}`,
    categoryId: 1,
    brandId: 1,
    unitId: null,
    stocked: true,
    hsn: null,
    rates: [],
    priceThousandths: null,
    values: [],
    opening: null,
  });
