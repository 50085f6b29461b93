import type { AccountId, CustomerId } from '#core/kernel/ids.ts';
import { onWire } from '#core/shapes/record.ts';
import * as contract from '#api/contract/customer/customer.ts';
import { setReplyHeader } from '#api/http/headers.ts';
import { invalidField } from '#api/http/problems/field-errors.ts';
import { notFound, replyProblem } from '#api/http/problems/problem.ts';
import type { Handler, Mount } from '#api/http/mount.ts';
import {
  customerWithOthers,
  listCustomers,
  listCustomerStretch,
  readCustomerFigures,
} from '#api/queries/customer/customers.ts';
import { mountCustomerExport } from './export.ts';
import { createdCustomerId, customerReply } from '#api/queries/as-of/customer.ts';
import { answerCommand } from '#api/requests/answer-command.ts';
import type { Caller } from '#api/requests/answer-command.ts';
import { changedCustomer, newCustomer } from '#api/requests/customer.ts';
import { freshId } from '#api/requests/route-parts.ts';
import { recordOf } from '#api/http/body/taking-back.ts';
import type { RouteParts } from '#api/requests/route-parts.ts';
import { refusalOfAdding } from '#api/requests/within-limits.ts';
import { mountErasures } from './erasure.ts';
import type { ErasureParts } from './erasure.ts';
import { mountStatements } from './statement.ts';

const AFTER_NEEDS_NAMES = invalidField(
  'after',
  'Goes on by name; give an offset where there is another order.',
);

export type CustomerParts = ErasureParts;

export function mountCustomers(mount: Mount, parts: CustomerParts): void {
  const { db } = parts;
  mount(contract.listCustomers, async ({ book, query, context }) => {
    const { limit, after, order, offset, ...narrowing } = query;
    if (order !== 'name' || offset !== undefined) {
      if (after !== undefined) return replyProblem(context, AFTER_NEEDS_NAMES);
      return listCustomerStretch(db, book.id, { limit, offset: offset ?? 0, order }, narrowing);
    }
    const { items, next } = await listCustomers(db, book.id, { limit, after, ...narrowing });
    if (next !== null) {
      const more = { ...context.req.query(), book_id: String(book.id), after: String(next) };
      setReplyHeader(
        context,
        'link',
        `<${context.req.path}?${new URLSearchParams(more).toString()}>; rel="next"`,
      );
    }
    return items;
  });

  // Before the one customer, whose address it would be else.
  mountCustomerExport(mount, parts);
  mountStatements(mount, parts);
  mountErasures(mount, parts);

  mount(contract.readCustomerFigures, ({ book, query }) => readCustomerFigures(db, book.id, query));

  mount(contract.readCustomer, async ({ book, params, context }) => {
    return (await customerWithOthers(db, book.id, params.customerId)) ?? notFound(context);
  });
  mountWrites(mount, parts);
}

function mountWrites(mount: Mount, parts: RouteParts): void {
  mount(contract.createCustomer, async (asked) => {
    const refusal = await refusalOfAdding(parts, asked, 'customer');
    if (refusal !== null) return refusal;
    const customerId = await freshId<CustomerId>(parts, 'customer');
    const accountId = await freshId<AccountId>(parts, 'account');
    const command = newCustomer({ customerId, accountId }, asked.body);
    return answerCommand(parts, asked, { command }, (log) =>
      customerReply(log, createdCustomerId(log)),
    );
  });

  mount(
    contract.changeCustomer,
    (asked) => {
      const customerId = asked.params.customerId as CustomerId;
      const command = changedCustomer(customerId, asked.body);
      const { expected } = asked.body;
      return answerCommand(parts, asked, { command, expected }, (log) =>
        customerReply(log, customerId),
      );
    },
    {
      takesBack: async ({ book, params }) => {
        const found = await customerWithOthers(parts.db, book.id, params.customerId);
        return recordOf(found && onWire(contract.customer, found));
      },
    },
  );
  mountMoves(mount, parts);
}

function mountMoves(mount: Mount, parts: RouteParts): void {
  type MoveRequest = Parameters<Handler<typeof contract.activateCustomer>>[0];
  const move =
    (type: 'ActivateCustomer' | 'DeactivateCustomer') =>
    ({ params, body, ...caller }: Pick<MoveRequest, 'params' | 'body' | keyof Caller>) => {
      const customerId = params.customerId as CustomerId;
      const order = { command: { type, data: { customerId } }, expected: body.expected };
      return answerCommand(parts, caller, order, (log) => customerReply(log, customerId));
    };
  mount(contract.activateCustomer, move('ActivateCustomer'));
  mount(contract.deactivateCustomer, move('DeactivateCustomer'));

  mount(contract.removeCustomer, (asked) => {
    const data = { customerId: asked.params.customerId as CustomerId };
    return answerCommand(parts, asked, { command: { type: 'RemoveCustomer', data } }, () => ({}));
  });
}
