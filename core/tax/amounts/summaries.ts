// What an invoice prints below its lines: value and tax per rate, and per HSN. Stored amounts of
// the lines are added up, never computed anew from sums, so that all agree to the paisa.
import type { Treatment } from '../terms.ts';

type Amounts = {
  readonly taxablePaise: number;
  readonly cgstPaise: number;
  readonly sgstPaise: number;
  readonly igstPaise: number;
  readonly cessPaise: number;
};

export type SummedLine = Amounts & {
  readonly hsn: string | null;
  readonly uqc: string | null;
  readonly quantityThousandths: number;
  readonly treatment: Treatment;
  readonly rateBps: number;
};

export type RateSummary = Amounts & { readonly rateBps: number };

export type HsnSummary = Amounts & {
  readonly hsn: string | null;
  /** GST's code of the unit; null for services. */
  readonly uqc: string | null;
  readonly rateBps: number;
  readonly quantityThousandths: number;
};

/** What is not taxable has no rate, whatever was written on its line. */
const rateOf = ({ treatment, rateBps }: SummedLine): number =>
  treatment === 'taxable' ? rateBps : 0;

const sumOf = (lines: readonly SummedLine[], of: (line: SummedLine) => number): number =>
  lines.reduce((sum, line) => sum + of(line), 0);

const amountsOf = (lines: readonly SummedLine[]): Amounts => ({
  taxablePaise: sumOf(lines, (line) => line.taxablePaise),
  cgstPaise: sumOf(lines, (line) => line.cgstPaise),
  sgstPaise: sumOf(lines, (line) => line.sgstPaise),
  igstPaise: sumOf(lines, (line) => line.igstPaise),
  cessPaise: sumOf(lines, (line) => line.cessPaise),
});

/** Groups in the order in which each key comes first. */
function grouped(
  lines: readonly SummedLine[],
  keyOf: (line: SummedLine) => string,
): readonly (readonly [first: SummedLine, all: readonly SummedLine[]])[] {
  const groups = new Map<string, [SummedLine, SummedLine[]]>();
  for (const line of lines) {
    const group = groups.get(keyOf(line));
    if (group === undefined) groups.set(keyOf(line), [line, [line]]);
    else group[1].push(line);
  }
  return [...groups.values()];
}

/** @returns value and tax per rate, the lowest rate first (CGST Rule 46(l) and (m)). */
export const summaryByRate = (lines: readonly SummedLine[]): readonly RateSummary[] =>
  grouped(lines, (line) => String(rateOf(line)))
    .map(([first, all]) => ({ rateBps: rateOf(first), ...amountsOf(all) }))
    .toSorted((left, right) => left.rateBps - right.rateBps);

/**
 * @returns quantity, value and tax per code, unit and rate, as table 12 of GSTR-1 asks: one code in
 * two units stands twice, since pieces and dozens do not add up.
 */
export const hsnSummary = (lines: readonly SummedLine[]): readonly HsnSummary[] =>
  grouped(lines, (line) => JSON.stringify([line.hsn, line.uqc, rateOf(line)])).map(
    ([first, all]) => ({
      hsn: first.hsn,
      uqc: first.uqc,
      rateBps: rateOf(first),
      quantityThousandths: sumOf(all, (line) => line.quantityThousandths),
      ...amountsOf(all),
    }),
  );
