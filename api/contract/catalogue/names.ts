// Brands, units and account-type companies.
import { z } from 'zod';
import { link, master, masterName } from './fields.ts';
import { masterEndpoints } from './master-endpoints.ts';
import { id, text, wholeNumber } from '#api/contract/wire/values.ts';

export const brand = z.strictObject(master);
export type Brand = z.infer<typeof brand>;

export const unit = z.strictObject({
  ...master,
  uqc: z.string().describe('The unit quantity code that GST returns ask for.'),
  decimals: z.int().describe('How many decimals quantities in it may have.'),
});
export type Unit = z.infer<typeof unit>;

export const company = z.strictObject({ ...master, account_type_company_id: id.nullable() });
export type Company = z.infer<typeof company>;

/** By the names of their streams. */
export type NameRecords = {
  readonly brand: Brand;
  readonly unit: Unit;
  readonly company: Company;
};

const named = { name: masterName };
const unitFields = {
  ...named,
  uqc: text(3).optional().describe('Without it, the one that the name stands for.'),
  decimals: wholeNumber(0, 3).optional(),
};
const companyFields = { ...named, account_type_company_id: link };

export const brandEndpoints = masterEndpoints({
  path: 'brand',
  id: 'brandId',
  one: 'a brand',
  many: 'brands',
  fields: named,
  changes: {},
  record: brand,
  shows: ['brand'],
});

export const unitEndpoints = masterEndpoints({
  path: 'unit',
  id: 'unitId',
  one: 'a unit',
  many: 'units',
  fields: unitFields,
  changes: {},
  record: unit,
  shows: ['unit'],
});

export const companyEndpoints = masterEndpoints({
  path: 'account_type_company',
  id: 'companyId',
  one: 'an account-type company',
  many: 'account-type companies',
  fields: companyFields,
  changes: {},
  record: company,
  shows: ['account_type_company'],
});
