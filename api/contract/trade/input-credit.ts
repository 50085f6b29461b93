// The register of input credit: the tax of bills and debit notes by how it stands, tied to the
// accounts of input tax.
import { z } from 'zod';
import { record } from '#core/shapes/record.ts';
import { id, wireDay } from '#core/shapes/values.ts';
import {
  blockedClause,
  creditKind,
  creditOrigin,
  creditOutRule,
  creditStanding,
  creditWaits,
  noCreditReason,
  tradeKind,
} from '#core/trade/terms.ts';
import { registerDays, taxHeads, taxOfSource } from '#api/contract/account/registers.ts';
import { headAmounts } from '#api/contract/invoice/fields.ts';
import { endpoint } from '#api/contract/wire/endpoint.ts';
import { SHOWS_DOCUMENTS } from './document.ts';

/** What has parts in the register; whatever else posts input tax stands among its sources. */
export const creditedKind = tradeKind.extract([
  'purchase-bill',
  'purchase-debit-note',
  'bill-of-entry',
]);

/** What has rows in it: a working sheet of rules 42 and 43 names no bill. */
const registeredKind = tradeKind.extract([
  ...creditedKind.options,
  'credit-reversal',
  'credit-reclaim',
]);

const row = record({
  kind: registeredKind,
  documentId: id,
  number: z.string().describe('Our own; of what went out or came back, that of its entry.'),
  theirNumber: z
    .string()
    .nullable()
    .describe(
      'Of a bill, the supplier’s; of a note, that of the supplier’s credit note; of a bill of ' +
        'entry, that of customs.',
    ),
  supplierName: z.string(),
  gstin: z.string().nullable(),
  documentDate: wireDay,
  postedOn: wireDay,
  reversedOn: wireDay
    .nullable()
    .describe('It gives back what a filed return had taken; the row is negative.'),
  standing: creditStanding.describe('As it is at the end of the days.'),
  returnTo: wireDay.nullable().describe('The last day of the return that takes it, now or later.'),
  waitsFor: creditWaits.nullable().describe('Of deferred credit.'),
  clause: blockedClause.nullable().describe('Of section 17(5), by which it is blocked.'),
  noCredit: noCreditReason.nullable(),
  rule: creditOutRule.nullable().describe('By which it was reversed.'),
  origin: creditOrigin,
  creditKind: creditKind.nullable().describe('Null of what went out or came back.'),
  ...headAmounts,
});
export type InputCreditLine = z.output<typeof row>;

export const inputCredit = record({
  from: wireDay,
  to: wireDay,
  rows: z
    .array(row)
    .describe(
      'What returns of these days take, reverse and claim again, what is deferred at their end, ' +
        'and what is posted in them and gives no credit. What is given back or reversed is negative.',
    ),
  opening: taxHeads.describe('On the accounts of input tax before the days, debit positive.'),
  sources: z.array(taxOfSource).describe('What was posted to them in the days, by what posted it.'),
  closing: taxHeads.describe('On them at the end.'),
  documents: taxHeads.describe('What of the movement these bills and notes explain.'),
  ties: z.boolean().describe('Whether bills and notes come to what they posted there.'),
});
export type InputCredit = z.output<typeof inputCredit>;

export const readInputCredit = endpoint({
  method: 'GET',
  path: '/api/islogin/book/:bookId/input_credit',
  summary: 'Input credit that is taken, deferred and blocked, tied to the accounts of input tax',
  access: 'member',
  query: z.strictObject(registerDays),
  shows: [...SHOWS_DOCUMENTS, 'journal', 'journal_detail', 'book'],
  reply: inputCredit,
});
