// How the profit of a firm was divided, as its events say it, and the terms of the partnership from
// each day on. Whether a division stands, the list of journals says.
import type { PartnershipTerms, ProfitAppropriated } from '#core/appropriation/index.ts';
import type { Table } from '../runner/projection.ts';

export const appropriations = {
  name: 'appropriations',
  columns: {
    book_id: 'bigint',
    number: 'bigint',
    last_seq: 'bigint',
    posted_by: 'bigint',
    journal_id: 'bigint',
    recorded_at: 'timestamptz',
    entry_date: 'date',
    content: 'jsonb',
  },
  key: ['book_id', 'number'],
} as const satisfies Table;

export const partnershipTerms = {
  name: 'partnership_terms',
  columns: { book_id: 'bigint', last_seq: 'bigint', starts_on: 'date', partners: 'jsonb' },
  key: ['book_id', 'starts_on'],
} as const satisfies Table;

export type AppropriationRow = {
  readonly lastSeq: number;
  readonly postedBy: number;
  readonly recordedAt: string;
  /** Null while its journal is not reversed; else the person, the instant and the reason. */
  readonly undoneBy: number | null;
  readonly undoneAt: string | null;
  readonly reason: string | null;
  /** The day that the reversal is dated. */
  readonly reversedOn: string | null;
  readonly content: ProfitAppropriated['data'];
};
export type PartnershipTermsRow = PartnershipTerms;
