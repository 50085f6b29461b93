import { sql } from 'kysely';
import { instant } from '../runner/instant.ts';
import { namedReads, treeReads } from '../runner/masters/named-reads.ts';
import type { BrandRow, CompanyRow, UnitRow } from './table.ts';

const shared = sql`
  r.book_id as "bookId", r.status, r.name, ${instant('r.created_at')} as "createdAt",
  ${instant('r.updated_at')} as "updatedAt", r.last_seq as "lastSeq"`;

export const brandReads = namedReads<BrandRow>({
  name: 'brands',
  id: 'brand_id',
  select: sql`select ${shared}, r.brand_id as "brandId" from brands r`,
});

export const unitReads = namedReads<UnitRow>({
  name: 'units',
  id: 'unit_id',
  select: sql`select ${shared}, r.unit_id as "unitId", r.uqc, r.decimals from units r`,
});

const COMPANIES = { name: 'companies', id: 'company_id' } as const;

export const companyReads = {
  ...namedReads<CompanyRow>({
    ...COMPANIES,
    select: sql`
      select ${shared}, r.company_id as "companyId", r.parent_id as "parentId" from companies r`,
  }),
  ...treeReads(COMPANIES),
};
