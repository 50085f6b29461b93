// Each shape that may lie in a log has a golden file, written when the version shipped and never
// changed. Whatever the rules become, these must be read, brought to the newest shape and folded.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { AGGREGATES, eventSchemas } from '#core/domain.ts';
import { NEWEST_VERSIONS, upcast } from '#core/event-versions.ts';
import type { EventSchema } from '#core/kernel/event.ts';
import { expectInSchema, expectReadable } from '#tests/support/scenario/scenario.ts';

const FOLDER = new URL('../specimens/events/', import.meta.url);
const goldenFile = z.strictObject({ type: z.string(), version: z.int(), data: z.unknown() });

const golden = readdirSync(FOLDER).map((name) => ({
  name,
  event: goldenFile.parse(JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8'))),
}));

const known = eventSchemas.map(({ type, version }) => `${type}.v${version}.json`);

/** What folding needs of a decider, whatever its aggregate. */
type Fold = { readonly initialState: unknown; evolve(state: unknown, event: unknown): unknown };

const FOLDS: readonly { readonly schemas: readonly EventSchema[]; readonly decider: Fold }[] =
  AGGREGATES;

/** With these a thing begins; any other event of its own finds nothing to change. */
const isBeginning = (type: string): boolean =>
  type.endsWith('Created') ||
  [
    'AccountTypeAdded',
    'JournalPosted',
    'PersonRegistered',
    'RecordAdded',
    'InvoiceDrafted',
    'PresaleDrafted',
    'PurchaseOrderDrafted',
    'PurchaseOrderIssued',
    'PurchaseBillDrafted',
    'PurchaseBillPosted',
    'PurchaseDebitNoteDrafted',
    'PurchaseDebitNotePosted',
    'SupplierPaymentDrafted',
    'SupplierPaymentPosted',
    'SelfInvoiceIssued',
    'PaymentVoucherIssued',
    'TdsDepositDrafted',
    'TdsDepositPosted',
    'ExpenseDrafted',
    'ExpensePosted',
    'CreditReversalDrafted',
    'CreditReversalPosted',
    'CreditReclaimDrafted',
    'CreditReclaimPosted',
    'BillOfEntryDrafted',
    'BillOfEntryPosted',
    'GoodsReceiptDrafted',
    'GoodsReceiptPosted',
    'ItemSettled',
    'OpeningBalancesDrafted',
    'OpeningBalancesPosted',
    'StockOpened',
    'ImportStarted',
    'StockJournalPosted',
    'PartnershipTermsSet',
    'ProfitAppropriated',
    'StockRunPosted',
    'DepreciationPolicySet',
    'DepreciationRunPosted',
    'AssetDisposed',
    'JournalChecked',
    'InstantNamed',
    'EventNoted',
  ].includes(type);

describe('the golden events', () => {
  test('are there for every type and version, and for nothing else', () => {
    expect(golden.map(({ name }) => name).toSorted()).toStrictEqual(known.toSorted());
  });

  test('each type and version is declared once', () => {
    expect(new Set(known).size).toBe(known.length);
  });

  test.each(golden)('$name bears its own name', ({ name, event }) => {
    expect(`${event.type}.v${event.version}.json`).toBe(name);
  });

  test.each(golden)('$name fits its schema and reads back as itself', ({ event }) => {
    expectInSchema(event);
  });

  test.each(golden)('$name is brought to the newest shape and folds', ({ event }) => {
    const own = FOLDS.filter(({ schemas }) => schemas.some(({ type }) => type === event.type));
    expect(own).toHaveLength(1);
    for (const { decider } of own) {
      const { initialState } = decider;
      const newest = upcast(event);
      expect(newest.version).toBe(NEWEST_VERSIONS.get(event.type));
      expectReadable(newest);
      const state = decider.evolve(initialState, newest);
      if (isBeginning(event.type)) expect(state).not.toStrictEqual(initialState);
      else expect(state).toStrictEqual(initialState);
    }
  });
});

describe('an event that this program does not know', () => {
  test.each([
    ['a type of a later program', { type: 'InvoiceSent', version: 1, data: {} }],
    ['a version of a later program', { type: 'JournalPosted', version: 99, data: {} }],
    ['the version before the first', { type: 'JournalPosted', version: 0, data: {} }],
  ])('stops it: %s', (_title, event) => {
    expect(() => upcast(event)).toThrow();
  });
});

/** `AccountCreated.email` for every field that the store seals, with the field of its subject. */
const marked = (mark: string) =>
  eventSchemas
    .filter(({ type, version }) => version === NEWEST_VERSIONS.get(type))
    .flatMap(({ type, schema }) =>
      paths(z.toJSONSchema(schema), mark).map((path) => [type, ...path].join('.')),
    );

function paths(shape: unknown, mark: string): readonly (readonly string[])[] {
  const { properties } = z
    .looseObject({ properties: z.record(z.string(), z.unknown()).optional() })
    .parse(shape);
  return Object.entries(properties ?? {}).flatMap(([field, inner]) => {
    const deeper = paths(inner, mark).map((path) => [field, ...path]);
    return mark in Object(inner) ? [[field], ...deeper] : deeper;
  });
}

/** The address of one who is registered is public, and stands in fields of its own. */
const OF_A_CUSTOMER = ['name', 'company', 'pan', 'email', 'phone', 'contact'].concat([
  'privateAddress',
  'privateCity',
  'privatePincode',
]);
const OF_A_PARTY = [
  ...OF_A_CUSTOMER,
  'udyam',
  'bankAccountName',
  'bankAccountNumber',
  'bankIfsc',
  'upi',
];
const OF_A_RECIPIENT = ['name', 'pan', 'address', 'city', 'pincode', 'company'];

describe('personal data', () => {
  test('is marked in exactly these fields, so that the store seals them', () => {
    expect(marked('personal')).toStrictEqual([
      'MemberInvited.email',
      'AccountCreated.name',
      'AccountCreated.email',
      'AccountChanged.changes.name',
      'AccountChanged.changes.email',
      ...['name', 'email', 'phone', 'company'].map((field) => `PersonRegistered.${field}`),
      ...['name', 'email', 'phone', 'company'].map((field) => `ProfileChanged.changes.${field}`),
      ...OF_A_PARTY.map((field) => `CustomerCreated.${field}`),
      ...OF_A_PARTY.map((field) => `CustomerChanged.changes.${field}`),
      'StatementEmailRequested.address',
      'InvoiceDrafted.draft.delivery',
      'InvoiceDraftChanged.draft.delivery',
      'InvoiceIssued.delivery',
      ...OF_A_RECIPIENT.map((field) => `InvoiceIssued.recipient.${field}`),
      'InvoiceEmailRequested.to',
      'InvoiceReminderRequested.to',
      'PresaleDrafted.draft.delivery',
      'PresaleDraftChanged.draft.delivery',
      'PresaleIssued.delivery',
      ...OF_A_RECIPIENT.map((field) => `PresaleIssued.recipient.${field}`),
      'PresaleEmailRequested.to',
      ...[
        'PurchaseOrderIssued',
        'PurchaseBillPosted',
        'PurchaseDebitNotePosted',
        'SupplierPaymentPosted',
      ].flatMap((type) =>
        ['name', 'pan', 'address', 'city', 'pincode'].map((field) => `${type}.supplier.${field}`),
      ),
      ...['name', 'accountNumber', 'ifsc', 'upi'].map(
        (field) => `SupplierPaymentPosted.payee.${field}`,
      ),
      ...['name', 'pan', 'address', 'city', 'pincode'].map(
        (field) => `GoodsReceiptPosted.supplier.${field}`,
      ),
    ]);
  });

  test('belongs to a subject that the same event names', () => {
    expect(marked('subject')).toStrictEqual([
      'MemberInvited.invitationId',
      'AccountCreated.accountId',
      'AccountCreated.privateCustomerId',
      'AccountChanged.accountId',
      'AccountChanged.privateCustomerId',
      'PersonRegistered.personId',
      'ProfileChanged.personId',
      'CustomerCreated.customerId',
      'CustomerCreated.privateCustomerId',
      'CustomerChanged.customerId',
      'CustomerChanged.privateCustomerId',
      'StatementEmailRequested.customerId',
      'InvoiceDrafted.customerId',
      'InvoiceDraftChanged.customerId',
      'InvoiceIssued.privateCustomerId',
      'InvoiceEmailRequested.customerId',
      'InvoiceReminderRequested.customerId',
      'PresaleDrafted.customerId',
      'PresaleDraftChanged.customerId',
      'PresaleIssued.privateCustomerId',
      'PresaleEmailRequested.customerId',
      'PurchaseOrderIssued.privateCustomerId',
      'PurchaseBillPosted.privateCustomerId',
      'PurchaseDebitNotePosted.privateCustomerId',
      'SupplierPaymentPosted.privateCustomerId',
      'GoodsReceiptPosted.privateCustomerId',
    ]);
  });
});
