// Making the sheet of a list: what is under way, how far it has come, and how to stop it.
import { useEffect, useRef, useState } from 'react';
import { useSetAtom } from 'jotai';
import type { NamedBook } from '#web/state/active-book.ts';
import { noticeAtom } from '#web/state/notice.ts';
import type { Report } from '#web/ui/paper/sheet/PrintedSheet.tsx';
import { formatCount } from '#web/format/money.ts';
import { readingUntil } from './gathering.ts';
import type { ExportFormat } from './save-sheet.ts';
import type { SheetWork, SheetSource, TooLong } from './gathering.ts';

/** What becomes of the sheet. */
type SheetUse = 'print' | 'pdf' | ExportFormat;

/**
 * Printed by the browser some three hundred pages; a file may have as many lines as a spreadsheet
 * opens with ease; a PDF is drawn in parts, some three thousand pages in all.
 */
const LINES_MAX = { print: 15_000, pdf: 120_000, csv: 200_000, xlsx: 100_000 } as const;

type SheetProgress = { readonly step: 'read' | 'drawn'; readonly lines: number };

export type SheetMaking = {
  /** How far a list of several pages has come; null while nothing need be said. */
  readonly progress: SheetProgress | null;
  /** What is to be printed now. */
  readonly report: Report | null;
  readonly make: (use: SheetUse) => void;
  readonly cancel: () => void;
  readonly printed: () => void;
};

const isTooLong = (error: unknown): error is TooLong =>
  error instanceof Error && 'linesMax' in error;

function refusalOf(use: SheetUse, error: unknown): string {
  if (isTooLong(error)) {
    const most = formatCount(error.linesMax);
    return `The list has more than ${most} lines. Narrow it, and try again.`;
  }
  return `Could not ${use === 'print' ? 'print' : 'export'} this list. Try again.`;
}

/** @param book null for a list of no book. */
export function useSheet(source: SheetSource, book: NamedBook | null): SheetMaking {
  const setNotice = useSetAtom(noticeAtom);
  const [progress, setProgress] = useState<SheetProgress | null>(null);
  const [report, setReport] = useState<Report | null>(null);
  const running = useRef<AbortController | null>(null);
  // Whoever leaves the page wants neither paper nor file any more.
  useEffect(() => () => running.current?.abort(), []);

  const work = async (use: SheetUse, { signal }: AbortController): Promise<void> => {
    const gathering: SheetWork = {
      read: readingUntil(signal),
      onProgress: (lines) => setProgress({ step: 'read', lines }),
      linesMax: LINES_MAX[use],
    };
    const { makeReport } = await import('./make-report.ts');
    const made = await makeReport(book, source, gathering);
    if (signal.aborted) return;
    if (use === 'pdf') {
      const { savePdf } = await import('./pdf/save-pdf.ts');
      const onProgress = (lines: number) => setProgress({ step: 'drawn', lines });
      // A list of no book is drawn by the server for a book only: it has none of its own.
      return book === null ? undefined : savePdf(made, { bookId: book.id, signal, onProgress });
    }
    if (use !== 'print') return (await import('./save-sheet.ts')).saveSheet(made, use);
    // Where its code does not come, that is said as of any other failure.
    await import('#web/ui/paper/sheet/PrintedSheet.tsx');
    if (!signal.aborted) setReport(made);
  };

  const cancel = (): void => {
    running.current?.abort();
    running.current = null;
    setProgress(null);
  };
  const make = (use: SheetUse): void => {
    if (running.current !== null) return;
    setReport(null);
    const control = new AbortController();
    running.current = control;
    void work(use, control)
      .catch((error: unknown) => {
        if (!control.signal.aborted) setNotice({ kind: 'problem', text: refusalOf(use, error) });
      })
      .finally(() => {
        if (running.current === control) cancel();
      });
  };
  return { progress, report, make, cancel, printed: () => setReport(null) };
}
