// What was billed and credited on each day, by the dates of the documents: sums that documents add
// to, so that an overview costs the same in the tenth year.
import type { Table } from '../runner/projection.ts';

const SUMS = {
  invoices: 'bigint',
  billed_paise: 'bigint',
  taxable_paise: 'bigint',
  cgst_paise: 'bigint',
  sgst_paise: 'bigint',
  igst_paise: 'bigint',
  cess_paise: 'bigint',
  last_seq: 'bigint',
} as const;

/** By month, of a book that was written by the first version and is not rebuilt yet. */
export const billingTotals = {
  name: 'billing_totals',
  columns: { book_id: 'bigint', month: 'date', ...SUMS },
  key: ['book_id', 'month'],
} as const satisfies Table;

export const billingDays = {
  name: 'billing_days',
  columns: { book_id: 'bigint', day: 'date', ...SUMS },
  key: ['book_id', 'day'],
} as const satisfies Table;
