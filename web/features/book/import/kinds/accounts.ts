import type { AccountType } from '#api/contract/account/account.ts';
import { importAccounts } from '#api/contract/book/import.ts';
import { nameKey } from '#core/kernel/text.ts';
import { paths } from '#web/paths.ts';
import { readGstin } from './cells.ts';
import { ID_COLUMN, textColumn } from './columns.ts';
import type { CellReading, ImportColumn, KindOfImport } from './kind.ts';

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

const columnsOf = (types: readonly AccountType[]): readonly ImportColumn[] => [
  {
    ...textColumn('name', 'Name', ['account', 'accountname', 'ledger', 'ledgername'], 'Shop rent'),
    isNeeded: true,
  },
  {
    ...textColumn('account_type_id', 'Type', [
      'accounttype',
      'group',
      'under',
      'parent',
      'groupname',
      'accountgroup',
    ]),
    example: 'Indirect Expenses',
    isNeeded: true,
    read: (text) => readType(text, types),
  },
  {
    ...textColumn('gstn_id', 'GSTIN', ['gst', 'gstno', 'gstnumber', 'gstinuin', 'gstn']),
    read: readGstin,
  },
  textColumn('email_id', 'E-mail', ['email', 'emailaddress', 'mail']),
  ID_COLUMN,
];

/** One that holds the words, or is held by them, is offered: Expense (Indirect). */
function readType(text: string, types: readonly AccountType[]): CellReading {
  const key = nameKey(text);
  const found = types.find(({ name }) => nameKey(name) === key);
  if (found !== undefined) return { ok: true, value: found.id };
  const words = new Set(key.split(/[^a-z0-9]+/).filter((word) => word.length > 2));
  const shared = ({ name }: AccountType): number =>
    nameKey(name)
      .split(/[^a-z0-9]+/)
      .filter((word) => words.has(word)).length;
  const [near] = types.toSorted((one, other) => shared(other) - shared(one));
  const why = `No account type is called “${text}”`;
  if (near === undefined || shared(near) === 0) return { ok: false, why };
  return { ok: false, why, use: { text: near.name, label: `Use ${near.name}` } };
}
