// Which files were imported into a book, and the records that came of each.
import type { ImportKind } from '#core/import/index.ts';
import type { Table } from '../runner/projection.ts';

export const imports = {
  name: 'imports',
  columns: {
    book_id: 'bigint',
    import_id: 'bigint',
    last_seq: 'bigint',
    created_at: 'timestamptz',
    updated_at: 'timestamptz',
    started_by: 'bigint',
    started_on: 'date',
    kind: 'text',
    file_name: 'text',
    file_hash: 'text',
    line_count: 'bigint',
    refused_count: 'bigint',
    status: 'text',
  },
  key: ['book_id', 'import_id'],
} as const satisfies Table;

export const importRecords = {
  name: 'import_records',
  columns: {
    book_id: 'bigint',
    import_id: 'bigint',
    record_id: 'bigint',
    last_seq: 'bigint',
    line: 'bigint',
    changed_seq: 'bigint',
    taken_back: 'boolean',
  },
  key: ['book_id', 'import_id', 'record_id'],
} as const satisfies Table;

export type ImportRow = {
  readonly id: number;
  readonly kind: ImportKind;
  readonly fileName: string | null;
  readonly fileHash: string | null;
  readonly lineCount: number;
  readonly refusedCount: number;
  readonly status: 'under way' | 'finished' | 'being undone';
  readonly startedOn: string;
  readonly startedBy: number;
  readonly startedAt: string;
  /** Records that it made, and those that it changed; and how many were taken back of both. */
  readonly createdCount: number;
  readonly changedCount: number;
  readonly takenBackCount: number;
};

/** A record that came of an import and was not taken back. */
export type ImportedRecord = {
  readonly id: number;
  readonly line: number;
  /** The event that changed a record that was there; null of one that the import made. */
  readonly changedSeq: number | null;
  /** The event that noted it, in the transaction that made or changed it. */
  readonly notedSeq: number;
};
