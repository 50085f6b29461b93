// One statement as it was known at two moments: the lines and accounts whose figures differ, and
// how much of each difference the entries recorded between make. The rest is that an account stands
// on another line: its group has changed, or its balance has gone over to the other side.
import type { FinancialLine, FinancialPart, FinancialStatement, PartSource } from '../terms.ts';
import { linesByCode, partKeyOf, linesByPart, mergedLines } from './merged-lines.ts';
import type { LinesByPart } from './merged-lines.ts';

export type ComparedPart = Pick<FinancialPart, 'accountId' | 'name' | 'source'> & {
  /** As its line is read. */
  readonly aPaise: number;
  readonly bPaise: number;
  /** By the entries between. */
  readonly movedPaise: number;
  /** The line on which the account stands at the moment at which it does not stand on this one. */
  readonly otherLine: string | null;
};

export type ComparedLine = Pick<FinancialLine, 'code' | 'as' | 'name' | 'isCredit'> & {
  readonly aPaise: number;
  readonly bPaise: number;
  readonly parts: readonly ComparedPart[];
  /** Of a sum of lines the codes of those that changed. */
  readonly madeOf: readonly string[];
};

type Lines = Pick<FinancialStatement, 'lines'>;

/** @returns what the entries between come to that a part counts: debit positive. */
export type MovedOfSource = (accountId: number | null, source: PartSource) => number;

/** @returns the lines of which a figure differs, in the order of the form, and their headings. */
export function comparedLines(a: Lines, b: Lines, movedOf: MovedOfSource): readonly ComparedLine[] {
  const [before, now] = [linesByCode(a), linesByCode(b)];
  const standing = { a: linesByPart(a), b: linesByPart(b) };
  const merged = mergedLines(a.lines, b.lines);
  const amountOf = {
    a: amountReader(merged, before),
    b: amountReader(merged, now),
  };
  const lines = merged.map((line): ComparedLine => {
    const [earlier, later] = [before.get(line.code), now.get(line.code)];
    const parts = comparedParts(line, { earlier, later, standing, movedOf });
    const [aPaise, bPaise] = [amountOf.a(line), amountOf.b(line)];
    const isResult = line.as === 'result' && line === merged.at(-1);
    return {
      code: line.code,
      as: line.as,
      name: line.name,
      isCredit: line.isCredit,
      aPaise,
      bPaise,
      parts: isResult ? resultPart({ aPaise, bPaise }, movedOf) : parts,
      madeOf: line.madeOf,
    };
  });
  const changed = new Set(lines.filter(isChanged).map(({ code }) => code));
  return lines
    .filter((line, at) => changed.has(line.code) || headsChange(lines, at))
    .map((line) => ({ ...line, madeOf: line.madeOf.filter((code) => changed.has(code)) }));
}

/** A sum of a single line is not told: then it comes to what its lines come to. */
function amountReader(
  merged: readonly FinancialLine[],
  lines: ReadonlyMap<string, FinancialLine>,
): (line: FinancialLine) => number {
  const codes = new Map(merged.map((line) => [line.code, line]));
  const amountOf = (line: FinancialLine): number => {
    const found = lines.get(line.code);
    if (found !== undefined) return found.amountsPaise[0] ?? 0;
    return line.madeOf.reduce((sum, code) => {
      const part = codes.get(code);
      if (part === undefined) return sum;
      return sum + (part.isCredit === line.isCredit ? amountOf(part) : -amountOf(part));
    }, 0);
  };
  return amountOf;
}

const isChanged = ({ aPaise, bPaise, parts }: ComparedLine): boolean =>
  aPaise !== bPaise || parts.length > 0;

/** A side is told where anything beneath it has changed: both have lines of one name. */
function headsChange(lines: readonly ComparedLine[], at: number): boolean {
  if (lines[at]?.as !== 'side') return false;
  const next = lines.findIndex(({ as }, index) => index > at && as === 'side');
  return lines.slice(at + 1, next === -1 ? undefined : next).some(isChanged);
}

type LineAtBoth = {
  readonly earlier: FinancialLine | undefined;
  readonly later: FinancialLine | undefined;
  readonly standing: { readonly a: LinesByPart; readonly b: LinesByPart };
  readonly movedOf: MovedOfSource;
};

function comparedParts(
  line: FinancialLine,
  { earlier, later, standing, movedOf }: LineAtBoth,
): readonly ComparedPart[] {
  const before = new Map(earlier?.parts.map((part) => [partKeyOf(part), part]));
  const now = new Map(later?.parts.map((part) => [partKeyOf(part), part]));
  return [...new Map([...before, ...now]).values()].flatMap((part) => {
    const key = partKeyOf(part);
    const aPaise = before.get(key)?.amountsPaise[0] ?? 0;
    const bPaise = now.get(key)?.amountsPaise[0] ?? 0;
    if (aPaise === bPaise) return [];
    const { accountId, name, source } = part;
    const moved = movedOf(accountId, source);
    const [from, to] = [standing.a.get(key) ?? [], standing.b.get(key) ?? []];
    const elsewhere = aPaise === 0 ? without(from, to) : bPaise === 0 ? without(to, from) : [];
    return [
      {
        accountId,
        name,
        source,
        aPaise,
        bPaise,
        movedPaise: isTurned(line, source) ? 0 - moved : moved,
        otherLine: elsewhere[0]?.name ?? null,
      },
    ];
  });
}

/** Whether what its entries debit counts as less. */
export const isTurned = (line: Pick<FinancialLine, 'isCredit'>, source: PartSource): boolean =>
  line.isCredit !== (source.onCredit === true);

const RESULT: PartSource = { of: 'result', days: 'period', withOpenings: true };

/** The last line of a profit and loss account is what all of its entries come to. */
function resultPart(
  { aPaise, bPaise }: Pick<ComparedPart, 'aPaise' | 'bPaise'>,
  movedOf: MovedOfSource,
): readonly ComparedPart[] {
  if (aPaise === bPaise) return [];
  const name = 'All income and expenses';
  const movedPaise = 0 - movedOf(null, RESULT);
  return [{ accountId: null, name, source: RESULT, aPaise, bPaise, movedPaise, otherLine: null }];
}

const without = (lines: readonly FinancialLine[], others: readonly FinancialLine[]) =>
  lines.filter(({ code }) => !others.some((other) => other.code === code));
