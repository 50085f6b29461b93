// The register of sales or notes as a sheet: its vouchers with a column for each head of tax, or a
// row for each month.
import { readTaxRegister } from '#api/contract/account/registers.ts';
import type { RegisterKind, TaxRegister, TaxRegisterRow } from '#api/contract/account/registers.ts';
import { stateOfCode } from '#core/tax/index.ts';
import { nameOfMonth } from '#core/kernel/calendar-date.ts';
import { column, reportOf, withTotal } from '#core/report/index.ts';
import type { DeclaredColumn, DeclaredLine, ExplainLine, ReportView } from '#core/report/index.ts';
import { counted } from '#web/format/money.ts';
import { everyPage } from '#web/shell/sheet/gathering.ts';
import type { SheetWork } from '#web/shell/sheet/gathering.ts';
import { periodInWords } from '#web/shell/sheet/words.ts';
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

/** A voucher, the vouchers of a month, or all of them. */
type RegisterRow = {
  readonly date?: string;
  readonly name: string;
  /** Its number, or how many there are. */
  readonly voucher: string;
  readonly gstin?: string | null;
  readonly place?: string | null;
  readonly amounts: Omit<TaxRegister['totals'], 'count'>;
};

type RegisterColumn = DeclaredColumn<RegisterRow>;

const amount = (
  head: string,
  figure: string,
  of: keyof RegisterRow['amounts'],
  more: Pick<RegisterColumn, 'rule' | 'onlyIn' | 'onPhone' | 'blankNil'> = { blankNil: true },
): RegisterColumn => column.money(head, ({ amounts }) => amounts[of], { figure, ...more });

/** By month there is neither a day nor a party. */
const columnsOf = (as: 'vouchers' | 'months'): readonly RegisterColumn[] => {
  const isByMonth = as === 'months';
  return [
    column.date(
      isByMonth ? 'Day' : 'Date',
      ({ date = null }) => date,
      isByMonth ? { onlyIn: 'file' } : { onPhone: 'below' },
    ),
    column.text(isByMonth ? 'Month' : 'Party', ({ name }) => name, { isName: true }),
    column.text(isByMonth ? 'Vouchers' : 'Voucher', ({ voucher }) => voucher, { onPhone: 'below' }),
    column.text('GSTIN', ({ gstin = null }) => gstin, isByMonth ? { onlyIn: 'file' } : {}),
    column.text('Place of supply', ({ place }) => (place === undefined ? null : placeName(place)), {
      onlyIn: 'file',
    }),
    amount('Taxable', 'taxable', 'taxablePaise', { rule: 'pair' }),
    amount('CGST', 'cgst', 'cgstPaise'),
    amount('SGST', 'sgst', 'sgstPaise'),
    amount('IGST', 'igst', 'igstPaise'),
    amount('Cess', 'cess', 'cessPaise'),
    amount('Round off', 'round_off', 'roundOffPaise', { onlyIn: 'file', blankNil: true }),
    amount('Total', 'total', 'totalPaise', { rule: 'answer', onPhone: 'column' }),
  ];
};

const VOUCHERS = columnsOf('vouchers');
const MONTHS = columnsOf('months');

/** @returns `27 Maharashtra`. */
const placeName = (code: string | null): string =>
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
});

/** Null tells the figures of all of it from those of a month. */
type OfMonth = string | null;
type RegisterLine = DeclaredLine<RegisterRow, OfMonth>;

const explainedIn = ({ explainHref, explainMonth }: RegisterParts) =>
  explainHref === undefined && explainMonth === undefined
    ? undefined
    : (figure: string, month: OfMonth) =>
        (month === null ? explainHref : explainMonth?.(month))?.(figure);

/** @param rows those that are there so far. */
export function registerView(parts: RegisterParts, rows: readonly TaxRegisterRow[]): ReportView {
  const { register, hrefOf } = parts;
  const isWhole = rows.length === register.totals.count;
  const lines = rows.map((row): RegisterLine => ({
    as: 'line',
    key: String(row.journalId),
    href: hrefOf(row.journalId),
    below: row.reverses !== null ? 'Reversal' : row.reversedBy !== null ? 'Reversed later' : '',
    row: {
      date: row.date,
      name: row.party,
      voucher: row.document.number,
      gstin: row.partyGstin,
      place: row.place,
      amounts: row,
    },
  }));
  return reportOf(
    headOf(parts),
    VOUCHERS,
    isWhole ? withTotal(lines, totalOf(parts)) : lines,
    explainedIn(parts),
  );
}

/** @returns the same with a row for each month, which leads to its vouchers. */
export const monthlyView = (parts: RegisterParts): ReportView => viewByMonth(parts, monthName);

/** @returns the months by their names alone, so that April stands beside April of another year. */
export const monthsOfYear = (parts: RegisterParts): ReportView =>
  viewByMonth(parts, nameWithoutYear, nameWithoutYear);

function viewByMonth(
  parts: RegisterParts,
  nameOf: (month: string) => string,
  keyOf = (month: string) => month,
): ReportView {
  const { register, monthHref } = parts;
  const lines = register.months.map(({ month, count, ...amounts }): RegisterLine => ({
    as: 'line',
    key: keyOf(month),
    href: monthHref(month),
    row: { name: nameOf(month), voucher: counted(count, 'voucher'), amounts },
    whose: month,
  }));
  return reportOf(headOf(parts), MONTHS, withTotal(lines, totalOf(parts)), explainedIn(parts));
}

/** @returns `November` of `2026-11`. */
const nameWithoutYear = (month: string): string => nameOfMonth(Number(month.slice(5)));

/** @returns `November 2026` of `2026-11`. */
const monthName = (month: string): string => `${nameWithoutYear(month)} ${month.slice(0, 4)}`;

const totalOf = ({ register: { totals } }: RegisterParts) => ({
  row: { name: 'Total', voucher: counted(totals.count, 'voucher'), amounts: totals },
  whose: null,
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
