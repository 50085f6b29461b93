// Each shape that may lie in a log has a golden file, written when the version shipped and never
// changed. Whatever the rules become, these must be read, brought to the newest shape and folded.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { accountDecider, accountEventSchemas } from '#core/account/index.ts';
import { accountTypeDecider, accountTypeEventSchemas } from '#core/account-type/index.ts';
import { bookDecider, bookEventSchemas } from '#core/book/index.ts';
import { assetDecider, assetEventSchemas } from '#core/asset/index.ts';
import { brandDecider, brandEventSchemas } from '#core/catalogue/brand/index.ts';
import { categoryDecider, categoryEventSchemas } from '#core/catalogue/category/index.ts';
import { companyDecider, companyEventSchemas } from '#core/catalogue/company/index.ts';
import { productDecider, productEventSchemas } from '#core/catalogue/product/index.ts';
import { serviceDecider, serviceEventSchemas } from '#core/catalogue/service/index.ts';
import { unitDecider, unitEventSchemas } from '#core/catalogue/unit/index.ts';
import { customerDecider, customerEventSchemas } from '#core/customer/index.ts';
import { eventSchemas, upcast } from '#core/domain.ts';
import type { BooksEvent } from '#core/domain.ts';
import { invoiceDecider, invoiceEventSchemas } from '#core/invoice/index.ts';
import { journalDecider, journalEventSchemas } from '#core/journal/index.ts';
import { personDecider, personEventSchemas } from '#core/person/index.ts';
import { recordDecider, recordEventSchemas } from '#core/record/index.ts';
import { expectStorable } from '#tests/support/scenario.ts';

const FOLDER = new URL('../specimens/events/', import.meta.url);
const goldenFile = z.strictObject({ type: z.string(), version: z.int(), data: z.unknown() });

const golden = readdirSync(FOLDER).map((name) => ({
  name,
  event: goldenFile.parse(JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8'))),
}));

const known = eventSchemas.map(({ type, version }) => `${type}.v${version}.json`);

/** Folds an event onto an aggregate that has not begun. */
const foldOnto =
  <State, Event>({ initialState, evolve }: Folding<State, Event>) =>
  (event: BooksEvent) => ({ initialState, state: evolve(initialState, event as Event) });

type Folding<State, Event> = {
  readonly initialState: State;
  readonly evolve: (state: State, event: Event) => State;
};

const FOLDS = [
  { schemas: bookEventSchemas, fold: foldOnto(bookDecider) },
  { schemas: accountEventSchemas, fold: foldOnto(accountDecider) },
  { schemas: accountTypeEventSchemas, fold: foldOnto(accountTypeDecider) },
  { schemas: journalEventSchemas, fold: foldOnto(journalDecider) },
  { schemas: personEventSchemas, fold: foldOnto(personDecider) },
  { schemas: recordEventSchemas, fold: foldOnto(recordDecider) },
  { schemas: assetEventSchemas, fold: foldOnto(assetDecider) },
  { schemas: brandEventSchemas, fold: foldOnto(brandDecider) },
  { schemas: categoryEventSchemas, fold: foldOnto(categoryDecider) },
  { schemas: companyEventSchemas, fold: foldOnto(companyDecider) },
  { schemas: productEventSchemas, fold: foldOnto(productDecider) },
  { schemas: serviceEventSchemas, fold: foldOnto(serviceDecider) },
  { schemas: unitEventSchemas, fold: foldOnto(unitDecider) },
  { schemas: customerEventSchemas, fold: foldOnto(customerDecider) },
  { schemas: invoiceEventSchemas, fold: foldOnto(invoiceDecider) },
];

/** With these a thing begins; any other event of its own finds nothing to change. */
const BEGINNINGS = [
  'BookCreated',
  'AccountCreated',
  'AccountTypeAdded',
  'JournalPosted',
  'PersonRegistered',
  'RecordAdded',
  'AssetCreated',
  'BrandCreated',
  'CategoryCreated',
  'CompanyCreated',
  'ProductCreated',
  'ServiceCreated',
  'UnitCreated',
  'CustomerCreated',
  'InvoiceDrafted',
];

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
    expectStorable(event);
  });

  test.each(golden)('$name is brought to the newest shape and folds', ({ event }) => {
    const own = FOLDS.filter(({ schemas }) => schemas.some(({ type }) => type === event.type));
    expect(own).toHaveLength(1);
    for (const { fold } of own) {
      const { initialState, state } = fold(upcast(event));
      if (BEGINNINGS.includes(event.type)) expect(state).not.toStrictEqual(initialState);
      else expect(state).toStrictEqual(initialState);
    }
  });
});

describe('an event that this program does not know', () => {
  test.each([
    ['a type of a later program', { type: 'InvoiceSent', version: 1, data: {} }],
    ['a version of a later program', { type: 'JournalPosted', version: 2, data: {} }],
    ['the version before the first', { type: 'JournalPosted', version: 0, data: {} }],
  ])('stops it: %s', (_title, event) => {
    expect(() => upcast(event)).toThrow();
  });
});

/** `AccountCreated.email` for every field that the store seals, with the field of its subject. */
const marked = (mark: string) =>
  eventSchemas.flatMap(({ type, schema }) =>
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
const OF_A_CUSTOMER = ['email', 'phone', 'contact'].concat([
  'privateAddress',
  'privateCity',
  'privatePincode',
]);

describe('personal data', () => {
  test('is marked in exactly these fields, so that the store seals them', () => {
    expect(marked('personal')).toStrictEqual([
      'AccountCreated.email',
      'AccountChanged.changes.email',
      ...['name', 'email', 'phone', 'company'].map((field) => `PersonRegistered.${field}`),
      ...['name', 'email', 'phone', 'company'].map((field) => `ProfileChanged.changes.${field}`),
      ...OF_A_CUSTOMER.map((field) => `CustomerCreated.${field}`),
      ...OF_A_CUSTOMER.map((field) => `CustomerChanged.changes.${field}`),
      'InvoiceDrafted.draft.delivery',
      'InvoiceDraftChanged.draft.delivery',
      'InvoiceEmailRequested.to',
    ]);
  });

  test('belongs to a subject that the same event names', () => {
    expect(marked('subject')).toStrictEqual([
      'AccountCreated.accountId',
      'AccountChanged.accountId',
      'PersonRegistered.personId',
      'ProfileChanged.personId',
      'CustomerCreated.customerId',
      'CustomerChanged.customerId',
      'InvoiceDrafted.customerId',
      'InvoiceDraftChanged.customerId',
      'InvoiceEmailRequested.customerId',
    ]);
  });
});
