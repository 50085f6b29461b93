// Opening the bills of a line's party. They are read when they are asked for, and so is the code
// that draws them; what is typed meanwhile waits for them.
import { useState } from 'react';
import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { useSetAtom } from 'jotai';
import type { Account } from '#api/contract/account/account.ts';
import type { Side } from '#core/journal/index.ts';
import { dropKeys, keepKeysUntil } from '#web/ahead/keep.ts';
import { useKeys } from '#web/shell/keys/use-keys.ts';
import { noticeAtom } from '#web/state/notice.ts';
import { isParty } from '../draft/choices.ts';
import { amountPaise, changeJournalLine } from '../draft/draft.ts';
import type { JournalDraft } from '../draft/draft.ts';
import type { BillPanelProps, BillsOfEntry, LinePlace } from './panel-props.ts';

type Entry = Omit<BillsOfEntry, 'close'> & {
  readonly accounts: readonly Account[];
  readonly now: () => JournalDraft;
};

export const lineName = ({ side, index }: LinePlace): string => `${side}-${index}`;

/** @returns a control of the line, by what it carries. */
const controlOf = (line: LinePlace, selector: string): HTMLElement | null =>
  document.querySelector(`[data-line="${lineName(line)}"] ${selector}`);

type PanelOfLine = {
  readonly side: Side;
  readonly key: number;
  readonly Panel: ComponentType<BillPanelProps>;
};

export function useOpenBills(entry: Entry) {
  const { bookId, accounts, now, change, before } = entry;
  const [opened, setOpened] = useState<PanelOfLine | null>(null);
  const setNotice = useSetAtom(noticeAtom);

  const open = (line: LinePlace, how: 'choose' | 'oldest'): boolean => {
    const { side, index } = line;
    const account = accounts.find(({ id }) => id === now()[side][index]?.accountId);
    if (account === undefined || !isParty(account)) return false;
    let isThere = false;
    keepKeysUntil(() => isThere);
    show(entry, line, { how, setOpened }).then(
      () => (isThere = true),
      () => {
        dropKeys();
        setNotice({ kind: 'problem', text: 'Could not load the open bills. Try again.' });
      },
    );
    return true;
  };
  const reset = () => setOpened(null);
  const close = (line: LinePlace) => {
    flushSync(reset);
    controlOf(line, '[data-amount]')?.focus();
  };
  const oldest = (): void | false => {
    const line = focusedLine();
    if (line === null || !open(line, 'oldest')) return false;
  };
  useKeys('Open bills', [
    { keys: 'Alt+O', does: 'Settle the oldest bills of this line', run: oldest },
  ]);
  return { bookId, opened, open, close, reset, change, before };
}

type Showing = {
  readonly how: 'choose' | 'oldest';
  readonly setOpened: (opened: PanelOfLine) => void;
};

async function show(
  { bookId, now, change, before }: Entry,
  line: LinePlace,
  { how, setOpened }: Showing,
): Promise<void> {
  const { side, index } = line;
  const { key, accountId } = now()[side][index] ?? { key: 0, accountId: 0 };
  const { BillPanel, readBillsOfParty, withOldest } = await import('./BillPanel.tsx');
  const bills = await readBillsOfParty({ bookId, accountId: accountId ?? 0, side }, before);
  flushSync(() => {
    setOpened({ side, key, Panel: BillPanel });
    if (how === 'choose') return;
    change((draft) => {
      const paise = amountPaise(draft, side, index);
      return changeJournalLine(draft, side, index, withOldest(bills, paise));
    });
  });
  const first = controlOf(line, how === 'choose' ? '[data-pay]' : '[data-amount]');
  (first ?? controlOf(line, '[data-amount]'))?.focus();
}

export type OpenBillsOfEntry = ReturnType<typeof useOpenBills>;

/** @returns the line in which the focus is. */
function focusedLine(): LinePlace | null {
  const name = document.activeElement?.closest<HTMLElement>('[data-line]')?.dataset['line'];
  const [, side, index] = /^(debit|credit)-(\d+)$/.exec(name ?? '') ?? [];
  return side === undefined ? null : { side: side as Side, index: Number(index) };
}
