import type { CompanyId } from '#core/kernel/ids.ts';
import {
  changeCompany,
  changeSharedCompany,
  createCompany,
  createSharedCompany,
  listCompanies,
  listSharedCompanies,
} from '#api/contract/catalogue/names.ts';
import type { Handler, Mount } from '#api/http/mount.ts';
import { SHELVES } from '#api/queries/catalogue/shelves.ts';
import { freshId, given } from '../parts.ts';
import type { RouteParts } from '../parts.ts';
import { listIn, listShared } from './lists.ts';
import { write } from './writing.ts';
import type { Writing } from './writing.ts';

type Body<E extends typeof createSharedCompany | typeof changeSharedCompany> = Parameters<
  Handler<E>
>[0]['body'];
type Creating = Writing & { readonly body: Body<typeof createSharedCompany> };
type Changing = Writing & {
  readonly body: Body<typeof changeSharedCompany>;
  readonly params: { readonly companyId: number };
};

export function mountCompanies(mount: Mount, parts: RouteParts): void {
  const shelf = SHELVES.company;
  mount(listCompanies, listIn(parts.db, shelf, 'own and shared'));
  mount(listSharedCompanies, listShared(parts.db, shelf));

  const create = async (asked: Creating) => {
    const { name, account_type_company_id: parentId } = asked.body;
    const companyId = await freshId<CompanyId>(parts, 'account_type_company');
    const data = { companyId, name, parentId: parentId ?? null };
    return write(parts, asked, { command: { type: 'CreateCompany', data }, shelf, id: null });
  };
  mount(createCompany, create);
  mount(createSharedCompany, create);

  const change = (asked: Changing) => {
    const { name, account_type_company_id: parentId } = asked.body;
    const companyId = asked.params.companyId as CompanyId;
    const changes = { ...given('name', name), ...given('parentId', parentId) };
    const command = { type: 'ChangeCompany', data: { companyId, changes } } as const;
    return write(parts, asked, { command, shelf, id: companyId });
  };
  mount(changeCompany, change);
  mount(changeSharedCompany, change);
}
