// How the layouts of the forms are written down. Income, funds and liabilities are read on credit.
import type { LineCode } from '../lines/line-codes.ts';

export type FormLine = {
  readonly name: string;
  /** What it is called where its first column is negative. */
  readonly negativeName?: string;
  readonly of: readonly LineCode[];
};

/** Lines of a profit and loss account, one after the other. */
export type ResultLine = FormLine & {
  readonly as: 'heading' | 'section' | 'line' | 'subtotal' | 'result';
  readonly sumName?: string;
  /** A sum that says something new only where one of these lines has a figure. */
  readonly onlyWith?: readonly LineCode[];
  readonly isCredit: boolean;
};

/** Two sides of a balance sheet, which come to the same. */
export type SheetSide = {
  readonly code: 'funds' | 'assets';
  readonly name: string;
  readonly isCredit: boolean;
  readonly blocks: readonly {
    /** Null for lines that stand by themselves beneath the others. */
    readonly name: string | null;
    readonly lines: readonly FormLine[];
  }[];
};

/** Of what is due later than within a year. */
export const longTermBlock = (others: readonly LineCode[]): SheetSide['blocks'][number] => ({
  name: 'Non-current liabilities',
  lines: [
    { name: 'Long-term borrowings', of: ['long-term-borrowings'] },
    { name: 'Deferred tax liabilities (net)', of: ['deferred-tax-liability'] },
    { name: 'Other long-term liabilities', of: others },
    { name: 'Long-term provisions', of: ['long-term-provisions'] },
  ],
});

/** Lines of either side, as they stand in every form. */
export const eitherSideLines = (side: 'debit' | 'credit'): SheetSide['blocks'][number] => ({
  name: null,
  lines: [
    { name: 'Branches and divisions', of: [`branches-${side}`] },
    { name: 'Suspense', of: [`suspense-${side}`] },
    { name: 'Difference in opening balances', of: [`opening-difference-${side}`] },
    { name: 'Not classified', of: [`unclassified-${side}`] },
  ],
});
