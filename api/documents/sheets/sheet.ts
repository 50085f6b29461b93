// A table to be taken away as a file.

/** An amount is rupees as the wire has them, `1234.50`. */
export type SheetColumn = { readonly head: string; readonly kind: 'text' | 'number' | 'amount' };
export type SheetCell = string | number | null;

export type Sheet = {
  readonly name: string;
  readonly columns: readonly SheetColumn[];
  readonly rows: readonly (readonly SheetCell[])[];
};
