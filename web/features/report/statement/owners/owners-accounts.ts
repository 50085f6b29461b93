// The accounts of the owners as a table: an account in each row, what moved it in each column.
import type {
  OwnersAccountsReply,
  OwnersFiguresWire,
  OwnersAccountWire,
} from '#api/contract/account/reports/owners-accounts.ts';
import type { ReportCell, ReportColumn } from '#core/kernel/writing/sheet.ts';
import { OWNERS_MOVES } from '#core/statement/index.ts';
import type { OwnersMove } from '#core/statement/index.ts';
import { dateFromWire } from '#web/format/dates.ts';
import { formatRupees, paiseFromWire } from '#web/format/money.ts';
import { periodInWords } from '#web/shell/sheet/words.ts';
import { explainedCells } from '../../books/kit/report-view.ts';
import type { ExplainLine, ReportRow, ReportView } from '../../books/kit/report-view.ts';

type Form = OwnersAccountsReply['form'];
type Section = OwnersAccountsReply['sections'][number];

export const OWNERS_TITLES: Readonly<Record<Form, string>> = {
  proprietor: 'Owner’s Capital Account',
  firm: 'Partners’ Capital and Current Accounts',
  company: 'Share Capital',
};

const SECTION_NAMES: Readonly<Record<Section['code'], string>> = {
  capital: 'Partners’ capital accounts',
  current: 'Partners’ current accounts',
  undistributed: 'Not divided',
};

export const MOVE_NAMES: Readonly<Record<'opening' | OwnersMove, string>> = {
  opening: 'Opening balance',
  introduced: 'Introduced',
  interest: 'Interest on capital',
  remuneration: 'Remuneration',
  share: 'Share of profit',
  together: 'Interest, pay and share together',
  transferred: 'Transfers and other',
  drawings: 'Drawings',
};

/** Told of every form; the others where there are any. */
const ALWAYS: readonly OwnersMove[] = ['introduced', 'drawings'];

const isUsed = ({ sections }: OwnersAccountsReply, move: OwnersMove): boolean =>
  sections.some(({ rows }) => rows.some(({ figures }) => paiseFromWire(figures[move]) !== 0));

/** @returns what has a column: interest and remuneration of a firm alone. */
const movesOf = (reply: OwnersAccountsReply): readonly OwnersMove[] =>
  OWNERS_MOVES.filter((move) => {
    if (ALWAYS.includes(move) || isUsed(reply, move)) return true;
    return move === 'share' ? reply.form !== 'company' : reply.form === 'firm' && isPay(move);
  });

const isPay = (move: OwnersMove): boolean => move === 'interest' || move === 'remuneration';

export type OwnersParts = {
  readonly reply: OwnersAccountsReply;
  /** Where a row leads; nowhere on paper. */
  readonly hrefOf: (row: OwnersAccountWire) => string | undefined;
  readonly explainHref?: ExplainLine;
};

export function ownersView(parts: OwnersParts): ReportView {
  const { reply } = parts;
  const isFirm = reply.form === 'firm';
  const moves = movesOf(reply);
  const cells = cellsIn(moves, isFirm);
  const lines = reply.sections.flatMap((section) =>
    sectionLines(section, parts, cells, linesIn(moves, isFirm)),
  );
  const linesOf = linesIn(moves, isFirm);
  const total: ReportRow = {
    as: 'total',
    key: 'total',
    cells: cells('Total', reply.total),
    ...explainedCells(parts.explainHref, linesOf('total')),
  };
  const columns = columnsOf(moves, isFirm);
  return {
    title: OWNERS_TITLES[reply.form],
    period: periodInWords({ from: dateFromWire(reply.from), to: dateFromWire(reply.to) }),
    remarks: reply.ties ? [] : [NO_TIE],
    columns,
    nameAt: 0,
    phone: [0, columns.length - 1],
    phoneBelow: isFirm ? [1] : [],
    lines: lines.length === 0 ? [] : [...lines, total],
  };
}

type Partner = Pick<OwnersAccountWire, 'partner' | 'share'>;
type CellsOf = (
  name: string,
  figures: OwnersFiguresWire | null,
  partner?: Partner,
) => readonly ReportCell[];

