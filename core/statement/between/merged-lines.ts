// The lines and parts of two statements of one form, found by what they have in common.
import type { FinancialLine, FinancialPart, FinancialStatement } from '../terms.ts';

type Lines = Pick<FinancialStatement, 'lines'>;

export const linesByCode = ({ lines }: Lines): ReadonlyMap<string, FinancialLine> =>
  new Map(lines.map((line) => [line.code, line]));

/** Lines that only the first statement has stand after the line that they stood after there. */
export function mergedLines(
  a: readonly FinancialLine[],
  b: readonly FinancialLine[],
): readonly FinancialLine[] {
  const merged = [...b];
  for (const [at, line] of a.entries()) {
    if (merged.some(({ code }) => code === line.code)) continue;
    const above = a[at - 1]?.code;
    merged.splice(merged.findIndex(({ code }) => code === above) + 1, 0, line);
  }
  return merged;
}

export const partKeyOf = ({ accountId, name }: Pick<FinancialPart, 'accountId' | 'name'>): string =>
  accountId === null ? name : String(accountId);

export type LinesByPart = ReadonlyMap<string, readonly FinancialLine[]>;

export function linesByPart({ lines }: Lines): LinesByPart {
  const standing = new Map<string, readonly FinancialLine[]>();
  for (const line of lines) {
    for (const part of line.parts) {
      const key = partKeyOf(part);
      standing.set(key, [...(standing.get(key) ?? []), line]);
    }
  }
  return standing;
}
