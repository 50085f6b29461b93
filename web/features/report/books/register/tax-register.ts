// The register of sales or notes as a sheet: its vouchers with a column for each head of tax, or a
// row for each month.
import { readTaxRegister } from '#api/contract/account/registers.ts';
import type { RegisterKind, TaxRegister, TaxRegisterRow } from '#api/contract/account/registers.ts';
import { stateOfCode } from '#core/tax/index.ts';
import type { ReportCell, ReportColumn } from '#core/kernel/writing/sheet.ts';
import { nameOfMonth } from '#core/kernel/calendar-date.ts';
import { formatCount, paiseFromWire } from '#web/format/money.ts';
import { everyPage } from '#web/shell/sheet/gathering.ts';
import type { SheetWork } from '#web/shell/sheet/gathering.ts';
import { periodInWords } from '#web/shell/sheet/words.ts';
import { explainedCells } from '../kit/report-view.ts';
import type { ExplainLine, ReportRow, ReportView } from '../kit/report-view.ts';
import type { ReportRange } from '../kit/use-report-range.ts';

export type RegisterRequest = {
  readonly bookId: number;
  readonly kind: RegisterKind;
  readonly range: Pick<ReportRange, 'from' | 'to'>;
};

export const REGISTER_ROWS = 200;

/** As the call for a part of it has it. */
export const registerCall = (
  { bookId, kind, range: { from, to } }: RegisterRequest,
  offset: number,
  limit = REGISTER_ROWS,
) => ({ params: { bookId }, query: { kind, from, to, offset, limit } });

const COLUMNS: readonly ReportColumn[] = [
  { head: 'Date', kind: 'date' },
  { head: 'Party', kind: 'text' },
  { head: 'Voucher', kind: 'text' },
  { head: 'GSTIN', kind: 'text' },
  { head: 'Place of supply', kind: 'text', onlyIn: 'file' },
  { head: 'Taxable (₹)', kind: 'money', rule: 'pair' },
  { head: 'CGST (₹)', kind: 'money' },
  { head: 'SGST (₹)', kind: 'money' },
  { head: 'IGST (₹)', kind: 'money' },
  { head: 'Cess (₹)', kind: 'money' },
  { head: 'Round off (₹)', kind: 'money', onlyIn: 'file' },
  { head: 'Total (₹)', kind: 'money', rule: 'answer' },
];

type Amounts = Pick<
  TaxRegisterRow,
  'taxable' | 'cgst' | 'sgst' | 'igst' | 'cess' | 'round_off' | 'total'
>;

/** Nothing is written where a head has nothing; value and total always are. */
function amountCells(amounts: Amounts): readonly ReportCell[] {
  const { taxable, cgst, sgst, igst, cess, round_off: roundOff, total } = amounts;
  const cell = (rupees: string) => paiseFromWire(rupees) || null;
  return [
    paiseFromWire(taxable),
    ...[cgst, sgst, igst, cess, roundOff].map(cell),
    paiseFromWire(total),
  ];
}

/** @returns `27 Maharashtra`. */
export const placeName = (code: string | null): string =>
  code === null ? '' : `${code} ${stateOfCode(code)?.name ?? ''}`.trim();

export type RegisterParts = {
  readonly title: string;
  readonly range: Pick<ReportRange, 'from' | 'to'>;
  readonly register: TaxRegister;
  readonly hrefOf: (journalId: number) => string;
  readonly monthHref: (month: string) => string;
  /** Of all of it. */
  readonly explainHref?: ExplainLine;
  /** Of one of its months. */
  readonly explainMonth?: (month: string) => ExplainLine;
};

const headOf = ({ title, range }: RegisterParts) => ({
  title,
  period: periodInWords(range),
  remarks: [],
  columns: COLUMNS,
});

