// What a kind of import has: its columns by name, and what the lines of it are on the wire.
import type { ImportKind } from '#core/import/index.ts';
import type { FigureWay } from '#core/kernel/reading/figures.ts';
import type { z } from 'zod';
import type { AnyRecord } from '#core/shapes/record.ts';
import type { importCustomers } from '#api/contract/book/import.ts';
import type { RefusedLine } from '#api/contract/journal/batch.ts';

/** In what way an offer reads its cell, where all cells of a column may be meant like it. */
export type OfferWay =
  | Exclude<FigureWay, 'below'>
  | 'month first'
  | 'counted days'
  | 'fraction'
  | 'letters';

/** What a cell may have meant. */
export type CellSuggestion = {
  readonly text: string;
  readonly label: string;
  /** Set where only its spelling differs, so that it may be taken with all others. */
  readonly isSpelling?: true;
  readonly way?: OfferWay;
};

/** What a cell says, or what is wrong with it and, where that can be told, what may be meant. */
export type CellReading =
  | {
      readonly ok: true;
      /** Undefined where the cell says that there is nothing. */
      readonly value: unknown;
      /** As it is saved, for a person; without it the value itself. */
      readonly shown?: string;
    }
  | { readonly ok: false; readonly why: string; readonly offers?: readonly CellSuggestion[] };

export type ImportColumn = {
  /** By the name that the wire has for it. */
  readonly field: string;
  readonly title: string;
  /** What else it is called, in small letters and digits only. */
  readonly names: readonly string[];
  readonly example: string;
  /** Of a row that adds a record; one that changes a record may leave it blank. */
  readonly isNeeded?: true;
  /** Texts that are offered where the cell is corrected. */
  readonly choices?: readonly string[];
  /** Set where many rows say the same, as an account's name, and are corrected as one. */
  readonly isShared?: true;
  /** Set where it is no column of a file and asked once for all rows. */
  readonly isAsked?: true;
  /** Set where all rows of a record say it alike, as the day of a voucher. */
  readonly isOfRecord?: true;
  /** What an empty cell stands for in a row that adds a record. */
  readonly blank?: string;
  /** Of a cell that is not empty; an empty one is not sent. */
  readonly read: (text: string) => CellReading;
};

/** By which two lines are taken for the same record. */
type Likeness = {
  readonly field: string;
  /** The end of ‘Already in the book with this GSTIN’, ‘Same GSTIN as row 4’. */
  readonly noun: string;
  readonly keyOf: (text: string) => string;
  /** Whether two records may have it alike. */
  readonly mayRepeat: boolean;
};

/** The call that takes the lines of a kind. */
type ImportEndpoint = Omit<typeof importCustomers, 'path' | 'summary' | 'lines'> & {
  readonly path: string;
  readonly summary: string;
  readonly lines: z.ZodObject | AnyRecord;
};

/** What rows name that the book has not. */
export type MissingMaster = {
  readonly of: 'category' | 'brand' | 'unit';
  readonly name: string;
};

type LackingOfBook = {
  /** @returns each once, in the order of the rows. */
  readonly in: (rows: readonly Readonly<Record<string, string>>[]) => readonly MissingMaster[];
  /** Adds them to the book, one after the other. @returns why one could not be added, or null. */
  readonly add: (lacking: readonly MissingMaster[]) => Promise<string | null>;
};

export type KindOfImport = {
  /** The last part of its address. */
  readonly path: string;
  readonly kind: ImportKind;
  readonly one: string;
  readonly many: string;
  readonly title: string;
  /** The list in which the records stand: what it is called, and where. */
  readonly list: string;
  readonly listOf: (scope: number | undefined) => string;
  readonly endpoint: ImportEndpoint;
  readonly columns: readonly ImportColumn[];
  /** @returns a row as it is sent, of what its cells say; without it they are sent as they are. */
  readonly lineOf?: (cells: Readonly<Record<string, unknown>>) => object;
  /** @returns what is wrong with a row whose cells can be read one by one; null where nothing. */
  readonly faultOf?: (cells: Readonly<Record<string, unknown>>) => RowProblem | null;
  /** @returns what a row saves besides what its cells say, by field. */
  readonly addedTo?: (cells: Readonly<Record<string, unknown>>) => RowTexts;
  readonly lacking?: LackingOfBook;
  /** Set where rows only change records that are there. */
  readonly addsNone?: true;
  readonly likenesses: readonly Likeness[];
  /** By which a person knows a row again, by field. */
  readonly shown: readonly string[];
  /** Set where several rows make one record. */
  readonly records?: RecordsOfRows;
};

export type RowTexts = Readonly<Record<string, string>>;

/** What is wrong with a row, and what would put it right. */
export type RowProblem = {
  /** Null where it is of no one column. */
  readonly field: string | null;
  readonly why: string;
  readonly offers?: readonly CellSuggestion[];
  /** Set where it is like another one: it may be left out, or added all the same. */
  readonly isTwin?: true;
  /** The record of the book that it is like, which it may change instead. */
  readonly existing?: { readonly id: number; readonly name: string };
  /** Set where it may be added all the same. */
  readonly mayRepeat?: true;
  /** Set where it is of the whole record, which may be left out with all its rows. */
  readonly isOfRecord?: true;
};

/** How a voucher comes of its lines, or the balance of a party of its bills. */
export type RecordsOfRows = {
  /** What a table of records shows beside or instead of the columns of the file. */
  readonly columns: readonly Pick<ImportColumn, 'field' | 'title'>[];
  /** @returns the rows with what those above say for them, as the number of a voucher. */
  readonly filled: (rows: readonly TextRow[]) => readonly TextRow[];
  readonly group: (rows: readonly RowReading[]) => readonly RecordReading[];
  /** @returns which cell a refusal of the rules concerns, and what would put it right. */
  readonly placed: (answer: RefusedLine, record: RecordReading) => PlacedTrouble;
  /** @returns what the columns chosen lack; null where nothing. */
  readonly lacks: (fields: ReadonlySet<string>) => string | null;
  /** @returns what all records that are right come to, in a sentence. */
  readonly summary?: (values: readonly object[]) => string;
};

export type TextRow = { readonly line: number; readonly texts: RowTexts };

/** A row as its cells say it; the value is null where one of them says nothing that can be. */
export type RowReading = TextRow & {
  readonly value: Readonly<Record<string, unknown>> | null;
  /** As it would be saved, by field. */
  readonly saved: RowTexts;
  readonly trouble: RowProblem | null;
};

/** A record with its rows, and what is wrong with any of them by its line. */
export type RecordReading = {
  readonly rows: readonly RowReading[];
  /** As a table shows it. */
  readonly texts: RowTexts;
  /** As it is sent, with the line of its first row; null while something is wrong. */
  readonly value: object | null;
  readonly troubles: ReadonlyMap<number, RowProblem>;
};

export type PlacedTrouble = { readonly line: number; readonly trouble: RowProblem };
