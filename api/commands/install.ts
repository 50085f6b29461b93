// What a new installation has from the start: the log of book 0 and the 28 groups.
import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { TALLY_GROUPS } from '#core/account-type/index.ts';
import { INSTALLATION_BOOK, SYSTEM_PERSON } from '#core/kernel/ids.ts';
import type { AccountTypeId } from '#core/kernel/ids.ts';
import { invariant } from '#core/kernel/invariant.ts';
import { PROJECTIONS } from '#projections/registry.ts';
import { versionsOf } from '#projections/runner/apply.ts';
import { allowVersions } from '#api/store/versions/event-versions.ts';
import { openLog } from '#api/store/heads.ts';
import type { NextIds } from '#api/store/ids.ts';
import type { Submit } from './request.ts';

/** Runs at every start; a second time it adds nothing. */
export async function install(pool: pg.Pool, submit: Submit, nextIds: NextIds): Promise<void> {
  await allowVersions(pool);
  await openLog(pool, INSTALLATION_BOOK, randomUUID(), versionsOf(PROJECTIONS));
  const { rows } = await pool.query({
    text: 'select 1 from account_types where book_id = 0 and reserved limit $1',
    values: [TALLY_GROUPS.length],
  });
  if (rows.length === TALLY_GROUPS.length) return;
  const typeIds = (await nextIds('account_type', TALLY_GROUPS.length)) as AccountTypeId[];
  const outcome = await submit({
    bookId: INSTALLATION_BOOK,
    actorId: SYSTEM_PERSON,
    command: { type: 'InstallTallyGroups', data: { typeIds } },
  });
  invariant(outcome.kind === 'accepted', 'The groups are installed without a refusal.');
}
