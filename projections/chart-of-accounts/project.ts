import type { AccountChanged } from '#core/account/index.ts';
import { nameKey } from '#core/kernel/text.ts';
import { patch } from '../runner/writing/patch-records.ts';
import type { Patch } from '../runner/writing/patch-records.ts';
import type { ProjectedEvent, Projection, TableStatement } from '../runner/projection.ts';
import { removeFrom } from '../runner/writing/write-rows.ts';
import { accounts, accountTypes } from './table.ts';

const patchAccounts = patch(accounts);
const patchAccountTypes = patch(accountTypes);
const removeAccounts = removeFrom(accounts);
const removeAccountTypes = removeFrom(accountTypes);

function project(events: readonly ProjectedEvent[]): readonly TableStatement[] {
  return [
    ...patchAccounts(events.flatMap(accountPatchOf)),
    ...patchAccountTypes(events.flatMap(accountTypePatchOf)),
    ...removeAccounts(events.flatMap(removedAccountOf)),
    ...removeAccountTypes(events.flatMap(removedAccountTypeOf)),
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
  if (event.type === 'AccountTypeGroupChanged') {
    const { bookId, seq, recordedAt } = event;
    const { typeId, group } = event.data;
    const touched = { book_id: bookId, last_seq: seq, updated_at: recordedAt };
    return [{ creates: false, columns: { ...touched, type_id: typeId, group_code: group } }];
  }
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
  const created = { created_at: event.recordedAt, group_code: group, reserved };
  return [{ creates: true, columns: { ...columns, ...created } }];
}

/** What was created and removed in one slice is written first, and then goes. */
const removedAccountOf = (event: ProjectedEvent) =>
  event.type === 'AccountRemoved'
    ? [{ book_id: event.bookId, account_id: event.data.accountId }]
    : [];

const removedAccountTypeOf = (event: ProjectedEvent) =>
  event.type === 'AccountTypeRemoved'
    ? [{ book_id: event.bookId, type_id: event.data.typeId }]
    : [];

export const chartOfAccountsProjection: Projection = {
  name: 'chart-of-accounts',
  version: 2,
  tables: [accounts, accountTypes],
  project,
};
