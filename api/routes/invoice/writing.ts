// What every write on an invoice has in common: it is answered with the invoice as it then was.
import type { Command } from '#core/domain.ts';
import { parseStream } from '#core/kernel/ids.ts';
import { invoiceReply } from '#api/queries/as-of/invoice.ts';
import type { LogAsOf } from '#api/queries/as-of/log-as-of.ts';
import { answerCommand } from '#api/requests/answer-command.ts';
import type { Caller, Order } from '#api/requests/answer-command.ts';
import type { RouteParts } from '#api/requests/route-parts.ts';

type InvoiceOrder = Order & {
  readonly command: Command & { readonly data: { readonly invoiceId: number } };
};

/** A repeated creation answers with the invoice that the first one made. */
function invoiceIdOf({ events }: LogAsOf, { command }: InvoiceOrder): number {
  const own = events.find(({ stream }) => stream.startsWith('invoice-'));
  return own === undefined ? command.data.invoiceId : parseStream(own.stream).id;
}

export const answerWithInvoice = (parts: RouteParts, caller: Caller, order: InvoiceOrder) =>
  answerCommand(parts, caller, order, (log) => invoiceReply(log, invoiceIdOf(log, order)));
