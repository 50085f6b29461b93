// What later documents take of the lines of an earlier one: bills of orders and of goods that were
// received before them. What is left of a line is open, until what takes it is reversed.
import { z } from 'zod';
import { mulDiv } from '../kernel/paise.ts';

const id = z.int().positive();
const paise = z.int().nonnegative();

/** What a line of a bill takes of a line of the document. */
export const billedPart = z.strictObject({
  line: id.describe('Of the document that is billed, from 1.'),
  billLine: id,
  quantityThousandths: id.nullable(),
  taxablePaise: paise,
});

type MeasuredLine = {
  readonly quantityThousandths: number | null;
  readonly taxablePaise: number;
};
type MeasuredPart = MeasuredLine & { readonly line: number };

/** By what a line is measured: its quantity in thousandths, or its value in paise. */
export type OpenMeasure = {
  readonly whole: number;
  readonly taken: number;
  /** What is left to take: never below nil. */
  readonly open: number;
  /** What was taken beyond it. */
  readonly over: number;
};

/** @returns of each line, in their order, what is taken of it and what is open. */
export function measuresOfLines(
  lines: readonly MeasuredLine[],
  parts: readonly MeasuredPart[],
): readonly OpenMeasure[] {
  const takenOf = new Map<number, number>();
  for (const part of parts) {
    const line = lines[part.line - 1];
    if (line === undefined) continue;
    takenOf.set(part.line, (takenOf.get(part.line) ?? 0) + measureOfPart(line, part));
  }
  return lines.map((one, at) => {
    const whole = one.quantityThousandths ?? one.taxablePaise;
    const taken = takenOf.get(at + 1) ?? 0;
    return { whole, taken, open: Math.max(whole - taken, 0), over: Math.max(taken - whole, 0) };
  });
}

const measureOfPart = (
  { quantityThousandths: whole }: MeasuredLine,
  { quantityThousandths, taxablePaise }: MeasuredPart,
): number => (whole === null ? taxablePaise : (quantityThousandths ?? 0));

/** @returns the share of a value that is of the open part of a line, half up. */
export const shareOpen = (paise: number, { whole, open }: OpenMeasure): number =>
  whole === 0 ? 0 : mulDiv(paise, open, whole);

/** @returns what is open of a line by its value, before tax. */
export const openPaiseOf = (
  { taxablePaise }: Pick<MeasuredLine, 'taxablePaise'>,
  measure: OpenMeasure,
): number => shareOpen(taxablePaise, measure);

/** What takes parts of a document, by the id of what takes them, in the order of posting. */
export type TakenBy<Part> = ReadonlyMap<
  number,
  { readonly number: string; readonly parts: readonly Part[] }
>;

export const withTaker = <Part>(
  taken: TakenBy<Part>,
  id: number,
  by: { readonly number: string; readonly parts: readonly Part[] },
): TakenBy<Part> => new Map(taken).set(id, by);

export const withoutTaker = <Part>(taken: TakenBy<Part>, id: number): TakenBy<Part> =>
  new Map([...taken].filter(([other]) => other !== id));

/** @returns all that is taken, part by part. */
export const partsTaken = <Part>(taken: TakenBy<Part>): readonly Part[] =>
  [...taken.values()].flatMap(({ parts }) => parts);
