// On which lines of the statements a book lets its groups and accounts stand. These shapes lie on
// disk for ever: never edit one, add a version and an upcaster to it.
import { z } from 'zod';
import { groupCode } from '../../account-type/index.ts';
import type { DomainEvent } from '../../kernel/event.ts';
import { lineChoice } from '../../statement/index.ts';

const id = z.int().positive();

/** The lines that there were first. */
const lineChoiceV1 = z.enum([
  'revenue',
  'other-income',
  'purchases',
  'inventory-changes',
  'direct-expenses',
  'employee-benefits',
  'finance-costs',
  'depreciation',
  'other-expenses',
  'partners-interest',
  'partners-remuneration',
  'current-tax',
  'deferred-tax',
  'capital',
  'drawings',
  'reserves',
  'long-term-borrowings',
  'current-maturities',
  'short-term-borrowings',
  'payables-small',
  'payables-others',
  'duties-and-taxes',
  'customer-advances',
  'other-current-liabilities',
  'provisions',
  'income-tax',
  'fixed-assets',
  'accumulated-depreciation',
  'intangible-assets',
  'work-in-progress',
  'investments',
  'deposits',
  'deferred-expenses',
  'current-investments',
  'inventories',
  'receivables',
  'bank-balances',
  'cash-in-hand',
  'loans-and-advances',
  'supplier-advances',
  'other-current-assets',
  'branches',
  'suspense',
]);

const statementLineSetV1 = z.strictObject({
  bookId: id,
  subject: z
    .union([z.strictObject({ group: groupCode }), z.strictObject({ accountId: id })])
    .describe('All accounts of a group that have no line of their own, or one account.'),
  from: z.iso.date().describe('Statements whose last day is this one or a later one show it so.'),
  line: lineChoiceV1.nullable().describe('Null: as by default.'),
});

const statementLineSet = statementLineSetV1.extend({
  line: lineChoice.nullable().describe('Null: as by default.'),
});

export type LineEvent = DomainEvent<'StatementLineSet', z.infer<typeof statementLineSet>>;

export const lineEventSchemas = [
  { type: 'StatementLineSet', version: 1, schema: statementLineSetV1 },
  { type: 'StatementLineSet', version: 2, schema: statementLineSet },
] as const;
