// One import from the choice of its file to its end: what is chosen, corrected, asked and sent.
import { useMemo, useRef, useState } from 'react';
import { sentenceOf } from '#web/client/failure.ts';
import { newKey } from '#web/client/new-key.ts';
import { sendLines } from '#web/client/changes/send-lines.ts';
import type { ImportOfFile } from '#api/contract/book/import.ts';
import type { KindOfImport, RowTexts } from './kinds/kind.ts';
import { guessedMapping, tableOfSheet } from './kinds/mapping.ts';
import type { Mapping, TableOfFile } from './kinds/mapping.ts';
import { beginImport, importsChanged } from './queries.ts';
import type { FileRead } from './reading/read-file.ts';
import { judgedRecords } from './rehearsal/records.ts';
import { reasonsOf } from './rehearsal/rest-file.ts';
import type { LeftOut } from './rehearsal/rest-file.ts';
import { judgedRows, NOTHING_CORRECTED, rowTexts } from './rehearsal/rows.ts';
import type { LineAnswers, Corrections, JudgedRow, LineAnswer } from './rehearsal/rows.ts';

export type ImportStage = 'file' | 'columns' | 'rehearsal' | 'import';

export type ImportDraft = {
  readonly file: FileRead;
  readonly table: TableOfFile;
  readonly mapping: Mapping;
  readonly corrections: Corrections;
  /** What was asked once for all rows, by field. */
  readonly said: RowTexts;
};

/** How the sending stands. */
export type ImportProgress = {
  readonly importId: number | null;
  readonly lines: number;
  readonly imported: number;
  readonly refused: readonly { readonly line: number; readonly why: string }[];
  /** Rows of the file that did not come in, with the reason of each. */
  readonly leftOut: LeftOut;
  /** Why it ended before its time. */
  readonly failure: string | null;
  readonly isDone: boolean;
};

export type ImportForm = ReturnType<typeof useImport>;

export function useImport(kind: KindOfImport, bookId: number) {
  const [stage, setStage] = useState<ImportStage>('file');
  const [chosen, setChosen] = useState<ImportDraft | null>(null);
  const [progress, setProgress] = useState<ImportProgress | null>(null);
  const key = useRef(newKey());
  const { answers, asking, ask, forget, stop } = useRehearsal(kind, bookId);
  const rows = useJudgedRows(kind, chosen, answers);

  const change = (next: Partial<ImportDraft>): void => {
    if (chosen === null) return;
    setChosen({ ...chosen, ...next });
    if (stage === 'rehearsal') void ask({ ...chosen, ...next });
  };

  return {
    stage,
    chosen,
    rows,
    asking,
    progress,
    open: (file: FileRead, known: Parameters<typeof guessedMapping>[2]) => {
      const table = tableOfSheet(file.sheet, kind);
      const mapping = guessedMapping(table, kind.columns, known);
      setChosen({ file, table, mapping, corrections: NOTHING_CORRECTED, said: {} });
      forget();
      key.current = newKey();
      setStage('columns');
    },
    map: (mapping: Mapping) => change({ mapping }),
    say: (said: RowTexts) => change({ said }),
    correct: (corrections: Corrections) => change({ corrections }),
    /** @param by the kind, where the book has more by now than this one knows of. */
    rehearse: (by = kind) => {
      setStage('rehearsal');
      if (chosen !== null) void ask(chosen, by);
    },
    back: (to: ImportStage) => {
      stop();
      if (to === 'file') setProgress(null);
      setStage(to);
    },
    send: (lines: readonly JudgedRow[], goingOn: ImportOfFile | undefined) => {
      if (chosen === null) return;
      setStage('import');
      const of = { bookId, file: chosen.file, lines, goingOn, idempotencyKey: key.current };
      const leftOut = leftOutOf(rows, chosen.corrections);
      void send(kind, { ...of, leftOut, onProgress: setProgress });
    },
  };
}

/** What is not right, and what a person skipped. */
function leftOutOf(rows: readonly JudgedRow[], { skipped }: Corrections): LeftOut {
  const wrong = rows.filter(({ trouble }) => trouble !== null);
  const bySkipping = [...skipped].map((line) => [line, 'Skipped'] as const);
  return new Map([...bySkipping, ...reasonsOf(wrong)]);
}

/** Twenty thousand rows are judged once, and not with each step of the progress. */
const useJudgedRows = (kind: KindOfImport, chosen: ImportDraft | null, answers: LineAnswers) =>
  useMemo(() => (chosen === null ? [] : rowsOf(kind, chosen, answers)), [kind, chosen, answers]);

