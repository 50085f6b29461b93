// Making a set of reports: how far it has come, and how to stop it.
import { useEffect, useRef, useState } from 'react';
import { useSetAtom } from 'jotai';
import { formatCount } from '#web/format/money.ts';
import { noticeAtom } from '#web/state/notice.ts';
import { usePageBook } from '#web/state/page-book.ts';
import type { ReportRange } from '../books/kit/use-report-range.ts';
import type { SetProgress } from './make-set.ts';
import { SET_LINES_MAX } from './part-names.ts';
import type { SetPart } from './part-names.ts';

const refusalOf = (error: unknown): string =>
  error instanceof Error && 'linesMax' in error
    ? `The set has more than ${formatCount(SET_LINES_MAX)} lines. Leave the ledgers out, or take a ` +
      'shorter period.'
    : 'The set could not be made. Try again.';

export function useReportSet(range: ReportRange, parts: readonly SetPart[]) {
  const book = usePageBook();
  const setNotice = useSetAtom(noticeAtom);
  const [progress, setProgress] = useState<SetProgress | null>(null);
  const running = useRef<AbortController | null>(null);
  // Whoever leaves the page wants the file no more.
  useEffect(() => () => running.current?.abort(), []);

  const cancel = (): void => {
    running.current?.abort();
    running.current = null;
    setProgress(null);
  };
  const make = (): void => {
    if (running.current !== null) return;
    if (parts.length === 0) {
      setNotice({ kind: 'problem', text: 'Choose at least one report.' });
      return;
    }
    const control = new AbortController();
    running.current = control;
    const { signal } = control;
    const onProgress = (now: SetProgress) => {
      if (running.current === control) setProgress(now);
    };
    void import('./make-set.ts')
      .then(({ saveReportSet }) => saveReportSet({ range }, { book, parts, signal, onProgress }))
      .catch((error: unknown) => {
        if (!signal.aborted) setNotice({ kind: 'problem', text: refusalOf(error) });
      })
      .finally(() => {
        if (running.current === control) cancel();
      });
  };
  return { progress, make, cancel };
}
