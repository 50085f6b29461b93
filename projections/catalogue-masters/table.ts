// Masters that are little more than a name: brands, units, godowns and account-type companies.
// Their reads and their projection go over this list.
import type { BrandDetails } from '#core/catalogue/brand/index.ts';
import type { CompanyDetails } from '#core/catalogue/company/index.ts';
import type { GodownDetails } from '#core/catalogue/godown/index.ts';
import type { UnitDetails } from '#core/catalogue/unit/index.ts';
import { masterTable } from '../runner/masters/table.ts';
import type { MasterRow, MasterTable } from '../runner/masters/table.ts';

export type NameRows = {
  readonly brand: MasterRow<'brand', BrandDetails>;
  readonly unit: MasterRow<'unit', UnitDetails>;
  readonly godown: MasterRow<'godown', GodownDetails>;
  readonly company: MasterRow<'company', CompanyDetails>;
};

export type NameKind = keyof NameRows;

export const NAME_TABLES = {
  brand: masterTable('brand', 'brands', {}),
  unit: masterTable('unit', 'units', { uqc: 'text', decimals: 'smallint' }),
  godown: masterTable('godown', 'godowns', {}),
  company: masterTable('company', 'companies', { parent_id: 'bigint' }),
} as const satisfies Record<NameKind, MasterTable>;

/** @returns something of each of these kinds; the compiler takes the types on trust. */
export const perName = <Values extends Record<NameKind, unknown>>(
  valueOf: (kind: NameKind) => object,
): Values =>
  Object.fromEntries(
    Object.keys(NAME_TABLES).map((kind) => [kind, valueOf(kind as NameKind)]),
  ) as Values;
