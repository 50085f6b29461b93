// From the wire to the commands on brands, units and companies.
import type { z } from 'zod';
import type { Command } from '#core/domain.ts';
import type { BrandId, CompanyId, UnitId } from '#core/kernel/ids.ts';
import type * as wire from '#api/contract/catalogue/names.ts';
import { given } from '../route-parts.ts';

type Body<E extends { readonly body: z.ZodObject }> = z.output<E['body']>;

export const createBrand = (
  id: number,
  { name }: Body<typeof wire.brandEndpoints.createShared>,
): Command => ({
  type: 'CreateBrand',
  data: { brandId: id as BrandId, name },
});

export const changeBrand = (
  id: number,
  { name }: Body<typeof wire.brandEndpoints.changeShared>,
): Command => ({
  type: 'ChangeBrand',
  data: { brandId: id as BrandId, changes: given('name', name) },
});

/** Codes are upper case; nothing typed is no code. */
const codeOf = (uqc: string | undefined): string | undefined =>
  uqc?.trim().toUpperCase() || undefined;

export const createUnit = (
  id: number,
  { name, uqc, decimals }: Body<typeof wire.unitEndpoints.createShared>,
): Command => ({
  type: 'CreateUnit',
  data: {
    unitId: id as UnitId,
    name,
    uqc: codeOf(uqc) ?? null,
    decimals: decimals ?? null,
  },
});

export const changeUnit = (
  id: number,
  { name, uqc, decimals }: Body<typeof wire.unitEndpoints.changeShared>,
): Command => ({
  type: 'ChangeUnit',
  data: {
    unitId: id as UnitId,
    changes: {
      ...given('name', name),
      ...given('uqc', codeOf(uqc)),
      ...given('decimals', decimals),
    },
  },
});

export const createCompany = (
  id: number,
  { name, account_type_company_id: parentId }: Body<typeof wire.companyEndpoints.createShared>,
): Command => ({
  type: 'CreateCompany',
  data: { companyId: id as CompanyId, name, parentId: parentId ?? null },
});

export const changeCompany = (
  id: number,
  { name, account_type_company_id: parentId }: Body<typeof wire.companyEndpoints.changeShared>,
): Command => ({
  type: 'ChangeCompany',
  data: {
    companyId: id as CompanyId,
    changes: { ...given('name', name), ...given('parentId', parentId) },
  },
});