/** @param rows those that are there so far. */
export function registerView(parts: RegisterParts, rows: readonly TaxRegisterRow[]): ReportView {
  const { register, hrefOf } = parts;
  const isWhole = rows.length === register.totals.count;
  const lines = rows.map((row): ReportRow => ({
    as: 'line',
    key: String(row.journal_id),
    href: hrefOf(row.journal_id),
    below: row.reverses !== null ? 'Reversal' : row.reversed_by !== null ? 'Reversed later' : '',
    cells: [
      row.date,
      row.party,
      row.document.number,
      row.gstin,
      placeName(row.place),
      ...amountCells(row),
    ],
  }));
  return {
    ...headOf(parts),
    nameAt: 1,
    phone: [1, 11],
    phoneBelow: [0, 2],
    lines: [...lines, ...(isWhole && lines.length > 0 ? [totalRow(parts)] : [])],
  };
}

/** @returns the same with a row for each month, which leads to its vouchers. */
export function monthlyView(parts: RegisterParts): ReportView {
  const { register, monthHref, explainMonth } = parts;
  const rows = register.months.map((month): ReportRow => ({
    as: 'line',
    key: month.month,
    href: monthHref(month.month),
    cells: [
      null,
      monthName(month.month),
      vouchersOf(month.count),
      null,
      null,
      ...amountCells(month),
    ],
    ...explainedCells(explainMonth?.(month.month), EXPLAINED),
  }));
  return {
    ...headOf(parts),
    columns: COLUMNS.map((column, at) => MONTHLY_HEADS[at] ?? column),
    nameAt: 1,
    phone: [1, 11],
    phoneBelow: [2],
    lines: rows.length === 0 ? [] : [...rows, totalRow(parts)],
  };
}

/** @returns the months by their names alone, so that April stands beside April of another year. */
export function monthsOfYear(parts: RegisterParts): ReportView {
  const view = monthlyView(parts);
  const ofMonth = (name: ReportCell): string => String(name ?? '').replace(/ \d{4}$/, '');
  return {
    ...view,
    lines: view.lines.map((row) => {
      if (row.as !== 'line') return row;
      const name = ofMonth(row.cells[1] ?? null);
      return { ...row, key: name, cells: row.cells.with(1, name) };
    }),
  };
}

/** By month there is neither a day nor a party. */
const MONTHLY_HEADS: Readonly<Record<number, ReportColumn>> = {
  0: { head: 'Day', kind: 'date', onlyIn: 'file' },
  1: { head: 'Month', kind: 'text' },
  2: { head: 'Vouchers', kind: 'text' },
  3: { head: 'GSTIN', kind: 'text', onlyIn: 'file' },
};

const vouchersOf = (count: number): string =>
  `${formatCount(count)} ${count === 1 ? 'voucher' : 'vouchers'}`;

/** @returns `November 2026` of `2026-11`. */
const monthName = (month: string): string =>
  `${nameOfMonth(Number(month.slice(5)))} ${month.slice(0, 4)}`;

const HEADS = ['taxable', 'cgst', 'sgst', 'igst', 'cess', 'round_off', 'total'] as const;
const EXPLAINED = HEADS.map((head, at) => [5 + at, head] as const);

const totalRow = ({ register: { totals }, explainHref }: RegisterParts): ReportRow => ({
  as: 'total',
  key: 'total',
  cells: [null, 'Total', vouchersOf(totals.count), null, null, ...amountCells(totals)],
  ...explainedCells(explainHref, EXPLAINED),
});

/** Reads all of the register, for paper and files. */
export async function readWholeRegister(work: SheetWork, asked: RegisterRequest) {
  let offset = 0;
  const limit = 500;
  const pages = await everyPage<TaxRegister, number>(work, {
    read: (begin) => work.read(readTaxRegister, registerCall(asked, begin ?? 0, limit)),
    next: (page) => {
      offset += page.rows.length;
      return page.rows.length < limit ? null : offset;
    },
    countOf: ({ rows }) => rows.length,
  });
  const [register] = pages;
  if (register === undefined) throw new Error('A register has a first page.');
  return { register, rows: pages.flatMap(({ rows }) => rows) };
}
