// The rows of a file as they would be sent, and what is wrong with each: what the cells say is read
// here; the rules are the server's, whose answers are kept by what was sent.
import type { AcceptedImportLine } from '#api/contract/book/import.ts';
import type { RefusedLine } from '#api/contract/journal/batch.ts';
import type { KindOfImport, RowReading, RowTexts, RowProblem } from '../kinds/kind.ts';
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
export type LineAnswers = ReadonlyMap<string, LineAnswer>;

export type JudgedRow = {
  readonly line: number;
  /** As it would be saved, by field; what a cell does not say is not there. */
  readonly saved: RowTexts;
  /** Of all rows of its record, where there are several. */
  readonly lines?: readonly number[];
  readonly texts: RowTexts;
  /** As it is sent; null while a cell says nothing that can be. */
  readonly value: object | null;
  readonly trouble: RowProblem | null;
  /** Whether the rules have yet to say. */
  readonly isAsked: boolean;
  /** Whether it adds a record, changes one, or says only what the book has already. */
  readonly does: 'add' | 'change' | 'nothing';
};

type RowsCorrected = {
  readonly corrections: Pick<Corrections, 'texts'>;
  /** What was asked once for all rows. */
  readonly said: RowTexts;
};

/** @returns the rows by field, with what was corrected. */
export function rowTexts(
  { rows, beyond }: TableOfFile,
  mapping: Mapping,
  { corrections: { texts }, said }: RowsCorrected,
): readonly { readonly line: number; readonly texts: RowTexts }[] {
  return rows.map(({ line, cells }) => {
    const own: Record<string, string> = {};
    mapping.forEach((field, at) => {
      if (field !== null) own[field] = cells[at] ?? '';
    });
    const more = beyond.get(line);
    if (more !== undefined) own[BEYOND] = more;
    return { line, texts: { ...said, ...own, ...texts.get(line) } };
  });
}

/** Among the texts of a row what stands below no head. */
const BEYOND = ' beyond';

type RowResult = Pick<RowReading, 'value' | 'trouble' | 'saved'>;

type RowReader = Pick<KindOfImport, 'columns' | 'lineOf' | 'faultOf' | 'addedTo'>;

/** @returns what a row is on the wire, or the first thing wrong with it. */
export function readRow(
  { columns, lineOf, faultOf, addedTo }: RowReader,
  line: number,
  texts: RowTexts,
): RowResult {
  const cells: Record<string, unknown> = {};
  const saved: Record<string, string> = {};
  const adds = (texts['id'] ?? '').trim() === '';
  const more = texts[BEYOND];
  if (more !== undefined) {
    const why = `“${more}” is beyond the last column. A text with a comma needs quotes (")`;
    return troubled({ field: null, why });
  }
  for (const { field, title, isNeeded, blank = '', read } of columns) {
    const text = texts[field]?.trim() || (adds ? blank : '');
    if (text === '') {
      if (isNeeded === true && adds) return troubled({ field, why: `${title} is empty` });
      continue;
    }
    const cell = read(text);
    if (!cell.ok) {
      const { why, offers } = cell;
      return troubled(offers === undefined ? { field, why } : { field, why, offers });
    }
    if (cell.value !== undefined) cells[field] = cell.value;
    saved[field] = cell.shown ?? String(cell.value);
  }
  const fault = faultOf?.(cells) ?? null;
  if (fault !== null) return troubled(fault);
  const value = { line, ...(lineOf?.(cells) ?? cells) };
  return { value, trouble: null, saved: { ...addedTo?.(cells), ...saved } };
}

const troubled = (trouble: RowProblem): RowResult => ({ value: null, trouble, saved: {} });

