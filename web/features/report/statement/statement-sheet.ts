// The statements as sheets: the lines of the form as they are handed in, and behind them the
// accounts of each line as its notes.
import {
  readBalanceSheet,
  readCashFlow,
  readProfitAndLoss,
} from '#api/contract/account/financial-statements.ts';
import type {
  BalanceSheetReply,
  FinancialRow,
  ProfitAndLossReply,
} from '#api/contract/account/financial-statements.ts';
import type { ReportCell, ReportSheet, SheetLine } from '#core/kernel/writing/sheet.ts';
import { todayInIndia } from '#web/format/dates.ts';
import type { SheetWork } from '#web/shell/sheet/gathering.ts';
import { differenceRemarks } from '#web/shell/sheet/opening-remark.ts';
import { dayInWords, periodInWords } from '#web/shell/sheet/words.ts';
import type { FigureColumn } from '../columns/figure-columns.ts';
import { figureIn } from '../columns/figures.ts';
import { sheetColumn } from '../columns/sheet-columns.ts';
import { readAgeingNotes } from './sheet/notes/ageing-notes.ts';
import { readMovementNotes } from './sheet/notes/movement-notes.ts';
import { readShareNote } from './sheet/notes/share-note.ts';
import type { StatementNote } from './sheet/notes/statement-note.ts';
import { readOwnersNote } from './owners/owners-note.ts';
import { resultQuery, sheetQuery } from './queries.ts';
import { resultSidesTable } from './result/sides-sheet.ts';
import { sheetSidesTable } from './sheet/sides.ts';
import { resultColumns } from './result/result-columns.ts';
import { sheetColumns, wholeOfSheet } from './sheet/sheet-columns.ts';
import { provisionalByStock } from './table/stock-check.ts';
import { accountsInOrder } from './table/statement-figures.ts';
import { amountsIn, headsIn, noteIn, rowsInUnit } from './table/units.ts';
import type { StatementAddress } from './use-statement-address.ts';
import { perShareIn, perShareLines, perShareNotes, perShareTitle } from './result/per-share.ts';

/** The profit and loss account as the screen shows it, in paise. */
export async function profitAndLossSheet(
  { read }: SheetWork,
  bookId: number,
  asked: StatementAddress,
): Promise<ReportSheet> {
  const params = { bookId };
  const reply = await read(readProfitAndLoss, { params, query: resultQuery(asked) });
  const { unit = 'rupees' } = asked;
  const [from, to] = [asked.days.from, asked.days.to];
  const head = {
    period: periodInWords({ from, to }),
    remarks: [...provisional(to), ...ofStock(reply), ...(await differenceRemarks(read, bookId))],
    isSigned: true,
  } as const;
  if (asked.isInTwoSides === true) {
    const query = resultQuery({ ...asked, form: 'proprietor' });
    const trading =
      reply.form === 'company' ? await read(readProfitAndLoss, { params, query }) : reply;
    const table = resultSidesTable(rowsInUnit(unit, trading));
    return headsIn(unit, { title: 'Trading and Profit and Loss Account', ...head, ...table });
  }
  const columns = resultColumns(reply, { shows: asked.shows, wide: true, days: true });
  const withNotes = reply.form === 'company';
  return headsIn(unit, {
    title: reply.form === 'company' ? 'Statement of Profit and Loss' : 'Profit and Loss Account',
    ...head,
    ...statementTable(accountsInOrder(rowsInUnit(unit, reply), asked.sort), {
      columns,
      whole: amountsIn(unit)(reply.revenuePaise),
      withNotes,
      below: perShareSheetLines(reply, columns, withNotes),
    }),
  });
}

/** The cash flow statement, with what is not classified said at its head. */
export async function cashFlowSheet(
  { read }: SheetWork,
  bookId: number,
  asked: StatementAddress,
): Promise<ReportSheet> {
  const reply = await read(readCashFlow, { params: { bookId }, query: resultQuery(asked) });
  const { unit = 'rupees' } = asked;
  const [from, to] = [asked.days.from, asked.days.to];
  return headsIn(unit, {
    title: 'Cash Flow Statement',
    period: periodInWords({ from, to }),
    remarks: [
      'Indirect method, AS 3',
      ...provisional(to),
      ...(reply.unclassifiedPaise.some((paise) => paise !== 0)
        ? ['Some accounts are not classified: line D.']
        : []),
      ...(reply.ties ? [] : ['Opening cash and net change are not the closing cash.']),
    ],
    isSigned: true,
    ...statementTable(accountsInOrder(rowsInUnit(unit, reply), asked.sort), {
      columns: resultColumns(reply, { shows: asked.shows, wide: true, days: true }),
      whole: [],
      withNotes: false,
    }),
  });
}

