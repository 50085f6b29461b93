// Which column of a file is which of ours: guessed by its head, changed by a person, remembered.
import { z } from 'zod';
import { lettersOf } from '#core/kernel/text.ts';
import { keepDraft, readDraft } from '#web/state/drafts.ts';
import type { DraftKey } from '#web/state/drafts.ts';
import type { FileSheet, SheetRow } from '../reading/sheet.ts';
import type { ImportColumn, KindOfImport } from './kind.ts';

/** For each column of the file the field that it becomes; null is not imported. */
export type Mapping = readonly (string | null)[];

export type TableOfFile = {
  readonly heads: readonly string[];
  readonly rows: readonly SheetRow[];
  /** By line, what of a CSV row stands below no head though other rows have nothing there. */
  readonly beyond: ReadonlyMap<number, string>;
};

const HEADS_AMONG = 10;

/** How surely a head means a column, 0 most; null where it does not. */
function rankOf({ title, field, names }: ImportColumn, head: string): number | null {
  const rank = [lettersOf(field), lettersOf(title), ...names].indexOf(lettersOf(head));
  return rank === -1 ? null : rank;
}

const isCalled = (column: ImportColumn, head: string): boolean =>
  head !== '' && rankOf(column, head) !== null;

/** A title and an address may stand above the heads: these are the first line that names most. */
export function tableOfSheet({ name, rows }: FileSheet, { columns }: KindOfImport): TableOfFile {
  const known = ({ cells }: SheetRow): number =>
    cells.filter((cell) => columns.some((column) => isCalled(column, cell))).length;
  const counts = rows.slice(0, HEADS_AMONG).map(known);
  const at = Math.max(0, counts.indexOf(Math.max(...counts)));
  const heads = rows[at]?.cells ?? [];
  const below = rows.slice(at + 1);
  return { heads, rows: below, beyond: name === null ? cellsBeyond(heads, below) : new Map() };
}

/**
 * A comma in a text without quotes moves what stands behind it by a column. Where half of the rows
 * have a cell too many, it is a column without a head.
 */
function cellsBeyond(
  heads: readonly string[],
  rows: readonly SheetRow[],
): ReadonlyMap<number, string> {
  const found = new Map<number, string>();
  for (const { line, cells } of rows) {
    const text = cells.slice(heads.length).find((cell) => cell !== '');
    if (text !== undefined) found.set(line, text);
  }
  return found.size * 2 >= rows.length ? new Map() : found;
}

const remembered = z.record(z.string(), z.string().nullable());
type ColumnMapping = z.infer<typeof remembered>;

/**
 * What a person chose counts before what a head says; of two heads that say the same, the one that
 * says it more surely, as State code before State. One with nothing below it says it last.
 * @param known what a person chose the last time, by the heads of that file.
 */
export function guessedMapping(
  { heads, rows }: TableOfFile,
  columns: readonly ImportColumn[],
  known: ColumnMapping = {},
): Mapping {
  const isFull = heads.map((_, at) => rows.some(({ cells }) => (cells[at] ?? '') !== ''));
  const wishes = heads.flatMap((head, at) => {
    const chosen = known[keyOfHead(head)];
    if (chosen === null || head === '') return [];
    return columns.flatMap((column, place) => {
      const ofChoice = chosen === column.field ? CHOSEN : null;
      const rank = chosen === undefined ? rankOf(column, head) : ofChoice;
      if (rank === null) return [];
      return [{ at, field: column.field, rank: isFull[at] === true ? rank : rank + EMPTY, place }];
    });
  });
  const mapping: (string | null)[] = heads.map(() => null);
  const taken = new Set<string>();
  for (const { at, field } of wishes.toSorted(bySurety)) {
    if (mapping[at] !== null || taken.has(field)) continue;
    mapping[at] = field;
    taken.add(field);
  }
  return mapping;
}

const CHOSEN = -1;
const EMPTY = 1000;

type Wish = { readonly rank: number; readonly place: number; readonly at: number };
const bySurety = (one: Wish, other: Wish): number =>
  one.rank - other.rank || one.place - other.place || one.at - other.at;

/** Heads in every script are remembered each by itself. */
const keyOfHead = (head: string): string => lettersOf(head) || head;

/** A field is of one column: whichever had it before gives it up. */
export const withColumn = (mapping: Mapping, at: number, field: string | null): Mapping =>
  mapping.map((one, index) => {
    if (index === at) return field;
    return one === field ? null : one;
  });

const keyOf = (kind: KindOfImport, of: Omit<DraftKey, 'form'>): DraftKey => ({
  ...of,
  form: `import-columns.${kind.path}`,
});

export const readMapping = (kind: KindOfImport, of: Omit<DraftKey, 'form'>): ColumnMapping =>
  readDraft(keyOf(kind, of), remembered)?.draft ?? {};

export function keepMapping(
  kind: KindOfImport,
  of: Omit<DraftKey, 'form'>,
  { heads, mapping }: { readonly heads: readonly string[]; readonly mapping: Mapping },
): void {
  const chosen = heads.flatMap((head, at) =>
    head === '' ? [] : [[keyOfHead(head), mapping[at] ?? null] as const],
  );
  keepDraft(keyOf(kind, of), { ...readMapping(kind, of), ...Object.fromEntries(chosen) });
}
