// What every write on an invoice has in common: it is submitted, and answered with the invoice.
import type { Command } from '#core/domain.ts';
import type { Refusal } from '#api/commands/request.ts';
import type { ApiContext } from '#api/http/env.ts';
import { notFound } from '#api/http/problems/problem.ts';
import { readInvoiceDetail } from '#api/queries/billing/detail.ts';
import type { IdempotencyKey } from '#api/store/idempotency.ts';
import { given } from '#api/requests/route-parts.ts';
import type { RouteParts } from '#api/requests/route-parts.ts';

type Asked = {
  readonly person: { readonly id: number };
  readonly book: { readonly id: number };
  readonly idempotency: IdempotencyKey | undefined;
  readonly refuse: (refusal: Refusal) => Promise<Response>;
  readonly context: ApiContext;
};

/** Submits, and answers with the invoice as it then is. */
export async function write(
  { db, submit }: RouteParts,
  asked: Asked,
  command: Command,
  expected?: number,
) {
  const outcome = await submit({
    bookId: asked.book.id,
    actorId: asked.person.id,
    command,
    ...given('expected', expected),
    ...given('idempotency', asked.idempotency),
  });
  if (outcome.kind === 'rejected') return asked.refuse(outcome.rejection);
  // A repeated creation answers with the invoice that the first one made.
  const stream = outcome.events.find((event) => event.stream.startsWith('invoice-'))?.stream;
  const own = 'invoiceId' in command.data ? Number(command.data.invoiceId) : 0;
  const invoiceId = stream === undefined ? own : Number(stream.slice('invoice-'.length));
  const detail = await readInvoiceDetail(db, asked.book.id, invoiceId);
  return detail ?? notFound(asked.context);
}