/** @returns the cells of a row; a firm names the partner and the share beside each account. */
const cellsIn = (moves: readonly OwnersMove[], isFirm: boolean): CellsOf => {
  const columns = ['opening', ...moves, 'closing'] as const;
  return (name, figures, partner) => [
    name,
    ...(isFirm ? [partner?.partner ?? null, shareText(partner?.share ?? null)] : []),
    ...columns.map((column) => (figures === null ? null : paiseFromWire(figures[column]))),
  ];
};

type LinesOf = (whose: string) => readonly (readonly [column: number, line: string])[];

/** @returns the names of the figures of a row, by their columns. */
const linesIn =
  (moves: readonly OwnersMove[], isFirm: boolean): LinesOf =>
  (whose) =>
    (['opening', ...moves, 'closing'] as const).map(
      (column, at) => [at + (isFirm ? 3 : 1), `${column}/${whose}`] as const,
    );

const whoseOf = ({ account_id: id }: OwnersAccountWire): string =>
  id === null ? 'undivided' : `account/${id}`;

const shareText = (share: OwnersAccountWire['share']): string | null =>
  share === null ? null : `${share.parts} of ${share.of}`;

function sectionLines(
  { code, rows, sum }: Section,
  { reply, hrefOf, explainHref }: OwnersParts,
  cells: CellsOf,
  linesOf: LinesOf,
): readonly ReportRow[] {
  const isFirm = reply.form === 'firm';
  const lines = rows.map((row): ReportRow => {
    const href = hrefOf(row);
    return {
      as: 'line',
      level: isFirm ? 1 : 0,
      key: `${row.account_id ?? 'profit'}`,
      cells: cells(row.name, row.figures, row),
      ...explainedCells(explainHref, linesOf(whoseOf(row))),
      ...(href !== undefined && { href }),
    };
  });
  if (!isFirm) return lines;
  const name = SECTION_NAMES[code];
  const head: ReportRow = { as: 'group', key: `head ${code}`, cells: cells(name, null) };
  const whose = code === 'undistributed' ? 'undivided' : code;
  const foot: ReportRow = {
    as: 'subtotal',
    key: `sum ${code}`,
    cells: cells(name, sum),
    ...explainedCells(explainHref, linesOf(whose)),
  };
  return lines.length === 1 ? [head, ...lines] : [head, ...lines, foot];
}

const columnsOf = (moves: readonly OwnersMove[], isFirm: boolean): readonly ReportColumn[] => [
  { head: 'Account', kind: 'text' },
  ...(isFirm
    ? ([
        { head: 'Partner', kind: 'text' },
        { head: 'Profit share', kind: 'text' },
      ] as const)
    : []),
  { head: 'Opening (₹)', kind: 'money', rule: 'pair' },
  ...moves.map((move) => ({ head: `${headOf(move, isFirm)} (₹)`, kind: 'money' }) as const),
  { head: 'Closing (₹)', kind: 'money', rule: 'answer' },
];

const headOf = (move: OwnersMove, isFirm: boolean): string =>
  move === 'share' && !isFirm ? 'Profit' : MOVE_NAMES[move];

const NO_TIE = 'What moved does not take every opening balance to the closing one.';

const OWNERS: Readonly<Record<Form, string>> = {
  proprietor: 'The owner’s capital',
  firm: 'The partners’ funds without reserves',
  company: 'The share capital',
};

/** @returns what the owners had at both ends. */
export function ownersInWords({ form, total, ties }: OwnersAccountsReply): string {
  const [opening, closing] = [paiseFromWire(total.opening), paiseFromWire(total.closing)];
  const way = opening === closing ? 'stayed at' : closing > opening ? 'grew from' : 'fell from';
  const what =
    opening === closing
      ? `${formatRupees(closing)}.`
      : `${formatRupees(opening)} to ${formatRupees(closing)}, as the balance sheet has it.`;
  return `${OWNERS[form]} ${way} ${what}${ties ? '' : ` ${NO_TIE}`}`;
}
