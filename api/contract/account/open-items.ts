// What is open on the account of a customer or supplier, as the wire has it.
import { z } from 'zod';
import { side } from '#core/journal/terms.ts';
import { itemKind } from '#core/settlement/terms.ts';
import { record } from '#core/shapes/record.ts';
import { wireDay, wireMoney } from '#core/shapes/values.ts';
import { bookQuery } from '#api/contract/book/book.ts';
import { endpoint } from '#api/contract/wire/endpoint.ts';
import { asOnDay, id, wholeNumber } from '#api/contract/wire/values.ts';

export const openItem = record({
  kind: itemKind,
  id,
  line: id.nullable().describe('Of a journal, counted from 1.'),
  number: z.string().describe('Of the document, the bill or the journal.'),
  date: wireDay,
  dueDate: wireDay.nullable(),
  amountPaise: wireMoney.describe('As it was made. Debit positive, credit negative.'),
  openPaise: wireMoney.describe('What nothing has settled. Debit positive, credit negative.'),
});
export type OpenItemReply = z.output<typeof openItem>;

const openItems = record({
  account: z.strictObject({ id, name: z.string() }),
  customerId: id.nullable().describe('Whose ledger it is, if it is a customer’s.'),
  balancePaise: wireMoney.describe('Of the account: what all its open items come to.'),
  items: z.array(openItem),
  more: z.boolean().describe('Whether there are more than the limit.'),
});
export type OpenItemsReply = z.output<typeof openItems>;

export const listOpenItems = endpoint({
  method: 'GET',
  path: '/api/islogin/account/:accountId/open_item',
  summary: 'What is open on the account of a customer or supplier, the oldest due first',
  access: 'member',
  query: bookQuery.extend({
    side: side.optional().describe('Only bills, or only money and credits.'),
    limit: wholeNumber(1, 500).default(200),
    as_on: asOnDay,
  }),
  shows: ['account', 'client', 'invoice', 'payment', 'journal', 'journal_detail'],
  refusals: ['account_of_no_party'],
  reply: openItems,
});
