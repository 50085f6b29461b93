// Sending many invoices: a few calls one after the other, then what became of each mail.
import { useState } from 'react';
import { useQueries } from '@tanstack/react-query';
import { readHistory } from '#api/contract/book/history.ts';
import { EMAILS_MAX, emailInvoices, readInvoiceEmails } from '#api/contract/invoice/emails.ts';
import type { InvoiceEmailStatus } from '#api/contract/invoice/emails.ts';
import { listInvoices, readInvoice } from '#api/contract/invoice/invoice.ts';
import type { InvoiceCard } from '#api/contract/invoice/invoice.ts';
import { call } from '#web/client/call.ts';
import { sentenceOf } from '#web/client/failure.ts';
import type { Failure } from '#web/client/failure.ts';
import { newKey } from '#web/client/new-key.ts';
import { asking, invalidate } from '#web/client/query.ts';

/** How it stands with one invoice. */
export type MailState =
  | { readonly is: 'ready' | 'waiting' | 'sent' }
  | { readonly is: 'left-out' | 'refused' | 'failed'; readonly why: string };

/** Small, so that the first mails are on their way while the rest is asked for. */
const AT_ONCE = 50;
const ASK_AGAIN_MS = 2000;

/** @returns why an invoice has no mail; null where it may have one. */
function whyNotMailed({ status, customerEmail: email }: InvoiceCard): string | null {
  if (status === 'draft') return 'A draft is issued first';
  if (status === 'cancelled') return 'Cancelled';
  return email === null ? 'No e-mail address' : null;
}

const chunksOf = <One>(all: readonly One[], size: number): readonly (readonly One[])[] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, at) =>
    all.slice(at * size, (at + 1) * size),
  );

export function useInvoiceEmails(bookId: number, cards: readonly InvoiceCard[]) {
  const [phase, setPhase] = useState<'ready' | 'sending' | 'asked'>('ready');
  const [failure, setFailure] = useState<Failure | null>(null);
  /** By invoice: the id of its mail, or why it has none. */
  const [mails, setMails] = useState<ReadonlyMap<number, number | string>>(new Map());
  const [key, setKey] = useState(newKey);
  const sendable = cards.filter((card) => whyNotMailed(card) === null && !mails.has(card.id));
  const statuses = useStatuses(bookId, [...mails.values()]);
  const take = (found: readonly (readonly [number, number | string])[]) =>
    setMails((now) => new Map([...now, ...found]));
  const send = async () => {
    if (phase === 'sending' || sendable.length === 0) return;
    setPhase('sending');
    setFailure(null);
    for (const [at, some] of chunksOf(sendable, AT_ONCE).entries()) {
      const ids = some.map(({ id }) => id);
      const body = { book_id: bookId, invoices: ids };
      const result = await call(emailInvoices, { body, idempotencyKey: `${key}-${at}` });
      if (result.ok) {
        const { requested, refused } = result.value;
        take(requested.map((one) => [one.invoice_id, one.email_id] as const));
        take(refused.map((one) => [one.invoice_id, one.detail] as const));
      } else if (result.failure.kind === 'problem' && result.failure.problem.status !== 429) {
        // None of them goes, for one and the same reason.
        const why = sentenceOf(result.failure);
        take(ids.map((id) => [id, why] as const));
      } else {
        setFailure(result.failure);
        break;
      }
    }
    // What was asked for stays asked for; what follows is another request.
    setKey(newKey());
    setPhase('asked');
    void invalidate(listInvoices, readInvoice, readHistory, readInvoiceEmails);
  };
  const stateOf = (card: InvoiceCard): MailState => {
    const mail = mails.get(card.id);
    if (typeof mail === 'string') return { is: 'refused', why: mail };
    if (mail !== undefined) return stateOfMail(statuses.get(mail));
    const why = whyNotMailed(card);
    return why === null ? { is: 'ready' } : { is: 'left-out', why };
  };
  return { phase, failure, sendable, send, stateOf };
}

function stateOfMail(status: InvoiceEmailStatus | undefined): MailState {
  if (status === undefined || status.status === 'waiting') return { is: 'waiting' };
  if (status.status === 'sent') return { is: 'sent' };
  return { is: 'failed', why: status.reason ?? 'It could not be delivered' };
}

/** They are asked for again as long as one of them waits. */
function useStatuses(bookId: number, mails: readonly (number | string)[]) {
  const ids = mails.filter((mail) => typeof mail === 'number');
  const reads = useQueries({
    queries: chunksOf(ids, EMAILS_MAX).map((emails) => ({
      ...asking(readInvoiceEmails, { body: { book_id: bookId, emails: [...emails] } }),
      refetchInterval: ({
        state: { data },
      }: {
        readonly state: { readonly data: readonly InvoiceEmailStatus[] | undefined };
      }) => (data?.some(({ status }) => status === 'waiting') === false ? false : ASK_AGAIN_MS),
    })),
  });
  return new Map(reads.flatMap(({ data = [] }) => data.map((one) => [one.id, one] as const)));
}
