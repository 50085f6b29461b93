import type { AccountType } from '#api/contract/account/account.ts';
import { importAccounts } from '#api/contract/book/import.ts';
import { nameOfGroup } from '#core/account-type/index.ts';
import type { GroupCode } from '#core/account-type/index.ts';
import { nameKey } from '#core/kernel/text.ts';
import { paths } from '#web/paths.ts';
import { readGstin } from './cells.ts';
import { GSTIN_NAMES, ID_COLUMN, textColumn } from './columns.ts';
import { groupCalled } from './foreign-groups.ts';
import type { CellReading, ImportColumn, KindOfImport } from './kind.ts';
import { sameName } from './spelling.ts';

/** @param types those of the book, by whose names a file says what an account is. */
export const accountsKind = (types: readonly AccountType[]): KindOfImport => ({
  path: 'accounts',
  kind: 'account',
  one: 'account',
  many: 'accounts',
  title: 'Import accounts',
  list: 'Accounts',
  listOf: paths.accounts,
  endpoint: importAccounts,
  columns: columnsOf(types),
  likenesses: [{ field: 'name', noun: 'name', keyOf: nameKey, mayRepeat: false }],
  shown: ['name', 'account_type_id', 'gstn_id', 'email_id'],
});

/** In the order of how surely each is meant: of Busy, Zoho Books, Tally, ERPNext. */
const NAMES = [
  'accountname',
  'accname',
  'account',
  'ledgername',
  'ledger',
  'accounthead',
  'displayname',
  'particulars',
];

const columnsOf = (types: readonly AccountType[]): readonly ImportColumn[] => [
  {
    ...textColumn('name', 'Name', NAMES, 'Shop rent'),
    isNeeded: true,
  },
  {
    ...textColumn('account_type_id', 'Type', [
      'accounttype',
      'groupname',
      'accountgroup',
      'group',
      'under',
      'parentgroup',
      'parentaccount',
      'parent',
      'roottype',
    ]),
    example: 'Indirect Expenses',
    isNeeded: true,
    isShared: true,
    choices: types.map(({ name }) => name),
    read: (text) => readType(text, types),
  },
  {
    ...textColumn('gstn_id', 'GSTIN', GSTIN_NAMES),
    read: readGstin,
  },
  textColumn('email_id', 'E-mail', ['email', 'emailaddress', 'mail']),
  ID_COLUMN,
];

/** An export says of an account that it is retired behind its type. */
const RETIRED = /,\s*retired$/i;

/** Which other program calls a group so is known by a table, and is for a person to say. */
function readType(text: string, types: readonly AccountType[]): CellReading {
  const written = text.trim().replace(RETIRED, '');
  const key = nameKey(written);
  const found = types.find(({ name }) => nameKey(name) === key);
  if (found !== undefined) return { ok: true, value: found.id, shown: found.name };
  const why = `No account type is called “${written}”`;
  const spelt = types.filter(({ name }) => sameName(written, name) === 'spelling');
  const [one, other] = spelt;
  if (one !== undefined && other === undefined) {
    return { ok: false, why, offers: [{ ...offerOf(one), isSpelling: true }] };
  }
  // The table of accounts of a whole book names the type by its number.
  const numbered = types.find(({ id }) => String(id) === written);
  if (numbered !== undefined) return { ok: false, why, offers: [offerOf(numbered)] };
  const code = groupCalled(written);
  const meant = types.filter(({ group }) => group !== null && group === code);
  const called = meant.find(({ group, name }) => name === nameOfGroup(group as GroupCode));
  const near = called ?? meant[0];
  return near === undefined ? { ok: false, why } : { ok: false, why, offers: [offerOf(near)] };
}

const offerOf = ({ name }: AccountType) => ({ text: name, label: `Use ${name}` });
