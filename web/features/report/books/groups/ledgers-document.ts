// The ledgers of many accounts as one document: the accounts with what each comes to as its
// contents, then each ledger line by line.
import { VOUCHER_NAMES } from '#api/contract/journal/columns.ts';
import { readLedger } from '#api/contract/account/ledger.ts';
import type { Ledger, LedgerLine } from '#api/contract/account/ledger.ts';
import type { ReportSheet } from '#core/kernel/writing/sheet.ts';
import { column, sheetOfDeclared } from '#core/report/index.ts';
import type { DeclaredColumn, DeclaredSheetLine } from '#core/report/index.ts';
import { formatCount } from '#web/format/money.ts';
import { everyPage } from '#web/shell/sheet/gathering.ts';
import type { SheetWork } from '#web/shell/sheet/gathering.ts';
import { periodInWords } from '#web/shell/sheet/words.ts';
import type { AccountMoves, DaysOfYear } from './group-balances.ts';

type Document = {
  readonly bookId: number;
  readonly title: string;
  readonly days: DaysOfYear;
  readonly accounts: readonly AccountMoves[];
};

const PAGE_LIMIT = 500;

/** An entry, a balance brought or carried down, or an account of the contents. */
type LedgerRow = {
  readonly date?: string;
  readonly name: string;
  readonly type?: string;
  readonly voucher?: string;
  readonly debit: number;
  readonly credit: number;
  readonly balance: number;
};

const COLUMNS: readonly DeclaredColumn<LedgerRow>[] = [
  column.date('Date', ({ date = null }) => date),
  column.text('Particulars', ({ name }) => name, { isName: true }),
  column.text('Type', ({ type = null }) => type),
  column.text('Voucher', ({ voucher = null }) => voucher),
  column.money('Debit', ({ debit }) => debit, { rule: 'pair', blankNil: true }),
  column.money('Credit', ({ credit }) => credit, { blankNil: true }),
  column.money('Balance', ({ balance }) => Math.abs(balance), { rule: 'answer' }),
  column.side('Dr/Cr', ({ balance }) => balance),
];

type LedgerDocumentLine = DeclaredSheetLine<LedgerRow>;

/** Reads every ledger to its end, one after another, so that it can be stopped between any two. */
export async function ledgersDocument(work: SheetWork, of: Document): Promise<ReportSheet> {
  const lines: LedgerDocumentLine[] = [];
  for (const [at, account] of of.accounts.entries()) {
    // One ledger may not have more than the document; its own progress is not told,
    // since it would jump back with each.
    const own = { ...work, onProgress: () => undefined };
    for (const line of await ledgerLines(own, of, { account, at })) lines.push(line);
    if (lines.length > work.linesMax) {
      const { linesMax } = work;
      throw Object.assign(new Error('The ledgers are too long.'), { linesMax });
    }
    work.onProgress(lines.length);
  }
  return sheetOfDeclared(
    {
      title: of.title,
      period: periodInWords(of.days),
      remarks: [`${formatCount(of.accounts.length)} ledgers`],
    },
    COLUMNS,
    [...contentsOf(of.accounts), ...lines],
  );
}

const numbered = (at: number, name: string): string => `${at + 1}. ${name}`;

const contentsOf = (accounts: readonly AccountMoves[]): readonly LedgerDocumentLine[] => [
  { as: 'group', level: 0, name: 'Contents' },
  ...accounts.map(({ name, debit, credit, closing }, at): LedgerDocumentLine => ({
    as: 'line',
    row: { name: numbered(at, name), debit, credit, balance: closing },
  })),
];

async function ledgerLines(
  work: SheetWork,
  { bookId, days }: Document,
  { account, at }: { readonly account: AccountMoves; readonly at: number },
): Promise<readonly LedgerDocumentLine[]> {
  const params = { bookId, accountId: account.id };
  const pages = await everyPage<Ledger, string>(work, {
    read: (after) =>
      work.read(readLedger, {
        params,
        query: { ...days, limit: PAGE_LIMIT, ...(after !== null && { after }) },
      }),
    next: ({ next }) => next,
    countOf: ({ lines }) => lines.length,
  });
  const { opening, debit, credit, closing } = account;
  return [
    { as: 'group', level: 0, name: numbered(at, account.name) },
    ...(opening === 0
      ? []
      : [
          {
            as: 'line' as const,
            row: { date: days.from, name: 'Balance b/d', debit: 0, credit: 0, balance: opening },
          },
        ]),
    ...pages.flatMap(({ lines }) => lines.map(lineOf)),
    {
      as: 'subtotal',
      level: 0,
      row: { date: days.to, name: 'Balance c/d', debit, credit, balance: closing },
    },
  ];
}

const NAMES_MAX = 2;

function lineOf(line: LedgerLine): LedgerDocumentLine {
  const names = line.counter.slice(0, NAMES_MAX).map(({ name }) => name);
  const more = line.counter.length - names.length;
  const paise = line.amountPaise;
  return {
    as: 'line',
    row: {
      date: line.date,
      name: `${names.join(', ')}${more === 0 ? '' : ` +${more}`}`,
      type: VOUCHER_NAMES[line.voucherType],
      voucher: line.document ?? `#${line.number}`,
      debit: Math.max(paise, 0),
      credit: Math.max(-paise, 0),
      balance: line.balancePaise,
    },
  };
}
