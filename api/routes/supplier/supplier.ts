import type { AccountId, CustomerId } from '#core/kernel/ids.ts';
import { onWire, wireName } from '#core/shapes/record.ts';
import * as contract from '#api/contract/supplier/supplier.ts';
import { recordOf } from '#api/http/body/taking-back.ts';
import type { Handler, Mount } from '#api/http/mount.ts';
import { invalidField } from '#api/http/problems/field-errors.ts';
import { notFound, replyProblem } from '#api/http/problems/problem.ts';
import { createdCustomerId, customerReply } from '#api/queries/as-of/customer.ts';
import {
  listSuppliers,
  readSupplier,
  readSupplierFigures,
  supplierReply,
} from '#api/queries/supplier/suppliers.ts';
import { answerCommand } from '#api/requests/answer-command.ts';
import type { Caller } from '#api/requests/answer-command.ts';
import { freshId } from '#api/requests/route-parts.ts';
import { changedSupplier, newSupplier, supplierParts } from '#api/requests/supplier.ts';
import { refusalOfAdding } from '#api/requests/within-limits.ts';
import { mountSupplierErasures } from './erasure.ts';
import type { SupplierParts } from './erasure.ts';

const NEEDS_NAME = invalidField('name', 'Enter a name');
const OF_THE_CUSTOMER = 'The customer has it already: change it there.';

export function mountSuppliers(mount: Mount, parts: SupplierParts): void {
  const { db } = parts;
  mount(contract.listSuppliers, ({ book, query }) => listSuppliers(db, book.id, query));
  mount(contract.readSupplierFigures, ({ book, query }) => readSupplierFigures(db, book.id, query));
  mount(
    contract.readSupplier,
    async ({ book, params, context }) =>
      (await readSupplier(db, book.id, params.supplierId)) ?? notFound(context),
  );

  mount(contract.addSupplier, async (asked) => {
    const { accountId: adopted, customerId, bookId: _book, ...given } = asked.body;
    const { party, supplier } = supplierParts(given);
    const [field] = Object.keys(party);
    if (customerId !== undefined && field !== undefined) {
      return replyProblem(asked.context, invalidField(wireName(field), OF_THE_CUSTOMER));
    }
    const { name = null } = party;
    if (customerId === undefined && adopted === undefined && name === null) {
      return replyProblem(asked.context, NEEDS_NAME);
    }
    const refusal = await refusalOfAdding(parts, asked, 'customer');
    if (refusal !== null) return refusal;
    const adopts = adopted !== undefined;
    const accountId = adopts ? (adopted as AccountId) : await freshId<AccountId>(parts, 'account');
    if (customerId !== undefined) {
      const data = { customerId: customerId as CustomerId, accountId, adopts, supplier };
      return answerCommand(parts, asked, { command: { type: 'MakeSupplier', data } }, (log) =>
        supplierReply(log, customerId),
      );
    }
    const ids = { customerId: await freshId<CustomerId>(parts, 'customer'), accountId, adopts };
    const command = newSupplier(ids, given);
    return answerCommand(parts, asked, { command }, (log) =>
      supplierReply(log, createdCustomerId(log)),
    );
  });

  mount(
    contract.changeSupplier,
    (asked) => {
      const { expected, bookId: _book, ...given } = asked.body;
      const customerId = asked.params.supplierId as CustomerId;
      const order = { command: changedSupplier(customerId, given), expected };
      return answerCommand(parts, asked, order, (log) => supplierReply(log, customerId));
    },
    {
      takesBack: async ({ book, params }) => {
        const found = await readSupplier(db, book.id, params.supplierId);
        return recordOf(found && onWire(contract.supplier, found));
      },
    },
  );
  mount(contract.makeCustomer, async (asked) => {
    const refusal = await refusalOfAdding(parts, asked, 'customer');
    if (refusal !== null) return refusal;
    const { expected, dueDays = null } = asked.body;
    const customerId = asked.params.supplierId as CustomerId;
    const accountId = await freshId<AccountId>(parts, 'account');
    const command = { type: 'MakeCustomer', data: { customerId, accountId, dueDays } } as const;
    return answerCommand(parts, asked, { command, expected }, (log) =>
      customerReply(log, customerId),
    );
  });
  mountMoves(mount, parts);
  mountSupplierErasures(mount, parts);
}

type Move = 'RetireSupplier' | 'RestoreSupplier' | 'ConfirmSupplierBank';
type MoveRequest = Parameters<Handler<typeof contract.retireSupplier>>[0];

function mountMoves(mount: Mount, parts: SupplierParts): void {
  const move =
    (type: Move) =>
    ({ params, body, ...caller }: Pick<MoveRequest, 'params' | 'body' | keyof Caller>) => {
      const customerId = params.supplierId as CustomerId;
      const order = { command: { type, data: { customerId } }, expected: body.expected };
      return answerCommand(parts, caller, order, (log) => supplierReply(log, customerId));
    };
  mount(contract.retireSupplier, move('RetireSupplier'));
  mount(contract.restoreSupplier, move('RestoreSupplier'));
  mount(contract.confirmSupplierBank, move('ConfirmSupplierBank'));

  mount(contract.removeSupplier, (asked) => {
    const data = { customerId: asked.params.supplierId as CustomerId };
    return answerCommand(parts, asked, { command: { type: 'RemoveSupplier', data } }, () => ({}));
  });
}
