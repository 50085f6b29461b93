// What an invoice or a note comes to, and what is left of an invoice.
import type { DebitedLine } from '../notes/debit-note-events.ts';
import type { IssuedInvoice } from '../evolve.ts';
import type { CreditedLine, IssuedLine } from '../drafting/lines.ts';

type Amounts = Pick<
  IssuedLine,
  'taxablePaise' | 'cgstPaise' | 'sgstPaise' | 'igstPaise' | 'cessPaise'
>;

/** @returns value and tax of lines by head, in paise. */
export function amountsOf(lines: readonly Amounts[]): Amounts & { readonly taxPaise: number } {
  const sum = (of: (line: Amounts) => number) => lines.reduce((total, line) => total + of(line), 0);
  const heads = {
    cgstPaise: sum((line) => line.cgstPaise),
    sgstPaise: sum((line) => line.sgstPaise),
    igstPaise: sum((line) => line.igstPaise),
    cessPaise: sum((line) => line.cessPaise),
  };
  const taxPaise = heads.cgstPaise + heads.sgstPaise + heads.igstPaise + heads.cessPaise;
  return { taxablePaise: sum((line) => line.taxablePaise), ...heads, taxPaise };
}

/** @returns what an invoice or a note comes to, in paise. */
export function totalOf(document: {
  readonly lines: readonly (IssuedLine | CreditedLine | DebitedLine)[];
  readonly roundOffPaise: number;
}): number {
  const { taxablePaise, taxPaise } = amountsOf(document.lines);
  return taxablePaise + taxPaise + document.roundOffPaise;
}

/** @returns what the customer still owes on an invoice, in paise; never below zero. */
export function balanceDueOf({
  issued,
  payments,
  allocations,
  creditNotes,
}: IssuedInvoice): number {
  const standing = [...payments.values(), ...allocations.values()].filter((one) => !one.reversed);
  const settled = standing.reduce((sum, { amountPaise }) => sum + amountPaise, 0);
  const credited = standingNotes(creditNotes).reduce(
    (sum, { appliedPaise }) => sum + appliedPaise,
    0,
  );
  return totalOf(issued) - settled - credited;
}

/** @returns those that were not taken back. */
export const standingNotes = <Note extends { readonly reversed: boolean }>(
  notes: readonly Note[],
): readonly Note[] => notes.filter(({ reversed }) => !reversed);
