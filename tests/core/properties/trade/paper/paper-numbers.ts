// The numbers that the documents of a trade on paper have taken.
import type { DocumentFacts } from '#core/documents/index.ts';
import type { BooksEvent } from '#core/domain.ts';
import type { PaperTrade } from './paper-log.ts';

type Kind =
  | 'invoiceSeries'
  | 'creditNoteSeries'
  | 'debitNoteSeries'
  | 'receiptSeries'
  | 'refundSeries'
  | 'presaleSeries';
const TAKING: Readonly<Record<Kind, readonly BooksEvent['type'][]>> = {
  invoiceSeries: ['InvoiceDrafted', 'InvoiceRenumbered'],
  creditNoteSeries: ['CreditNoteIssued'],
  debitNoteSeries: ['DebitNoteIssued'],
  refundSeries: ['RefundRecorded'],
  receiptSeries: ['ReceiptRecorded'],
  presaleSeries: ['PresaleIssued'],
};

/** Every number of the documents of a kind that was ever taken, oldest first. */
export const numbersOf = (trade: PaperTrade, kind: Kind) =>
  trade.log.flatMap(({ event }) => {
    if (TAKING[kind].includes(event.type) && 'seriesNumber' in event.data) return [event.data];
    return kind === 'receiptSeries' && event.type === 'PaymentRecorded' ? ownReceipt(event) : [];
  });

/** A receipt of what came above the balance due takes the number of both. */
const ownReceipt = ({ data: { receipt } }: Extract<BooksEvent, { type: 'PaymentRecorded' }>) =>
  receipt === undefined || receipt.receiptId !== undefined ? [] : [receipt];

const KINDS = {
  invoice: 'invoiceSeries',
  'credit-note': 'creditNoteSeries',
  'debit-note': 'debitNoteSeries',
  receipt: 'receiptSeries',
  refund: 'refundSeries',
  quotation: 'presaleSeries',
  proforma: 'presaleSeries',
  challan: 'presaleSeries',
} as const;

/** @returns the last number of each series; 0 in one that has none. */
export const lastNumber =
  (trade: PaperTrade): DocumentFacts['lastNumber'] =>
  ({ kind, series }) =>
    numbersOf(trade, KINDS[kind as keyof typeof KINDS])
      .filter((taken) => taken.series.toUpperCase() === series.toUpperCase())
      .reduce((last, { seriesNumber }) => Math.max(last, seriesNumber), 0);
