// Columns that several kinds have alike.
import { readId, readText } from './cells.ts';
import type { ImportColumn } from './kind.ts';

/** A column that is taken as it stands. */
export const textColumn = (
  field: string,
  title: string,
  names: readonly string[],
  example = '',
): ImportColumn => ({ field, title, names, example, read: readText });

/** What a GSTIN is called in the files of Tally, Zoho Books, Busy, Vyapar and ERPNext. */
export const GSTIN_NAMES = [
  'gstinuin',
  'gstinno',
  'gstinnumber',
  'gstnumber',
  'gstno',
  'gstn',
  'gst',
  'gstidentificationnumbergstin',
  'gstidentificationnumber',
  'gstregistrationno',
  'gstregistrationnumber',
  'taxid',
];

/** With it a row changes the record of this id; blank, it adds one. */
export const ID_COLUMN: ImportColumn = {
  field: 'id',
  title: 'ID (to change a record)',
  names: ['lekhaid', 'recordid'],
  example: '',
  read: readId,
};
