// A ledger as a sheet: its entries by day with the balance after each, as an accountant keeps it.
import { readLedger } from '#api/contract/account/ledger.ts';
import type { Ledger, LedgerLine } from '#api/contract/account/ledger.ts';
import type { ReportSheet } from '#core/kernel/writing/sheet.ts';
import { column, sheetOfDeclared } from '#core/report/index.ts';
import type { DeclaredColumn, DeclaredSheetLine } from '#core/report/index.ts';
import { ledgerDaysQuery } from '#web/state/address.ts';
import type { LedgerDays } from '#web/state/address.ts';
import { everyPage } from '#web/shell/sheet/gathering.ts';
import type { SheetWork } from '#web/shell/sheet/gathering.ts';
import { periodInWords } from '#web/shell/sheet/words.ts';
import { yearEndName } from './wording.ts';

const NAMES_MAX = 3;

/** The accounts on the other side; of a long voucher the first of them. */
function particularsOf({ counter }: LedgerLine): string {
  const names = counter.slice(0, NAMES_MAX).map(({ name }) => name);
  const more = counter.length - names.length;
  return `${names.join(', ')}${more === 0 ? '' : ` +${more}`}`;
}

/** An entry, or what is none: a balance brought down, the end of a year, the sums. */
type LedgerRow = {
  readonly date?: string;
  readonly entry?: string;
  readonly particulars: string;
  readonly narration?: string;
  readonly debit?: number;
  readonly credit?: number;
  readonly balance: number;
};

/** The columns of a running ledger, in their order. */
export const LEDGER_COLUMNS: readonly DeclaredColumn<LedgerRow>[] = [
  column.date('Date', ({ date = null }) => date),
  column.text('Entry', ({ entry = null }) => entry),
  column.text('Particulars', ({ particulars }) => particulars, { isName: true }),
  column.text('Narration', ({ narration = null }) => narration),
  column.money('Debit', ({ debit = null }) => debit),
  column.money('Credit', ({ credit = null }) => credit),
  column.money('Balance', ({ balance }) => Math.abs(balance)),
  column.side('Dr/Cr', ({ balance }) => balance),
];

/** @returns an amount on its side, a debit positive; nothing on the other. */
const onSide = (paise: number) => ({
  ...(paise > 0 && { debit: paise }),
  ...(paise < 0 && { credit: -paise }),
});

const lineOf = (line: LedgerLine): DeclaredSheetLine<LedgerRow> => ({
  as: 'line',
  row: {
    date: line.date,
    entry: `#${line.number}`,
    particulars: particularsOf(line),
    narration: line.narration,
    ...onSide(line.amountPaise),
    balance: line.balancePaise,
  },
});

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

/** After the entries of each year what its result took; the balance is nil then. */
function linesOfYears(
  { yearEnds }: Ledger,
  lines: readonly LedgerLine[],
): readonly DeclaredSheetLine<LedgerRow>[] {
  const upTo = (day: string) => lines.filter(({ date }) => date <= day).length;
  let from = 0;
  const found = yearEnds.flatMap(({ date, amountPaise }) => {
    const entries = lines.slice(from, upTo(date));
    from = upTo(date);
    const particulars = yearEndName(date);
    const row = { date, particulars, ...onSide(amountPaise), balance: 0 };
    return [...entries.map(lineOf), { as: 'line' as const, row }];
  });
  return [...found, ...lines.slice(from).map(lineOf)];
}

/** Both columns count the opening balance, as the ledger's totals do. */
export function sheetOfLedger(first: Ledger, lines: readonly LedgerLine[]): ReportSheet {
  const { account, period, openingPaise: before, totals, closingPaise } = first;
  const brought = {
    date: period.from,
    particulars: 'Balance b/d',
    ...onSide(before),
    balance: before,
  };
  return sheetOfDeclared(
    {
      title: account.name,
      period: `Ledger ${periodInWords(period)}`,
      remarks: [account.accountType],
    },
    LEDGER_COLUMNS,
    [
      ...(before === 0 ? [] : [{ as: 'line' as const, row: brought }]),
      ...linesOfYears(first, lines),
      {
        as: 'total',
        row: {
          particulars: 'Total',
          debit: Math.abs(totals.debitPaise),
          credit: Math.abs(totals.creditPaise),
          balance: closingPaise,
        },
      },
    ],
  );
}
