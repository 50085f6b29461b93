// What a line of a statement is made of: its accounts, or those of the lines whose sum it is, each
// counted as the line is read.
import { isTurned } from '../between/compared-lines.ts';
import type { FinancialLine, FinancialPart, FinancialStatement } from '../terms.ts';

export type ExplainedPart = Pick<FinancialPart, 'accountId' | 'name' | 'source'> & {
  /** As the explained line is read. */
  readonly amountPaise: number;
  /** Whether what its entries debit counts as less. */
  readonly isTurned: boolean;
};

export type ExplainedLine = {
  readonly name: string;
  readonly isCredit: boolean;
  readonly amountPaise: number;
  readonly parts: readonly ExplainedPart[];
  /** Of a sum of lines: those lines, as the sum is read. */
  readonly lines: readonly {
    readonly code: string;
    readonly name: string;
    readonly amountPaise: number;
  }[];
};

/**
 * @param statement with its lines of nil.
 * @returns null where the statement has no such line, or the line no figure.
 */
export function explainedLine(
  { lines }: Pick<FinancialStatement, 'lines'>,
  code: string,
  column = 0,
): ExplainedLine | null {
  const line = lines.find((one) => one.code === code);
  if (line === undefined) return nilLine(lines, code);
  if (line.as === 'side' || line.as === 'heading') return null;
  const { name, sumName, isCredit, amountsPaise } = line;
  const within = lines.filter((one) => line.madeOf.includes(one.code));
  const summed = opensInto(line) ? [line] : within;
  return {
    name: sumName ?? name,
    isCredit,
    amountPaise: amountsPaise[column] ?? 0,
    parts: summed.flatMap((one) => partsOf(one, line, column)),
    lines: opensInto(line)
      ? []
      : within.map((one) => ({
          code: one.code,
          name: one.sumName ?? one.name,
          amountPaise: asRead(one.amountsPaise[column] ?? 0, one, line),
        })),
  };
}

/** Suspense and its like stand in a statement only where they are something. */
function nilLine(lines: readonly FinancialLine[], code: string): ExplainedLine | null {
  if (!lines.some(({ madeOf }) => madeOf.includes(code))) return null;
  const words = code.replace(/^(funds|assets)-/, '').replaceAll('-', ' ');
  const name = words.slice(0, 1).toUpperCase() + words.slice(1);
  return { name, isCredit: false, amountPaise: 0, parts: [], lines: [] };
}

const opensInto = ({ as }: FinancialLine): boolean => as === 'line' || as === 'section';

const partsOf = (
  line: FinancialLine,
  sum: FinancialLine,
  column: number,
): readonly ExplainedPart[] =>
  line.parts.map(({ accountId, name, source, amountsPaise }) => ({
    accountId,
    name,
    source,
    amountPaise: asRead(amountsPaise[column] ?? 0, line, sum),
    isTurned: isTurned(line, source) !== (line.isCredit !== sum.isCredit),
  }));

/** Without a negative zero. */
const asRead = (paise: number, line: FinancialLine, sum: FinancialLine): number =>
  line.isCredit === sum.isCredit || paise === 0 ? paise : -paise;
