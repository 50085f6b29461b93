// Suppliers: parties of whom the book buys, each with its ledger under Sundry Creditors. A party
// that is a customer too has one record; its calls as a customer show it as before.
import { z } from 'zod';
import { supplierFields } from '#core/customer/shapes.ts';
import { deducteeKind } from '#core/customer/terms.ts';
import {
  blockedClause,
  creditKind,
  enterpriseActivity,
  enterpriseClass,
  specialRegistration,
} from '#core/trade/terms.ts';
import { record } from '#core/shapes/record.ts';
import {
  basisPoints,
  givenDay,
  id,
  normalised,
  rupees,
  wireId,
  wireMoney,
} from '#core/shapes/values.ts';
import { bookQuery } from '#api/contract/book/book.ts';
import { createCustomer } from '#api/contract/customer/customer.ts';
import { givenParty, partyFields, partyName, stateCode } from '#api/contract/customer/party.ts';
import { endpoint } from '#api/contract/wire/endpoint.ts';
import {
  expected,
  instant,
  linesOfText,
  pageLimit,
  requiredText,
  wholeNumber,
} from '#api/contract/wire/values.ts';
import { actQuery, warned } from '#api/contract/wire/warnings.ts';
import { capitalsOrNull, textOrNull } from '#api/contract/wire/written-text.ts';
import { cancelSupplierErasure, eraseSupplier, readSupplierErasure } from './erasure.ts';

const supplierStatus = z.enum(['active', 'retired']);

const supplierShape = {
  id,
  ...partyFields,
  accountId: id.describe('The supplier’s own ledger, under Sundry Creditors.'),
  isCustomer: z.boolean().describe('Whether the book sells to the party too.'),
  status: supplierStatus.describe('retired: takes no more bills.'),
  ...supplierFields,
  createdAt: instant,
  updatedAt: instant,
  seq: id,
};

const supplierWritten = record({ ...supplierShape, ...warned });
export type SupplierReply = z.output<typeof supplierWritten>;

export const supplier = record({
  ...supplierShape,
  outstandingPaise: wireMoney.describe('What is owed to it today; below zero where it owes.'),
});
export type ListedSupplier = z.output<typeof supplier>;

const SHOWS = ['client', 'account', 'journal', 'journal_detail'] as const;

const LIST_MAX = 50;
const capitals = (max: number, message: string) =>
  normalised(requiredText(max, message), (value) => value.replaceAll(/[\s-]/g, '').toUpperCase());
const needed = (max: number, message: string) =>
  normalised(requiredText(max, message), (value) => value.trim());
const givenDays = { from: givenDay.nullable(), to: givenDay.nullable() };

const bookId = wireId.optional();

const givenFields = {
  ...givenParty,
  registrations: z
    .array(record({ gstin: capitals(20, 'Enter the GSTIN.'), state: stateCode, ...givenDays }))
    .max(LIST_MAX)
    .optional(),
  msme: z
    .array(record({ class: enterpriseClass, activity: enterpriseActivity, ...givenDays }))
    .max(LIST_MAX)
    .optional(),
  specialRegistration: specialRegistration.nullable().optional(),
  udyam: capitalsOrNull(30).optional(),
  supplierDueDays: wholeNumber(0, 365).nullable().optional(),
  billDefaults: record({
    accountId: wireId.nullable(),
    credit: creditKind.nullable(),
    blockedClause: blockedClause.nullable(),
    reverseCharge: z.boolean(),
  })
    .nullable()
    .optional(),
  tds: record({ nature: needed(30, 'Enter the nature.'), deductee: deducteeKind.nullable() })
    .nullable()
    .optional(),
  tdsCertificates: z
    .array(
      record({
        number: needed(40, 'Enter the number.'),
        nature: needed(30, 'Enter the nature.'),
        rateBps: basisPoints(z.number().min(0).max(100).multipleOf(0.01)),
        limitPaise: rupees.refine((paise) => paise >= 0, 'Must not be negative.').nullable(),
        from: givenDay,
        to: givenDay,
      }),
    )
    .max(LIST_MAX)
    .optional(),
  bankAccountName: textOrNull(100).optional(),
  bankAccountNumber: capitalsOrNull(40).optional(),
  bankIfsc: capitalsOrNull(11).optional(),
  upi: textOrNull(100).optional(),
};

