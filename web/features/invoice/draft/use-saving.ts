// Sending the invoice. The key is made when the editor opens, so that an answer which was lost is
// asked for again and the books hold the invoice once.
import { useState } from 'react';
import { changeInvoice, createInvoice, issueInvoice } from '#api/contract/invoice/invoice.ts';
import type { InvoiceDetail } from '#api/contract/invoice/invoice.ts';
import { call } from '#web/client/call.ts';
import type { CallResult } from '#web/client/call.ts';
import { newKey } from '#web/client/new-key.ts';
import { useSend } from '#web/shell/form/use-send.ts';
import type { CalendarDate } from '#core/kernel/calendar-date.ts';
import { tookIn } from '../queries.ts';
import { invoiceBodyOf } from './body.ts';
import type { Body } from './body.ts';
import type { InvoiceDraft } from './draft.ts';

type Editing = { readonly id: number; readonly seq: number } | null;

type Wish = {
  readonly now: () => InvoiceDraft;
  readonly today: CalendarDate;
  readonly bookId: number;
  readonly editing: Editing;
};

/** By the names of the wire. */
type Issuing = { readonly issue: boolean; readonly override_reason?: string };

export function useSaving({ now, today, bookId, editing }: Wish) {
  const [key, setKey] = useState(newKey);
  const { busy, failure, send, clear } = useSend({ keepsKeys: true });
  const save = (how: Issuing, then: (saved: InvoiceDetail) => void) =>
    void send(
      async () => {
        const body = invoiceBodyOf(now(), today, bookId);
        const result =
          editing === null
            ? await call(createInvoice, { body: { ...body, ...how }, idempotencyKey: key })
            : await change(editing, body, how);
        // A plain no is final, so the changed invoice is another request; silence is not.
        if (!result.ok && result.failure.kind === 'problem') setKey(newKey());
        return result;
      },
      (invoice) => {
        void tookIn(bookId, invoice);
        then(invoice);
      },
    );
  return { busy, failure, save, clear };
}

async function change(
  { id, seq }: NonNullable<Editing>,
  body: Body,
  { issue, override_reason }: Issuing,
): Promise<CallResult<InvoiceDetail>> {
  const params = { invoiceId: id };
  const changed = await call(changeInvoice, { params, body: { ...body, expected: seq } });
  if (!changed.ok || !issue) return changed;
  const { book_id: ofBook } = body;
  const expected = changed.value.seq;
  return call(issueInvoice, {
    params,
    body: {
      expected,
      ...(override_reason === undefined ? {} : { override_reason }),
      ...(ofBook === undefined ? {} : { book_id: ofBook }),
    },
  });
}
