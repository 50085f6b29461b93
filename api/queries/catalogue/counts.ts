// How many records all books share, of each kind, and how many users there are.
import type { MasterKind } from '#core/catalogue/master/index.ts';
import { INSTALLATION_BOOK } from '#core/kernel/ids.ts';
import { accountTypesOf } from '#projections/chart-of-accounts/read.ts';
import { countPeople } from '#projections/people/read.ts';
import { snapshot } from '../snapshot.ts';
import type { ReadTables } from '../snapshot.ts';
import { MASTER_QUERIES } from './master-queries.ts';

const ALL = { bookIds: [INSTALLATION_BOOK], search: '', limit: 0, after: null };

export const countsOfInstallation = (db: ReadTables) =>
  snapshot(db, async (tables) => {
    const countOf = (kind: MasterKind) => MASTER_QUERIES[kind].count(tables, ALL);
    return {
      product: await countOf('product'),
      category: await countOf('category'),
      brand: await countOf('brand'),
      service: await countOf('service'),
      unit: await countOf('unit'),
      account_type: (await accountTypesOf(tables, INSTALLATION_BOOK)).length,
      account_type_company: await countOf('company'),
      user: await countPeople(tables),
    };
  });
