// The accounts of the owners as a table: an account in each row, what moved it in each column.
import type {
  OwnersAccountsReply,
  OwnersRow,
} from '#api/contract/account/reports/owners-accounts.ts';
import { column, figureOfWhose, reportOf, withTotal } from '#core/report/index.ts';
import type { DeclaredColumn, DeclaredLine, ExplainLine, ReportView } from '#core/report/index.ts';
import { OWNERS_MOVES } from '#core/statement/index.ts';
import type { OwnersFigures, OwnersMove } from '#core/statement/index.ts';
import { formatRupees } from '#web/format/money.ts';
import { periodInWords } from '#web/shell/sheet/words.ts';

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
  sections.some(({ rows }) => rows.some(({ figures }) => figures[move] !== 0));

/** @returns what has a column: interest and remuneration of a firm alone. */
const movesOf = (reply: OwnersAccountsReply): readonly OwnersMove[] =>
  OWNERS_MOVES.filter((move) => {
    if (ALWAYS.includes(move) || isUsed(reply, move)) return true;
    return move === 'share' ? reply.form !== 'company' : reply.form === 'firm' && isPay(move);
  });

const isPay = (move: OwnersMove): boolean => move === 'interest' || move === 'remuneration';

type OwnersParts = {
  readonly reply: OwnersAccountsReply;
  /** Where a row leads; nowhere on paper. */
  readonly hrefOf: (row: OwnersRow) => string | undefined;
  readonly explainHref?: ExplainLine;
};

/** An account of an owner, or the sum of some. */
type FiguresRow = {
  readonly name: string;
  readonly figures: OwnersFigures;
  readonly partner?: Pick<OwnersRow, 'partner' | 'share'>;
};

type OwnersColumn = DeclaredColumn<FiguresRow>;

const amount = (
  head: string,
  figure: keyof OwnersFigures,
  more: Pick<OwnersColumn, 'rule' | 'onPhone'> = {},
): OwnersColumn => column.money(head, ({ figures }) => figures[figure], { figure, ...more });

/** A firm names the partner and the share beside each account. */
const PARTNERS: readonly OwnersColumn[] = [
  column.text('Partner', ({ partner }) => partner?.partner ?? null, { onPhone: 'below' }),
  column.text('Profit share', ({ partner }) => shareText(partner?.share ?? null)),
];

const columnsOf = (reply: OwnersAccountsReply): readonly OwnersColumn[] => [
  column.text('Account', ({ name }) => name),
  ...(reply.form === 'firm' ? PARTNERS : []),
  amount('Opening', 'opening', { rule: 'pair' }),
  ...movesOf(reply).map((move) => amount(headOf(move, reply.form === 'firm'), move)),
  amount('Closing', 'closing', { rule: 'answer', onPhone: 'column' }),
];

export function ownersView(parts: OwnersParts): ReportView {
  const { reply } = parts;
  const lines = reply.sections.flatMap((section) => sectionLines(section, parts));
  return reportOf(
    {
      title: OWNERS_TITLES[reply.form],
      period: periodInWords({ from: reply.from, to: reply.to }),
      remarks: reply.ties ? [] : [NO_TIE],
    },
    columnsOf(reply),
    withTotal(lines, { row: { name: 'Total', figures: reply.total }, whose: 'total' }),
    figureOfWhose(parts.explainHref),
  );
}

const whoseOf = ({ accountId: id }: OwnersRow): string =>
  id === null ? 'undivided' : `account/${id}`;

const shareText = (share: OwnersRow['share']): string | null =>
  share === null ? null : `${share.parts} of ${share.of}`;

function sectionLines(
  { code, rows, sum }: Section,
  { reply, hrefOf }: OwnersParts,
): readonly DeclaredLine<FiguresRow>[] {
  const isFirm = reply.form === 'firm';
  const lines = rows.map((row): DeclaredLine<FiguresRow> => {
    const href = hrefOf(row);
    return {
      as: 'line',
      level: isFirm ? 1 : 0,
      key: `${row.accountId ?? 'profit'}`,
      row: { name: row.name, figures: row.figures, partner: row },
      whose: whoseOf(row),
      ...(href !== undefined && { href }),
    };
  });
  if (!isFirm) return lines;
  const name = SECTION_NAMES[code];
  const head: DeclaredLine<FiguresRow> = { as: 'group', key: `head ${code}`, name };
  const foot: DeclaredLine<FiguresRow> = {
    as: 'subtotal',
    key: `sum ${code}`,
    row: { name, figures: sum },
    whose: code === 'undistributed' ? 'undivided' : code,
  };
  return lines.length === 1 ? [head, ...lines] : [head, ...lines, foot];
}

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
  const [opening, closing] = [total.opening, total.closing];
  const way = opening === closing ? 'stayed at' : closing > opening ? 'grew from' : 'fell from';
  const what =
    opening === closing
      ? `${formatRupees(closing)}.`
      : `${formatRupees(opening)} to ${formatRupees(closing)}, as the balance sheet has it.`;
  return `${OWNERS[form]} ${way} ${what}${ties ? '' : ` ${NO_TIE}`}`;
}
