// The amount of a row: under Debit or Credit, or an Amount that says Dr or Cr itself or in a column
// beside it. An amount that says neither is refused, since a wrong side is worse than none.
import { formatPaise } from '#web/format/money.ts';
import { readAmount, readSide } from '#web/shell/form/fields/table-cells.ts';
import { textColumn } from '../columns.ts';
import type { CellReading, ImportColumn, RowReading, Trouble } from '../kind.ts';

type Cell = { readonly paise: number; readonly side: 1 | -1 | null };

function readCell(text: string): CellReading {
  const cell = readAmount(text.trim());
  return cell === null
    ? { ok: false, why: `“${text}” is not an amount` }
    : { ok: true, value: cell };
}

function readSideCell(text: string): CellReading {
  const letter = text
    .trim()
    .replace(/^(d|by)$/i, 'dr')
    .replace(/^(c|to)$/i, 'cr');
  const value = readSide(letter);
  return value === null
    ? { ok: false, why: `“${text}” is neither Dr nor Cr` }
    : { ok: true, value };
}

export const amountColumns: readonly ImportColumn[] = [
  {
    ...textColumn('debit', 'Debit', ['debitamount', 'dr', 'dramount', 'debitrs', 'debitinr']),
    example: '1250.00',
    read: readCell,
  },
  {
    ...textColumn('credit', 'Credit', ['creditamount', 'cr', 'cramount', 'creditrs', 'creditinr']),
    read: readCell,
  },
  {
    ...textColumn('amount', 'Amount', ['amountrs', 'amountinr', 'balance', 'value']),
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

export type SignedRow = { readonly paise: number } | { readonly trouble: Trouble };

/** @returns the amount of a row, debit positive and credit negative, or what is wrong with it. */
export function amountOf({ value, texts }: RowReading): SignedRow {
  const cells = value as Readonly<Record<string, Cell | undefined>> | null;
  const debit = cells?.['debit'] ?? NOTHING;
  const credit = cells?.['credit'] ?? NOTHING;
  const amount = cells?.['amount'] ?? NOTHING;
  const given = [debit, credit, amount].filter(({ paise }) => paise !== 0);
  if (given.length === 0) return wrong(amountField(texts), 'The amount is empty');
  if (given.length > 1) return wrong('credit', 'Only one of debit and credit may have an amount');
  if (debit.paise !== 0) return onSide('debit', debit, 1);
  if (credit.paise !== 0) return onSide('credit', credit, -1);
  const side = (value?.['side'] as 1 | -1 | undefined) ?? amount.side;
  if (side === null) {
    return wrong('amount', `${formatPaise(amount.paise)} does not say whether it is Dr or Cr`);
  }
  return onSide('amount', amount, side);
}

const NOTHING: Cell = { paise: 0, side: null };

const wrong = (field: string, why: string): SignedRow => ({ trouble: { field, why } });

function onSide(field: string, { paise }: Cell, side: 1 | -1): SignedRow {
  if (paise > 0) return { paise: side * paise };
  return wrong(field, 'The amount is below zero: enter it on the other side');
}

/** The column in which the amount of a row is corrected. */
export function amountField(texts: RowReading['texts']): 'debit' | 'credit' | 'amount' {
  const has = (field: string): boolean => (texts[field] ?? '').trim() !== '';
  if (has('debit')) return 'debit';
  if (has('credit')) return 'credit';
  return 'amount' in texts ? 'amount' : 'debit';
}
