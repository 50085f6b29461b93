// The keys of a ledger. Up and down walk one side, left and right change it; X and H mean the entry
// that has the focus.
import type { RefObject } from 'react';
import { useGo } from '#web/ahead/use-go.ts';
import type { Ledger, LedgerLine } from '#api/contract/account/ledger.ts';
import { useAllowed } from '#web/client/use-rights.ts';
import { paths } from '#web/paths.ts';
import type { KeyAction } from '#web/shell/keys/registry.ts';
import { useKeys } from '#web/shell/keys/use-keys.ts';
import { explainedHere, useExplain } from '#web/shell/history/use-explain.ts';
import { enterSides, stepRow, stepSide } from '#web/ui/lists/walk.ts';
import type { ArrowDirection } from '#web/ui/lists/walk.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { ledgerWords as wording } from './wording.ts';

type Options = {
  readonly ledger: Ledger | undefined;
  readonly lines: readonly LedgerLine[];
  readonly scope: number | undefined;
  /** Whether the entries are a register, which has keys of its own for its rows. */
  readonly isRunning: boolean;
  readonly onView: () => void;
  readonly onCorrect: (line: LedgerLine) => void;
  readonly onHistory: (line: LedgerLine | null) => void;
};

/** How a T is walked. */
function walkOf(list: RefObject<HTMLElement | null>): readonly KeyAction[] {
  const step = (way: 'up' | 'down') => {
    if (list.current === null) return false;
    const walked = stepSide(list.current, way);
    if (walked || document.activeElement?.closest('[data-side]') != null) return;
    if (document.activeElement?.closest('[data-row]') == null && enterSides(list.current)) return;
    return stepRow(list.current, way === 'up' ? -1 : 1) ? undefined : false;
  };
  const across = (way: ArrowDirection) => () =>
    list.current !== null && stepSide(list.current, way) ? undefined : false;
  return [
    ...['ArrowDown', 'J'].map((keys) => ({ keys, does: 'Next entry', run: () => step('down') })),
    ...['ArrowUp', 'K'].map((keys) => ({ keys, does: 'Previous entry', run: () => step('up') })),
    { keys: 'ArrowLeft', does: 'Debit side', run: across('left') },
    { keys: 'ArrowRight', does: 'Credit side', run: across('right') },
  ];
}

const choosePeriod: KeyAction = {
  keys: 'F2',
  does: 'Choose the period',
  run: () => document.querySelector<HTMLElement>('main [aria-label="Financial year"]')?.focus(),
};

export function useLedgerKeys(list: RefObject<HTMLElement | null>, options: Options): void {
  const go = useGo();
  const { ledger, lines, scope, isRunning } = options;
  const mayPost = useAllowed(usePageBook().id)('PostJournal');
  const focused = (): LedgerLine | null => {
    const id = document.activeElement?.closest('[data-entry]')?.getAttribute('data-entry');
    return lines.find(({ journalId }) => String(journalId) === id) ?? null;
  };
  const correct = () => {
    const line = focused();
    if (line !== null) options.onCorrect(line);
  };
  const add = (side: 'dr' | 'cr') => () => {
    if (ledger !== undefined) go(paths.addEntry(ledger.account.id, side, scope));
  };
  const change = () => {
    if (ledger !== undefined) go(paths.changeAccount(ledger.account.id, scope));
  };
  const toEvents = useExplain();
  const explain = () => {
    const said = explainedHere();
    if (said !== undefined) go(said);
    else if (ledger !== undefined) toEvents(ledger.account.id, ledger.period.to);
  };
  const entries: readonly KeyAction[] = [
    { keys: 'D', does: wording.addDebit, run: add('dr'), writes: true },
    { keys: 'C', does: wording.addCredit, run: add('cr'), writes: true },
  ];
  const ofEntry: readonly KeyAction[] = [
    ...walkOf(list),
    { keys: 'X', does: 'Correct the entry', run: correct, writes: true },
    { keys: 'Alt+X', does: 'Correct the entry', run: correct, tally: true, writes: true },
  ];
  const history = (): void | false =>
    isRunning && document.activeElement?.closest('[data-index]') != null
      ? false
      : options.onHistory(focused());
  useKeys('Ledger', [
    ...(isRunning ? [] : ofEntry),
    ...(ledger?.account.retired === true || !mayPost ? [] : entries),
    { keys: 'R', does: 'T-account or running', run: options.onView },
    { keys: 'H', does: 'History', run: history },
    { keys: 'E', does: 'The events that the balance is the sum of', run: explain },
    choosePeriod,
    { keys: 'Shift+A', does: 'Change this account', run: change, writes: true },
  ]);
}
