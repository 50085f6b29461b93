// Sending the entry. The key is made when the form opens: an answer that was lost is asked for
// again with the same key, and the books hold the entry once.
import { useState } from 'react';
import { listAccountChanges } from '#api/contract/account/account.ts';
import { listJournals, postJournal } from '#api/contract/journal/journal.ts';
import type { PostedJournal } from '#api/contract/journal/journal.ts';
import { readLedger, readTrialBalance } from '#api/contract/account/ledger.ts';
import { call } from '#web/client/call.ts';
import { newKey } from '#web/client/new-key.ts';
import { invalidate } from '#web/client/query.ts';
import { useSend } from '#web/shell/form/use-send.ts';
import { journalBodyOf } from './check.ts';
import type { JournalDraft } from './draft.ts';
import type { JournalTyping } from './use-journal-draft.ts';

export function usePosting({ now, today }: JournalTyping, bookId: number) {
  const [key, setKey] = useState(newKey);
  const [sent, setSent] = useState<JournalDraft | null>(null);
  const { busy, failure, send, clear } = useSend({ keepsKeys: true });
  const post = (then: (posted: PostedJournal) => void) =>
    void send(
      async () => {
        const draft = now();
        setSent(draft);
        const body = journalBodyOf(draft, today, bookId);
        const result = await call(postJournal, { body, idempotencyKey: key });
        // A plain no is final, so the changed entry is another request; silence is not.
        if (!result.ok && result.failure.kind === 'problem') setKey(newKey());
        return result;
      },
      async (posted) => {
        setKey(newKey());
        // The figures are read again behind: the number is shown as soon as it is known.
        void invalidate(listJournals, listAccountChanges, readLedger, readTrialBalance);
        then(posted);
      },
    );
  /** Once the entry has gone elsewhere, the next one is another. */
  const renew = () => {
    setKey(newKey());
    clear();
  };
  /** What the server had against the entry concerns one that is no more; silence stays. */
  const clearRefusal = () => {
    if (failure?.kind === 'problem') clear();
  };
  return { busy, failure, sent, post, key, renew, clearRefusal };
}
