// An invoice and a challan of one line of goods, which may name a godown and a batch.
import type { BooksEvent } from '#core/domain.ts';
import type { PlaceOfGoods } from '#core/invoice/index.ts';
import { challanOf, onApproval, quotationIssued } from '#tests/specimens/tax/presale.ts';
import { drafted, issued, issuedFans } from '#tests/specimens/tax/trade.ts';

type Goods = PlaceOfGoods & { readonly productId: number; readonly quantityThousandths: number };

const event = (type: string, data: object): BooksEvent =>
  ({ type, version: 1, data }) as BooksEvent;

export function invoiceEvents(number: number, day: string, goods: Goods): readonly BooksEvent[] {
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
