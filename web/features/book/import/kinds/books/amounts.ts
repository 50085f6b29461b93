// The amount of a row: under Debit or Credit, or an Amount that says Dr or Cr itself or in a column
// beside it. An amount that says neither is refused, since a wrong side is worse than none.
import { formatPaise, formatSigned } from '#web/format/money.ts';
import {
  bareFigureOf,
  readAmount,
  readSide,
  withFigure,
} from '#web/shell/form/fields/table-cells.ts';
import { figureWrong } from '../cells.ts';
import { textColumn } from '../columns.ts';
import type { CellReading, ImportColumn, RowReading, RowProblem } from '../kind.ts';

type Cell = { readonly paise: number; readonly side: 1 | -1 | null };

function readCell(text: string): CellReading {
  const cell = readAmount(text.trim());
  if (cell !== null) {
    const side = cell.side === null ? '' : cell.side === 1 ? ' Dr' : ' Cr';
    return { ok: true, value: cell, shown: `${formatSigned(cell.paise)}${side}` };
  }
  const wrong = figureWrong(`“${text}”`, bareFigureOf(text), 2);
  if (wrong.ok || wrong.offers === undefined) return wrong;
  // What stands beside the figure stays: Cr, or a minus.
  return {
    ...wrong,
    offers: wrong.offers.map((offer) => ({ ...offer, text: withFigure(text, offer.text) })),
  };
}

function readSideCell(text: string): CellReading {
  const letter = text
    .trim()
    .replace(/^(d|by)$/i, 'dr')
    .replace(/^(c|to)$/i, 'cr');
  const value = readSide(letter);
  return value === null
    ? { ok: false, why: `“${text}” is neither Dr nor Cr` }
    : { ok: true, value, shown: value === 1 ? 'Dr' : 'Cr' };
}

const DEBIT_NAMES = [
  'debitamount',
  'debitrs',
  'debitinr',
  'dramount',
  'dr',
  'openingdebit',
  'openingbalancedebit',
  'opbaldr',
];
const CREDIT_NAMES = [
  'creditamount',
  'creditrs',
  'creditinr',
  'cramount',
  'cr',
  'openingcredit',
  'openingbalancecredit',
  'opbalcr',
];
const AMOUNT_NAMES = [
  'amountrs',
  'amountinr',
  'openingbalance',
  'openingbal',
  'opbalance',
  'opbal',
  'balance',
  'closingbalance',
  'value',
];

export const amountColumns: readonly ImportColumn[] = [
  {
    ...textColumn('debit', 'Debit', DEBIT_NAMES),
    example: '1250.00',
    read: readCell,
  },
  {
    ...textColumn('credit', 'Credit', CREDIT_NAMES),
    read: readCell,
  },
  {
    ...textColumn('amount', 'Amount', AMOUNT_NAMES),
    read: readCell,
  },
  {
    ...textColumn('side', 'Dr or Cr', ['drcr', 'crdr', 'debitcredit', 'side', 'balancetype']),
    read: readSideCell,
  },
];

/** @returns what a choice of columns lacks to say an amount; null where nothing. */
export function amountsLack(fields: ReadonlySet<string>): string | null {
  if (fields.has('amount') || (fields.has('debit') && fields.has('credit'))) return null;
  return 'Choose the columns of Debit and Credit, or that of Amount.';
}

type SignedRow = { readonly paise: number } | { readonly trouble: RowProblem };

/** @returns the amount of a row, debit positive and credit negative, or what is wrong with it. */
export function amountOf({ value, texts }: RowReading): SignedRow {
  const cells = value as Readonly<Record<string, Cell | undefined>> | null;
  const debit = cells?.['debit'] ?? NOTHING;
  const credit = cells?.['credit'] ?? NOTHING;
  const amount = cells?.['amount'] ?? NOTHING;
  const given = [debit, credit, amount].filter(({ paise }) => paise !== 0);
  if (given.length === 0) return amiss(amountField(texts), 'The amount is empty');
  if (given.length > 1) return amiss('credit', 'Only one of debit and credit may have an amount');
  if (debit.paise !== 0) return onSide('debit', debit, 1);
  if (credit.paise !== 0) return onSide('credit', credit, -1);
  const side = (value?.['side'] as 1 | -1 | undefined) ?? amount.side;
  if (side === null) {
    return amiss('amount', `${formatPaise(amount.paise)} does not say whether it is Dr or Cr`);
  }
  return onSide('amount', amount, side);
}

const NOTHING: Cell = { paise: 0, side: null };

const amiss = (field: string, why: string): SignedRow => ({ trouble: { field, why } });

function onSide(field: string, { paise }: Cell, side: 1 | -1): SignedRow {
  if (paise > 0) return { paise: side * paise };
  return amiss(field, 'The amount is below zero: enter it on the other side');
}

/** The column in which the amount of a row is corrected. */
export function amountField(texts: RowReading['texts']): 'debit' | 'credit' | 'amount' {
  const has = (field: string): boolean => (texts[field] ?? '').trim() !== '';
  if (has('debit')) return 'debit';
  if (has('credit')) return 'credit';
  return 'amount' in texts ? 'amount' : 'debit';
}
