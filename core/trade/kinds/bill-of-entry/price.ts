// What the lines of a bill of entry come to: the duty as it is given or by its rate, and the IGST
// as it was paid. The formula is shown beside it and never takes its place: anti-dumping duty,
// cesses and the rates of exchange that customs notifies make it wrong.
import { mulDiv } from '../../../kernel/paise.ts';
import type { NoCreditReason } from '../../terms.ts';
import { eligibleTaxOf, perHead, taxPaise } from '../purchase-bill/price.ts';
import type { BillOfEntry, BillOfEntryDraft, BillOfEntryDraftLine } from './events.ts';
import type { BillOfEntryLine } from './events.ts';

/** Hundredths of a percent in the whole. */
const WHOLE_BPS = 10_000;

/** Finance Act 2018, section 110: 10 % of the basic duty from 02-02-2018, nil of some goods. */
export const SOCIAL_WELFARE_BPS = 1_000;

type DutySaid = Pick<
  BillOfEntryDraftLine,
  'assessablePaise' | 'bcdBps' | 'bcdPaise' | 'swsBps' | 'swsPaise' | 'otherPaise' | 'igstBps'
>;

type Duty = {
  readonly bcdPaise: number;
  readonly swsPaise: number;
  readonly taxablePaise: number;
  /** What the rate makes of that, half up to the paisa. */
  readonly formulaPaise: number;
};

/**
 * Customs Tariff Act, section 3(7) and (8): IGST is charged on the assessable value with the duties
 * of customs.
 */
export function dutyOf(line: DutySaid): Duty {
  const { assessablePaise, bcdBps, swsBps, otherPaise, igstBps } = line;
  const bcdPaise = line.bcdPaise ?? mulDiv(assessablePaise, bcdBps ?? 0, WHOLE_BPS);
  const swsPaise = line.swsPaise ?? mulDiv(bcdPaise, swsBps, WHOLE_BPS);
  const taxablePaise = assessablePaise + bcdPaise + swsPaise + otherPaise;
  return {
    bcdPaise,
    swsPaise,
    taxablePaise,
    formulaPaise: mulDiv(taxablePaise, igstBps, WHOLE_BPS),
  };
}

/** @returns the lines as they are posted. */
export const pricedEntryLines = (
  lines: readonly BillOfEntryDraftLine[],
  noCredit: NoCreditReason | null,
): readonly BillOfEntryLine[] => lines.map((line) => pricedLine(line, noCredit));

function pricedLine(line: BillOfEntryDraftLine, noCredit: NoCreditReason | null): BillOfEntryLine {
  const { bcdPaise, swsPaise, taxablePaise, formulaPaise } = dutyOf(line);
  const igstPaise = line.igstPaise ?? formulaPaise;
  const tax = headsOfEntry({ igstPaise, cessPaise: line.cessPaise });
  const credit = noCredit === null ? eligibleTaxOf(line.credit, tax) : headsOfEntry(NOTHING);
  const credited = { igstPaise: credit.igstPaise, cessPaise: credit.cessPaise };
  const duty = bcdPaise + swsPaise + line.otherPaise;
  const costPaise = duty + taxPaise(tax) - taxPaise(credit);
  return { ...line, bcdPaise, swsPaise, taxablePaise, igstPaise, credited, costPaise };
}

type EntryTax = BillOfEntryLine['credited'];

const NOTHING: EntryTax = { igstPaise: 0, cessPaise: 0 };

/** @returns the tax of a line by the heads of a bill; an import bears IGST and cess alone. */
export const headsOfEntry = ({ igstPaise, cessPaise }: EntryTax) => ({
  ...perHead(() => 0),
  igstPaise,
  cessPaise,
});

type EntrySum = {
  readonly assessablePaise: number;
  readonly dutyPaise: number;
  readonly taxablePaise: number;
  readonly igstPaise: number;
  readonly cessPaise: number;
  readonly creditPaise: number;
  readonly costPaise: number;
  readonly totalPaise: number;
};

type SummedEntry = Pick<BillOfEntry | BillOfEntryDraft, 'interestPaise' | 'penaltyPaise'> & {
  readonly lines: readonly BillOfEntryLine[];
};

/** @returns what a bill of entry comes to; its total is owed to customs. */
export function sumOfEntry({ lines, interestPaise, penaltyPaise }: SummedEntry): EntrySum {
  const sum = (of: (line: BillOfEntryLine) => number): number =>
    lines.reduce((all, line) => all + of(line), 0);
  const dutyPaise = sum(({ bcdPaise, swsPaise, otherPaise }) => bcdPaise + swsPaise + otherPaise);
  const [igstPaise, cessPaise] = [sum((line) => line.igstPaise), sum((line) => line.cessPaise)];
  return {
    assessablePaise: sum((line) => line.assessablePaise),
    dutyPaise,
    taxablePaise: sum((line) => line.taxablePaise),
    igstPaise,
    cessPaise,
    creditPaise: sum(({ credited }) => credited.igstPaise + credited.cessPaise),
    costPaise: sum((line) => line.costPaise),
    totalPaise: dutyPaise + igstPaise + cessPaise + interestPaise + penaltyPaise,
  };
}

/** More than this is no rounding of customs. */
const FORMULA_OFF_MAX_PAISE = 100;

type FormulaOff = {
  /** From 1. */
  readonly line: number;
  readonly paidPaise: number;
  readonly formulaPaise: number;
};

/** @returns where the IGST that was paid is more than a rupee off the formula: worth a look. */
export const formulaOff = (lines: readonly BillOfEntryLine[]): readonly FormulaOff[] =>
  lines.flatMap((line, at) => {
    const { formulaPaise } = dutyOf(line);
    const paidPaise = line.igstPaise;
    const isOff = Math.abs(paidPaise - formulaPaise) > FORMULA_OFF_MAX_PAISE;
    return isOff ? [{ line: at + 1, paidPaise, formulaPaise }] : [];
  });
