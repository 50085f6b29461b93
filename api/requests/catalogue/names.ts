// From the wire to the commands on masters that are little more than a name.
import type { NAME_ENDPOINTS } from '#api/contract/catalogue/names.ts';
import { given } from '../route-parts.ts';
import type { MasterCommands } from './master-commands.ts';

/** Codes are upper case; nothing typed is no code. */
const codeOf = (uqc: string | undefined): string | undefined =>
  uqc?.trim().toUpperCase() || undefined;

type NameCommands = {
  readonly [Wire in keyof typeof NAME_ENDPOINTS]: MasterCommands<Wire>;
};

export const NAME_COMMANDS: NameCommands = {
  brand: {
    create: (brandId, { name }) => ({ type: 'CreateBrand', data: { brandId, name } }),
    change: (brandId, { name }) => ({
      type: 'ChangeBrand',
      data: { brandId, changes: given('name', name) },
    }),
  },
  godown: {
    create: (godownId, { name }) => ({ type: 'CreateGodown', data: { godownId, name } }),
    change: (godownId, { name }) => ({
      type: 'ChangeGodown',
      data: { godownId, changes: given('name', name) },
    }),
  },
  unit: {
    create: (unitId, { name, uqc, decimals }) => ({
      type: 'CreateUnit',
      data: { unitId, name, uqc: codeOf(uqc) ?? null, decimals: decimals ?? null },
    }),
    change: (unitId, { name, uqc, decimals }) => ({
      type: 'ChangeUnit',
      data: {
        unitId,
        changes: {
          ...given('name', name),
          ...given('uqc', codeOf(uqc)),
          ...given('decimals', decimals),
        },
      },
    }),
  },
  account_type_company: {
    create: (companyId, { name, accountTypeCompanyId: parentId }) => ({
      type: 'CreateCompany',
      data: { companyId, name, parentId: parentId ?? null },
    }),
    change: (companyId, { name, accountTypeCompanyId: parentId }) => ({
      type: 'ChangeCompany',
      data: { companyId, changes: { ...given('name', name), ...given('parentId', parentId) } },
    }),
  },
};
