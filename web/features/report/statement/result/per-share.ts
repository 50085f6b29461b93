// What a company earned by each share, in words and by the columns of its profit and loss account.
import type { ProfitAndLossReply } from '#api/contract/account/financial-statements.ts';
import { formatDate } from '#web/format/dates.ts';
import { formatCount, formatRupees, formatSigned } from '#web/format/money.ts';
import type { FigureColumn } from '../../columns/figure-columns.ts';

type PerShare = NonNullable<ProfitAndLossReply['earningsPerShare']>;

/** @returns the name of the block, with the face value of today’s shares once it is said. */
export function perShareTitle({ set }: PerShare, to: string): string {
  const face = set.findLast(({ from }) => from <= to)?.faceValuePaise;
  const of = face === undefined ? '' : ` of ${formatRupees(face)}`;
  return `Earnings per equity share${of}`;
}

type PerShareLine = { readonly name: string; readonly amountsPaise: readonly (number | null)[] };

/** @returns basic, and diluted where anything may become shares; none before it is said. */
export function perShareLines({ columns }: PerShare): readonly PerShareLine[] {
  if (columns.every((one) => one === null)) return [];
  const basic = { name: 'Basic', amountsPaise: columns.map((one) => one?.basicPaise ?? null) };
  if (columns.every((one) => (one?.dilutedPaise ?? null) === null)) return [basic];
  const diluted = columns.map((one) => one?.dilutedPaise ?? one?.basicPaise ?? null);
  return [basic, { name: 'Diluted', amountsPaise: diluted }];
}

/** @returns paise of a column; null where it has none, as of a change or a share. */
export const perShareIn = (
  { kind, at }: FigureColumn,
  { amountsPaise }: PerShareLine,
): number | null => (kind === 'amount' ? (amountsPaise[at] ?? null) : null);

export const perShareText = (column: FigureColumn, line: PerShareLine): string => {
  const paise = perShareIn(column, line);
  return paise === null ? '' : formatSigned(paise);
};

/** @returns of which profit and how many shares each period is, as AS 20 asks. */
export function perShareNotes(reply: ProfitAndLossReply): readonly string[] {
  const { earningsPerShare: perShare, columns, resultPaise } = reply;
  return (perShare?.columns ?? []).flatMap((one, at) => {
    const days = columns[at];
    if (one === null || days === undefined) return [];
    const [from, to] = [days.from, days.to].map((day) => formatDate(day));
    const paise = resultPaise[at] ?? 0;
    const profit = `${paise < 0 ? 'loss' : 'profit'} ${formatRupees(Math.abs(paise))}`;
    const diluted = one.dilutedShares === null ? '' : `, diluted ${formatCount(one.dilutedShares)}`;
    const shares = `${formatCount(one.shares)} equity shares on average${diluted}`;
    return [`${from} to ${to}: ${profit}, ${shares}.`];
  });
}
