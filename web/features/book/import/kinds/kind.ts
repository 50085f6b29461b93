// What a kind of import has: its columns by name, and what the lines of it are on the wire.
import type { ImportKind } from '#core/import/index.ts';
import type { z } from 'zod';
import type { importCustomers } from '#api/contract/book/import.ts';

/** What a cell says, or what is wrong with it and, where that can be told, what was meant. */
export type CellReading =
  | { readonly ok: true; readonly value: unknown }
  | {
      readonly ok: false;
      readonly why: string;
      readonly use?: { readonly text: string; readonly label: string };
    };

export type ImportColumn = {
  /** By the name that the wire has for it. */
  readonly field: string;
  readonly title: string;
  /** What else it is called, in lower case and letters and digits only. */
  readonly names: readonly string[];
  readonly example: string;
  readonly isNeeded?: true;
  /** Of a cell that is not empty; an empty one is not sent. */
  readonly read: (text: string) => CellReading;
};

/** By which two lines are taken for the same record. */
export type Likeness = {
  readonly field: string;
  /** The end of ‘Already in the book with this GSTIN’, ‘Same GSTIN as row 4’. */
  readonly noun: string;
  readonly keyOf: (text: string) => string;
  /** Whether two records may have it alike. */
  readonly mayRepeat: boolean;
};

/** The call that takes the lines of a kind. */
export type ImportEndpoint = Omit<typeof importCustomers, 'path' | 'summary' | 'lines'> & {
  readonly path: string;
  readonly summary: string;
  readonly lines: z.ZodObject;
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
  readonly likenesses: readonly Likeness[];
  /** The columns that a table of rows shows, by field. */
  readonly shown: readonly string[];
};
