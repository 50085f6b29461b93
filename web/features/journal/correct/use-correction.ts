// Sending a correction: a reversal and the entry as it should have been, or the reversal alone.
import { useState } from 'react';
import { listAccountChanges } from '#api/contract/account/account.ts';
import { readFigures } from '#api/contract/book/figures.ts';
import { readHistory } from '#api/contract/book/history.ts';
import {
  correctJournal,
  listJournals,
  readJournal,
  reverseJournal,
} from '#api/contract/journal/journal.ts';
import type { Journal, JournalCard } from '#api/contract/journal/journal.ts';
import { readLedger, readTrialBalance } from '#api/contract/account/ledger.ts';
import { call } from '#web/client/call.ts';
import type { CallResult } from '#web/client/call.ts';
import { newKey } from '#web/client/new-key.ts';
import { invalidate } from '#web/client/query.ts';
import { useSend } from '#web/shell/form/use-send.ts';
import { todayInIndia } from '#web/format/dates.ts';
import { journalBodyOf } from '../draft/check.ts';
import type { JournalDraft } from '../draft/draft.ts';

export function useCorrection(card: JournalCard, bookId: number) {
  const [key, setKey] = useState(newKey);
  const { busy, failure, send } = useSend({ keepsKeys: true });

  const write = async (
    draft: JournalDraft | null,
    reason: string,
  ): Promise<CallResult<Journal>> => {
    const params = { journalId: card.id };
    if (draft === null) {
      const body = { reason, book_id: bookId };
      const result = await call(reverseJournal, { params, body, idempotencyKey: key });
      return result.ok ? { ok: true, value: result.value.journal } : result;
    }
    const body = { ...journalBodyOf(draft, todayInIndia(), bookId), reason };
    const result = await call(correctJournal, { params, body, idempotencyKey: key });
    return result.ok ? { ok: true, value: result.value.correction.journal } : result;
  };

  /** @param draft the entry as it should have been; null takes the posted one back. */
  const post = (draft: JournalDraft | null, reason: string, then: (made: Journal) => void) =>
    void send(
      async () => {
        const result = await write(draft, reason);
        // A plain no is final, so what is changed after it is another request; silence is not.
        if (!result.ok && result.failure.kind === 'problem') setKey(newKey());
        return result;
      },
      async (made) => {
        setKey(newKey());
        void invalidate(
          listJournals,
          readJournal,
          listAccountChanges,
          readLedger,
          readTrialBalance,
          readFigures,
          readHistory,
        );
        then(made);
      },
    );
  return { busy, failure, post };
}
