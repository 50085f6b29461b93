// Sending the invoice. The key is made when the editor opens, so that an answer which was lost is
// asked for again and the books hold the invoice once.
import { useState } from 'react';
import {
  changeInvoice,
  createInvoice,
  issueInvoice,
  readInvoice,
} from '#api/contract/invoice/invoice.ts';
import type { InvoiceDetail } from '#api/contract/invoice/invoice.ts';
import { call } from '#web/client/call.ts';
import type { CallResult } from '#web/client/call.ts';
import { newKey } from '#web/client/new-key.ts';
import { useSend } from '#web/shell/form/use-send.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { tookIn } from '../queries.ts';
import { invoiceBodyOf } from './body.ts';
import type { Body, BookOfDraft } from './body.ts';
import type { InvoiceDraft } from './draft.ts';
import { draftOfInvoice } from './from-invoice.ts';

/** A draft of the books as the editor shows it. */
export type DraftVersion = {
  readonly id: number;
  readonly seq: number;
  readonly draft: InvoiceDraft;
};

type Wish = {
  readonly now: () => InvoiceDraft;
  readonly today: CalendarDate;
  readonly book: BookOfDraft;
  /** Null for a new invoice. */
  readonly version: DraftVersion | null;
  /** A part that went through is not sent again as if it had not. */
  readonly onChanged: (version: DraftVersion) => void;
};

export type Issuing = { readonly issue: boolean; readonly overrideReason?: string };

export function useSaving({ now, today, book, version, onChanged }: Wish) {
  const [key, setKey] = useState(newKey);
  const [how, setHow] = useState<Issuing>({ issue: false });
  const { busy, failure, send } = useSend({ keepsKeys: true });
  const write = async (draft: InvoiceDraft, over: DraftVersion | null, issuing: Issuing) => {
    const body = invoiceBodyOf(draft, today, book);
    const result =
      over === null
        ? await call(createInvoice, { body: { ...body, ...issuing }, idempotencyKey: key })
        : await change(over, body, issuing, (seq) => onChanged({ ...over, seq, draft }));
    // A plain no is final, so the changed invoice is another request; silence is not.
    if (!result.ok && result.failure.kind === 'problem') setKey(newKey());
    return result;
  };
  const took = (then: (saved: InvoiceDetail) => void) => (invoice: InvoiceDetail) => {
    void tookIn(book.id, invoice);
    then(invoice);
  };
  const save = (issuing: Issuing, then: (saved: InvoiceDetail) => void) => {
    setHow(issuing);
    void send(() => write(now(), version, issuing), took(then));
  };
  /** As it was tried last. */
  const writeOver = (draft: InvoiceDraft, over: DraftVersion) => write(draft, over, how);
  return { busy, failure, send, save, writeOver, took };
}

/** The draft as it is now. */
export async function latestInvoice(bookId: number, id: number): Promise<CallResult<DraftVersion>> {
  const read = await call(readInvoice, { params: { invoiceId: id }, query: { book_id: bookId } });
  if (!read.ok) return read;
  return { ok: true, value: { id, seq: read.value.seq, draft: draftOfInvoice(read.value) } };
}

async function change(
  { id, seq }: DraftVersion,
  body: Body,
  { issue, overrideReason }: Issuing,
  onChanged: (seq: number) => void,
): Promise<CallResult<InvoiceDetail>> {
  const params = { invoiceId: id };
  const changed = await call(changeInvoice, { params, body: { ...body, expected: seq } });
  if (!changed.ok || !issue) return changed;
  const { bookId } = body;
  const expected = changed.value.seq;
  onChanged(expected);
  return call(issueInvoice, {
    params,
    body: {
      expected,
      ...(overrideReason === undefined ? {} : { overrideReason }),
      ...(bookId === undefined ? {} : { bookId }),
    },
  });
}
