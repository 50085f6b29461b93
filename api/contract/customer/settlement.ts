// One open item of a customer or supplier set against another of the other side.
import { z } from 'zod';
import { itemKind } from '#core/settlement/terms.ts';
import { endpoint } from '#api/contract/wire/endpoint.ts';
import { bookQuery } from '#api/contract/book/book.ts';
import { worth } from '#api/contract/catalogue/fields.ts';
import { id, requiredText, rupeesText, wireId } from '#api/contract/wire/values.ts';
import { lineOfJournal } from './receipt.ts';

const itemBody = z.strictObject({ kind: itemKind, id: wireId, line: lineOfJournal });

const itemReply = z.strictObject({
  kind: itemKind,
  id,
  line: id.nullable(),
  number: z.string(),
});

const settlement = z.strictObject({
  id,
  account_id: id,
  customer_id: id.nullable(),
  item: itemReply,
  by: itemReply,
  amount: rupeesText,
  date: z.string().describe('From when on it counts.'),
  reversed: z.boolean(),
});
export type SettlementReply = z.infer<typeof settlement>;

export const settleItem = endpoint({
  method: 'POST',
  path: '/api/islogin/settlement',
  summary: 'Settle an open item by one of the other side; an invoice has its own call',
  access: 'member',
  query: bookQuery,
  body: z.strictObject({
    account_id: wireId.describe('The account of the customer or supplier.'),
    item: itemBody,
    by: itemBody,
    amount: worth.optional().describe('As much as is open on both sides, unless given.'),
    book_id: wireId.optional(),
  }),
  reply: settlement,
});

export const reverseSettlement = endpoint({
  method: 'POST',
  path: '/api/islogin/settlement/:settlementId/reverse',
  summary: 'Take a settlement back with a reason; both items are open again',
  access: 'member',
  query: bookQuery,
  body: z.strictObject({
    reason: requiredText(500, 'Give a reason.'),
    book_id: wireId.optional(),
  }),
  reply: settlement,
});
