// Stock by batch as a sheet: what has expired, and what expires soon, before the rest.
import type { BatchRow, StockBatches } from '#api/contract/catalogue/stock/batches.ts';
import { daysAfter } from '#core/kernel/calendar-date.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { column, nameOfBatch, reportOf } from '#core/report/index.ts';
import type { DeclaredColumn, DeclaredLine, ExplainLine, ReportView } from '#core/report/index.ts';
import { counted } from '#web/format/money.ts';
import { MAIN_LOCATION } from '#web/shell/sheet/godowns.ts';
import { periodInWords } from '#web/shell/sheet/words.ts';
import type { ReportRange } from '../../kit/use-report-range.ts';
import { narrowedProducts } from '../narrowed-products.ts';

type BatchColumn = DeclaredColumn<BatchRow>;

const moved = (head: string, of: 'opening' | 'in' | 'out'): BatchColumn =>
  column.quantity(head, (row) => row[`${of}Thousandths`] ?? 0, {
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
  column.date('Made on', ({ manufacturedOn }) => manufacturedOn),
  column.date('Expires on', ({ expiresOn }) => expiresOn, { onPhone: 'below' }),
  moved('Opening', 'opening'),
  moved('In', 'in'),
  moved('Out', 'out'),
  column.quantity('Closing', ({ quantityThousandths }) => quantityThousandths, {
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

function groupOf({ isExpired, expiresOn: day }: BatchRow, asOn: CalendarDate): string {
  if (isExpired) return 'Expired';
  if (day === null) return UNDATED;
  const soon = SOON_DAYS.find((days) => day <= daysAfter(asOn, days));
  return soon === undefined ? LATER : `Within ${soon} days`;
}

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
  const groups = Map.groupBy(rows, (row) => groupOf(row, batches.asOn));
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
    columnsOf(rows.some(({ godownId }) => godownId !== null)),
    GROUPS.flatMap((name): DeclaredLine<BatchRow>[] => {
      const among = groups.get(name) ?? [];
      if (among.length === 0) return [];
      return [
        { as: 'group', key: name, name },
        ...among.map((row): DeclaredLine<BatchRow> => ({
          as: 'line',
          level: 1,
          key: `${row.productId} ${row.godownId ?? ''} ${row.batch ?? ''}`,
          href: hrefOf(row.productId),
          row,
          whose: nameOfBatch(row),
        })),
      ];
    }),
    explainHref && ((figure, whose) => explainHref(figure + whose)),
  );
}

/** What must not be sold any more, in a sentence. */
export function batchesWarnings({ rows }: StockBatches): readonly string[] {
  const expired = rows.filter(({ isExpired }) => isExpired).length;
  if (expired === 0) return [];
  const what = counted(expired, 'batch has expired', 'batches have expired');
  return [`${what} and must not be sold: write it off as goods lost.`];
}
