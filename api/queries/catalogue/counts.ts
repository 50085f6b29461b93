// How many records all books share, of each kind, and how many users there are.
import { MASTER_KINDS } from '#core/catalogue/master/index.ts';
import { INSTALLATION_BOOK } from '#core/kernel/ids.ts';
import { accountTypesOf } from '#projections/chart-of-accounts/read.ts';
import { countPeople } from '#projections/people/read.ts';
import { wireKindOf } from '#api/contract/entity/kinds.ts';
import type { WireMaster } from '#api/contract/entity/kinds.ts';
import { snapshot } from '../snapshot.ts';
import type { ReadTables } from '../snapshot.ts';
import { MASTER_QUERIES } from './master-queries.ts';

const ALL = { bookIds: [INSTALLATION_BOOK], search: '', limit: 0, after: null };

export const countsOfInstallation = (db: ReadTables) =>
  snapshot(db, async (tables) => {
    const counts: Partial<Record<WireMaster, number>> = {};
    for (const kind of MASTER_KINDS) {
      if (kind !== 'asset')
        counts[wireKindOf(kind)] = await MASTER_QUERIES[kind].count(tables, ALL);
    }
    return {
      ...(counts as Record<WireMaster, number>),
      account_type: (await accountTypesOf(tables, INSTALLATION_BOOK)).length,
      user: await countPeople(tables),
    };
  });
