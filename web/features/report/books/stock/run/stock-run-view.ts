// What a run that posts stock would post, as a sheet: a line for each document that moved goods.
import type {
  ProposedStockLine,
  StockRunProposal,
} from '#api/contract/catalogue/stock/stock-run.ts';
import type { ReportCell, ReportColumn } from '#core/kernel/writing/sheet.ts';
import { dateFromWire, formatDate } from '#web/format/dates.ts';
import { formatRupees, paiseFromWire } from '#web/format/money.ts';
import { periodInWords } from '#web/shell/sheet/words.ts';
import type { ReportRow, ReportView } from '../../kit/report-view.ts';
import type { ReportRange } from '../../kit/use-report-range.ts';
import { STOCK_MOVE_NAMES } from '../stock-register.ts';

const COLUMNS: readonly ReportColumn[] = [
  { head: 'Date', kind: 'date' },
  { head: 'Document', kind: 'text' },
  { head: 'Posted on', kind: 'date', onlyIn: 'file' },
  { head: 'Due (₹)', kind: 'money', rule: 'pair' },
  { head: 'Posted before (₹)', kind: 'money' },
  { head: 'Cost of goods sold (₹)', kind: 'money', rule: 'pair' },
  { head: 'Goods received (₹)', kind: 'money' },
  { head: 'Goods used (₹)', kind: 'money' },
  { head: 'Loss (₹)', kind: 'money' },
  { head: 'Opening difference (₹)', kind: 'money', onlyIn: 'file' },
  { head: 'Change in stock (₹)', kind: 'money', rule: 'answer' },
];

const AMOUNTS = [
  'due',
  'posted',
  'sold',
  'received',
  'used',
  'lost',
  'difference',
  'to_post',
] as const;

/** What no document did. */
const NAMES: Readonly<Record<string, string>> = {
  ...STOCK_MOVE_NAMES,
  opening: 'Opening stock',
  product: 'Opening stock of a product',
  method: 'Change of the method',
  hand: 'Entered on Stock-in-Hand by hand',
};

type Parts = {
  readonly range: Pick<ReportRange, 'from' | 'to'>;
  readonly proposal: StockRunProposal;
  readonly hrefOf: (line: ProposedStockLine) => string | null;
};

export function stockRunView({ range, proposal, hrefOf }: Parts): ReportView {
  const { lines } = proposal;
  const rows = lines.map((line, at): ReportRow => {
    const href = hrefOf(line);
    const name = `${NAMES[line.document] ?? line.document} ${line.number}`.trim();
    return {
      as: 'line',
      key: `${line.document} ${line.document_id ?? line.date} ${at}`,
      below: belowOf(line),
      ...(href !== null && { href }),
      cells: [line.date, name, line.posted_on, ...amountCells(line)],
    };
  });
  const sums = AMOUNTS.map((name) =>
    lines.reduce((sum, line) => sum + paiseFromWire(line[name]), 0),
  );
  const total: ReportRow = {
    as: 'total',
    key: 'total',
    cells: [null, 'Total', null, ...sums],
  };
  return {
    title: 'Stock run',
    period: periodInWords(range),
    remarks: remarksOnStock(proposal),
    columns: COLUMNS,
    nameAt: 1,
    phone: [1, 10],
    phoneBelow: [0],
    lines: rows.length === 0 ? [] : [...rows, total],
  };
}

const amountCells = (line: ProposedStockLine): readonly ReportCell[] =>
  AMOUNTS.map((name) => {
    const paise = paiseFromWire(line[name]);
    return name === 'to_post' ? paise : paise || null;
  });

/** Why it is dated later than its own day, or there a second time. */
const belowOf = ({ date, posted_on: postedOn, posted }: ProposedStockLine): string =>
  [
    date === postedOn ? '' : `Its day is locked: posted on ${formatDate(dateFromWire(postedOn))}`,
    paiseFromWire(posted) === 0 ? '' : 'Its cost is another than what was posted',
  ]
    .filter((text) => text !== '')
    .join(' · ');

/** @returns where register and ledger stand, and what keeps a run from being posted. */
export function remarksOnStock({
  from,
  register,
  ledger,
  locked_to: locked,
  through,
}: RemarkFields) {
  if (from === null) return [];
  const [there, posted] = [paiseFromWire(register), paiseFromWire(ledger)];
  return [
    `The register says ${formatRupees(there)}, and ${formatRupees(posted)} is posted.`,
    ...(locked !== null && through <= locked ? ['These days are locked: nothing is posted.'] : []),
  ];
}
type RemarkFields = Pick<
  StockRunProposal,
  'from' | 'register' | 'ledger' | 'locked_to' | 'through'
>;
