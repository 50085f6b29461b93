// Stock by batch as a sheet: what has expired, and what expires soon, before the rest.
import type { BatchRow, StockBatches } from '#api/contract/catalogue/stock/batches.ts';
import { daysAfter } from '#core/kernel/calendar-date.ts';
import type { ReportCell, ReportColumn } from '#core/kernel/writing/sheet.ts';
import { dateFromWire } from '#web/format/dates.ts';
import { MAIN_LOCATION } from '#web/shell/sheet/godowns.ts';
import { periodInWords } from '#web/shell/sheet/words.ts';
import { explainedCells } from '../../kit/report-view.ts';
import type { ExplainLine, ReportRow, ReportView } from '../../kit/report-view.ts';
import type { ReportRange } from '../../kit/use-report-range.ts';
import { narrowedProducts } from '../narrowed-products.ts';

const PRODUCT: readonly ReportColumn[] = [
  { head: 'Product', kind: 'text' },
  { head: 'Batch', kind: 'text' },
];
const GODOWN: ReportColumn = { head: 'Godown', kind: 'text' };
const OTHERS: readonly ReportColumn[] = [
  { head: 'Made on', kind: 'date' },
  { head: 'Expires on', kind: 'date' },
  { head: 'Opening', kind: 'quantity', rule: 'pair' },
  { head: 'In', kind: 'quantity', rule: 'pair' },
  { head: 'Out', kind: 'quantity', rule: 'pair' },
  { head: 'Closing', kind: 'quantity', rule: 'answer' },
  { head: 'Unit', kind: 'text' },
];

const SOON_DAYS = [30, 90] as const;
const LATER = `After ${SOON_DAYS[1]} days`;
const UNDATED = 'Without a day of expiry';
const GROUPS = ['Expired', ...SOON_DAYS.map((days) => `Within ${days} days`), LATER, UNDATED];

function groupOf({ is_expired: isExpired, expires_on: day }: BatchRow, asOn: string): string {
  if (isExpired) return 'Expired';
  if (day === null) return UNDATED;
  const soon = SOON_DAYS.find((days) => day <= daysAfter(dateFromWire(asOn), days));
  return soon === undefined ? LATER : `Within ${soon} days`;
}

const thousandths = (text: string): number => Math.round(Number(text) * 1000);

const cellsOf = (row: BatchRow, hasGodowns: boolean): ReportCell[] => [
  row.product,
  row.batch ?? 'No batch named',
  ...(hasGodowns ? [row.godown ?? MAIN_LOCATION] : []),
  row.manufactured_on,
  row.expires_on,
  ...[row.opening, row.in, row.out].map((text = '0') => thousandths(text) || null),
  thousandths(row.quantity),
  row.unit,
];

export type StockBatchesParts = {
  readonly batches: StockBatches;
  readonly range: Pick<ReportRange, 'from' | 'to'>;
  readonly search: string;
  readonly hrefOf: (productId: number) => string;
  readonly explainHref?: ExplainLine;
};

/** @param first the column of what was there before. */
const linesOf = ({ product_id: product, godown_id: godown, batch }: BatchRow, first: number) => {
  const line = `batch/${godown ?? 'main'}/${product}${batch === null ? '' : `/${batch}`}`;
  return ['opening/', 'in/', 'out/', ''].map((head, at) => [first + at, head + line] as const);
};

export function stockBatchesView(parts: StockBatchesParts): ReportView {
  const { batches, range, search, hrefOf, explainHref } = parts;
  const { rows, remarks } = narrowedProducts(batches.rows, search);
  const hasGodowns = rows.some(({ godown_id: id }) => id !== null);
  const columns = [...PRODUCT, ...(hasGodowns ? [GODOWN] : []), ...OTHERS];
  const groups = Map.groupBy(rows, (row) => groupOf(row, batches.as_on));
  return {
    title: 'Stock by batch',
    period: periodInWords(range),
    remarks: [
      'In quantity; what goes out unnamed is taken by earliest expiry',
      ...remarks,
      ...batchesWarnings(batches),
    ],
    columns,
    nameAt: 0,
    phone: [0, columns.length - 2],
    phoneBelow: [1, columns.length - 6],
    lines: GROUPS.flatMap((name): ReportRow[] => {
      const among = groups.get(name) ?? [];
      if (among.length === 0) return [];
      return [
        { as: 'group', key: name, cells: columns.map((_, at) => (at === 0 ? name : null)) },
        ...among.map((row): ReportRow => ({
          as: 'line',
          level: 1,
          key: `${row.product_id} ${row.godown_id ?? ''} ${row.batch ?? ''}`,
          href: hrefOf(row.product_id),
          cells: cellsOf(row, hasGodowns),
          ...explainedCells(explainHref, linesOf(row, columns.length - 5)),
        })),
      ];
    }),
  };
}

/** What must not be sold any more, in a sentence. */
export function batchesWarnings({ rows }: StockBatches): readonly string[] {
  const expired = rows.filter(({ is_expired: is }) => is).length;
  if (expired === 0) return [];
  const what = expired === 1 ? '1 batch has expired' : `${expired} batches have expired`;
  return [`${what} and must not be sold: write it off as goods lost.`];
}
