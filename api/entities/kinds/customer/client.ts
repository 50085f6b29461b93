import { sql } from 'kysely';
import type { AccountId, CustomerId } from '#core/kernel/ids.ts';
import {
  changedCustomerShape,
  customer,
  customerStatus,
  newCustomerShape,
} from '#api/contract/customer/customer.ts';
import { onWire, record } from '#core/shapes/record.ts';
import { invalidField } from '#api/http/problems/field-errors.ts';
import { createdCustomerId, customerAsOf } from '#api/queries/as-of/customer.ts';
import { customers, NOTHING_BILLED } from '#projections/customer-list/table.ts';
import type { CustomerRecord } from '#projections/customer-list/table.ts';
import { rowColumns } from '#projections/runner/row-columns.ts';
import { customerTold } from '#api/queries/customer/customers.ts';
import { changedCustomer, newCustomer } from '#api/requests/customer.ts';
import { columnsOf, field, nullable, rowsOfBook, stampFields } from '../../fields.ts';
import { recordKind } from '../../record-kind.ts';
import { written } from '../../written.ts';

const r = columnsOf(customers, 'r');

const fields = {
  id: r.id('customer_id'),
  book_id: r.id('book_id'),
  name: r.text('name'),
  company: nullable(r.text('company')),
  email: nullable(r.text('email')),
  phone: nullable(r.text('phone')),
  contact: nullable(r.text('contact')),
  registration: r.text('registration'),
  gst_number: nullable(r.text('gstin')),
  pan: nullable(r.text('pan')),
  address: nullable(r.text('address')),
  city: nullable(r.text('city')),
  state_code: nullable(r.text('state_code')),
  pincode: nullable(r.text('pincode')),
  country: r.text('country'),
  due_days: nullable(r.number('due_days')),
  account_id: r.id('account_id'),
  status: field.text(sql`case when ${r.column('active')} then 'active' else 'inactive' end`),
  ...stampFields(r),
};

type BooksCustomer = CustomerRecord & { readonly bookId: number };

const wire = (row: BooksCustomer) => ({
  ...onWire(customer, customerTold({ ...row, ...NOTHING_BILLED })),
  book_id: row.bookId,
});

const changes = record({ ...changedCustomerShape, status: customerStatus.optional() });

/**
 * A customer. Without orders and revenue: those change by themselves, and are asked for elsewhere.
 */
export const client = recordKind<BooksCustomer, ReturnType<typeof wire>>({
  belongs: 'book',
  removedAs: 'customer',
  fields,
  source: ({ bookId }) => ({ rows: rowsOfBook(r, bookId) }),
  row: rowColumns(customers, 'r', 'name_key'),
  wire,
  writes: {
    ids: 'customer',
    create: written(record(newCustomerShape), async (body, { id, nextIds }) => {
      const [accountId] = await nextIds('account', 1);
      return newCustomer({ customerId: id as CustomerId, accountId: accountId as AccountId }, body);
    }),
    change: written(changes, ({ status, ...body }, { id, record: now }) => {
      const customerId = id as CustomerId;
      if (status === undefined || status === now?.['status']) {
        return changedCustomer(customerId, body);
      }
      if (Object.keys(body).length > 0) {
        return invalidField('status', 'Is changed by itself, in a request of its own.');
      }
      const type = status === 'active' ? 'ActivateCustomer' : 'DeactivateCustomer';
      return { type, data: { customerId } };
    }),
    remove: ({ id }) => ({ type: 'RemoveCustomer', data: { customerId: id as CustomerId } }),
    rowAsOf: async (log, id) => ({ ...(await customerAsOf(log, id)), bookId: log.bookId }),
    createdId: createdCustomerId,
  },
});
