import { sql } from 'kysely';
import type { AccountId, CustomerId } from '#core/kernel/ids.ts';
import { changeCustomer, createCustomer, customerStatus } from '#api/contract/customer/customer.ts';
import { invalidField } from '#api/http/problems/field-errors.ts';
import { createdCustomerId, customerAsOf } from '#api/queries/as-of/customer.ts';
import { NOTHING_BILLED } from '#projections/customer-list/table.ts';
import { customerWire } from '#api/queries/customer/customers.ts';
import { changedCustomer, newCustomer } from '#api/requests/customer.ts';
import type { Entity } from '../../entity.ts';
import { field, nullable, stamps } from '../../fields.ts';
import { written } from '../../written.ts';

const fields = {
  id: field.id('r.customer_id'),
  book_id: field.id('r.book_id'),
  name: field.text('r.name'),
  company: nullable(field.text('r.company')),
  email: nullable(field.text('r.email')),
  phone: nullable(field.text('r.phone')),
  contact: nullable(field.text('r.contact')),
  registration: field.text('r.registration'),
  gst_number: nullable(field.text('r.gstin')),
  pan: nullable(field.text('r.pan')),
  address: nullable(field.text('r.address')),
  city: nullable(field.text('r.city')),
  state_code: nullable(field.text('r.state_code')),
  pincode: nullable(field.text('r.pincode')),
  country: field.text('r.country'),
  due_days: nullable(field.number('r.due_days')),
  account_id: field.id('r.account_id'),
  status: field.text(sql`case when r.active then 'active' else 'inactive' end`),
  ...stamps('r'),
};

const changes = changeCustomer.body
  .omit({ book_id: true, expected: true })
  .extend({ status: customerStatus.optional() });

/**
 * A customer. Without orders and revenue: those change by themselves, and are asked for elsewhere.
 */
export const client: Entity = {
  belongs: 'book',
  removedAs: 'customer',
  fields,
  source: ({ bookId }) => ({ rows: sql`from customers r where r.book_id = ${bookId}` }),
  writes: {
    ids: 'customer',
    create: written(createCustomer.body.omit({ book_id: true }), async (body, { id, nextIds }) => {
      const [accountId] = await nextIds('account', 1);
      return newCustomer({ customerId: id as CustomerId, accountId: accountId as AccountId }, body);
    }),
    change: written(changes, ({ status, ...body }, { id, record }) => {
      const customerId = id as CustomerId;
      if (status === undefined || status === record?.['status']) {
        return changedCustomer(customerId, body);
      }
      if (Object.keys(body).length > 0) {
        return invalidField('status', 'Is changed by itself, in a request of its own.');
      }
      const type = status === 'active' ? 'ActivateCustomer' : 'DeactivateCustomer';
      return { type, data: { customerId } };
    }),
    remove: ({ id }) => ({ type: 'RemoveCustomer', data: { customerId: id as CustomerId } }),
    reply: async (log, id) => {
      const row = { ...(await customerAsOf(log, id)), ...NOTHING_BILLED };
      return { ...customerWire(row), book_id: log.bookId };
    },
    createdId: createdCustomerId,
  },
};