/** What the rules say of the rows, asked for as these come and change. */
function useRehearsal(kind: KindOfImport, bookId: number) {
  const [answers, setAnswers] = useState<LineAnswers>(new Map());
  const [asking, setAsking] = useState<string>('answered');
  const abort = useRef(new AbortController());

  /** Whatever has no answer yet is rehearsed; what is changed meanwhile is asked for anew. */
  const ask = async (of: ImportDraft, by = kind): Promise<void> => {
    const waiting = rowsOf(by, of, answers).filter(({ isAsked }) => isAsked);
    abort.current.abort();
    if (waiting.length === 0) return setAsking('answered');
    abort.current = new AbortController();
    const { signal } = abort.current;
    setAsking('asking');
    const sent = new Map(waiting.map(({ line, value }) => [line, JSON.stringify(value)]));
    const all = new Map(answers);
    const result = await sendLines(kind.endpoint, {
      query: { book_id: bookId },
      lines: waiting.flatMap(({ value }) => value ?? []),
      signal,
      onAnswers: (got) => {
        for (const one of got) if ('line' in one) all.set(sent.get(one.line) ?? '', one);
      },
    });
    if (signal.aborted) return;
    setAnswers(all);
    const isWhole = waiting.every(({ value }) => all.has(JSON.stringify(value)));
    if (!result.ok) setAsking(sentenceOf(result.failure));
    else setAsking(isWhole ? 'answered' : 'The rehearsal stopped. Try again.');
  };
  return {
    answers,
    asking,
    ask,
    forget: () => setAnswers(new Map()),
    stop: () => abort.current.abort(),
  };
}

const rowsOf = (
  kind: KindOfImport,
  { table, mapping, corrections, said }: ImportDraft,
  answers: LineAnswers,
): readonly JudgedRow[] => {
  const texts = rowTexts(table, mapping, { corrections, said });
  const judging = { corrections, answers };
  const { records } = kind;
  return records === undefined
    ? judgedRows(kind, texts, judging)
    : judgedRecords(kind, records, texts, judging);
};

type Sending = {
  readonly bookId: number;
  readonly file: FileRead;
  readonly lines: readonly JudgedRow[];
  readonly goingOn: ImportOfFile | undefined;
  readonly idempotencyKey: string;
  readonly leftOut: LeftOut;
  readonly onProgress: (progress: ImportProgress) => void;
};

/** Of an import that has as many lines as it was begun for. */
const EXCEEDED = 'import_lines_exceeded';

/**
 * Sent again under the same import, what was imported before is only counted. What was corrected
 * since then may be more than it was begun for: the rest is an import of its own.
 */
async function send(kind: KindOfImport, of: Sending): Promise<void> {
  let progress: ImportProgress = {
    importId: null,
    lines: of.lines.length,
    imported: 0,
    refused: [],
    leftOut: of.leftOut,
    failure: null,
    isDone: false,
  };
  const tell = (more: Partial<ImportProgress>) => {
    progress = { ...progress, ...more };
    of.onProgress(progress);
  };
  tell({});
  const counted = (imported: number, refused: ImportProgress['refused']) => {
    const byLine = new Map(of.lines.map((row) => [row.line, row.lines ?? [row.line]]));
    const reasons = refused.flatMap(({ line, why }) =>
      (byLine.get(line) ?? [line]).map((each) => [each, each === line ? why : ''] as const),
    );
    tell({
      imported: progress.imported + imported,
      refused: [...progress.refused, ...refused],
      leftOut: new Map([...progress.leftOut, ...reasons]),
    });
  };
  let { lines, goingOn } = of;
  for (;;) {
    const sent = await sendOnce(kind, { ...of, lines, goingOn }, { tell, counted });
    await importsChanged();
    if (!sent.isWhole) return tell({ failure: sent.failure });
    if (goingOn === undefined || sent.exceeding.size === 0) return tell({ isDone: true });
    lines = lines.filter(({ line }) => sent.exceeding.has(line));
    goingOn = undefined;
  }
}

type Told = {
  readonly tell: (more: Partial<ImportProgress>) => void;
  readonly counted: (imported: number, refused: ImportProgress['refused']) => void;
};

type Sent = {
  readonly isWhole: boolean;
  readonly failure: string;
  /** Lines for which the import had no place. */
  readonly exceeding: ReadonlySet<number>;
};

async function sendOnce(
  kind: KindOfImport,
  { bookId, file, lines, goingOn, idempotencyKey }: Sending,
  { tell, counted }: Told,
): Promise<Sent> {
  const exceeding = new Set<number>();
  let importId = goingOn?.id;
  if (importId === undefined) {
    const begun = await beginImport(kind, file, { bookId, lines: lines.length, idempotencyKey });
    if (!begun.ok) return { isWhole: false, failure: sentenceOf(begun.failure), exceeding };
    importId = begun.value.id;
  }
  tell({ importId });
  let isWhole = false;
  let failure: string | null = null;
  const result = await sendLines(kind.endpoint, {
    query: { book_id: bookId, import_id: importId },
    lines: lines.flatMap(({ value }) => value ?? []),
    signal: new AbortController().signal,
    onAnswers: (got) => {
      const answers = got.filter((one): one is LineAnswer => 'line' in one);
      const waits = (one: LineAnswer): boolean =>
        goingOn !== undefined && !one.ok && one.code === EXCEEDED;
      for (const one of answers) if (waits(one)) exceeding.add(one.line);
      const refused = answers.flatMap((one) =>
        one.ok || waits(one)
          ? []
          : [{ line: one.line, why: one.errors?.[0]?.message ?? one.detail ?? '' }],
      );
      counted(answers.filter(({ ok }) => ok).length, refused);
      for (const one of got) {
        if ('done' in one) isWhole = one.done;
        if ('done' in one && !one.done) failure = one.detail ?? BROKEN_OFF;
      }
    },
  });
  const why = failure ?? (result.ok ? BROKEN_OFF : sentenceOf(result.failure));
  return { isWhole, failure: why, exceeding };
}

const BROKEN_OFF = 'The import stopped.';
