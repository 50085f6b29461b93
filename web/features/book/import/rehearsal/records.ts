// Where several rows make one record: each row is read, what belongs together is grouped, and what
// the rules say of a record is put to the row that it is of.
import type {
  KindOfImport,
  RecordReading,
  RecordsOfRows,
  TextRow,
  RowProblem,
} from '../kinds/kind.ts';
import { readRow, troubleOf } from './rows.ts';
import type { LineAnswers, Corrections, JudgedRow } from './rows.ts';

type Judging = { readonly corrections: Corrections; readonly answers: LineAnswers };

/** @returns a row for each record that is right, and for each row with which something is wrong. */
export function judgedRecords(
  kind: KindOfImport,
  records: RecordsOfRows,
  rows: readonly TextRow[],
  judging: Judging,
): readonly JudgedRow[] {
  const { skipped } = judging.corrections;
  const read = records
    .filled(rows)
    .filter(({ line }) => !skipped.has(line))
    .map(({ line, texts }) => ({ line, texts, ...readRow(kind, line, texts) }));
  return records.group(read).flatMap((record) => judgedRecord(kind, records, record, judging));
}

function judgedRecord(
  kind: KindOfImport,
  records: RecordsOfRows,
  record: RecordReading,
  { corrections, answers }: Judging,
): readonly JudgedRow[] {
  const { value, troubles, texts, rows } = record;
  const lines = rows.map(({ line }) => line);
  const line = lines[0] ?? 0;
  const wrong = (at: number, trouble: RowProblem): JudgedRow => {
    const own = rows.find((row) => row.line === at)?.texts ?? texts;
    const shown = { texts: own, saved: {} };
    return { line: at, lines, ...shown, value: null, trouble, isAsked: false, does: 'add' };
  };
  if (value === null) return [...troubles].map(([at, trouble]) => wrong(at, trouble));
  const answer = answers.get(JSON.stringify(value));
  if (answer?.ok === false) {
    const placed = records.placed(answer, record);
    return [wrong(placed.line, placed.trouble)];
  }
  const isAdded = corrections.added.has(line);
  const trouble = troubleOf(kind, { answer, twin: null, isAdded, texts });
  const isAsked = answer === undefined;
  return [{ line, lines, texts, saved: texts, value, trouble, isAsked, does: 'add' }];
}
