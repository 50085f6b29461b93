// What a depreciation run would post, as a sheet: a line for each asset, or each block.
import type {
  DepreciationProposal,
  ProposedDepreciation,
} from '#api/contract/account/assets/depreciation.ts';
import { wireName } from '#core/shapes/record.ts';
import { USEFUL_LIVES } from '#core/depreciation/index.ts';
import {
  column,
  figureOfWhose,
  nameOfDepreciated,
  reportOf,
  withTotal,
} from '#core/report/index.ts';
import type { DeclaredColumn, DeclaredLine, ExplainLine, ReportView } from '#core/report/index.ts';
import { formatRupees } from '#web/format/money.ts';
import { periodInWords } from '#web/shell/sheet/words.ts';
import type { ReportRange } from '../../kit/use-report-range.ts';

type RunColumn = DeclaredColumn<ProposedDepreciation>;
type Amount =
  | 'openingPaise'
  | 'chargePaise'
  | 'duePaise'
  | 'postedPaise'
  | 'handPaise'
  | 'toPostPaise';

const amount = (
  head: string,
  figure: Amount,
  more: Pick<RunColumn, 'rule' | 'blankNil' | 'onPhone'> = { blankNil: true },
): RunColumn =>
  column.money(head, (line) => line[figure], { adds: true, figure: wireName(figure), ...more });

const COLUMNS: readonly RunColumn[] = [
  column.text('Asset', ({ name }) => name),
  column.text(
    'Class',
    (line) => (line.assetClass === null ? null : USEFUL_LIVES[line.assetClass].name),
    {
      onlyIn: 'file',
    },
  ),
  column.quantity('Rate (%)', ({ rateBps }) => rateBps * 10),
  column.count('Days', ({ days }) => days, { blankNil: true }),
  amount('Opening value', 'openingPaise', { rule: 'pair', blankNil: true }),
  amount('For this period', 'chargePaise'),
  amount('Due in all', 'duePaise', { rule: 'pair', blankNil: true }),
  amount('Posted by runs', 'postedPaise'),
  amount('Posted by hand', 'handPaise'),
  amount('To post', 'toPostPaise', { rule: 'answer', onPhone: 'column' }),
];

/** Its class and what takes the credit; of a block that ends, the gain or loss. */
function belowOf(line: ProposedDepreciation, isByAccount: boolean): string {
  const { gainPaise: gain } = line;
  const accounts = line.credits.map(({ account }) => account).filter((name) => name !== '');
  const missing = isByAccount && line.credits.some(({ accountId }) => accountId === null);
  return [
    line.assetClass === null ? '' : USEFUL_LIVES[line.assetClass].name,
    missing ? 'No account. Choose one on the asset' : accounts.join(', '),
    gain === 0 ? '' : `${gain > 0 ? 'Gain' : 'Loss'}, s. 50: ${formatRupees(Math.abs(gain))}`,
  ]
    .filter((text) => text !== '')
    .join(' · ');
}

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
    key: `${line.assetId ?? 'block'} ${line.name} ${at}`,
    below: belowOf(line, isByAccount),
    ...(line.assetId !== null && { href: hrefOf(line.assetId) }),
    row: line,
    whose: nameOfDepreciated(line),
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
  byHandBeyondPaise: paise,
  lockedTo: locked,
  through,
}: RemarkFields) {
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
  'policy' | 'byHandBeyondPaise' | 'lockedTo' | 'through'
>;
