// What of a line of a statement opens, and in which order its accounts stand.
import type { FinancialRow } from '#api/contract/account/financial-statements.ts';
import { isOpeningPart, isStockPart } from '#core/statement/index.ts';
import { percentOfWhole, percentFigure } from '../../columns/figures.ts';
import type { AccountOrder } from '../../columns/use-report-layout.ts';

/** @returns `5.6%` of a whole; nothing of nil or less. */
export function shareText(part = 0, whole = 0): string {
  const percent = whole <= 0 ? null : percentOfWhole(part, whole);
  return percent === null ? '' : percentFigure(percent, false);
}

/** Whether opening the line shows more than the line: what leads somewhere, or several parts. */
export const hasParts = ({ as, parts }: FinancialRow): boolean =>
  as === 'section' || parts.length > 1 || parts.some(leadsOn);

function leadsOn({ accountId, name }: FinancialRow['parts'][number]): boolean {
  const part = { accountId, name };
  return accountId !== null || isStockPart(part) || isOpeningPart(part);
}

/** A section of the trading form is open unless it was closed, a line the other way round. */
export const isRowOpen = (row: FinancialRow, turned: ReadonlySet<string>): boolean =>
  hasParts(row) && (row.as === 'section') !== turned.has(row.code);

const sizeOf = ({ amountsPaise: [first = 0] }: FinancialRow['parts'][number]): number =>
  Math.abs(first);

/**
 * Lines stand as the law has them; the accounts of each by their figure or their name. What no
 * account shows by itself stays where it is: opening stock before purchases.
 */
export function accountsInOrder(
  rows: readonly FinancialRow[],
  order: AccountOrder,
): readonly FinancialRow[] {
  if (order === 'chart') return rows;
  return rows.map((row) => {
    const accounts = row.parts
      .filter(({ accountId }) => accountId !== null)
      .toSorted((one, other) =>
        order === 'name'
          ? one.name.localeCompare(other.name, 'en-IN')
          : sizeOf(other) - sizeOf(one),
      );
    let next = 0;
    const parts = row.parts.map((part) => {
      if (part.accountId === null) return part;
      next += 1;
      return accounts[next - 1] ?? part;
    });
    return { ...row, parts };
  });
}
