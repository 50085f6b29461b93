// Sending a document before an invoice, once however often the answer was lost.
import { useState } from 'react';
import { changePresale, createPresale, issuePresale } from '#api/contract/invoice/presale.ts';
import type { PresaleDetail } from '#api/contract/invoice/presale.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { call } from '#web/client/call.ts';
import { newKey } from '#web/client/new-key.ts';
import { useSend } from '#web/shell/form/use-send.ts';
import { tookInPresale } from './queries.ts';
import type { InvoiceDraft } from '../draft/draft.ts';
import type { DraftKind } from '../draft/kinds.ts';
import { presaleBodyOf } from './presale-body.ts';

type Request = {
  readonly now: () => InvoiceDraft;
  readonly today: CalendarDate;
  readonly bookId: number;
  readonly kind: DraftKind;
  readonly editing: { readonly id: number; readonly seq: number } | null;
};

export function usePresaleSaving({ now, kind, editing, ...place }: Request) {
  const [key, setKey] = useState(newKey);
  const { busy, failure, send } = useSend({ keepsKeys: true });
  const write = async (issue: boolean) => {
    // Of an invoice nothing is sent from here.
    const of = kind === 'invoice' ? 'quotation' : kind;
    const body = presaleBodyOf(now(), of, place);
    if (editing === null) {
      return call(createPresale, { body: { ...body, kind: of, issue }, idempotencyKey: key });
    }
    const params = { presaleId: editing.id };
    const changed = await call(changePresale, { params, body: { ...body, expected: editing.seq } });
    if (!changed.ok || !issue) return changed;
    const { seq: expected } = changed.value;
    return call(issuePresale, { params, body: { expected, book_id: place.bookId } });
  };
  const save = (how: { readonly issue: boolean }, then: (saved: PresaleDetail) => void) =>
    void send(
      async () => {
        const result = await write(how.issue);
        // A plain no is final, so the changed document is another request; silence is not.
        if (!result.ok && result.failure.kind === 'problem') setKey(newKey());
        return result;
      },
      (presale) => {
        void tookInPresale(place.bookId, presale);
        then(presale);
      },
    );
  return { busy, failure, save };
}
