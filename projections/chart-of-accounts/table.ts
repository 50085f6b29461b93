// The accounts of the books, and the account types: the installation's in book 0, a book's own in
// the book. That a name is free is the core's decision, so the index on it is not unique.
import type { GroupCode, Nature } from '#core/account-type/index.ts';
import type { AccountAsset } from '#core/account/index.ts';
import type { Table } from '../runner/projection.ts';

export const accounts = {
  name: 'accounts',
  columns: {
    book_id: 'bigint',
    account_id: 'bigint',
    type_id: 'bigint',
    company_type_id: 'bigint',
    last_seq: 'bigint',
    created_at: 'timestamptz',
    updated_at: 'timestamptz',
    retired: 'boolean',
    name: 'text',
    name_key: 'text',
    group_code: 'text',
    nature: 'text',
    code: 'text',
    gstin: 'text',
    email: 'text',
    asset: 'jsonb',
  },
  key: ['book_id', 'account_id'],
} as const satisfies Table;

export const accountTypes = {
  name: 'account_types',
  columns: {
    book_id: 'bigint',
    type_id: 'bigint',
    last_seq: 'bigint',
    updated_at: 'timestamptz',
    reserved: 'boolean',
    name: 'text',
    name_key: 'text',
    group_code: 'text',
    created_at: 'timestamptz',
  },
  key: ['book_id', 'type_id'],
} as const satisfies Table;

export type AccountRow = {
  readonly bookId: number;
  readonly accountId: number;
  readonly name: string;
  readonly typeId: number;
  readonly group: GroupCode | null;
  readonly nature: Nature | null;
  /** The stable code of a starter chart's account. */
  readonly code: string | null;
  readonly gstin: string | null;
  readonly companyTypeId: number | null;
  readonly email: string | null;
  readonly asset: AccountAsset | null;
  readonly retired: boolean;
  /** ISO instants in UTC with milliseconds. */
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly lastSeq: number;
};

export type AccountTypeRow = {
  /** 0 when it is the installation's. */
  readonly bookId: number;
  readonly typeId: number;
  readonly name: string;
  readonly group: GroupCode | null;
  readonly nature: Nature | null;
  /** Whether the type is one of Tally's groups, which nobody removes. */
  readonly reserved: boolean;
  /** ISO instants in UTC with milliseconds. */
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly lastSeq: number;
};
