// The moves of a product and the stock journals as sheets, over the whole list.
import { readStockMoves } from '#api/contract/catalogue/stock/register.ts';
import type { StockMove } from '#api/contract/catalogue/stock/register.ts';
import { listStockJournals } from '#api/contract/catalogue/stock/stock-journal.ts';
import type { StockJournal } from '#api/contract/catalogue/stock/stock-journal.ts';
import { reportColumns, reportLines } from '#core/kernel/writing/sheet.ts';
import type { ReportColumnOf, ReportSheet } from '#core/kernel/writing/sheet.ts';
import { todayInIndia } from '#web/format/dates.ts';
import { formatCount } from '#web/format/money.ts';
import { MAIN_LOCATION } from '#web/shell/sheet/godowns.ts';
import { everyOffset } from '#web/shell/sheet/gathering.ts';
import type { SheetWork } from '#web/shell/sheet/gathering.ts';
import { asOnInWords, periodInWords } from '#web/shell/sheet/words.ts';
import { documentText, placeOfMove } from './documents.ts';
import { lossInWords } from './lost/lost-lines.ts';
import type { PlaceShown, StockJournalsQuery } from './queries.ts';

const movesColumns = (moves: readonly StockMove[]): readonly ReportColumnOf<StockMove>[] => [
  { head: 'Date', kind: 'date', of: ({ date }) => date },
  { head: 'Document', kind: 'text', of: documentText },
  ...(moves.some((move) => placeOfMove(move) !== '')
    ? [{ head: 'Godown, batch', kind: 'text', of: placeOfMove } as const]
    : []),
  { head: 'In', kind: 'quantity', of: (move) => move.inThousandths },
  { head: 'Out', kind: 'quantity', of: (move) => move.outThousandths },
  { head: 'Balance', kind: 'quantity', rule: 'answer', of: (move) => move.balanceThousandths },
];

type MovesQuery = {
  readonly bookId: number;
  readonly productId: number;
  /** Of the godown that is shown alone, its name. */
  readonly place: string | undefined;
  readonly godown?: PlaceShown;
  readonly from: string;
  readonly to: string;
};

export async function movesReport(
  work: SheetWork,
  { bookId, productId, place, ...query }: MovesQuery,
): Promise<ReportSheet> {
  const told = await work.read(readStockMoves, { params: { bookId, productId }, query });
  if (!told.isWhole) {
    const linesMax = told.moves.length;
    throw Object.assign(new Error('A list is too long.'), { linesMax });
  }
  const { start, from, to } = told;
  const begins = start !== null && start.countsFrom > from && start.countsFrom <= to;
  const columns = movesColumns(told.moves);
  const beside = columns.slice(2, -3).map(() => null);
  const [day, opened] = begins
    ? [start.countsFrom, start.quantityThousandths]
    : [null, told.openingThousandths];
  return {
    title: `Stock of ${told.product}`,
    period: periodInWords(told),
    remarks: [
      told.unit === null ? 'In quantity' : `In ${told.unit}`,
      ...(place === undefined ? [] : [`In one place: ${place}`]),
    ],
    columns: reportColumns(columns),
    lines: [
      { as: 'group', cells: [day, 'Opening stock', ...beside, null, null, opened] },
      ...reportLines(columns, told.moves),
      {
        as: 'total',
        cells: [
          null,
          'Closing stock',
          ...beside,
          told.inThousandths,
          told.outThousandths,
          told.closingThousandths,
        ],
      },
    ],
  };
}

type Line = StockJournal['lines'][number] & { readonly journal: StockJournal };

const JOURNALS: readonly ReportColumnOf<Line>[] = [
  { head: 'Date', kind: 'date', of: ({ journal }) => journal.date },
  { head: 'No.', kind: 'count', of: ({ journal }) => journal.number },
  { head: 'Product', kind: 'text', of: ({ product }) => product },
  { head: 'Unit', kind: 'text', of: ({ unit }) => unit },
  {
    head: 'In',
    kind: 'quantity',
    of: (line) => (line.direction === 'in' ? line.quantityThousandths : null),
  },
  {
    head: 'Out',
    kind: 'quantity',
    of: (line) => (line.direction === 'out' ? line.quantityThousandths : null),
  },
  {
    head: 'Counted',
    kind: 'quantity',
    of: (line) => (line.direction === 'counted' ? line.quantityThousandths : null),
  },
  {
    head: 'Difference',
    kind: 'quantity',
    onlyIn: 'file',
    of: ({ differenceThousandths }) => differenceThousandths,
  },
  {
    head: 'Value',
    kind: 'money',
    of: ({ valuePaise, credit }) => valuePaise ?? credit?.costPaise ?? null,
  },
  {
    head: 'Credit given back',
    kind: 'money',
    onlyIn: 'file',
    of: ({ credit }) =>
      credit === null ? null : credit.cgstPaise + credit.sgstPaise + credit.igstPaise,
  },
  {
    head: 'Reason',
    kind: 'text',
    onlyIn: 'file',
    of: ({ journal }) => lossInWords(journal.purpose) ?? '',
  },
  { head: 'Narration', kind: 'text', of: ({ journal }) => journal.narration },
  {
    head: 'Reversed',
    kind: 'date',
    of: ({ journal }) => journal.reversed?.date ?? null,
  },
  { head: 'By', kind: 'text', onlyIn: 'file', of: ({ journal }) => journal.recordedBy.name },
];

const GODOWN: ReportColumnOf<Line> = {
  head: 'Godown',
  kind: 'text',
  of: ({ godown }) => godown ?? MAIN_LOCATION,
};

const BATCH: readonly ReportColumnOf<Line>[] = [
  { head: 'Batch', kind: 'text', of: ({ batch, isUnnamed }) => (isUnnamed ? 'No batch' : batch) },
  { head: 'Made on', kind: 'date', onlyIn: 'file', of: (line) => line.manufacturedOn },
  { head: 'Expires on', kind: 'date', onlyIn: 'file', of: (line) => line.expiresOn },
];

/** Where no line names a godown or a batch there is no column of them. */
function journalColumns(lines: readonly Line[]): readonly ReportColumnOf<Line>[] {
  const places = [
    ...(lines.every(({ godownId }) => godownId === null) ? [] : [GODOWN]),
    ...(lines.every(({ batch, isUnnamed }) => batch === null && !isUnnamed) ? [] : BATCH),
  ];
  return JOURNALS.flatMap((column) => (column.head === 'Unit' ? [...places, column] : [column]));
}

const linesOf = (journals: readonly StockJournal[]): Line[] =>
  journals.flatMap((journal) => journal.lines.map((line) => ({ ...line, journal })));

type JournalsOnSheet = {
  readonly bookId: number;
  readonly asked: StockJournalsQuery;
  /** Those alone which this lets through; every one without it. */
  readonly isKept?: ((journal: StockJournal) => boolean) | undefined;
};

export async function stockJournalsReport(
  work: SheetWork,
  { bookId, asked, isKept }: JournalsOnSheet,
): Promise<ReportSheet> {
  const journals = await everyOffset(work, (offset, limit) =>
    work.read(listStockJournals, { params: { bookId }, query: { ...asked, limit, offset } }),
  );
  const kept = isKept === undefined ? journals : journals.filter(isKept);
  const chosen = isKept === undefined ? [] : [`${formatCount(kept.length)} chosen from the list`];
  const lines = linesOf(kept);
  const columns = journalColumns(lines);
  return {
    title: 'Stock journals',
    period: asOnInWords(todayInIndia()),
    remarks: ['The latest day first', ...chosen],
    columns: reportColumns(columns),
    lines: reportLines(columns, lines),
  };
}
