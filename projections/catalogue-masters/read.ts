import { namedReads, treeReads } from '../runner/masters/named-reads.ts';
import { brands, companies, units } from './table.ts';
import type { BrandRow, CompanyRow, UnitRow } from './table.ts';

export const brandReads = namedReads<BrandRow>(brands);
export const unitReads = namedReads<UnitRow>(units);
export const companyReads = { ...namedReads<CompanyRow>(companies), ...treeReads(companies) };

export const nameReads = { brand: brandReads, unit: unitReads, company: companyReads };
