// Brands, units and account-type companies: little more than names.
import type { Status } from '#core/catalogue/master/index.ts';
import type { Uqc } from '#core/catalogue/unit/index.ts';
import type { Table } from '../runner/projection.ts';

export const brands = {
  name: 'brands',
  columns: {
    book_id: 'bigint',
    brand_id: 'bigint',
    last_seq: 'bigint',
    created_at: 'timestamptz',
    updated_at: 'timestamptz',
    status: 'text',
    name: 'text',
    name_key: 'text',
  },
  key: ['book_id', 'brand_id'],
} as const satisfies Table;

export const units = {
  name: 'units',
  columns: {
    book_id: 'bigint',
    unit_id: 'bigint',
    last_seq: 'bigint',
    created_at: 'timestamptz',
    updated_at: 'timestamptz',
    decimals: 'smallint',
    status: 'text',
    name: 'text',
    name_key: 'text',
    uqc: 'text',
  },
  key: ['book_id', 'unit_id'],
} as const satisfies Table;

export const companies = {
  name: 'companies',
  columns: {
    book_id: 'bigint',
    company_id: 'bigint',
    parent_id: 'bigint',
    last_seq: 'bigint',
    created_at: 'timestamptz',
    updated_at: 'timestamptz',
    status: 'text',
    name: 'text',
    name_key: 'text',
  },
  key: ['book_id', 'company_id'],
} as const satisfies Table;

export type BrandRow = {
  /** 0 when it is the installation's. */
  readonly bookId: number;
  readonly brandId: number;
  readonly status: Status;
  readonly name: string;
  /** ISO instants in UTC with milliseconds. */
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly lastSeq: number;
};

export type UnitRow = {
  /** 0 when it is the installation's. */
  readonly bookId: number;
  readonly unitId: number;
  readonly uqc: Uqc;
  readonly decimals: number;
  readonly status: Status;
  readonly name: string;
  /** ISO instants in UTC with milliseconds. */
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly lastSeq: number;
};

export type CompanyRow = {
  /** 0 when it is the installation's. */
  readonly bookId: number;
  readonly companyId: number;
  readonly parentId: number | null;
  readonly status: Status;
  readonly name: string;
  /** ISO instants in UTC with milliseconds. */
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly lastSeq: number;
};