/** The balance sheet in its vertical form, with its notes. */
export async function balanceSheetSheet(
  work: SheetWork,
  bookId: number,
  asked: StatementAddress,
): Promise<ReportSheet> {
  const { read } = work;
  const reply = await read(readBalanceSheet, { params: { bookId }, query: sheetQuery(asked) });
  const { columns, form } = reply;
  const { unit = 'rupees' } = asked;
  const rows = rowsInUnit(unit, reply);
  return headsIn(unit, {
    title: 'Balance Sheet',
    period: `as at ${dayInWords(reply.columns[0]?.to ?? asked.days.to)}`,
    remarks: [
      ...provisional(asked.days.to),
      ...ofStock(reply),
      ...(await differenceRemarks(read, bookId)),
    ],
    isSigned: true,
    ...(asked.isInTwoSides === true
      ? sheetSidesTable(rows)
      : statementTable(accountsInOrder(rows, asked.sort), {
          columns: sheetColumns(reply, { shows: asked.shows, wide: true }),
          whole: wholeOfSheet({ rows }),
          withNotes: true,
          more: [
            ...(await readShareNote(work, bookId, reply)),
            await readOwnersNote(work, bookId, { columns, as: form }),
            ...(await readMovementNotes(work, bookId, reply)),
            ...(await readAgeingNotes(work, bookId, reply)),
          ].map((note) => noteIn(unit, note)),
        })),
  });
}

const ofStock = (
  reply: Pick<BalanceSheetReply, 'lacksClosingStock' | 'stockByRegister' | 'postsStock'>,
) => [
  ...(reply.lacksClosingStock ? [provisionalByStock(reply)] : []),
  ...(reply.stockByRegister ? ['Closing stock is as per the stock register.'] : []),
];

const provisional = (to: string): readonly string[] =>
  to >= todayInIndia() ? ['Provisional: the period has not ended.'] : [];

type SheetTable = Pick<ReportSheet, 'columns' | 'lines'>;

type TableLook = {
  readonly columns: readonly FigureColumn[];
  /** What shares are taken of. */
  readonly whole: readonly number[];
  readonly withNotes: boolean;
  /** What stands beneath the lines, before the notes. */
  readonly below?: readonly SheetLine[];
  /** The last of the notes, which tell how something came about. */
  readonly more?: readonly StatementNote[];
};

export function statementTable(rows: readonly FinancialRow[], look: TableLook): SheetTable {
  const cells = cellsIn(look);
  const notes = [
    ...notesOf(rows, cells),
    ...(look.more ?? []).flatMap((note) => movesLines(note, cells)),
  ];
  return {
    columns: [
      { head: 'Particulars', kind: 'text' },
      ...(look.withNotes ? [{ head: 'Note', kind: 'count' } as const] : []),
      ...look.columns.map(sheetColumn),
    ],
    lines: [
      ...rows.flatMap((row) => linesOf(row, cells)),
      ...(look.below ?? []),
      ...(notes.length === 0 ? [] : [group(cells('Notes')), ...notes]),
    ],
  };
}

type CellsOptions = { readonly note?: number | null; readonly isSum?: boolean };
type CellsOf = (
  name: string,
  amountsPaise?: readonly number[],
  options?: CellsOptions,
) => ReportCell[];

/** A sum is written where it is nil too. */
const cellsIn =
  ({ columns, whole, withNotes }: TableLook): CellsOf =>
  (name, amountsPaise = [], { note = null, isSum = false } = {}) => [
    name,
    ...(withNotes ? [note] : []),
    ...columns.map((column) => {
      if (amountsPaise.length === 0) return null;
      const figure = figureIn(column, { amountsPaise, whole });
      const isNothing = figure === 0 && !(isSum && column.kind === 'amount');
      if (isNothing && column.kind !== 'percent') return null;
      const isPercent = column.kind === 'percent' || column.kind === 'share';
      // As the screen rounds it: a rounded figure is not rounded again on paper.
      return isPercent && figure !== null ? Number(figure.toFixed(1)) : figure;
    }),
  ];

