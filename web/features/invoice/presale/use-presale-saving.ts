// Sending a document before an invoice, once however often the answer was lost.
import { useState } from 'react';
import {
  changePresale,
  createPresale,
  issuePresale,
  readPresale,
} from '#api/contract/trade/presale.ts';
import type { PresaleDetail } from '#api/contract/trade/presale.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { call } from '#web/client/call.ts';
import type { CallResult } from '#web/client/call.ts';
import { newKey } from '#web/client/new-key.ts';
import { useSend } from '#web/shell/form/use-send.ts';
import { tookInPresale } from './queries.ts';
import type { InvoiceDraft } from '../draft/draft.ts';
import { draftOfPresale } from '../draft/from-invoice.ts';
import type { DraftKind } from '../draft/kinds.ts';
import type { BookOfDraft } from '../draft/body.ts';
import type { DraftVersion } from '../draft/use-saving.ts';
import { presaleBodyOf } from './presale-body.ts';

type Request = {
  readonly now: () => InvoiceDraft;
  readonly today: CalendarDate;
  readonly book: BookOfDraft;
  readonly kind: DraftKind;
  /** Null for a new one. */
  readonly version: DraftVersion | null;
  readonly onChanged: (version: DraftVersion) => void;
};

export function usePresaleSaving({ now, kind, version, onChanged, ...place }: Request) {
  const [key, setKey] = useState(newKey);
  const [isIssued, setIssued] = useState(false);
  const { busy, failure, send } = useSend({ keepsKeys: true });
  const sendOnce = async (draft: InvoiceDraft, over: DraftVersion | null, issue: boolean) => {
    // Of an invoice nothing is sent from here.
    const of = kind === 'invoice' ? 'quotation' : kind;
    const body = presaleBodyOf(draft, of, place);
    if (over === null) {
      return call(createPresale, { body: { ...body, kind: of, issue }, idempotencyKey: key });
    }
    const params = { presaleId: over.id };
    const changed = await call(changePresale, { params, body: { ...body, expected: over.seq } });
    if (!changed.ok || !issue) return changed;
    const { seq: expected } = changed.value;
    onChanged({ ...over, seq: expected, draft });
    return call(issuePresale, { params, body: { expected, bookId: place.book.id } });
  };
  const write = async (...what: Parameters<typeof sendOnce>) => {
    const result = await sendOnce(...what);
    // A plain no is final, so the changed document is another request; silence is not.
    if (!result.ok && result.failure.kind === 'problem') setKey(newKey());
    return result;
  };
  const took = (then: (saved: PresaleDetail) => void) => (presale: PresaleDetail) => {
    void tookInPresale(place.book.id, presale);
    then(presale);
  };
  const save = (how: { readonly issue: boolean }, then: (saved: PresaleDetail) => void) => {
    setIssued(how.issue);
    void send(() => write(now(), version, how.issue), took(then));
  };
  /** As it was tried last. */
  const writeOver = (draft: InvoiceDraft, over: DraftVersion) => write(draft, over, isIssued);
  return { busy, failure, send, save, writeOver, took };
}

/** The draft as it is now. */
export async function latestPresale(bookId: number, id: number): Promise<CallResult<DraftVersion>> {
  const read = await call(readPresale, { params: { presaleId: id }, query: { book_id: bookId } });
  if (!read.ok) return read;
  return { ok: true, value: { id, seq: read.value.seq, draft: draftOfPresale(read.value) } };
}
