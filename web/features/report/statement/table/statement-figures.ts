// The figures of a statement as the screen has them: in which order the columns stand, and by how
// much one has changed.
import type { FinancialRow } from '#api/contract/account/financial-statements.ts';
import { formatSigned, paiseFromWire } from '#web/format/money.ts';

export type StatementColumn = {
  readonly key: string;
  readonly head: string;
  /** Where its figure stands in the reply. */
  readonly at: number;
  readonly isAnswer: boolean;
};

/** More columns than this have no room for paise, which stand on paper and in files. */
const PAISE_COLUMNS_MAX = 4;
export const isInWholeRupees = (columns: number): boolean => columns > PAISE_COLUMNS_MAX;

/** @returns nothing for nil: an empty cell is quieter than 0.00. */
export function statementFigure(
  rupees: string | undefined,
  { whole, always = false }: { readonly whole: boolean; readonly always?: boolean },
): string {
  const paise = paiseFromWire(rupees ?? '0.00');
  if (paise === 0 && !always) return '';
  if (!whole) return formatSigned(paise);
  return formatSigned(Math.sign(paise) * Math.round(Math.abs(paise) / 100) * 100).slice(0, -3);
}

const PERCENT_MAX = 999;

/** @returns `+12.8%`; nothing where the base is nil, of the other sign, or next to nothing. */
export function changeText(now: string | undefined, before: string | undefined): string {
  const [paise, base] = [paiseFromWire(now ?? '0.00'), paiseFromWire(before ?? '0.00')];
  if (base === 0 || paise * base < 0) return '';
  const percent = ((paise - base) / Math.abs(base)) * 100;
  if (Math.abs(percent) > PERCENT_MAX) return '';
  const sign = percent > 0.05 ? '+' : percent < -0.05 ? '\u2212' : '';
  return `${sign}${Math.abs(percent).toFixed(1)}%`;
}

type StatementChange = {
  readonly now: number;
  readonly before: number;
  readonly as: 'percent' | 'rupees';
};

/** @returns by how much one of the amounts differs from another, as the table tells it. */
export function changeIn(amounts: readonly string[], { now, before, as }: StatementChange): string {
  if (as === 'percent') return changeText(amounts[now], amounts[before]);
  const paise = paiseFromWire(amounts[now] ?? '0.00') - paiseFromWire(amounts[before] ?? '0.00');
  return paise === 0 ? '' : formatSigned(paise);
}

/** @returns `5.6%` of a whole; nothing of nil or less. */
export function shareText(part: string | undefined, whole: string | undefined): string {
  const [paise, base] = [paiseFromWire(part ?? '0.00'), paiseFromWire(whole ?? '0.00')];
  if (base <= 0) return '';
  const percent = (paise / base) * 100;
  return `${percent < 0 ? '\u2212' : ''}${Math.abs(percent).toFixed(1)}%`;
}

/** Whether opening the line shows more than the line: an account, or several parts. */
export const hasParts = ({ as, parts }: FinancialRow): boolean =>
  as === 'section' || parts.length > 1 || (parts[0]?.account_id ?? null) !== null;

/** A section of the trading form is open unless it was closed, a line the other way round. */
export const isRowOpen = (row: FinancialRow, turned: ReadonlySet<string>): boolean =>
  hasParts(row) && (row.as === 'section') !== turned.has(row.code);
