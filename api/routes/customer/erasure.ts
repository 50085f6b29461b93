import type { CustomerId } from '#core/kernel/ids.ts';
import * as contract from '#api/contract/customer/erasure.ts';
import type { Mount } from '#api/http/mount.ts';
import { notFound } from '#api/http/problems/problem.ts';
import { submitErasure } from '#api/requests/erase-customers.ts';
import type { ErasingParts } from '#api/requests/erase-customers.ts';
import { erasureReply } from '#api/queries/as-of/customer.ts';
import { readErasure } from '#api/queries/customer/erasure.ts';
import { answerCommand } from '#api/requests/answer-command.ts';
import type { RouteParts } from '#api/requests/route-parts.ts';

export type ErasureParts = RouteParts & Pick<ErasingParts, 'forgetMails'>;

export function mountErasures(mount: Mount, parts: ErasureParts): void {
  mount(contract.readCustomerErasure, async ({ book, params, context }) => {
    return (
      (await readErasure(parts.db, book.id, params.customerId, 'customer')) ?? notFound(context)
    );
  });

  mount(contract.eraseCustomer, (asked) => {
    const { reason = null, whenAllowed } = asked.body;
    const customerId = asked.params.customerId as CustomerId;
    const command = { type: 'EraseCustomer', data: { customerId, reason, whenAllowed } } as const;
    const submit: RouteParts['submit'] = (request) => submitErasure(parts, { ...request, command });
    return answerCommand({ ...parts, submit }, asked, { command }, (log) =>
      erasureReply(log, customerId),
    );
  });

  mount(contract.cancelCustomerErasure, (asked) => {
    const customerId = asked.params.customerId as CustomerId;
    const command = { type: 'CancelCustomerErasure', data: { customerId } } as const;
    return answerCommand(parts, asked, { command }, (log) => erasureReply(log, customerId));
  });
}
