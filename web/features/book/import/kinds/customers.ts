import { importCustomers } from '#api/contract/book/import.ts';
import { paths } from '#web/paths.ts';
import { ID_COLUMN } from './columns.ts';
import type { ImportColumn, KindOfImport } from './kind.ts';
import { dueDaysColumn, PARTY_COLUMNS, PARTY_LIKENESSES, partyNameColumn } from './parties.ts';

const COLUMNS: readonly ImportColumn[] = [
  partyNameColumn('customername', 'customer'),
  ...PARTY_COLUMNS,
  dueDaysColumn('due_days'),
  ID_COLUMN,
];

export const customersKind: KindOfImport = {
  path: 'customers',
  kind: 'customer',
  one: 'customer',
  many: 'customers',
  title: 'Import customers',
  list: 'Customers',
  listOf: paths.customersOf,
  endpoint: importCustomers,
  columns: COLUMNS,
  likenesses: PARTY_LIKENESSES,
  shown: ['name', 'gst_number', 'state_code', 'city', 'phone'],
};
