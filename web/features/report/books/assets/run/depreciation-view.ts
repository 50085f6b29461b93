// What a depreciation run would post, as a sheet: a line for each asset, or each block.
import type {
  DepreciationProposal,
  ProposedDepreciation,
} from '#api/contract/account/assets/depreciation.ts';
import { USEFUL_LIVES } from '#core/depreciation/index.ts';
import type { ReportCell, ReportColumn } from '#core/kernel/writing/sheet.ts';
import { formatRupees, paiseFromWire } from '#web/format/money.ts';
import { periodInWords } from '#web/shell/sheet/words.ts';
import { explainedCells } from '../../kit/report-view.ts';
import type { ExplainLine, ReportRow, ReportView } from '../../kit/report-view.ts';
import type { ReportRange } from '../../kit/use-report-range.ts';

const COLUMNS: readonly ReportColumn[] = [
  { head: 'Asset', kind: 'text' },
  { head: 'Class', kind: 'text', onlyIn: 'file' },
  { head: 'Rate (%)', kind: 'quantity' },
  { head: 'Days', kind: 'count' },
  { head: 'Opening value (₹)', kind: 'money', rule: 'pair' },
  { head: 'For this period (₹)', kind: 'money' },
  { head: 'Due in all (₹)', kind: 'money', rule: 'pair' },
  { head: 'Posted by runs (₹)', kind: 'money' },
  { head: 'Posted by hand (₹)', kind: 'money' },
  { head: 'To post (₹)', kind: 'money', rule: 'answer' },
];
const PHONE = [0, 9];

const AMOUNTS = ['opening', 'charge', 'due', 'posted', 'by_hand', 'to_post'] as const;
type Amounts = Pick<ProposedDepreciation, (typeof AMOUNTS)[number]>;

const amountCells = (amounts: Amounts): readonly ReportCell[] =>
  AMOUNTS.map((name) => {
    const paise = paiseFromWire(amounts[name]);
    return name === 'to_post' ? paise : paise || null;
  });

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

/** The first column that has an amount. */
const AMOUNTS_AT = 4;

/** @returns the names of the figures of a row, by their columns. */
const linesOf = (whose: string) =>
  AMOUNTS.map((name, at) => [AMOUNTS_AT + at, `${name}/${whose}`] as const);

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
  const rows = lines.map((line, at): ReportRow => ({
    as: 'line',
    key: `${line.asset_id ?? 'block'} ${line.name} ${at}`,
    below: belowOf(line, isByAccount),
    ...(line.asset_id !== null && { href: hrefOf(line.asset_id) }),
    ...explainedCells(explainHref, linesOf(whoseOf(line))),
    cells: [
      line.name,
      line.class === null ? null : USEFUL_LIVES[line.class].name,
      Math.round(line.rate * 1000),
      line.days || null,
      ...amountCells(line),
    ],
  }));
  const totals = AMOUNTS.map((name) =>
    lines.reduce((sum, line) => sum + paiseFromWire(line[name]), 0),
  );
  const total: ReportRow = {
    as: 'total',
    key: 'total',
    cells: ['Total', null, null, null, ...totals],
    ...explainedCells(explainHref, linesOf('total')),
  };
  return {
    title: 'Depreciation run',
    period: periodInWords(range),
    remarks: remarksOn(proposal),
    columns: COLUMNS,
    nameAt: 0,
    phone: PHONE,
    lines: rows.length === 0 ? [] : [...rows, total],
  };
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
