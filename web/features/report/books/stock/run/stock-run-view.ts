// What a run that posts stock would post, as a sheet: a line for each document that moved goods.
import type {
  ProposedStockLine,
  StockRunProposal,
} from '#api/contract/catalogue/stock/stock-run.ts';
import { column, reportOf, withTotal } from '#core/report/index.ts';
import type { DeclaredColumn, DeclaredLine, ReportView } from '#core/report/index.ts';
import { formatDate } from '#web/format/dates.ts';
import { formatRupees } from '#web/format/money.ts';
import { periodInWords } from '#web/shell/sheet/words.ts';
import type { ReportRange } from '../../kit/use-report-range.ts';
import { STOCK_MOVE_NAMES } from '../stock-register.ts';

/** What no document did. */
const NAMES: Readonly<Record<string, string>> = {
  ...STOCK_MOVE_NAMES,
  opening: 'Opening stock',
  product: 'Opening stock of a product',
  method: 'Change of the method',
  hand: 'Entered on Stock-in-Hand by hand',
};

type RunColumn = DeclaredColumn<ProposedStockLine>;
type Amount = 'due' | 'posted' | 'sold' | 'received' | 'used' | 'lost' | 'difference' | 'toPost';

const amount = (
  head: string,
  name: Amount,
  more: Pick<RunColumn, 'rule' | 'onlyIn' | 'blankNil' | 'onPhone'> = { blankNil: true },
): RunColumn => column.money(head, (line) => line[`${name}Paise`], { adds: true, ...more });

const COLUMNS: readonly RunColumn[] = [
  column.date('Date', ({ date }) => date, { onPhone: 'below' }),
  column.text(
    'Document',
    ({ document, number }) => `${NAMES[document] ?? document} ${number}`.trim(),
    { isName: true },
  ),
  column.date('Posted on', ({ postedOn }) => postedOn, { onlyIn: 'file' }),
  amount('Due', 'due', { rule: 'pair', blankNil: true }),
  amount('Posted before', 'posted'),
  amount('Cost of goods sold', 'sold', { rule: 'pair', blankNil: true }),
  amount('Goods received', 'received'),
  amount('Goods used', 'used'),
  amount('Loss', 'lost'),
  amount('Opening difference', 'difference', { onlyIn: 'file', blankNil: true }),
  amount('Change in stock', 'toPost', { rule: 'answer', onPhone: 'column' }),
];

type Parts = {
  readonly range: Pick<ReportRange, 'from' | 'to'>;
  readonly proposal: StockRunProposal;
  readonly hrefOf: (line: ProposedStockLine) => string | null;
};

export function stockRunView({ range, proposal, hrefOf }: Parts): ReportView {
  const { lines } = proposal;
  const rows = lines.map((line, at): DeclaredLine<ProposedStockLine> => {
    const href = hrefOf(line);
    return {
      as: 'line',
      key: `${line.document} ${line.documentId ?? line.date} ${at}`,
      below: belowOf(line),
      ...(href !== null && { href }),
      row: line,
    };
  });
  return reportOf(
    { title: 'Stock run', period: periodInWords(range), remarks: remarksOnStock(proposal) },
    COLUMNS,
    withTotal(rows, { sumOf: lines }),
  );
}

/** Why it is dated later than its own day, or there a second time. */
const belowOf = ({ date, postedOn, postedPaise }: ProposedStockLine): string =>
  [
    date === postedOn ? '' : `Its day is locked: posted on ${formatDate(postedOn)}`,
    postedPaise === 0 ? '' : 'Its cost is another than what was posted',
  ]
    .filter((text) => text !== '')
    .join(' · ');

/** @returns where register and ledger stand, and what keeps a run from being posted. */
export function remarksOnStock(proposal: StockRunProposal): readonly string[] {
  const { from, registerPaise, ledgerPaise, lockedTo, through } = proposal;
  if (from === null) return [];
  return [
    `The register says ${formatRupees(registerPaise)}, and ${formatRupees(ledgerPaise)} is posted.`,
    ...(lockedTo !== null && through <= lockedTo
      ? ['These days are locked: nothing is posted.']
      : []),
  ];
}
