import { z } from 'zod';
import { record } from '#core/shapes/record.ts';
import { id, wireId, wireMoney } from '#core/shapes/values.ts';
import { endpoint } from '#api/contract/wire/endpoint.ts';
import { bookQuery } from '#api/contract/book/book.ts';
import {
  expected,
  instant,
  linesOfText,
  pageLimit,
  reportDate,
  wholeNumber,
} from '#api/contract/wire/values.ts';
import { actQuery, warned } from '#api/contract/wire/warnings.ts';
import { givenParty, partyFields, partyName } from './party.ts';

export const customerStatus = z.enum(['active', 'inactive']);

const customerShape = {
  id,
  ...partyFields,
  dueDays: z.int().nullable().describe('Null: the book’s term.'),
  accountId: id.describe('The customer’s own ledger, under Sundry Debtors.'),
  status: customerStatus,
  totalOrders: z.int().describe('Invoices issued and not cancelled.'),
  totalAmountPaise: wireMoney.describe('Their value before tax less credit notes: the revenue.'),
  sameGstin: z
    .array(z.strictObject({ id, name: z.string() }))
    .optional()
    .describe('Other customers with this GSTIN, where one is read and there are any.'),
  createdAt: instant,
  updatedAt: instant,
  seq: id,
};

export const customer = record(customerShape);
export type Customer = z.output<typeof customer>;

const customerWritten = record({ ...customerShape, ...warned });

const listedCustomer = record({
  ...customerShape,
  outstandingPaise: wireMoney.describe(
    'The balance of the ledger today; below zero to their credit.',
  ),
  overduePaise: wireMoney.describe('Of it, the open bills that are past their due date.'),
});
export type ListedCustomer = z.output<typeof listedCustomer>;

/** Money that comes in or is posted by hand changes what is outstanding. */
const SHOWS = ['client', 'account', 'invoice', 'payment', 'journal', 'journal_detail'] as const;

const givenCustomer = { ...givenParty, dueDays: wholeNumber(0, 365).nullable().optional() };
export const newCustomerShape = { name: partyName, ...givenCustomer };
export const changedCustomerShape = { name: partyName.optional(), ...givenCustomer };
const bookId = wireId.optional();

const OFFSET_MAX = 10_000_000;

const duesOnDay = reportDate
  .optional()
  .describe(
    'Outstanding and overdue are of this day: today in India unless given. Orders and revenue ' +
      'count all invoices, whatever their date.',
  );

export const listCustomers = endpoint({
  method: 'GET',
  path: '/api/islogin/customer',
  summary: 'The customers of a book by name',
  access: 'member',
  query: bookQuery.extend({
    search: linesOfText(200)
      .optional()
      .describe('Words of the name, company, e-mail, phone, GSTIN or city, in any order.'),
    status: customerStatus.optional(),
    as_on: duesOnDay,
    limit: pageLimit,
    after: wireId.optional().describe('The id of the last one seen: where the next page begins.'),
    order: z
      .enum([
        'name',
        '-name',
        'orders',
        '-orders',
        'revenue',
        '-revenue',
        'added',
        '-added',
        'outstanding',
        '-outstanding',
        'overdue',
        '-overdue',
      ])
      .default('name')
      .describe('A minus turns it round. Not with `after`, unless by name.'),
    offset: wholeNumber(0, OFFSET_MAX)
      .optional()
      .describe('How many customers of the list come before the first one. Not with `after`.'),
  }),
  shows: SHOWS,
  reply: z.array(listedCustomer),
});

export const readCustomerFigures = endpoint({
  method: 'GET',
  path: '/api/islogin/customer_figures',
  summary: 'How many customers a book has, and their revenue; and of those a filter lets through',
  access: 'member',
  query: bookQuery.extend({
    search: listCustomers.query.shape.search,
    status: customerStatus.optional(),
    as_on: duesOnDay,
  }),
  shows: SHOWS,
  reply: record({
    total: z.int(),
    active: z.int(),
    revenuePaise: wireMoney.describe(
      'Value before GST of issued invoices and debit notes less credit notes, of all days.',
    ),
    outstanding: record({
      totalPaise: wireMoney.describe('Sundry Debtors on the day, as the dashboard has it.'),
      customersPaise: wireMoney.describe('Of it the ledgers of all customers.'),
      othersPaise: wireMoney.describe('Of accounts under Sundry Debtors without a customer.'),
    }).describe('Of the whole book.'),
    found: record({
      count: z.int(),
      orders: z.int(),
      revenuePaise: wireMoney,
      outstandingPaise: wireMoney,
      overduePaise: wireMoney,
      byStatus: z
        .record(customerStatus, z.int())
        .describe('How many the search finds, whatever `status` asks for.'),
    }).describe('Of the customers that the filter lets through.'),
  }),
});
export type CustomerListFigures = z.output<typeof readCustomerFigures.reply>;

export const exportCustomers = endpoint({
  method: 'GET',
  path: '/api/islogin/customer/export',
  summary: 'The customers of a book as a file, by name: CSV, or XLSX when asked for',
  deprecated: 'Read `/api/islogin/customer`, or the archive of the book.',
  access: 'member',
  query: bookQuery.extend({
    format: z.enum(['csv', 'xlsx']).default('csv'),
    search: listCustomers.query.shape.search,
    status: customerStatus.optional(),
    as_on: duesOnDay,
  }),
  shows: ['client'],
  reply: z.string(),
  media: 'text/csv',
});

export const createCustomer = endpoint({
  method: 'POST',
  path: '/api/islogin/customer',
  summary: 'Add a customer, with a ledger of its own under Sundry Debtors',
  access: 'member',
  forms: true,
  query: actQuery,
  body: record({ ...newCustomerShape, bookId }),
  reply: customerWritten,
});

export const readCustomer = endpoint({
  method: 'GET',
  path: '/api/islogin/customer/:customerId',
  summary: 'One customer',
  access: 'member',
  query: bookQuery,
  shows: ['client'],
  reply: customer,
});

export const changeCustomer = endpoint({
  method: 'PUT',
  path: '/api/islogin/customer/:customerId',
  summary: 'Change a customer; only the fields sent',
  access: 'member',
  forms: true,
  query: actQuery,
  body: record({ ...changedCustomerShape, bookId, expected }),
  reply: customerWritten,
});

const moved = record({ expected, bookId });

export const activateCustomer = endpoint({
  method: 'POST',
  path: '/api/islogin/customer/:customerId/activate',
  summary: 'Make a customer active again',
  access: 'member',
  query: actQuery,
  body: moved,
  reply: customerWritten,
});

export const deactivateCustomer = endpoint({
  method: 'POST',
  path: '/api/islogin/customer/:customerId/deactivate',
  summary: 'Make a customer inactive: it takes no more invoices',
  access: 'member',
  query: actQuery,
  body: moved,
  reply: customerWritten,
});

export const removeCustomer = endpoint({
  method: 'DELETE',
  path: '/api/islogin/customer/:customerId',
  summary: 'Remove a customer who has no documents',
  access: 'member',
  query: bookQuery,
  reply: z.strictObject({}),
});
