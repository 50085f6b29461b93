// The ledgers of many accounts as one document: the accounts with what each comes to as its
// contents, then each ledger line by line.
import { VOUCHER_NAMES } from '#api/contract/journal/columns.ts';
import { readLedger } from '#api/contract/account/ledger.ts';
import type { Ledger, LedgerLine } from '#api/contract/account/ledger.ts';
import type { ReportCell, ReportSheet, SheetLine } from '#core/kernel/writing/sheet.ts';
import { formatCount, paiseFromWire } from '#web/format/money.ts';
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

/** Reads every ledger to its end, one after another, so that it can be stopped between any two. */
export async function ledgersDocument(work: SheetWork, of: Document): Promise<ReportSheet> {
  const lines: SheetLine[] = [];
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
  return {
    title: of.title,
    period: periodInWords(of.days),
    remarks: [`${formatCount(of.accounts.length)} ledgers`],
    columns: [
      { head: 'Date', kind: 'date' },
      { head: 'Particulars', kind: 'text' },
      { head: 'Type', kind: 'text' },
      { head: 'Voucher', kind: 'text' },
      { head: 'Debit (₹)', kind: 'money', rule: 'pair' },
      { head: 'Credit (₹)', kind: 'money' },
      { head: 'Balance (₹)', kind: 'money', rule: 'answer' },
      { head: 'Dr/Cr', kind: 'side' },
    ],
    lines: [...contentsOf(of.accounts), ...lines],
  };
}

const numbered = (at: number, name: string): string => `${at + 1}. ${name}`;

const contentsOf = (accounts: readonly AccountMoves[]): readonly SheetLine[] => [
  group('Contents'),
  ...accounts.map(({ name, debit, credit, closing }, at): SheetLine => ({
    as: 'line',
    cells: cellsOf([null, numbered(at, name)], { debit, credit, balance: closing }),
  })),
];

const group = (name: string): SheetLine => ({
  as: 'group',
  level: 0,
  cells: [null, name, null, null, null, null, null, null],
});

type Figures = { readonly debit: number; readonly credit: number; readonly balance: number };

const cellsOf = (
  [date, name, type, voucher]: readonly ReportCell[],
  { debit, credit, balance }: Figures,
): ReportCell[] => [
  date ?? null,
  name ?? null,
  type ?? null,
  voucher ?? null,
  debit || null,
  credit || null,
  Math.abs(balance),
  balance,
];

async function ledgerLines(
  work: SheetWork,
  { bookId, days }: Document,
  { account, at }: { readonly account: AccountMoves; readonly at: number },
): Promise<readonly SheetLine[]> {
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
    group(numbered(at, account.name)),
    ...(opening === 0
      ? []
      : [
          {
            as: 'line' as const,
            cells: cellsOf([days.from, 'Balance b/d'], { debit: 0, credit: 0, balance: opening }),
          },
        ]),
    ...pages.flatMap(({ lines }) => lines.map(lineOf)),
    {
      as: 'subtotal',
      level: 0,
      cells: cellsOf([days.to, 'Balance c/d'], { debit, credit, balance: closing }),
    },
  ];
}

const NAMES_MAX = 2;

function lineOf(line: LedgerLine): SheetLine {
  const names = line.counter.slice(0, NAMES_MAX).map(({ name }) => name);
  const more = line.counter.length - names.length;
  const paise = paiseFromWire(line.amount);
  return {
    as: 'line',
    cells: cellsOf(
      [
        line.date,
        `${names.join(', ')}${more === 0 ? '' : ` +${more}`}`,
        VOUCHER_NAMES[line.voucher_type],
        line.document ?? `#${line.number}`,
      ],
      {
        debit: Math.max(paise, 0),
        credit: Math.max(-paise, 0),
        balance: paiseFromWire(line.balance),
      },
    ),
  };
}
