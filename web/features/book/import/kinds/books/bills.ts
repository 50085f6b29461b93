// The bill of a row of a customer or supplier: what it is called, and whether the row makes it,
// settles it or pays it in advance, as Tally names the methods of adjustment.
import { rupeesFromPaise } from '#core/kernel/paise.ts';
import { lettersOf } from '#core/kernel/text.ts';
import { readDayCell } from '../cells.ts';
import { textColumn } from '../columns.ts';
import type { CellReading, ImportColumn, RowReading, RowProblem } from '../kind.ts';

type BillType = 'new' | 'against' | 'advance' | 'on-account';

const TYPES: Readonly<Record<string, BillType>> = {
  new: 'new',
  newref: 'new',
  newreference: 'new',
  against: 'against',
  againstref: 'against',
  againstreference: 'against',
  agst: 'against',
  agstref: 'against',
  advance: 'advance',
  adv: 'advance',
  onaccount: 'on-account',
  onacc: 'on-account',
};

function readBillType(text: string): CellReading {
  const value = TYPES[lettersOf(text)];
  return value === undefined
    ? { ok: false, why: `“${text}” is not New, Against, Advance or On account` }
    : { ok: true, value, shown: SHOWN[value] };
}

const SHOWN: Readonly<Record<BillType, string>> = {
  new: 'New',
  against: 'Against',
  advance: 'Advance',
  'on-account': 'On account',
};

const NUMBER_MAX = 50;

const readBill = (text: string): CellReading =>
  text.length > NUMBER_MAX
    ? { ok: false, why: `Bill reference has more than ${NUMBER_MAX} characters` }
    : { ok: true, value: text };

export const billColumns: readonly ImportColumn[] = [
  {
    ...textColumn('bill_type', 'Against / New / Advance', [
      'billtype',
      'typeofref',
      'typeofreference',
      'reftype',
      'referencetype',
      'methodofadjustment',
      'methodofadj',
      'billreftype',
    ]),
    isShared: true,
    choices: ['New', 'Against', 'Advance', 'On account'],
    read: readBillType,
  },
  {
    ...textColumn('against_bill', 'Bill reference', [
      'billref',
      'billname',
      'billno',
      'billnumber',
      'billreferenceno',
      'refname',
      'agstref',
      'reference',
    ]),
    read: readBill,
  },
  {
    ...textColumn('bill_due', 'Bill due on', ['duedate', 'dueon', 'billduedate']),
    read: readDayCell('Bill due on'),
  },
];

const billOf = ({ value }: RowReading) => ({
  type: value?.['bill_type'] as BillType | undefined,
  name: value?.['against_bill'] as string | undefined,
  due: value?.['bill_due'] as string | undefined,
});

/** @returns what is wrong with the bill of a row whose cells can be read; null where nothing. */
export function billTrouble(row: RowReading): RowProblem | null {
  const { type, name } = billOf(row);
  if (type === undefined && name !== undefined) {
    return { field: 'bill_type', why: `Say whether “${name}” is New, Against or Advance` };
  }
  return (type === 'against' || type === 'new') && name === undefined
    ? { field: 'against_bill', why: 'Enter the bill reference' }
    : null;
}

/** @returns what the line says of its bill on the wire; nothing where it is all on account. */
export function billOnWire(row: RowReading, paise: number) {
  const { type, name, due } = billOf(row);
  if (type === undefined || (type === 'on-account' && name === undefined)) return {};
  if (type === 'against') return { against_bill: name };
  const reference = {
    kind: type,
    amount: rupeesFromPaise(Math.abs(paise)),
    ...(name !== undefined && { name }),
    ...(due !== undefined && { due_date: due }),
  };
  return { references: [reference] };
}
