// An entry that cannot be sent while the network is away goes to the Outbox after a while, or at
// once when the person says so; the form is then free for the next one.
import { useEffect, useEffectEvent } from 'react';
import { useSetAtom } from 'jotai';
import type { Failure } from '#web/client/failure.ts';
import { formatRupees } from '#web/format/money.ts';
import { noticeAtom } from '#web/state/notice.ts';
import { useOnline } from '#web/state/online.ts';
import { keepUnsentAtom } from '#web/state/outbox.ts';
import { journalBodyOf } from './check.ts';
import { draftTotalsOf } from './draft.ts';
import type { JournalTyping } from './use-journal-draft.ts';

const PATIENCE_MS = 30_000;

type Unsent = {
  readonly journal: JournalTyping;
  readonly bookId: number;
  readonly failure: Failure | null;
  /** The key that the entry was sent with. */
  readonly idempotencyKey: string;
  readonly onKept: () => void;
};

/** @returns how to keep the entry now, or null while there is no reason to. */
export function useOutbox(unsent: Unsent): (() => void) | null {
  const keepUnsent = useSetAtom(keepUnsentAtom);
  const setNotice = useSetAtom(noticeAtom);
  const online = useOnline();
  const cut = unsent.failure?.kind === 'network';
  const keep = () => {
    const { journal, bookId, idempotencyKey, onKept } = unsent;
    const { draft, today } = journal;
    const amount = formatRupees(draftTotalsOf(draft).debit);
    const title = `${draft.narration.trim() || 'Entry without narration'}, ${amount}`;
    keepUnsent({ bookId, title, idempotencyKey, body: journalBodyOf(draft, today, bookId) });
    setNotice({ text: 'The entry waits in the Outbox.' });
    onKept();
  };
  const keepLater = useEffectEvent(keep);
  useEffect(() => {
    if (!cut || online) return undefined;
    const timer = setTimeout(keepLater, PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [cut, online]);
  return cut ? keep : null;
}
