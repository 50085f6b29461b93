// A ledger as a sheet: its entries by day with the balance after each, as an accountant keeps it.
import { readLedger } from '#api/contract/account/ledger.ts';
import type { Ledger, LedgerLine } from '#api/contract/account/ledger.ts';
import { calendarDate } from '#core/kernel/calendar-date.ts';
import { reportColumns, reportLines } from '#core/kernel/writing/sheet.ts';
import type {
  ReportCell,
  ReportColumnOf,
  ReportSheet,
  SheetLine,
} from '#core/kernel/writing/sheet.ts';
import { paiseFromWire } from '#web/format/money.ts';
import { ledgerDaysQuery } from '#web/state/address.ts';
import type { LedgerDays } from '#web/state/address.ts';
import { everyPage } from '#web/shell/sheet/gathering.ts';
import type { SheetWork } from '#web/shell/sheet/gathering.ts';
import { periodInWords } from '#web/shell/sheet/words.ts';
import { yearEndName } from './wording.ts';

const side = (amount: string, sign: 1 | -1): number | null => {
  const paise = paiseFromWire(amount) * sign;
  return paise > 0 ? paise : null;
};

const NAMES_MAX = 3;

/** The accounts on the other side; of a long voucher the first of them. */
function particularsOf({ counter }: LedgerLine): string {
  const names = counter.slice(0, NAMES_MAX).map(({ name }) => name);
  const more = counter.length - names.length;
  return `${names.join(', ')}${more === 0 ? '' : ` +${more}`}`;
}

/** The columns of a running ledger, in their order. */
export const LEDGER_COLUMNS: readonly ReportColumnOf<LedgerLine>[] = [
  { head: 'Date', kind: 'date', of: ({ date }) => date },
  { head: 'Entry', kind: 'text', of: ({ number }) => `#${number}` },
  { head: 'Particulars', kind: 'text', of: particularsOf },
  { head: 'Narration', kind: 'text', of: ({ narration }) => narration },
  { head: 'Debit (₹)', kind: 'money', of: ({ amount }) => side(amount, 1) },
  { head: 'Credit (₹)', kind: 'money', of: ({ amount }) => side(amount, -1) },
  { head: 'Balance (₹)', kind: 'money', of: ({ balance }) => Math.abs(paiseFromWire(balance)) },
  { head: 'Dr/Cr', kind: 'side', of: ({ balance }) => paiseFromWire(balance) },
];

const PAGE_LIMIT = 500;

type LedgerSheetQuery = {
  readonly bookId: number;
  readonly accountId: number;
  readonly days: LedgerDays;
};

export async function ledgerSheet(
  gathering: SheetWork,
  { bookId, accountId, days }: LedgerSheetQuery,
): Promise<ReportSheet> {
  const pages = await everyPage(gathering, {
    read: (after: string | null) =>
      gathering.read(readLedger, {
        params: { bookId, accountId },
        query: { ...ledgerDaysQuery(days), limit: PAGE_LIMIT, ...(after !== null && { after }) },
      }),
    next: ({ next }) => next,
    countOf: ({ lines }) => lines.length,
  });
  const [first] = pages;
  if (first === undefined) throw new Error('A ledger has a first page.');
  return sheetOfLedger(
    first,
    pages.flatMap(({ lines }) => lines),
  );
}

/** What is no entry: the balance before the first one, and the sums with the balance at the end. */
const sums = (
  date: string | null,
  text: string,
  money: readonly [ReportCell, ReportCell],
  balance: number,
): ReportCell[] => [date, null, text, null, ...money, Math.abs(balance), balance];

/** After the entries of each year what its result took; the balance is nil then. */
function linesOfYears({ year_ends: yearEnds }: Ledger, lines: readonly LedgerLine[]): SheetLine[] {
  const upTo = (day: string) => lines.filter(({ date }) => date <= day).length;
  let from = 0;
  const found = yearEnds.flatMap(({ date, amount }) => {
    const entries = lines.slice(from, upTo(date));
    from = upTo(date);
    const money: readonly [ReportCell, ReportCell] = [side(amount, 1), side(amount, -1)];
    const text = yearEndName(calendarDate(date));
    return [
      ...reportLines(LEDGER_COLUMNS, entries),
      { as: 'line' as const, cells: sums(date, text, money, 0) },
    ];
  });
  return [...found, ...reportLines(LEDGER_COLUMNS, lines.slice(from))];
}

/** Both columns count the opening balance, as the ledger's totals do. */
export function sheetOfLedger(first: Ledger, lines: readonly LedgerLine[]): ReportSheet {
  const { account, period, opening, totals, closing } = first;
  const before = paiseFromWire(opening);
  const brought: readonly [ReportCell, ReportCell] = before > 0 ? [before, null] : [null, -before];
  const total = (sum: string) => Math.abs(paiseFromWire(sum));
  return {
    title: account.name,
    period: `Ledger ${periodInWords({
      from: calendarDate(period.from),
      to: calendarDate(period.to),
    })}`,
    remarks: [account.account_type],
    columns: reportColumns(LEDGER_COLUMNS),
    lines: [
      ...(before === 0
        ? []
        : [{ as: 'line' as const, cells: sums(period.from, 'Balance b/d', brought, before) }]),
      ...linesOfYears(first, lines),
      {
        as: 'total',
        cells: sums(
          null,
          'Total',
          [total(totals.debit), total(totals.credit)],
          paiseFromWire(closing),
        ),
      },
    ],
  };
}
