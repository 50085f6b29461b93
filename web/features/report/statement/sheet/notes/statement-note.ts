// A note to the balance sheet that tells how something came about, in the columns of the sheet.

export type StatementNote = {
  readonly title: string;
  /** What is no amount, each a line. */
  readonly words?: readonly string[];
  readonly accounts: readonly {
    readonly name: string;
    /** By what moved it, an amount for each column. */
    readonly moves: readonly { readonly name: string; readonly amountsPaise: readonly number[] }[];
    readonly closingPaise: readonly number[];
  }[];
};
