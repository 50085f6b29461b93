// A column of a list as plain data: what stands in it for a row. The screen, the print and a file
// of the list are drawn from the same ones.

/** Money is rupees as decimal text, a date `YYYY-MM-DD`, a side Dr or Cr; null is an empty cell. */
type ColumnKind = 'text' | 'date' | 'money' | 'side' | 'count';

export type ListColumn<Row> = {
  /** By which a person's choice of columns and a saved view know it: never changes. */
  readonly id: string;
  readonly label: string;
  readonly kind: ColumnKind;
  readonly value: (row: Row) => string | number | null;
};
