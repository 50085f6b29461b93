import { nameKey } from '#core/kernel/text.ts';
import { sumOfHeads, taxPaise } from '#core/trade/index.ts';
import type { ReverseChargePaper, TaxedBillLine } from '#core/trade/kinds/reverse-charge/index.ts';
import { numberKey } from '#core/tax/index.ts';
import type { ProjectedEvent, Projection, TableStatement } from '../runner/projection.ts';
import { patch } from '../runner/writing/patch-records.ts';
import type { Patch } from '../runner/writing/patch-records.ts';
import { reverseChargePapers } from './table.ts';

const patchPapers = patch(reverseChargePapers);

type PaperPatch = Patch<typeof reverseChargePapers>;
type OfEvent<Type extends ProjectedEvent['type']> = Extract<ProjectedEvent, { type: Type }>;

const project = (events: readonly ProjectedEvent[]): readonly TableStatement[] =>
  patchPapers(events.flatMap(patchesOf));

function patchesOf(event: ProjectedEvent): readonly PaperPatch[] {
  switch (event.type) {
    case 'SelfInvoiceIssued': {
      const { billId, bill, lines } = event.data;
      const { number: ofNumber, billNumber: theirNumber } = bill;
      const place = { kind: 'self-invoice', ofId: billId } as const;
      return [issued(event, place, { ofNumber, theirNumber, paidPaise: null, lines })];
    }
    case 'SelfInvoiceCancelled':
      return [cancelled(event, { kind: 'self-invoice', ofId: event.data.billId })];
    case 'PaymentVoucherIssued': {
      const { paymentId, payment, bills } = event.data;
      const paidPaise = bills.reduce((sum, bill) => sum + bill.paidPaise, 0);
      const lines = bills.flatMap((bill) => bill.lines);
      const place = { kind: 'payment-voucher', ofId: paymentId } as const;
      const of = { ofNumber: payment.number, theirNumber: null, paidPaise, lines };
      return [issued(event, place, of)];
    }
    case 'PaymentVoucherCancelled':
      return [cancelled(event, { kind: 'payment-voucher', ofId: event.data.paymentId })];
    default:
      return [];
  }
}

type PaperPlace = { readonly kind: ReverseChargePaper; readonly ofId: number };

type PaperSaid = {
  readonly ofNumber: string;
  readonly theirNumber: string | null;
  readonly paidPaise: number | null;
  readonly lines: readonly TaxedBillLine[];
};

function issued(
  event: OfEvent<'SelfInvoiceIssued'> | OfEvent<'PaymentVoucherIssued'>,
  { kind, ofId }: PaperPlace,
  { ofNumber, theirNumber, paidPaise, lines }: PaperSaid,
): PaperPatch {
  const { bookId, seq, data } = event;
  const columns = {
    book_id: bookId,
    of_id: ofId,
    seq,
    series_number: data.seriesNumber,
    account_id: data.accountId,
    taxable_paise: lines.reduce((sum, line) => sum + line.taxablePaise, 0),
    tax_paise: taxPaise(sumOfHeads(lines)),
    paid_paise: paidPaise,
    last_seq: seq,
    dated: data.date,
    cancelled_on: null,
    kind,
    status: 'issued',
    number: data.number,
    number_key: nameKey(data.number),
    series: numberKey(data.series),
    of_number: ofNumber,
    their_number: theirNumber,
    content: data,
  };
  return { creates: true, columns };
}

function cancelled(
  { bookId, seq, data }: OfEvent<'SelfInvoiceCancelled'> | OfEvent<'PaymentVoucherCancelled'>,
  { kind, ofId }: PaperPlace,
): PaperPatch {
  const place = { book_id: bookId, kind, of_id: ofId, number: data.number };
  const columns = { ...place, last_seq: seq, status: 'cancelled', cancelled_on: data.cancelledOn };
  return { creates: false, columns };
}

export const reverseChargePapersProjection: Projection = {
  name: 'reverse-charge-papers',
  version: 1,
  tables: [reverseChargePapers],
  project,
};
