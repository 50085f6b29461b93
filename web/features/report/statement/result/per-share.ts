// What a company earned by each share, in words and by the columns of its profit and loss account.
import type { ProfitAndLossReply } from '#api/contract/account/financial-statements.ts';
import { dateFromWire, formatDate } from '#web/format/dates.ts';
import { formatCount, formatRupees, formatSigned, paiseFromWire } from '#web/format/money.ts';
import type { FigureColumn } from '../../columns/figure-columns.ts';

type PerShare = NonNullable<ProfitAndLossReply['earnings_per_share']>;

/** @returns the name of the block, with the face value of today’s shares once it is said. */
export function perShareTitle({ set }: PerShare, to: string): string {
  const face = set.findLast(({ from }) => from <= to)?.face_value;
  const of = face === undefined ? '' : ` of ${formatRupees(paiseFromWire(face))}`;
  return `Earnings per equity share${of}`;
}

type PerShareLine = { readonly name: string; readonly amounts: readonly (string | null)[] };

/** @returns basic, and diluted where anything may become shares; none before it is said. */
export function perShareLines({ columns }: PerShare): readonly PerShareLine[] {
  if (columns.every((one) => one === null)) return [];
  const basic = { name: 'Basic', amounts: columns.map((one) => one?.basic ?? null) };
  if (columns.every((one) => (one?.diluted ?? null) === null)) return [basic];
  const diluted = columns.map((one) => one?.diluted ?? one?.basic ?? null);
  return [basic, { name: 'Diluted', amounts: diluted }];
}

/** @returns paise of a column; null where it has none, as of a change or a share. */
export function perShareIn({ kind, at }: FigureColumn, { amounts }: PerShareLine): number | null {
  const amount = kind === 'amount' ? (amounts[at] ?? null) : null;
  return amount === null ? null : paiseFromWire(amount);
}

export const perShareText = (column: FigureColumn, line: PerShareLine): string => {
  const paise = perShareIn(column, line);
  return paise === null ? '' : formatSigned(paise);
};

/** @returns of which profit and how many shares each period is, as AS 20 asks. */
export function perShareNotes(reply: ProfitAndLossReply): readonly string[] {
  const { earnings_per_share: perShare, columns, result } = reply;
  return (perShare?.columns ?? []).flatMap((one, at) => {
    const days = columns[at];
    if (one === null || days === undefined) return [];
    const [from, to] = [days.from, days.to].map((day) => formatDate(dateFromWire(day)));
    const paise = paiseFromWire(result[at] ?? '0.00');
    const profit = `${paise < 0 ? 'loss' : 'profit'} ${formatRupees(Math.abs(paise))}`;
    const diluted =
      one.diluted_shares === null ? '' : `, diluted ${formatCount(one.diluted_shares)}`;
    const shares = `${formatCount(one.shares)} equity shares on average${diluted}`;
    return [`${from} to ${to}: ${profit}, ${shares}.`];
  });
}
