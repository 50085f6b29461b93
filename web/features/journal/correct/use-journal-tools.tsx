// What can be done with a posted entry, on its card, its page and by key: correct it, make another
// like it, and read its history.
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { accountListOf } from '#web/client/lists.ts';
import { useAllowed } from '#web/client/use-rights.ts';
import { keepKeysUntil } from '#web/ahead/keep.ts';
import { noticeAtom } from '#web/state/notice.ts';
import { useGo } from '#web/ahead/use-go.ts';
import type { JournalCard } from '#api/contract/journal/journal.ts';
import { formatCount } from '#web/format/money.ts';
import { paths } from '#web/paths.ts';
import { historyAtom } from '#web/state/history.ts';
import { usePageBook } from '#web/state/page-book.ts';
import { CorrectSheet } from './CorrectSheet.tsx';
import { withoutBills } from '../draft/draft.ts';
import { useChecks } from '../list/checks/use-checks.tsx';
import { draftOfCard } from './correction.ts';

export type JournalTools = {
  readonly correct: (card: JournalCard) => void;
  readonly duplicate: (card: JournalCard) => void;
  readonly history: (card: JournalCard) => void;
  /** Asks for a note and marks entries as checked, or not; answers whether that was done. */
  readonly check: (cards: readonly JournalCard[]) => Promise<boolean>;
  /** The sheet or dialog that is open, to be placed on the page. */
  readonly sheet: ReactNode;
};

/**
 * A reversal stays, what was taken back once is not taken back again, and what a document made is
 * corrected there.
 */
const isCorrectable = ({ reverses, reversedBy, source }: JournalCard): boolean =>
  reverses === null && reversedBy === null && source === null;

/** @returns whether the person may correct an entry here: it can be, and their role allows it. */
export function useMayCorrect(): (card: JournalCard) => boolean {
  const may = useAllowed(usePageBook().id);
  return (card) => isCorrectable(card) && may('CorrectJournal');
}

const whyNotCorrected = (card: JournalCard): string => {
  if (isCorrectable(card)) return 'Accountants and owners of the book correct entries.';
  const { source, reverses } = card;
  if (source !== null) return 'A document posted this entry. Correct it there.';
  return reverses === null ? 'This entry is reversed already.' : 'A reversal cannot be corrected.';
};

export function useJournalTools(): JournalTools {
  const { id: bookId, scope } = usePageBook();
  const [correcting, setCorrecting] = useState<JournalCard | null>(null);
  const openHistory = useSetAtom(historyAtom);
  const { check, dialog } = useChecks();
  const go = useGo();
  const mayCorrect = useMayCorrect();
  const setNotice = useSetAtom(noticeAtom);
  const accounts = useQuery({ ...accountListOf(bookId), enabled: correcting !== null });
  return {
    correct: (card) => {
      if (!mayCorrect(card)) return setNotice({ kind: 'remark', text: whyNotCorrected(card) });
      setCorrecting(card);
      keepKeysUntil(() => document.querySelector('dialog:modal') !== null);
    },
    duplicate: (card) =>
      go(paths.addJournal(scope), {
        state: { like: { ...withoutBills(draftOfCard(card)), dateText: '' } },
      }),
    check,
    history: ({ id, number }) =>
      openHistory({ bookId, kind: 'journal', id, title: `#${formatCount(number)}` }),
    sheet:
      correcting === null
        ? dialog
        : accounts.data !== undefined && (
            <CorrectSheet
              key={correcting.id}
              card={correcting}
              bookId={bookId}
              accounts={accounts.data}
              onClose={() => setCorrecting(null)}
              onPosted={() => setCorrecting(null)}
            />
          ),
  };
}
