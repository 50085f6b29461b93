// What every write on an invoice has in common: it is answered with the invoice as it then was.
import type { Command } from '#core/domain.ts';
import { invoiceReply } from '#api/queries/as-of/invoice.ts';
import { answerCommand, writtenId } from '#api/requests/answer-command.ts';
import type { Caller, Order } from '#api/requests/answer-command.ts';
import type { RouteParts } from '#api/requests/route-parts.ts';

type InvoiceOrder = Order & {
  readonly command: Command & { readonly data: { readonly invoiceId: number } };
};

/** A repeated creation answers with the invoice that the first one made. */
export const answerWithInvoice = (parts: RouteParts, caller: Caller, order: InvoiceOrder) =>
  answerCommand(parts, caller, order, (log) =>
    invoiceReply(log, writtenId(log, 'invoice') ?? order.command.data.invoiceId),
  );
