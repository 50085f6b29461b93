// The lines of a statement out of the sums of its lines. A line without a figure in any column is
// left out, and a heading without lines too, unless what is nil is asked for.
import type { FormLine, ResultLine, SheetSide } from '../forms/layout.ts';
import type { LineSums } from './line-sums.ts';
import type { FinancialPart, FinancialLine } from '../terms.ts';

/** Turned to the side that it is read on, without a negative zero. */
const turned = (amountsPaise: readonly number[], isCredit: boolean): readonly number[] =>
  amountsPaise.map((paise) => (isCredit && paise !== 0 ? -paise : paise));

const turnedParts = (parts: readonly FinancialPart[], isCredit: boolean) =>
  parts.map((part) => ({ ...part, amountsPaise: turned(part.amountsPaise, isCredit) }));

/** The name in small letters with hyphens, after what makes it unique. */
const codeOf = (place: string, name: string): string =>
  `${place}-${name
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, '-')
    .replaceAll(/^-|-$/g, '')}`;

const withoutFigures = (as: 'side' | 'heading', code: string, name: string): FinancialLine => ({
  code,
  as,
  name,
  sumName: null,
  note: null,
  isCredit: false,
  amountsPaise: [],
  parts: [],
  madeOf: [],
});

type Look = Pick<FinancialLine, 'as' | 'code' | 'madeOf'> & { readonly isCredit: boolean };

function financialLine(
  line: FormLine,
  { as, isCredit, code, madeOf }: Look,
  sums: LineSums,
): FinancialLine {
  const amountsPaise = turned(sums.sumOf(line.of), isCredit);
  const { name, negativeName = name } = line;
  return {
    code,
    as,
    name: (amountsPaise[0] ?? 0) < 0 ? negativeName : name,
    sumName: null,
    note: null,
    isCredit,
    amountsPaise,
    parts: opensInto(as) ? turnedParts(sums.partsOf(line.of), isCredit) : [],
    madeOf,
  };
}

export function resultLines(
  form: readonly ResultLine[],
  sums: LineSums,
  withNil = false,
): readonly FinancialLine[] {
  return form.flatMap((line) => {
    const { as, name, sumName = name } = line;
    const code = codeOf(as, name);
    const isEmpty = !withNil && sums.partsOf(line.onlyWith ?? line.of).length === 0;
    const goes = as === 'section' || as === 'line' || as === 'heading' || line.onlyWith;
    if (isEmpty && goes) return [];
    if (as === 'heading') return [withoutFigures(as, code, name)];
    const madeOf = opensInto(as) ? [] : codesWithin(form, line);
    const shown = financialLine(line, { as, isCredit: line.isCredit, code, madeOf }, sums);
    return [as === 'section' ? { ...shown, sumName } : shown];
  });
}

const opensInto = (as: FinancialLine['as']): boolean => as === 'line' || as === 'section';

/** @returns the codes of the lines of which a sum of a form takes all. */
const codesWithin = (form: readonly ResultLine[], { of }: ResultLine): readonly string[] =>
  form
    .filter((line) => opensInto(line.as) && line.of.every((code) => of.includes(code)))
    .map(({ as, name }) => codeOf(as, name));

export function sheetLines(
  form: readonly SheetSide[],
  sums: LineSums,
  withNil = false,
): readonly FinancialLine[] {
  let notes = 0;
  const noteOf = (line: FinancialLine): FinancialLine => {
    notes += 1;
    return { ...line, note: notes };
  };
  return form.flatMap(({ code: side, name, isCredit, blocks }) => [
    withoutFigures('side', side, name),
    ...blocks.flatMap((block) => blockLines({ ...block, side, isCredit, noteOf, withNil }, sums)),
    financialLine(
      { name: 'Total', of: linesOf(blocks) },
      { as: 'total', isCredit, code: codeOf(side, 'Total'), madeOf: codesOf(side, blocks) },
      sums,
    ),
  ]);
}

const codesOf = (side: SheetSide['code'], blocks: SheetSide['blocks']): readonly string[] =>
  blocks.flatMap(({ lines }) => lines.map(({ name }) => codeOf(side, name)));

const linesOf = (blocks: SheetSide['blocks']) =>
  blocks.flatMap(({ lines }) => lines.flatMap(({ of }) => of));

type Block = SheetSide['blocks'][number] & {
  readonly side: SheetSide['code'];
  readonly isCredit: boolean;
  readonly noteOf: (line: FinancialLine) => FinancialLine;
  readonly withNil: boolean;
};

/** A sum of one line would say it twice. */
function blockLines(block: Block, sums: LineSums): readonly FinancialLine[] {
  const { name, side, isCredit, noteOf, withNil } = block;
  const lines = block.lines
    .map((line) =>
      financialLine(
        line,
        { as: 'line', isCredit, code: codeOf(side, line.name), madeOf: [] },
        sums,
      ),
    )
    .filter(({ parts }) => parts.length > 0 || (withNil && name !== null))
    .map(noteOf);
  if (name === null || lines.length === 0) return lines;
  const heading = withoutFigures('heading', codeOf(`${side}-heading`, name), name);
  if (lines.length === 1) return [heading, ...lines];
  const code = codeOf(`${side}-sum`, name);
  const sum = financialLine(
    { name, of: linesOf([block]) },
    { as: 'subtotal', isCredit, code, madeOf: codesOf(side, [block]) },
    sums,
  );
  return [heading, ...lines, sum];
}
