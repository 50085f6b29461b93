// What the lines of a statement come to, column by column, gathered account by account.
import { addPaise, paise } from '../../kernel/paise.ts';
import type { LineCode } from './line-codes.ts';
import type { FinancialPart, PartSource } from '../terms.ts';

type PartName = Pick<FinancialPart, 'accountId' | 'name'>;
/** Without a source it is what its account comes to by the last day. */
type Part = PartName & { readonly source?: PartSource };
type Sum = PartName & { readonly source: PartSource; readonly amountsPaise: number[] };

const BALANCE: PartSource = { of: 'account', days: 'all' };

export type LineSums = {
  /** Adds to one column of a line; several amounts of one account are one part. */
  readonly add: (line: LineCode, part: Part, column: number, amountPaise: number) => void;
  /** @returns the parts of some lines, in the order in which they came. */
  readonly partsOf: (lines: readonly LineCode[]) => readonly FinancialPart[];
  /** @returns what these lines come to in each column: debit positive. */
  readonly sumOf: (lines: readonly LineCode[]) => readonly number[];
};

/** @param withNil keeps parts without a figure too. */
export function createLineSums(columns: number, withNil = false): LineSums {
  const nothing = () => Array.from({ length: columns }, () => 0);
  const lines = new Map<LineCode, Map<string, Sum>>();

  const partsOf = (codes: readonly LineCode[]) =>
    codes.flatMap((code) => [...(lines.get(code)?.values() ?? [])]);

  return {
    add(line, { accountId, name, source = BALANCE }, column, amountPaise) {
      if (amountPaise === 0 && !withNil) return;
      const parts = lines.get(line) ?? new Map();
      lines.set(line, parts);
      const key = `${accountId ?? ''} ${name}`;
      const part = parts.get(key) ?? { accountId, name, source, amountsPaise: nothing() };
      parts.set(key, part);
      part.amountsPaise[column] = (part.amountsPaise[column] ?? 0) + amountPaise;
    },
    partsOf,
    sumOf: (codes) =>
      nothing().map((_, column) =>
        partsOf(codes).reduce(
          (sum, { amountsPaise }) => addPaise(paise(sum), paise(amountsPaise[column] ?? 0)),
          paise(0),
        ),
      ),
  };
}
