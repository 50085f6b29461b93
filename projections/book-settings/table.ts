// What a book has set of its documents: a row for each field that was ever set, so that a book that
// has set nothing has no rows and stands as a new one does.
import type { LineChoice } from '#core/statement/index.ts';
import type { ReturnFiling } from '#core/tax/index.ts';
import type { Table } from '../runner/projection.ts';

export const bookSettings = {
  name: 'book_settings',
  columns: {
    book_id: 'bigint',
    last_seq: 'bigint',
    name: 'text',
    value: 'jsonb',
  },
  key: ['book_id', 'name'],
} as const satisfies Table;

/** What stands before the names of what is set, by what it is of. */
export const PREFIX = {
  billing: 'billing.',
  posting: 'posting.',
  keeping: 'keeping.',
  /** Of the first number of a series, by its kind and what stands before the digits. */
  start: 'start.',
  /** Of the turnover in paise, by the label of the financial year. */
  turnover: 'turnover.',
  returns: 'returns.',
  undertaking: 'undertaking.',
  eInvoicing: 'e-invoicing.',
  taxDeduction: 'tax-deduction.',
  stock: 'stock.',
  /** Of what is done where more goods go out than are there. */
  belowNil: 'below-nil.',
  line: 'line.',
  /** Of why a ratio has changed, by the ratio and its days. */
  ratio: 'ratio.',
  ageing: 'ageing.',
  /** Of the equity shares of a company, by the day from which they are as said. */
  shares: 'shares.',
} as const;

/** Of how documents are kept: the law, and proceedings and their ends by their numbers. */
export const KEEPING = {
  form: 'legal-form',
  /** With the day from whose statements on a form holds. */
  formFrom: 'legal-form.',
  began: 'proceedings.',
  ended: 'ended.',
} as const;

/** Of its returns: how it files from a day on, and each return by its kind and period. */
export const RETURNS = {
  registeredFrom: 'registered-from',
  frequency: 'frequency.',
  filing: 'filing.',
} as const;

/** Of stock, each with the day from which it holds: the book's policy, and methods by products. */
export const STOCK = { policy: 'policy.', method: 'method.' } as const;

/** Of the lines of statements, of a group or an account from a day on. */
export const STATEMENT_LINE = { group: 'group.', account: 'account.' } as const;

/** Where a group or an account stands from a day on, with who said so; null as by default. */
export type LineSetting = { readonly line: LineChoice | null; readonly actorId: number };

/** A return that is marked filed, with who marked it; null once the mark was taken back. */
export type FilingRow = ReturnFiling & { readonly actorId: number };
