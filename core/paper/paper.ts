// The printed document as plain data, every text ready to print. The PDF and the page in the
// browser draw these blocks and decide nothing, so that both always say the same.

export type Paper = {
  readonly title: string;
  /** One entry for each copy, each on pages of its own; null where the law names no copies. */
  readonly copies: readonly (string | null)[];
  readonly watermark: 'DRAFT' | 'CANCELLED' | 'NOT REGISTERED' | null;
  readonly supplier: {
    readonly logo: Logo | null;
    readonly name: string;
    readonly lines: readonly string[];
  };
  /** Of the past: the words of a band at the top, which say as known when. */
  readonly workingPaper?: string | undefined;
  /** What the law wants said at the top, word for word. */
  readonly declarations: readonly string[];
  /** Of a document of the e-invoice portal: what is wrong with it, its IRN and its signed code. */
  readonly portal?: PortalBlock | undefined;
  /** The buyer, and the place of delivery if it is another. */
  readonly parties: readonly PaperParty[];
  readonly facts: readonly Fact[];
  readonly table: PaperTable;
  readonly inWords: Fact;
  readonly totals: readonly Total[];
  /** Value and tax by HSN; null where no tax is stated. */
  readonly hsnSummary: PaperTable | null;
  readonly settlements: readonly PaperSettlement[];
  readonly bank: Fact | null;
  /** For a QR code beside the bank: `upi://pay?…`. */
  readonly upi: { readonly payload: string; readonly label: string } | null;
  /** Notes and terms, as written, line breaks included. */
  readonly remarks: readonly Fact[];
  readonly thanks: string | null;
  readonly signature: { readonly of: string; readonly by: string };
  /** At the left of each page's foot; the right has the page's number. */
  readonly footer: string;
};

type PortalBlock = {
  readonly notice: string | null;
  readonly facts: readonly Fact[];
  readonly qr: { readonly payload: string; readonly label: string } | null;
};

/** A statement of account: below its lines come the open bills, and what is owed by its age. */
export type StatementPaper = Paper & { readonly sections: readonly PaperSection[] };

/** Money that came in or went back, on A4 or on a slip of A6. */
export type MoneyPaper = Paper & { readonly sheet: SheetSize };
export type SheetSize = 'a4' | 'small';

export type PaperSection = { readonly title: string; readonly table: PaperTable };

export type Logo = { readonly mediaType: 'image/png' | 'image/jpeg'; readonly base64: string };

export type PaperParty = {
  readonly label: string;
  readonly name: string | null;
  readonly lines: readonly string[];
};

export type Fact = { readonly label: string; readonly text: string };

/** `strong` is the total itself and what is due. */
export type Total = { readonly label: string; readonly amount: string; readonly strong: boolean };

export type PaperSettlement = {
  readonly label: string;
  readonly text: string;
  readonly detail: string | null;
};

export type ColumnKey =
  | 'line'
  | 'item'
  | 'hsn'
  | 'quantity'
  | 'unit'
  | 'rate'
  | 'discount'
  | 'taxable'
  | 'cgst'
  | 'sgst'
  | 'igst'
  | 'cess'
  | 'tax'
  | 'amount'
  | StatementColumn;

type StatementColumn = 'date' | 'debit' | 'credit' | 'balance' | 'due' | 'open' | 'days' | 'age';

export type PaperColumn = {
  readonly key: ColumnKey;
  readonly head: string;
  /** Numbers stand at the right and are never broken. */
  readonly kind: 'text' | 'number';
  /** As many times the size of the text as its longest line; the item's column has what is left. */
  readonly widthEm: number;
};

/** The lines of a cell, one below the other. */
export type PaperCell = readonly string[];

export type PaperTable = {
  readonly columns: readonly PaperColumn[];
  readonly lines: readonly (readonly PaperCell[])[];
  /** Sums below the last line; null where there is but one. */
  readonly foot: readonly PaperCell[] | null;
  /** Size of its text in points with which all columns fit on A4. */
  readonly points: number;
};
