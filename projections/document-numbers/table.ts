// The numbers of invoices, notes and receipts, each under its series: what is next, what was
// cancelled (GSTR-1 table 13 reports both).
import type { PresaleKind } from '#core/trade/kinds/presale/index.ts';
import type { ReverseChargePaper } from '#core/trade/kinds/reverse-charge/index.ts';
import type { OrderKind, TradeKind } from '#core/trade/index.ts';
import type { Table } from '../runner/projection.ts';

export const documentNumbers = {
  name: 'document_numbers',
  columns: {
    book_id: 'bigint',
    series_number: 'bigint',
    document_id: 'bigint',
    last_seq: 'bigint',
    cancelled: 'boolean',
    kind: 'text',
    series: 'text',
    financial_year: 'text',
    number: 'text',
    number_key: 'text',
  },
  key: ['book_id', 'kind', 'series', 'series_number'],
} as const satisfies Table;

export type NumberedDocumentKind =
  | 'invoice'
  | 'credit-note'
  | 'debit-note'
  | 'receipt'
  | 'refund'
  | PresaleKind
  | ReverseChargePaper
  | OrderKind
  | TradeKind;
