// One open item of a customer or supplier set against another of the other side.
import { z } from 'zod';
import { itemKind } from '#core/settlement/terms.ts';
import { record } from '#core/shapes/record.ts';
import { wireDay, wireMoney, worth } from '#core/shapes/values.ts';
import { endpoint } from '#api/contract/wire/endpoint.ts';
import { bookQuery } from '#api/contract/book/book.ts';
import { id, requiredText, wireId } from '#api/contract/wire/values.ts';
import { lineOfJournal } from './receipt.ts';

const itemBody = z.strictObject({ kind: itemKind, id: wireId, line: lineOfJournal });

const itemReply = z.strictObject({
  kind: itemKind,
  id,
  line: id.nullable(),
  number: z.string(),
});

const settlement = record({
  id,
  accountId: id,
  customerId: id.nullable(),
  item: itemReply,
  by: itemReply,
  amountPaise: wireMoney,
  date: wireDay.describe('From when on it counts.'),
  reversed: z.boolean(),
});
export type SettlementReply = z.output<typeof settlement>;

export const settleItem = endpoint({
  method: 'POST',
  path: '/api/islogin/settlement',
  summary: 'Settle an open item by one of the other side; an invoice has its own call',
  access: 'member',
  query: bookQuery,
  body: record({
    accountId: wireId.describe('The account of the customer or supplier.'),
    item: itemBody,
    by: itemBody,
    amountPaise: worth.optional().describe('As much as is open on both sides, unless given.'),
    bookId: wireId.optional(),
  }),
  reply: settlement,
});

export const reverseSettlement = endpoint({
  method: 'POST',
  path: '/api/islogin/settlement/:settlementId/reverse',
  summary: 'Take a settlement back with a reason; both items are open again',
  access: 'member',
  query: bookQuery,
  body: record({
    reason: requiredText(500, 'Give a reason.'),
    bookId: wireId.optional(),
  }),
  reply: settlement,
});
