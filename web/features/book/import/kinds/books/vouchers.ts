// Vouchers of the lines of a file: lines of one number, type and day stand together, and a line
// without a number belongs to the one above it.
import type { z } from 'zod';
import type { importJournals } from '#api/contract/book/import.ts';
import type { RefusedLine } from '#api/contract/journal/batch.ts';
import { rupeesFromPaise } from '#core/kernel/paise.ts';
import { formatBalance, formatPaise } from '#web/format/money.ts';
import type { PlacedTrouble, RecordReading, RowReading, TextRow, RowProblem } from '../kind.ts';
import { readDayCell, readText } from '../cells.ts';
import { amountField, amountOf } from './amounts.ts';
import { billOnWire, billTrouble } from './bills.ts';
import { readVoucherType } from './voucher-types.ts';

type VoucherLine = z.input<(typeof importJournals)['lines']>;

const OF_VOUCHER = ['voucher', 'date', 'voucher_type', 'narration'] as const;
/** What tells one voucher from another; its narration may differ by line. */
const OF_KEY = ['voucher', 'date', 'voucher_type'] as const;

const blank = ({ texts }: TextRow, field: string): boolean => (texts[field] ?? '').trim() === '';

/** @returns the lines with the number, day, type and narration of their voucher. */
export function filledVouchers(rows: readonly TextRow[]): readonly TextRow[] {
  let above: TextRow | null = null;
  return rows.map((row) => {
    const goesOn =
      above !== null &&
      (blank(row, 'voucher') || row.texts['voucher'] === above.texts['voucher']) &&
      OF_KEY.every((field) => blank(row, field) || row.texts[field] === above?.texts[field]);
    const from: TextRow['texts'] = goesOn ? (above?.texts ?? {}) : {};
    const filled = OF_VOUCHER.flatMap((field) =>
      blank(row, field) && from[field] !== undefined ? [[field, from[field]] as const] : [],
    );
    above = { line: row.line, texts: { ...row.texts, ...Object.fromEntries(filled) } };
    return above;
  });
}

/** @returns the vouchers in the order in which they begin. */
export function vouchersOf(rows: readonly RowReading[]): readonly RecordReading[] {
  const groups = Map.groupBy(rows, keyOf);
  return [...groups.values()].map(voucherOf);
}

/** What is meant counts, so that 1/4/26 and 01-04-2026 are one day. */
const keyOf = ({ texts }: RowReading): string =>
  JSON.stringify(
    OF_KEY.map((field) => {
      const text = texts[field]?.trim() ?? '';
      const cell = READ_BY[field](text);
      return cell.ok ? cell.value : text;
    }),
  );

const READ_BY = {
  voucher: readText,
  date: readDayCell('Date'),
  voucher_type: readVoucherType,
} as const;

function voucherOf(rows: readonly RowReading[]): RecordReading {
  const amounts = rows.map((row) => ({ row, amount: amountOf(row) }));
  const troubles = new Map<number, RowProblem>();
  for (const { row, amount } of amounts) {
    if (row.trouble !== null) troubles.set(row.line, row.trouble);
    else if ('trouble' in amount) troubles.set(row.line, amount.trouble);
    const ofBill = row.trouble === null ? billTrouble(row) : null;
    if (ofBill !== null) troubles.set(row.line, ofBill);
  }
  const lines = amounts.map(({ row, amount }) => ({
    row,
    paise: 'paise' in amount ? amount.paise : 0,
  }));
  const debit = sum(lines.map(({ paise }) => Math.max(paise, 0)));
  const credit = sum(lines.map(({ paise }) => Math.max(-paise, 0)));
  if (troubles.size === 0 && debit !== credit) {
    const why = unbalanced(rows, { debit, credit });
    for (const { line, texts } of rows) {
      troubles.set(line, { field: amountField(texts), why, isOfRecord: true });
    }
  }
  const value = troubles.size === 0 ? valueOf(lines) : null;
  return { rows, troubles, value, texts: shownOf(lines, debit, value) };
}

