import type { CustomerId } from '#core/kernel/ids.ts';
import * as contract from '#api/contract/supplier/erasure.ts';
import type { Mount } from '#api/http/mount.ts';
import { notFound } from '#api/http/problems/problem.ts';
import { readErasure } from '#api/queries/customer/erasure.ts';
import { supplierErasureReply } from '#api/queries/supplier/suppliers.ts';
import { answerCommand } from '#api/requests/answer-command.ts';
import { submitErasure } from '#api/requests/erase-customers.ts';
import type { ErasingParts } from '#api/requests/erase-customers.ts';
import type { RouteParts } from '#api/requests/route-parts.ts';

export type SupplierParts = RouteParts & Pick<ErasingParts, 'forgetMails'>;

export function mountSupplierErasures(mount: Mount, parts: SupplierParts): void {
  mount(contract.readSupplierErasure, async ({ book, params, context }) => {
    const read = await readErasure(parts.db, book.id, params.supplierId, 'supplier');
    return read ?? notFound(context);
  });

  mount(contract.eraseSupplier, (asked) => {
    const { reason = null, whenAllowed } = asked.body;
    const customerId = asked.params.supplierId as CustomerId;
    const command = { type: 'EraseSupplier', data: { customerId, reason, whenAllowed } } as const;
    const submit: RouteParts['submit'] = (request) => submitErasure(parts, { ...request, command });
    return answerCommand({ ...parts, submit }, asked, { command }, (log) =>
      supplierErasureReply(log, customerId),
    );
  });

  mount(contract.cancelSupplierErasure, (asked) => {
    const customerId = asked.params.supplierId as CustomerId;
    const command = { type: 'CancelSupplierErasure', data: { customerId } } as const;
    return answerCommand(parts, asked, { command }, (log) => supplierErasureReply(log, customerId));
  });
}