const adoptedLedger = wireId
  .optional()
  .describe('A ledger from before under Sundry Creditors: it is kept with what is open on it.');

/** What a line of a file says of a supplier. */
export const importedSupplierShape = {
  name: partyName.optional(),
  ...givenFields,
  accountId: adoptedLedger,
};

const narrowing = {
  search: linesOfText(200)
    .optional()
    .describe('Words of the name, company, GSTIN, phone or city, in any order.'),
  status: supplierStatus.optional(),
};

export const listSuppliers = endpoint({
  method: 'GET',
  path: '/api/islogin/supplier',
  summary: 'The suppliers of a book by name',
  access: 'member',
  query: bookQuery.extend({
    ...narrowing,
    limit: pageLimit,
    offset: wholeNumber(0, 10_000_000)
      .optional()
      .describe('How many suppliers of the list come before the first one.'),
  }),
  shows: SHOWS,
  reply: z.array(supplier),
});

export const readSupplierFigures = endpoint({
  method: 'GET',
  path: '/api/islogin/supplier-figures',
  summary: 'How many suppliers a filter lets through, and what is outstanding to them',
  access: 'member',
  query: bookQuery.extend(narrowing),
  shows: SHOWS,
  reply: record({
    count: z.int(),
    of: z.int().describe('How many there are, whatever the filter says.'),
    outstandingPaise: wireMoney.describe('To those that it lets through, as of today.'),
  }),
});

export const readSupplier = endpoint({
  method: 'GET',
  path: '/api/islogin/supplier/:supplierId',
  summary: 'One supplier',
  access: 'member',
  query: bookQuery,
  shows: SHOWS,
  reply: supplier,
});

export const addSupplier = endpoint({
  method: 'POST',
  path: '/api/islogin/supplier',
  summary: 'Add a supplier, with a ledger of its own under Sundry Creditors or one from before',
  access: 'member',
  query: actQuery,
  body: record({
    name: partyName.optional().describe('Of a ledger from before its own when it is not given.'),
    ...givenFields,
    accountId: adoptedLedger,
    bookId,
    customerId: wireId.optional().describe('A customer that is to be a supplier too.'),
  }),
  reply: supplierWritten,
});

export const changeSupplier = endpoint({
  method: 'PUT',
  path: '/api/islogin/supplier/:supplierId',
  summary: 'Change a supplier; only the fields sent',
  access: 'member',
  query: actQuery,
  body: record({ name: partyName.optional(), ...givenFields, bookId, expected }),
  reply: supplierWritten,
});

export const removeSupplier = endpoint({
  method: 'DELETE',
  path: '/api/islogin/supplier/:supplierId',
  summary: 'Remove a supplier that is no customer and has no documents',
  access: 'member',
  query: bookQuery,
  reply: z.strictObject({}),
});

const moved = record({ expected, bookId });
const move = { method: 'POST', access: 'member', query: actQuery, body: moved } as const;

export const retireSupplier = endpoint({
  ...move,
  path: '/api/islogin/supplier/:supplierId/retire',
  summary: 'Retire a supplier: it takes no more bills',
  reply: supplierWritten,
});

export const restoreSupplier = endpoint({
  ...move,
  path: '/api/islogin/supplier/:supplierId/restore',
  summary: 'Make a retired supplier active again',
  reply: supplierWritten,
});

export const makeCustomer = endpoint({
  ...move,
  path: '/api/islogin/supplier/:supplierId/customer',
  summary: 'Have a supplier as a customer too, with a ledger of its own under Sundry Debtors',
  body: record({ dueDays: wholeNumber(0, 365).nullable().optional(), expected, bookId }),
  reply: createCustomer.reply,
});

export const confirmSupplierBank = endpoint({
  ...move,
  path: '/api/islogin/supplier/:supplierId/confirm_bank',
  summary: 'Note that the supplier was asked, and the bank details are theirs',
  reply: supplierWritten,
});

export const supplierEndpoints = {
  listSuppliers,
  readSupplierFigures,
  readSupplier,
  addSupplier,
  changeSupplier,
  removeSupplier,
  retireSupplier,
  restoreSupplier,
  confirmSupplierBank,
  makeCustomer,
  readSupplierErasure,
  eraseSupplier,
  cancelSupplierErasure,
};
