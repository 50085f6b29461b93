// Stock by batch as a sheet: what has expired, and what expires soon, before the rest.
import type { BatchRow, StockBatches } from '#api/contract/catalogue/stock/batches.ts';
import { daysAfter } from '#core/kernel/calendar-date.ts';
import { column, reportOf } from '#core/report/index.ts';
import type { DeclaredColumn, DeclaredLine, ExplainLine, ReportView } from '#core/report/index.ts';
import { dateFromWire } from '#web/format/dates.ts';
import { counted, thousandthsFromWire } from '#web/format/money.ts';
import { MAIN_LOCATION } from '#web/shell/sheet/godowns.ts';
import { periodInWords } from '#web/shell/sheet/words.ts';
import type { ReportRange } from '../../kit/use-report-range.ts';
import { narrowedProducts } from '../narrowed-products.ts';

type BatchColumn = DeclaredColumn<BatchRow>;

const moved = (head: string, of: 'opening' | 'in' | 'out'): BatchColumn =>
  column.quantity(head, (row) => thousandthsFromWire(row[of] ?? '0'), {
    rule: 'pair',
    blankNil: true,
    figure: `${of}/`,
  });

const columnsOf = (hasGodowns: boolean): readonly BatchColumn[] => [
  column.text('Product', ({ product }) => product),
  column.text('Batch', ({ batch }) => batch ?? 'No batch named', { onPhone: 'below' }),
  ...(hasGodowns
    ? [column.text('Godown', ({ godown }) => godown ?? MAIN_LOCATION) as BatchColumn]
    : []),
  column.date('Made on', ({ manufactured_on: day }) => day),
  column.date('Expires on', ({ expires_on: day }) => day, { onPhone: 'below' }),
  moved('Opening', 'opening'),
  moved('In', 'in'),
  moved('Out', 'out'),
  column.quantity('Closing', ({ quantity }) => thousandthsFromWire(quantity), {
    rule: 'answer',
    figure: '',
    onPhone: 'column',
  }),
  column.text('Unit', ({ unit }) => unit),
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

const whoseOf = ({ product_id: product, godown_id: godown, batch }: BatchRow): string =>
  `batch/${godown ?? 'main'}/${product}${batch === null ? '' : `/${batch}`}`;

type StockBatchesParts = {
  readonly batches: StockBatches;
  readonly range: Pick<ReportRange, 'from' | 'to'>;
  readonly search: string;
  readonly hrefOf: (productId: number) => string;
  readonly explainHref?: ExplainLine;
};

export function stockBatchesView(parts: StockBatchesParts): ReportView {
  const { batches, range, search, hrefOf, explainHref } = parts;
  const { rows, remarks } = narrowedProducts(batches.rows, search);
  const groups = Map.groupBy(rows, (row) => groupOf(row, batches.as_on));
  return reportOf(
    {
      title: 'Stock by batch',
      period: periodInWords(range),
      remarks: [
        'In quantity; what goes out unnamed is taken by earliest expiry',
        ...remarks,
        ...batchesWarnings(batches),
      ],
    },
    columnsOf(rows.some(({ godown_id: id }) => id !== null)),
    GROUPS.flatMap((name): DeclaredLine<BatchRow>[] => {
      const among = groups.get(name) ?? [];
      if (among.length === 0) return [];
      return [
        { as: 'group', key: name, name },
        ...among.map((row): DeclaredLine<BatchRow> => ({
          as: 'line',
          level: 1,
          key: `${row.product_id} ${row.godown_id ?? ''} ${row.batch ?? ''}`,
          href: hrefOf(row.product_id),
          row,
          whose: whoseOf(row),
        })),
      ];
    }),
    explainHref && ((figure, whose) => explainHref(figure + whose)),
  );
}

/** What must not be sold any more, in a sentence. */
export function batchesWarnings({ rows }: StockBatches): readonly string[] {
  const expired = rows.filter(({ is_expired: is }) => is).length;
  if (expired === 0) return [];
  const what = counted(expired, 'batch has expired', 'batches have expired');
  return [`${what} and must not be sold: write it off as goods lost.`];
}
