// What was posted of fixed assets: the runs of depreciation and the disposals of a book, each as
// its event says it, with what became of it; and by what the book depreciates.
import type { AssetDisposed, DepreciationRunPosted } from '#core/asset-posting/index.ts';
import type { ActRow } from '../runner/writing/act-columns.ts';
import type { Table } from '../runner/projection.ts';

export const assetPostings = {
  name: 'asset_postings',
  columns: {
    book_id: 'bigint',
    kind: 'text',
    number: 'bigint',
    last_seq: 'bigint',
    seq: 'bigint',
    posted_by: 'bigint',
    undone_by: 'bigint',
    recorded_at: 'timestamptz',
    undone_at: 'timestamptz',
    entry_date: 'date',
    reason: 'text',
    content: 'jsonb',
  },
  key: ['book_id', 'kind', 'number'],
} as const satisfies Table;

export const depreciationPolicies = {
  name: 'depreciation_policies',
  columns: { book_id: 'bigint', last_seq: 'bigint', policy: 'jsonb' },
  key: ['book_id'],
} as const satisfies Table;

type Row = ActRow & { readonly lastSeq: number };

export type DepreciationRunRow = Row & {
  readonly kind: 'run';
  readonly content: DepreciationRunPosted['data'];
};
export type AssetDisposalRow = Row & {
  readonly kind: 'disposal';
  readonly content: AssetDisposed['data'];
};
export type AssetPostingRow = DepreciationRunRow | AssetDisposalRow;
