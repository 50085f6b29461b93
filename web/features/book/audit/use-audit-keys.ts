// The keys of the audit page: hits are rows, and each test is a page of them.
import type { RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '#web/paths.ts';
import { useKeys } from '#web/shell/keys/use-keys.ts';
import { stepRow } from '#web/ui/lists/walk.ts';
import type { TestName } from './queries.ts';

type Parts = {
  readonly hits: RefObject<HTMLElement | null>;
  readonly bookId: number;
  readonly tests: readonly TestName[];
  readonly test: TestName | undefined;
  readonly openTest: (test: TestName) => void;
  readonly set: () => void;
  readonly runAgain: () => void;
  /** Begins a note on an event. */
  readonly note: (event: number) => void;
};

export function useAuditKeys(parts: Parts): void {
  const { hits, bookId, tests, test, openTest, set, runAgain, note } = parts;
  const navigate = useNavigate();
  const step = (by: number) => () =>
    hits.current !== null && stepRow(hits.current, by) ? undefined : false;
  const stepTest = (by: number) => () => {
    const next = test === undefined ? undefined : tests[tests.indexOf(test) + by];
    if (next === undefined) return false;
    openTest(next);
    return undefined;
  };
  const noteRow = () => {
    const row = document.activeElement?.closest<HTMLElement>('[data-event]');
    const event = Number(row?.dataset['event']);
    if (!(event > 0)) return false;
    note(event);
    return undefined;
  };
  useKeys('Audit tests', [
    { keys: 'ArrowDown', does: 'Next hit', run: step(1) },
    { keys: 'ArrowUp', does: 'Previous hit', run: step(-1) },
    { keys: 'ArrowRight', does: 'Next test', run: stepTest(1) },
    { keys: 'ArrowLeft', does: 'Previous test', run: stepTest(-1) },
    { keys: 'N', does: 'Write a note on the hit', run: noteRow, writes: true },
    { keys: 'S', does: 'Test settings', run: set },
    { keys: 'R', does: 'Run the tests again', run: runAgain },
    {
      keys: 'Escape',
      does: 'Back to the book',
      run: () => void navigate(paths.book(bookId)),
    },
  ]);
}