/** @returns each row that is not left out, with what is wrong with it. */
export function judgedRows(
  kind: KindOfImport,
  rows: readonly { readonly line: number; readonly texts: RowTexts }[],
  { corrections, answers }: { readonly corrections: Corrections; readonly answers: LineAnswers },
): readonly JudgedRow[] {
  const seen = new Map<string, number>();
  return rows.flatMap(({ line, texts }): JudgedRow[] => {
    if (corrections.skipped.has(line)) return [];
    const { value, trouble, saved } = readRow(kind, line, texts);
    const twin = twinOf(kind, seen, { line, texts });
    const row = { line, texts, saved, value };
    if (value === null) return [{ ...row, trouble, isAsked: false, does: 'add' }];
    const answer = answers.get(JSON.stringify(value));
    const isAdded = corrections.added.has(line);
    const found = troubleOf(kind, { answer, twin: isAdded ? null : twin, isAdded, texts });
    return [{ ...row, trouble: found, isAsked: answer === undefined, does: doneBy(value, answer) }];
  });
}

function doneBy(value: object, answer: LineAnswer | undefined): JudgedRow['does'] {
  if (answer?.ok === true && answer.unchanged === true) return 'nothing';
  return 'id' in value || 'match' in value ? 'change' : 'add';
}

/** @returns in what a row is the same as one before it; each row stands for those behind it. */
function twinOf(
  { likenesses }: KindOfImport,
  seen: Map<string, number>,
  { line, texts }: { readonly line: number; readonly texts: RowTexts },
): RowProblem | null {
  let twin: RowProblem | null = null;
  const changes = (texts['id'] ?? '').trim() !== '';
  for (const { field, noun, keyOf, mayRepeat } of [...likenesses, OF_RECORD]) {
    const text = texts[field] ?? '';
    if (text.trim() === '') continue;
    const key = `${field} ${keyOf(text)}`;
    const first = seen.get(key);
    if (first === undefined) seen.set(key, line);
    // Records of the book that are alike already may stay so.
    else if (!changes || !mayRepeat) {
      const why = `Same ${noun} as row ${first}`;
      twin ??= { field, why, isTwin: true, ...(mayRepeat && { mayRepeat }) };
    }
  }
  return twin;
}

/** Of two rows that change one record the second would undo the first. */
const OF_RECORD = {
  field: 'id',
  noun: 'ID',
  keyOf: (text: string): string => text.trim(),
  mayRepeat: false,
} as const satisfies KindOfImport['likenesses'][number];

type Judging = {
  readonly answer: LineAnswer | undefined;
  readonly twin: RowProblem | null;
  readonly isAdded: boolean;
  readonly texts: RowTexts;
};

/** What the rules say of a name of which there may be one alone. */
const NAME_TAKEN: ReadonlySet<string> = new Set(['account_name_taken', 'master_name_taken']);

export function troubleOf(kind: KindOfImport, judging: Judging): RowProblem | null {
  const { answer, twin, isAdded, texts } = judging;
  if (answer?.ok === false) {
    const { errors: [error] = [], facts = {}, detail } = answer;
    const { field = error?.field ?? null, taken_by: takenBy } = facts;
    if (NAME_TAKEN.has(answer.code)) {
      // A name that a row before it takes is of no record yet.
      if (twin !== null) return twin;
      const name = texts['name'] ?? '';
      if (typeof takenBy === 'number') return existingTrouble(kind, 'name', { id: takenBy, name });
    }
    return { field, why: error === undefined ? detail : error.message };
  }
  if (twin !== null || isAdded) return twin;
  const [same] = answer?.same ?? [];
  if (same === undefined) return null;
  const noun = kind.likenesses.find(({ field }) => field === same.by)?.noun ?? 'name';
  return { ...existingTrouble(kind, noun, same), mayRepeat: true };
}

/** @returns whether a row can change a record that is there. */
export const canChange = ({ columns }: KindOfImport): boolean =>
  columns.some(({ field }) => field === 'id');

const existingTrouble = (
  kind: KindOfImport,
  noun: string,
  { id, name }: { readonly id: number; readonly name: string },
): RowProblem => ({
  field: null,
  why: `Already in the book with this ${noun}: ${name}`,
  ...(canChange(kind) ? { existing: { id, name } } : { isTwin: true }),
});
