// What a credit note gives back of an invoice (CGST Act s. 34): by quantity, by value, or the rest.
import { mulDiv } from '../../kernel/paise.ts';
import { accepted, rejected } from '../../kernel/result.ts';
import type { Result } from '../../kernel/result.ts';
import type { TaxRejection } from '../rejections.ts';

type Amount = 'taxablePaise' | 'cgstPaise' | 'sgstPaise' | 'igstPaise' | 'cessPaise';

type Amounts = { readonly [Each in Amount]: number };

export type CreditableLine = Amounts & { readonly quantityThousandths: number };

export type CreditRequest = {
  /** From 1. */
  readonly line: number;
  readonly quantityThousandths: number | null;
  readonly taxablePaise: number | null;
};

export type CreditedPart = CreditableLine & { readonly line: number };

/**
 * Nothing goes back beyond what a line has left, in quantity, in value or under any head, and what
 * takes the rest of a line's quantity or value takes the rest of its tax: any sequence of parts
 * that gives all back gives back exactly the invoice.
 * @param lines of the invoice, as issued.
 * @param asked both null: all that is left of the line.
 * @param already what earlier notes gave back, each part with its line.
 * @returns one part for each that was asked; a value alone gives back no quantity.
 */
export function creditOf(
  lines: readonly CreditableLine[],
  asked: readonly CreditRequest[],
  already: readonly CreditedPart[],
): Result<CreditedPart[], TaxRejection> {
  const parts: CreditedPart[] = [];
  for (const each of asked) {
    const whole = lines[each.line - 1];
    if (whole === undefined) {
      return rejected({ kind: 'credit_line_unknown', line: each.line, lines: lines.length });
    }
    const before = [...already, ...parts].filter(({ line }) => line === each.line);
    const left = uncreditedPart(whole, before);
    const refusal = refusalOf(each, left);
    if (refusal !== null) return rejected(refusal);
    parts.push({ line: each.line, ...partOf(whole, left, each) });
  }
  return accepted(parts);
}

/** @returns what is left of a line after the parts that were given back of it. */
export function uncreditedPart(
  whole: CreditableLine,
  parts: readonly CreditableLine[],
): CreditableLine {
  const left = (of: (part: CreditableLine) => number) =>
    parts.reduce((rest, part) => rest - of(part), of(whole));
  return {
    quantityThousandths: left((part) => part.quantityThousandths),
    taxablePaise: left((part) => part.taxablePaise),
    cgstPaise: left((part) => part.cgstPaise),
    sgstPaise: left((part) => part.sgstPaise),
    igstPaise: left((part) => part.igstPaise),
    cessPaise: left((part) => part.cessPaise),
  };
}

function refusalOf(
  { line, quantityThousandths, taxablePaise }: CreditRequest,
  left: CreditableLine,
): TaxRejection | null {
  if (quantityThousandths !== null && quantityThousandths > left.quantityThousandths) {
    const leftThousandths = left.quantityThousandths;
    return { kind: 'credit_exceeds_quantity', line, quantityThousandths, leftThousandths };
  }
  if (taxablePaise !== null && taxablePaise > left.taxablePaise) {
    return { kind: 'credit_exceeds_line', line, taxablePaise, leftPaise: left.taxablePaise };
  }
  return null;
}

function partOf(
  whole: CreditableLine,
  left: CreditableLine,
  { quantityThousandths, taxablePaise }: CreditRequest,
): CreditableLine {
  if (takesTheRest(left, { quantityThousandths, taxablePaise })) {
    const ofQuantity = taxablePaise === null ? left.quantityThousandths : 0;
    return { ...left, quantityThousandths: quantityThousandths ?? ofQuantity };
  }
  const [share, of] =
    taxablePaise === null
      ? [quantityThousandths ?? 0, whole.quantityThousandths]
      : [taxablePaise, whole.taxablePaise];
  const part = (amount: Amount) =>
    of === 0 ? 0 : Math.min(left[amount], mulDiv(whole[amount], share, of));
  return {
    quantityThousandths: quantityThousandths ?? 0,
    taxablePaise: taxablePaise ?? part('taxablePaise'),
    cgstPaise: part('cgstPaise'),
    sgstPaise: part('sgstPaise'),
    igstPaise: part('igstPaise'),
    cessPaise: part('cessPaise'),
  };
}

function takesTheRest(
  left: CreditableLine,
  { quantityThousandths, taxablePaise }: Omit<CreditRequest, 'line'>,
): boolean {
  if (taxablePaise !== null) return taxablePaise === left.taxablePaise && taxablePaise > 0;
  return quantityThousandths === null || quantityThousandths === left.quantityThousandths;
}
