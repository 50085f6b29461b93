import { companyEndpoints } from '#api/contract/catalogue/names.ts';
import type { Handler, Mount } from '#api/http/mount.ts';
import { MASTER_REPLIES } from '#api/queries/as-of/catalogue.ts';
import { MASTER_QUERIES } from '#api/queries/catalogue/master-queries.ts';
import { freshId } from '#api/requests/route-parts.ts';
import type { RouteParts } from '#api/requests/route-parts.ts';
import * as commands from '#api/requests/catalogue/names.ts';
import { listIn, listShared } from './lists.ts';
import { write } from './writing.ts';
import type { MasterWrite } from './writing.ts';

type Creating = MasterWrite &
  Pick<Parameters<Handler<typeof companyEndpoints.createShared>>[0], 'body'>;
type Changing = MasterWrite &
  Pick<Parameters<Handler<typeof companyEndpoints.changeShared>>[0], 'body' | 'params'>;

export function mountCompanies(mount: Mount, parts: RouteParts): void {
  const queries = MASTER_QUERIES.company;
  const reply = MASTER_REPLIES.company;
  mount(companyEndpoints.list, listIn(parts.db, queries, 'own and shared'));
  mount(companyEndpoints.listShared, listShared(parts.db, queries));

  const create = async (asked: Creating) => {
    const command = commands.createCompany(
      await freshId(parts, 'account_type_company'),
      asked.body,
    );
    return write(parts, asked, { command, reply, id: null });
  };
  mount(companyEndpoints.create, create);
  mount(companyEndpoints.createShared, create);

  const change = (asked: Changing) => {
    const id = asked.params.companyId;
    return write(parts, asked, {
      command: commands.changeCompany(id, asked.body),
      reply,
      id,
    });
  };
  mount(companyEndpoints.change, change);
  mount(companyEndpoints.changeShared, change);
}