const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0);

const unbalanced = (
  [row]: readonly RowReading[],
  { debit, credit }: { readonly debit: number; readonly credit: number },
): string =>
  `Voucher ${row?.texts['voucher']} does not balance: debit ${formatPaise(debit)}, ` +
  `credit ${formatPaise(credit)}`;

type Line = { readonly row: RowReading; readonly paise: number };

function valueOf(lines: readonly Line[]): VoucherLine | null {
  const [first] = lines;
  const value = first?.row.value ?? null;
  if (first === undefined || value === null) return null;
  const type = value['voucher_type'] as VoucherLine['voucher_type'];
  return {
    line: first.row.line,
    date: value['date'] as string,
    ...(type !== undefined && { voucher_type: type }),
    narration: narrationOf(lines.map(({ row }) => row)),
    entry: lines.map(({ row, paise }) => ({
      account_id: row.value?.['account_id'] as number,
      amount: rupeesFromPaise(paise),
      ...billOnWire(row, paise),
    })),
  };
}

const NARRATION_MAX = 1000;

/**
 * A journal’s own number is its place in the book, so the number that the file has for it stands at
 * the end of its narration, where a search finds it.
 */
function narrationOf(rows: readonly RowReading[]): string {
  const said = [...new Set(rows.map(({ texts }) => texts['narration']?.trim() ?? ''))];
  const number = `(voucher ${rows[0]?.texts['voucher']?.trim()})`;
  const words = said.filter((text) => text !== '').join('\n');
  const room = NARRATION_MAX - number.length - 1;
  return words === '' ? number : `${words.slice(0, room)} ${number}`;
}

/** As it will be posted, each of its lines with its account, its amount and its bill. */
const shownOf = (
  lines: readonly Line[],
  paise: number,
  value: VoucherLine | null,
): RecordReading['texts'] => {
  const first = lines[0]?.row;
  return {
    ...first?.texts,
    total: formatPaise(paise),
    day: first?.saved['date'] ?? '',
    type: first?.saved['voucher_type'] ?? '',
    narration: value === null ? (first?.texts['narration'] ?? '') : (value.narration ?? ''),
    lines: lines.map(lineShown).join('\n'),
  };
};

const lineShown = ({ row: { saved }, paise }: Line): string =>
  [
    `${saved['account_id'] ?? ''} ${formatBalance(paise)}`,
    [saved['bill_type'], saved['against_bill']].filter((text) => text !== undefined).join(' '),
    saved['bill_due'] === undefined ? '' : `due ${saved['bill_due']}`,
  ]
    .filter((text) => text !== '')
    .join(', ');

/** A refusal names the entry by its place, which is a row; what it says of the whole, the first. */
export function placedInVoucher(answer: RefusedLine, { rows }: RecordReading): PlacedTrouble {
  const [error] = answer.errors ?? [];
  const [, at, ofEntry] = /^entry\.(\d+)\.(\w+)/.exec(error?.field ?? '') ?? [];
  const { line: place, field = error?.field, fitting } = (answer.facts ?? {}) as Facts;
  const row = rows[at === undefined ? (place ?? 1) - 1 : Number(at)] ?? rows[0];
  const line = row?.line ?? 0;
  const why = error?.message ?? answer.detail;
  if (typeof fitting === 'string') {
    const offers = [{ text: fitting, label: `Use ${fitting}` }];
    return { line: rows[0]?.line ?? line, trouble: { field: 'voucher_type', why, offers } };
  }
  const said = ofEntry ?? field ?? null;
  const own = said === 'amount' && row !== undefined ? amountField(row.texts) : said;
  const isCell = own !== null && row !== undefined && own in row.texts;
  return { line, trouble: { field: isCell ? own : null, why, isOfRecord: true } };
}

type Facts = {
  readonly line?: number;
  readonly field?: string;
  readonly fitting?: string;
};
