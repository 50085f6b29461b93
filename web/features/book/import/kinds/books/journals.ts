import { importJournals } from '#api/contract/book/import.ts';
import type { Account } from '#api/contract/account/account.ts';
import { paths } from '#web/paths.ts';
import { readDayCell, readText } from '../cells.ts';
import { textColumn } from '../columns.ts';
import type { ImportColumn, KindOfImport } from '../kind.ts';
import { accountColumn } from './account-column.ts';
import { amountColumns, amountsLack } from './amounts.ts';
import { billColumns } from './bills.ts';
import { readVoucherType } from './voucher-types.ts';
import { filledVouchers, placedInVoucher, vouchersOf } from './vouchers.ts';

/** @param accounts those of the book, which a file names. */
export const journalsKind = (accounts: readonly Account[]): KindOfImport => ({
  path: 'journals',
  kind: 'journal',
  one: 'journal',
  many: 'journals',
  title: 'Import journals',
  list: 'Journals',
  listOf: paths.journals,
  endpoint: importJournals,
  columns: columnsOf(accounts),
  likenesses: [
    { field: 'date', noun: 'date, amount and narration', keyOf: (text) => text, mayRepeat: true },
  ],
  shown: ['voucher', 'account_id', 'debit', 'credit'],
  records: {
    columns: [
      { field: 'voucher', title: 'Voucher' },
      { field: 'total', title: 'Amount' },
      { field: 'day', title: 'Date' },
      { field: 'type', title: 'Type' },
      { field: 'lines', title: 'Lines' },
      { field: 'narration', title: 'Narration' },
    ],
    filled: filledVouchers,
    group: vouchersOf,
    placed: placedInVoucher,
    lacks: amountsLack,
  },
});

const columnsOf = (accounts: readonly Account[]): readonly ImportColumn[] => [
  {
    ...textColumn('voucher', 'Voucher number', VOUCHER_NAMES, 'JV-1'),
    isNeeded: true,
    isOfRecord: true,
    read: readText,
  },
  {
    ...textColumn('date', 'Date', [
      'voucherdate',
      'vchdate',
      'journaldate',
      'entrydate',
      'postingdate',
    ]),
    example: '01-04-2026',
    isNeeded: true,
    isOfRecord: true,
    isShared: true,
    read: readDayCell('Date'),
  },
  {
    ...textColumn('voucher_type', 'Voucher type', ['vchtype', 'type', 'vouchertypename']),
    example: 'Journal',
    isOfRecord: true,
    isShared: true,
    choices: ['Journal', 'Payment', 'Receipt', 'Contra'],
    read: readVoucherType,
  },
  accountColumn(accounts, 'Cash'),
  ...amountColumns,
  ...billColumns,
  {
    ...textColumn('narration', 'Narration', NARRATION_NAMES, 'Tea for the staff'),
    isOfRecord: true,
  },
];

const VOUCHER_NAMES = [
  'voucher',
  'voucherno',
  'vchno',
  'vchnumber',
  'vch',
  'journalno',
  'journalnumber',
  'entryno',
  'entry',
  'documentno',
  'docno',
  'number',
  'no',
];
const NARRATION_NAMES = ['description', 'remarks', 'remark', 'memo', 'details', 'notes'];