const group = (cells: ReportCell[]): SheetLine => ({ as: 'group', level: 0, cells });

const partsOf = ({ parts }: FinancialRow, cells: CellsOf): SheetLine[] =>
  parts.map(({ name, amountsPaise }) => ({
    as: 'line',
    level: 1,
    cells: cells(name, amountsPaise),
  }));

function linesOf(row: FinancialRow, cells: CellsOf): readonly SheetLine[] {
  const { as, name, amountsPaise, note } = row;
  const figures = { note, isSum: true };
  switch (as) {
    case 'side':
    case 'heading':
      return [group(cells(name))];
    case 'line':
      return [{ as, level: 1, cells: cells(name, amountsPaise, figures) }];
    case 'section':
      return [
        group(cells(name)),
        ...partsOf(row, cells),
        { as: 'subtotal', level: 0, cells: cells(row.sumName ?? name, amountsPaise, figures) },
      ];
    case 'subtotal':
      return [{ as, level: 0, cells: cells(name, amountsPaise, figures) }];
    default:
      return [{ as: 'total', level: 0, cells: cells(name, amountsPaise, figures) }];
  }
}

/** The accounts of each line that tells one sum of them. */
const notesOf = (rows: readonly FinancialRow[], cells: CellsOf): readonly SheetLine[] =>
  rows
    .filter(({ as, note, parts }) => as === 'line' && (note !== null || !isOneSum(parts)))
    .flatMap((row) => [
      group(cells(row.name, [], { note: row.note })),
      ...partsOf(row, cells),
      { as: 'subtotal', level: 0, cells: cells('', row.amountsPaise, { isSum: true }) },
    ]);

/** Each account from its opening to its closing balance. */
const movesLines = (note: StatementNote, cells: CellsOf): readonly SheetLine[] =>
  note.accounts.length === 0 && note.words === undefined
    ? []
    : [
        group(cells(note.title)),
        ...(note.words ?? []).map((words): SheetLine => ({
          as: 'line',
          level: 1,
          cells: cells(words),
        })),
        ...note.accounts.flatMap(({ name, moves, closingPaise }): SheetLine[] => [
          { as: 'group', level: 1, cells: cells(name) },
          ...moves.map((move): SheetLine => ({
            as: 'line',
            level: 2,
            cells: cells(move.name, move.amountsPaise),
          })),
          {
            as: 'subtotal',
            level: 1,
            cells: cells('Closing balance', closingPaise, { isSum: true }),
          },
        ]),
      ];

/** A sum that no account shows by itself would be said twice. */
const isOneSum = ([part, ...more]: FinancialRow['parts']): boolean =>
  more.length === 0 && (part === undefined || part.accountId === null);

// Earnings per share on paper and in files: under the result, with what they are reckoned from.

/** @returns nothing for whoever has no shares, or has not said how many. */
function perShareSheetLines(
  reply: ProfitAndLossReply,
  columns: readonly FigureColumn[],
  withNotes: boolean,
): readonly SheetLine[] {
  const { earningsPerShare: perShare } = reply;
  const lines = perShare === null ? [] : perShareLines(perShare);
  if (perShare === null || lines.length === 0) return [];
  const noNote = withNotes ? [null] : [];
  const blank = [...noNote, ...columns.map(() => null)];
  const title = perShareTitle(perShare, reply.columns[0]?.to ?? '');
  return [
    { as: 'group', level: 0, cells: [`${title} (₹)`, ...blank] },
    ...lines.map((line): SheetLine => ({
      as: 'line',
      level: 1,
      cells: [line.name, ...noNote, ...columns.map((column) => perShareIn(column, line))],
    })),
    { as: 'group', level: 0, cells: ['Note: earnings per share (AS 20)', ...blank] },
    ...perShareNotes(reply).map((note): SheetLine => ({
      as: 'line',
      level: 1,
      cells: [note, ...blank],
    })),
  ];
}
