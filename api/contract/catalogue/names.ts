// Brands, godowns, units and account-type companies: masters that are little more than a name.
import { z } from 'zod';
import type { MasterKind } from '#core/catalogue/master/terms.ts';
import { record } from '#core/shapes/record.ts';
import type { WireKindOf } from '#api/contract/entity/kinds.ts';
import { link, master, masterName } from './fields.ts';
import { masterEndpoints } from './master-endpoints.ts';
import { id, text, wholeNumber } from '#api/contract/wire/values.ts';

/** A master that is a name and nothing else. */
export const namedMaster = record(master);

const unit = record({
  ...master,
  uqc: z.string().describe('The unit quantity code that GST returns ask for.'),
  decimals: z.int().describe('How many decimals quantities in it may have.'),
});
export type Unit = z.output<typeof unit>;

const company = record({ ...master, accountTypeCompanyId: id.nullable() });

const named = { name: masterName };
const unitFields = {
  ...named,
  uqc: text(3).optional().describe('Without it, the one that the name stands for.'),
  decimals: wholeNumber(0, 3).optional(),
};
const companyFields = { ...named, accountTypeCompanyId: link };

export const brandEndpoints = masterEndpoints({
  path: 'brand',
  id: 'brandId',
  one: 'a brand',
  many: 'brands',
  names: ['Brand', 'Brands'],
  fields: named,
  changes: {},
  record: namedMaster,
  shows: ['brand'],
});

export const godownEndpoints = masterEndpoints({
  path: 'godown',
  id: 'godownId',
  one: 'a godown',
  many: 'godowns',
  names: ['Godown', 'Godowns'],
  fields: named,
  changes: {},
  record: namedMaster,
  shows: ['godown'],
});

export const unitEndpoints = masterEndpoints({
  path: 'unit',
  id: 'unitId',
  one: 'a unit',
  many: 'units',
  names: ['Unit', 'Units'],
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
  names: ['Company', 'Companies'],
  fields: companyFields,
  changes: {},
  record: company,
  shows: ['account_type_company'],
});

export const NAME_ENDPOINTS = {
  brand: brandEndpoints,
  unit: unitEndpoints,
  godown: godownEndpoints,
  account_type_company: companyEndpoints,
} as const;

type NameEndpoints = typeof NAME_ENDPOINTS;

/** The records, by the names of their streams. */
export type NameRecords = {
  readonly [
    Kind in MasterKind as WireKindOf<Kind> extends keyof NameEndpoints ? Kind : never
  ]: z.output<NameEndpoints[WireKindOf<Kind> & keyof NameEndpoints]['create']['reply']>;
};
