// The rows of a file as they would be sent, and what is wrong with each: what the cells say is read
// here; the rules are the server's, whose answers are kept by what was sent.
import type { AcceptedImportLine } from '#api/contract/book/import.ts';
import type { RefusedLine } from '#api/contract/journal/batch.ts';
import type { ImportColumn, KindOfImport, RowReading, RowTexts, Trouble } from '../kinds/kind.ts';
import type { Mapping, TableOfFile } from '../kinds/mapping.ts';

/** What a person decided of rows, by their lines. */
export type Corrections = {
  readonly texts: ReadonlyMap<number, RowTexts>;
  /** Left out. */
  readonly skipped: ReadonlySet<number>;
  /** Added although there is one like it. */
  readonly added: ReadonlySet<number>;
};

export const NOTHING_CORRECTED: Corrections = {
  texts: new Map(),
  skipped: new Set(),
  added: new Set(),
};

export type LineAnswer = AcceptedImportLine | RefusedLine;

/** The answers of the server by what was sent. */
export type Answers = ReadonlyMap<string, LineAnswer>;

export type JudgedRow = {
  readonly line: number;
  /** Of all rows of its record, where there are several. */
  readonly lines?: readonly number[];
  readonly texts: RowTexts;
  /** As it is sent; null while a cell says nothing that can be. */
  readonly value: object | null;
  readonly trouble: Trouble | null;
  /** Whether the rules have yet to say. */
  readonly isAsked: boolean;
};

/** @returns the rows by field, with what was corrected. */
export function rowTexts(
  { rows }: TableOfFile,
  mapping: Mapping,
  { texts }: Pick<Corrections, 'texts'>,
): readonly { readonly line: number; readonly texts: RowTexts }[] {
  return rows.map(({ line, cells }) => {
    const own: Record<string, string> = {};
    mapping.forEach((field, at) => {
      if (field !== null) own[field] = cells[at] ?? '';
    });
    return { line, texts: { ...own, ...texts.get(line) } };
  });
}

type Read = Pick<RowReading, 'value' | 'trouble'>;

/** @returns what a row is on the wire, or the first thing wrong with it. */
export function readRow(columns: readonly ImportColumn[], line: number, texts: RowTexts): Read {
  const value: Record<string, unknown> = { line };
  for (const { field, title, isNeeded, read } of columns) {
    const text = texts[field]?.trim() ?? '';
    if (text === '') {
      if (isNeeded === true) return troubled({ field, why: `${title} is empty` });
      continue;
    }
    const cell = read(text);
    if (!cell.ok) {
      const { why, use } = cell;
      return troubled(use === undefined ? { field, why } : { field, why, use });
    }
    value[field] = cell.value;
  }
  return { value, trouble: null };
}

const troubled = (trouble: Trouble): Read => ({ value: null, trouble });

/** @returns each row that is not left out, with what is wrong with it. */
export function judgedRows(
  kind: KindOfImport,
  rows: readonly { readonly line: number; readonly texts: RowTexts }[],
  { corrections, answers }: { readonly corrections: Corrections; readonly answers: Answers },
): readonly JudgedRow[] {
  const seen = new Map<string, number>();
  return rows.flatMap(({ line, texts }): JudgedRow[] => {
    if (corrections.skipped.has(line)) return [];
    const { value, trouble } = readRow(kind.columns, line, texts);
    const twin = twinOf(kind, seen, { line, texts });
    if (value === null) return [{ line, texts, value, trouble, isAsked: false }];
    const answer = answers.get(JSON.stringify(value));
    const isAdded = corrections.added.has(line);
    const found = troubleOf(kind, { answer, twin: isAdded ? null : twin, isAdded });
    return [{ line, texts, value, trouble: found, isAsked: answer === undefined }];
  });
}

/** @returns in what a row is the same as one before it; each row stands for those behind it. */
function twinOf(
  { likenesses }: KindOfImport,
  seen: Map<string, number>,
  { line, texts }: { readonly line: number; readonly texts: RowTexts },
): Trouble | null {
  let twin: Trouble | null = null;
  for (const { field, noun, keyOf, mayRepeat } of likenesses) {
    const text = texts[field] ?? '';
    if (text.trim() === '') continue;
    const key = `${field} ${keyOf(text)}`;
    const first = seen.get(key);
    if (first === undefined) seen.set(key, line);
    else {
      const why = `Same ${noun} as row ${first}`;
      twin ??= { field, why, isTwin: true, ...(mayRepeat && { mayRepeat }) };
    }
  }
  return twin;
}

type Judging = {
  readonly answer: LineAnswer | undefined;
  readonly twin: Trouble | null;
  readonly isAdded: boolean;
};

export function troubleOf(
  { likenesses }: KindOfImport,
  { answer, twin, isAdded }: Judging,
): Trouble | null {
  if (answer?.ok === false) {
    const [error] = answer.errors ?? [];
    const { field = error?.field ?? null } = answer.facts ?? {};
    return { field, why: error === undefined ? answer.detail : error.message };
  }
  if (twin !== null || isAdded) return twin;
  const [same] = answer?.same ?? [];
  if (same === undefined) return null;
  const noun = likenesses.find(({ field }) => field === same.by)?.noun ?? 'name';
  const why = `Already in the book with this ${noun}: ${same.name}`;
  return { field: null, why, isTwin: true, mayRepeat: true };
}
