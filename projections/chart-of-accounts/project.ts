import type { AccountChanged } from '#core/account/index.ts';
import { nameKey } from '#core/kernel/text.ts';
import { patch } from '../runner/patch-records.ts';
import type { Patch } from '../runner/patch-records.ts';
import type { ProjectedEvent, Projection, Statement } from '../runner/projection.ts';
import { accounts, accountTypes } from './table.ts';

const patchAccounts = patch(accounts);
const patchAccountTypes = patch(accountTypes);

function project(events: readonly ProjectedEvent[]): readonly Statement[] {
  return [
    ...patchAccounts(events.flatMap(accountPatchOf)),
    ...patchAccountTypes(events.flatMap(accountTypePatchOf)),
  ];
}

function accountPatchOf(event: ProjectedEvent): Patch<typeof accounts>[] {
  const { bookId, seq, recordedAt } = event;
  const touched = { book_id: bookId, last_seq: seq, updated_at: recordedAt };
  switch (event.type) {
    case 'AccountCreated': {
      const { accountId, code } = event.data;
      const created = { account_id: accountId, created_at: recordedAt, retired: false, code };
      return [{ creates: true, columns: { ...touched, ...created, ...detailColumns(event.data) } }];
    }
    case 'AccountChanged': {
      const { accountId, changes } = event.data;
      const columns = { ...touched, account_id: accountId, ...detailColumns(changes) };
      return [{ creates: false, columns }];
    }
    case 'AccountRetired': {
      const columns = { ...touched, account_id: event.data.accountId, retired: true };
      return [{ creates: false, columns }];
    }
    default:
      return [];
  }
}

type Details = AccountChanged['data']['changes'];

/** The columns of the given details: null is a value, undefined is no change. */
function detailColumns(details: Details): Patch<typeof accounts>['columns'] {
  const { name, classification, gstin, companyTypeId, email, asset } = details;
  return {
    ...(name !== undefined && { name, name_key: nameKey(name) }),
    ...(classification !== undefined && {
      type_id: classification.typeId,
      group_code: classification.group,
      nature: classification.nature,
    }),
    gstin,
    company_type_id: companyTypeId,
    email,
    asset,
  };
}

function accountTypePatchOf(event: ProjectedEvent): Patch<typeof accountTypes>[] {
  if (event.type !== 'AccountTypeAdded' && event.type !== 'AccountTypeRenamed') return [];
  const { typeId, name } = event.data;
  const columns = {
    book_id: event.bookId,
    type_id: typeId,
    last_seq: event.seq,
    updated_at: event.recordedAt,
    name,
    name_key: nameKey(name),
  };
  if (event.type === 'AccountTypeRenamed') return [{ creates: false, columns }];
  const { group, reserved } = event.data;
  return [{ creates: true, columns: { ...columns, group_code: group, reserved } }];
}

export const chartOfAccountsProjection: Projection = {
  name: 'chart-of-accounts',
  version: 1,
  tables: [accounts, accountTypes],
  project,
};
