// Brands, units and account-type companies: little more than names.
import type { BrandDetails } from '#core/catalogue/brand/index.ts';
import type { CompanyDetails } from '#core/catalogue/company/index.ts';
import type { UnitDetails } from '#core/catalogue/unit/index.ts';
import { masterTable } from '../runner/masters/table.ts';
import type { MasterRow } from '../runner/masters/table.ts';

export const brands = masterTable('brand', 'brands');
export const units = masterTable('unit', 'units', { uqc: 'text', decimals: 'smallint' });
export const companies = masterTable('company', 'companies', { parent_id: 'bigint' });

export type BrandRow = MasterRow<'brand', BrandDetails>;
export type UnitRow = MasterRow<'unit', UnitDetails>;
export type CompanyRow = MasterRow<'company', CompanyDetails>;
