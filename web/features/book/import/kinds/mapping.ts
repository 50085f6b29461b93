// Which column of a file is which of ours: guessed by its head, changed by a person, remembered.
import { z } from 'zod';
import { keepDraft, readDraft } from '#web/state/drafts.ts';
import type { DraftKey } from '#web/state/drafts.ts';
import type { FileSheet, SheetRow } from '../reading/sheet.ts';
import type { ImportColumn, KindOfImport } from './kind.ts';

/** For each column of the file the field that it becomes; null is not imported. */
export type Mapping = readonly (string | null)[];

export type TableOfFile = {
  readonly heads: readonly string[];
  readonly rows: readonly SheetRow[];
};

const HEADS_AMONG = 10;

const plain = (head: string): string => head.toLowerCase().replace(/[^a-z0-9]/g, '');

const isCalled = ({ title, field, names }: ImportColumn, head: string): boolean =>
  [plain(title), plain(field), ...names].includes(plain(head));

/** A title and an address may stand above the heads: these are the first line that names most. */
export function tableOfSheet({ rows }: FileSheet, { columns }: KindOfImport): TableOfFile {
  const known = ({ cells }: SheetRow): number =>
    cells.filter((cell) => columns.some((column) => isCalled(column, cell))).length;
  const counts = rows.slice(0, HEADS_AMONG).map(known);
  const at = Math.max(0, counts.indexOf(Math.max(...counts)));
  const heads = rows[at]?.cells ?? [];
  return { heads, rows: rows.slice(at + 1) };
}

const remembered = z.record(z.string(), z.string().nullable());
type ColumnMapping = z.infer<typeof remembered>;

/** @param known what a person chose the last time, by the heads of that file. */
export function guessedMapping(
  heads: readonly string[],
  columns: readonly ImportColumn[],
  known: ColumnMapping = {},
): Mapping {
  const taken = new Set<string>();
  return heads.map((head) => {
    const chosen = known[plain(head)];
    const field =
      chosen === undefined ? columns.find((column) => isCalled(column, head))?.field : chosen;
    const isKnown = columns.some((column) => column.field === field);
    if (field == null || !isKnown || taken.has(field)) return null;
    taken.add(field);
    return field;
  });
}

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
  const chosen = heads.map((head, at) => [plain(head), mapping[at] ?? null] as const);
  keepDraft(keyOf(kind, of), { ...readMapping(kind, of), ...Object.fromEntries(chosen) });
}
