// The documents whose numbers follow one another in a series.

/** The documents that have a series of numbers of their own, those before an invoice with them. */
export type SeriesDocument =
  | 'invoice'
  | 'credit-note'
  | 'debit-note'
  | 'receipt'
  | 'quotation'
  | 'proforma'
  | 'challan';
