import type { Command } from '#core/domain.ts';
import type { AccountId, CustomerId } from '#core/kernel/ids.ts';
import * as contract from '#api/contract/customer.ts';
import type { Refusal } from '#api/commands/request.ts';
import type { ApiContext } from '#api/http/env.ts';
import { setReplyHeader } from '#api/http/headers.ts';
import { notFound } from '#api/http/problems/problem.ts';
import type { Mount } from '#api/http/mount.ts';
import {
  createdCustomerWire,
  findCustomer,
  listCustomers,
  readCustomerFigures,
} from '#api/queries/billing/customers.ts';
import type { IdempotencyKey } from '#api/store/idempotency.ts';
import { mountCustomerExport } from './customer-export.ts';
import { changedCustomer, newCustomer } from '#api/requests/customer.ts';
import { freshId, given } from '#api/requests/route-parts.ts';
import type { RouteParts } from '#api/requests/route-parts.ts';
import { mountStatements } from './statement.ts';

type Asked = {
  readonly person: { readonly id: number };
  readonly book: { readonly id: number };
  readonly idempotency: IdempotencyKey | undefined;
  readonly refuse: (refusal: Refusal) => Promise<Response>;
  readonly context: ApiContext;
};

/** Submits, and answers with the customer as it then is. */
async function write(
  { db, submit }: RouteParts,
  asked: Asked,
  command: Command & { readonly data: { readonly customerId: CustomerId } },
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
  const { customerId } = command.data;
  return (await findCustomer(db, asked.book.id, customerId)) ?? notFound(asked.context);
}

export function mountCustomers(mount: Mount, parts: RouteParts): void {
  const { db } = parts;
  mount(contract.listCustomers, async ({ book, query, context }) => {
    const { items, next } = await listCustomers(db, book.id, query);
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

  mount(contract.readCustomerFigures, ({ book }) => readCustomerFigures(db, book.id));

  mount(contract.readCustomer, async ({ book, params, context }) => {
    return (await findCustomer(db, book.id, params.customerId)) ?? notFound(context);
  });
  mountWrites(mount, parts);
}

function mountWrites(mount: Mount, parts: RouteParts): void {
  mount(contract.createCustomer, async ({ body, book, person, idempotency, refuse }) => {
    const customerId = await freshId<CustomerId>(parts, 'customer');
    const accountId = await freshId<AccountId>(parts, 'account');
    const outcome = await parts.submit({
      bookId: book.id,
      actorId: person.id,
      command: newCustomer(
        {
          customerId,
          accountId,
        },
        body,
      ),
      ...given('idempotency', idempotency),
    });
    return outcome.kind === 'rejected'
      ? refuse(outcome.rejection)
      : createdCustomerWire(outcome.events);
  });

  mount(contract.changeCustomer, async (asked) => {
    const command = changedCustomer(asked.params.customerId as CustomerId, asked.body);
    return write(parts, asked, command, asked.body.expected);
  });
  mountMoves(mount, parts);
}

function mountMoves(mount: Mount, parts: RouteParts): void {
  mount(contract.activateCustomer, (asked) => {
    const data = { customerId: asked.params.customerId as CustomerId };
    return write(parts, asked, { type: 'ActivateCustomer', data }, asked.body.expected);
  });

  mount(contract.deactivateCustomer, (asked) => {
    const data = { customerId: asked.params.customerId as CustomerId };
    return write(parts, asked, { type: 'DeactivateCustomer', data }, asked.body.expected);
  });

  mount(contract.removeCustomer, async ({ book, person, params, idempotency, refuse }) => {
    const outcome = await parts.submit({
      bookId: book.id,
      actorId: person.id,
      command: {
        type: 'RemoveCustomer',
        data: { customerId: params.customerId as CustomerId },
      },
      ...given('idempotency', idempotency),
    });
    return outcome.kind === 'rejected' ? refuse(outcome.rejection) : {};
  });
}
