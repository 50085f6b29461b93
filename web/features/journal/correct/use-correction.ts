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
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { actOf, useActWarnings } from '#web/client/act-warnings.ts';
import type { AskedAct } from '#web/client/act-warnings.ts';
import { newKey } from '#web/client/new-key.ts';
import { invalidate } from '#web/client/query.ts';
import { useSend } from '#web/shell/form/use-send.ts';
import { todayInIndia } from '#web/format/dates.ts';
import { journalBodyOf } from '../draft/check.ts';
import type { JournalDraft } from '../draft/draft.ts';

export type TypedCorrection = {
  /** The entry as it should have been; null takes the posted one back. */
  readonly draft: JournalDraft | null;
  readonly reason: string;
  /** Of the reversal, where the day of the posted one is closed. */
  readonly day: CalendarDate | undefined;
};

type Corrected = { readonly card: JournalCard; readonly bookId: number };

function actOfCorrection(
  { draft, reason, day }: TypedCorrection,
  { card, bookId }: Corrected,
  idempotencyKey?: string,
): AskedAct<Journal> {
  const params = { journalId: card.id };
  const once = idempotencyKey === undefined ? {} : { idempotencyKey };
  if (draft === null) {
    const body = { reason, book_id: bookId, ...(day && { date: day }) };
    return answering(actOf(reverseJournal, { params, body }, once), ({ journal }) => journal);
  }
  const dated = day && { reversal_date: day };
  const body = { ...journalBodyOf(draft, todayInIndia(), bookId), reason, ...dated };
  const act = actOf(correctJournal, { params, body }, once);
  return answering(act, ({ correction }) => correction.journal);
}

const answering = <Whole, Part>(
  { send, ...asked }: AskedAct<Whole>,
  partOf: (whole: Whole) => Part,
): AskedAct<Part> => ({
  ...asked,
  send: async () => {
    const result = await send();
    return result.ok ? { ok: true, value: partOf(result.value) } : result;
  },
});

/** @param asked what would be posted as it is typed; null while something is missing. */
export function useCorrection(place: Corrected, asked: TypedCorrection | null) {
  const [key, setKey] = useState(newKey);
  const { busy, failure, send } = useSend({ keepsKeys: true });

  const post = (correction: TypedCorrection, then: (made: Journal) => void) =>
    void send(
      async () => {
        const result = await actOfCorrection(correction, place, key).send();
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
  const act = asked === null ? null : actOfCorrection(asked, place);
  const warnings = useActWarnings(
    act?.endpoint ?? correctJournal,
    busy ? null : (act?.input ?? null),
  );
  return { busy, failure, post, warnings };
}
