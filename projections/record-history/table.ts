// What happened to each record, in words, for the history sheet. The words never hold personal
// values: those could not be erased from here by destroying a key. That a journal was posted is
// told by the list of journals.
import type { MasterKind } from '#core/catalogue/master/index.ts';
import type { RecordKind as PlainKind } from '#core/record/index.ts';
import type { Table } from '../runner/projection.ts';

export const recordHistory = {
  name: 'record_history',
  columns: {
    book_id: 'bigint',
    record_id: 'bigint',
    seq: 'bigint',
    actor_id: 'bigint',
    person_id: 'bigint',
    recorded_at: 'timestamptz',
    kind: 'text',
    what: 'text',
  },
  key: ['book_id', 'kind', 'record_id', 'seq'],
  grows: 'fixed',
} as const satisfies Table;

/** A kind of record, as streams name it. */
export type HistoryKind =
  | 'book'
  | 'account'
  | 'account-type'
  | 'journal'
  | 'person'
  | 'customer'
  | 'invoice'
  | 'presale'
  | 'stock-journal'
  | 'purchase-bill'
  | 'purchase-debit-note'
  | 'purchase-order'
  | 'goods-receipt'
  | 'supplier-payment'
  | 'tds-deposit'
  | 'expense'
  | 'credit-reversal'
  | 'credit-reclaim'
  | 'bill-of-entry'
  | MasterKind
  | PlainKind;

export type HistoryRow = {
  readonly seq: number;
  /** Who did it; 0 is the system. */
  readonly actorId: number;
  /** The member whom it concerns, when it concerns one: the words do not name them. */
  readonly personId: number | null;
  /** ISO instant in UTC with milliseconds. */
  readonly recordedAt: string;
  readonly what: string;
};
