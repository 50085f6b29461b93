// Entries are marked as checked; where all that are meant have the mark, it is taken away.
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useSetAtom } from 'jotai';
import type { JournalCard } from '#api/contract/journal/journal.ts';
import { keepKeysUntil } from '#web/ahead/keep.ts';
import { useMayReverseWord } from '#web/client/use-rights.ts';
import { noticeAtom } from '#web/state/notice.ts';
import { CheckDialog } from './CheckDialog.tsx';
import { CHECKED_AT_ONCE, MARK_OF_ANOTHER, mayMark } from './marking.ts';

/** Entries that a person is about to mark, and who waits for that. */
type Marking = {
  readonly cards: readonly JournalCard[];
  readonly done: (isDone: boolean) => void;
};

export type Checks = {
  /** Asks for a note and marks entries; answers whether that was done. */
  readonly check: (cards: readonly JournalCard[]) => Promise<boolean>;
  /** To be placed on the page. */
  readonly dialog: ReactNode;
};

export function useChecks(): Checks {
  const setNotice = useSetAtom(noticeAtom);
  const mayReverse = useMayReverseWord();
  const [marking, setMarking] = useState<Marking | null>(null);
  const check = (cards: readonly JournalCard[]): Promise<boolean> => {
    if (marking !== null || cards.length === 0) return Promise.resolve(false);
    if (cards.length > CHECKED_AT_ONCE) {
      const text = `At most ${CHECKED_AT_ONCE} entries are marked at once. Narrow the list.`;
      setNotice({ kind: 'problem', text });
      return Promise.resolve(false);
    }
    if (!mayMark(cards, mayReverse)) {
      setNotice({ kind: 'remark', text: MARK_OF_ANOTHER });
      return Promise.resolve(false);
    }
    const { promise, resolve } = Promise.withResolvers<boolean>();
    setMarking({ cards, done: resolve });
    keepKeysUntil(() => document.querySelector('dialog:modal') !== null);
    return promise;
  };
  const close = (isDone: boolean) => {
    setMarking(null);
    marking?.done(isDone);
  };
  const dialog = marking !== null && (
    <CheckDialog cards={marking.cards} onDone={() => close(true)} onClose={() => close(false)} />
  );
  return { check, dialog };
}
