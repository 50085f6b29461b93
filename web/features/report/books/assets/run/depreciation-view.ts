// What a depreciation run would post, as a sheet: a line for each asset, or each block.
import type {
  DepreciationProposal,
  ProposedDepreciation,
} from '#api/contract/account/assets/depreciation.ts';
import { USEFUL_LIVES } from '#core/depreciation/index.ts';
import { column, figureOfWhose, reportOf, withTotal } from '#core/report/index.ts';
import type { DeclaredColumn, DeclaredLine, ExplainLine, ReportView } from '#core/report/index.ts';
import { formatRupees, paiseFromWire } from '#web/format/money.ts';
import { periodInWords } from '#web/shell/sheet/words.ts';
import type { ReportRange } from '../../kit/use-report-range.ts';

type RunColumn = DeclaredColumn<ProposedDepreciation>;
type Amount = 'opening' | 'charge' | 'due' | 'posted' | 'by_hand' | 'to_post';

const amount = (
  head: string,
  figure: Amount,
  more: Pick<RunColumn, 'rule' | 'blankNil' | 'onPhone'> = { blankNil: true },
): RunColumn =>
  column.money(head, (line) => paiseFromWire(line[figure]), { adds: true, figure, ...more });

const COLUMNS: readonly RunColumn[] = [
  column.text('Asset', ({ name }) => name),
  column.text('Class', (line) => (line.class === null ? null : USEFUL_LIVES[line.class].name), {
    onlyIn: 'file',
  }),
  column.quantity('Rate (%)', ({ rate }) => Math.round(rate * 1000)),
  column.count('Days', ({ days }) => days, { blankNil: true }),
  amount('Opening value', 'opening', { rule: 'pair', blankNil: true }),
  amount('For this period', 'charge'),
  amount('Due in all', 'due', { rule: 'pair', blankNil: true }),
  amount('Posted by runs', 'posted'),
  amount('Posted by hand', 'by_hand'),
  amount('To post', 'to_post', { rule: 'answer', onPhone: 'column' }),
];

/** Its class and what takes the credit; of a block that ends, the gain or loss. */
function belowOf(line: ProposedDepreciation, isByAccount: boolean): string {
  const gain = paiseFromWire(line.gain);
  const accounts = line.credits.map(({ account }) => account).filter((name) => name !== '');
  const missing = isByAccount && line.credits.some(({ account_id: id }) => id === null);
  return [
    line.class === null ? '' : USEFUL_LIVES[line.class].name,
    missing ? 'No account. Choose one on the asset' : accounts.join(', '),
    gain === 0 ? '' : `${gain > 0 ? 'Gain' : 'Loss'}, s. 50: ${formatRupees(Math.abs(gain))}`,
  ]
    .filter((text) => text !== '')
    .join(' · ');
}

const whoseOf = ({ asset_id: id, block }: ProposedDepreciation): string =>
  block === null ? `asset/${id}` : `block/${block.class}/${block.rate}`;

type Parts = {
  readonly range: Pick<ReportRange, 'from' | 'to'>;
  readonly proposal: DepreciationProposal;
  readonly hrefOf: (assetId: number) => string;
  readonly explainHref?: ExplainLine;
};

export function depreciationView({ range, proposal, hrefOf, explainHref }: Parts): ReportView {
  const { lines, policy } = proposal;
  const isByAccount = policy.credit === 'asset';
  const rows = lines.map((line, at): DeclaredLine<ProposedDepreciation> => ({
    as: 'line',
    key: `${line.asset_id ?? 'block'} ${line.name} ${at}`,
    below: belowOf(line, isByAccount),
    ...(line.asset_id !== null && { href: hrefOf(line.asset_id) }),
    row: line,
    whose: whoseOf(line),
  }));
  return reportOf(
    { title: 'Depreciation run', period: periodInWords(range), remarks: remarksOn(proposal) },
    COLUMNS,
    withTotal(rows, { sumOf: lines, whose: 'total' }),
    figureOfWhose(explainHref),
  );
}

/** @returns by what it is reckoned, and what stands beside it. */
export function remarksOn({
  policy,
  by_hand_beyond: beyond,
  locked_to: locked,
  through,
}: RemarkFields) {
  const paise = paiseFromWire(beyond);
  return [
    policy.basis === 'income-tax'
      ? 'By the rates of income tax, each block once a year.'
      : 'By Schedule II, pro rata by days.',
    ...(paise === 0
      ? []
      : [`${formatRupees(Math.abs(paise))} was posted by hand above what is due.`]),
    ...(locked !== null && through <= locked
      ? ['This period is locked. Nothing can be posted.']
      : []),
  ];
}
type RemarkFields = Pick<
  DepreciationProposal,
  'policy' | 'by_hand_beyond' | 'locked_to' | 'through'
>;
