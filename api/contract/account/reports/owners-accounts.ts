// The accounts of the owners over a period: of each partner the capital and the current account, or
// the capital of a proprietor, from the opening balance to the closing one.
import { z } from 'zod';
import { ownerForm, ownersSection } from '#core/statement/owners/terms.ts';
import { record } from '#core/shapes/record.ts';
import { wireDay, wireMoney } from '#core/shapes/values.ts';
import { endpoint } from '#api/contract/wire/endpoint.ts';
import { readProfitAndLoss } from '#api/contract/account/financial-statements.ts';

export const ownersFigures = record({
  opening: wireMoney,
  introduced: wireMoney,
  interest: wireMoney.describe('On capital, of a firm.'),
  remuneration: wireMoney,
  share: wireMoney.describe('Of the profit; negative of a loss.'),
  together: wireMoney.describe('Interest, remuneration and share that nothing tells apart.'),
  transferred: wireMoney.describe('Between these accounts, and what no entry says the kind of.'),
  drawings: wireMoney.describe('Negative.'),
  closing: wireMoney,
});

const ownersAccount = record({
  accountId: z.int().positive().nullable().describe('Null for profit that is not divided.'),
  name: z.string(),
  partner: z.string().nullable().describe('As the terms of the partnership name whose it is.'),
  share: record({ parts: z.int().nonnegative(), of: z.int().positive() })
    .nullable()
    .describe('Of the profit, by the terms of the last day; with the capital account alone.'),
  figures: ownersFigures,
});
export type OwnersRow = z.output<typeof ownersAccount>;

const ownersAccountsReply = record({
  form: ownerForm,
  from: wireDay,
  to: wireDay,
  sections: z
    .array(
      record({
        code: ownersSection,
        rows: z.array(ownersAccount),
        sum: ownersFigures,
      }),
    )
    .describe('As the lines of the balance sheet are; credits are positive.'),
  total: ownersFigures,
  ties: z.boolean().describe('Whether what moved takes each opening to the closing balance.'),
  countedTo: z.int().nonnegative().describe('The last event that the figures have counted.'),
});
export type OwnersAccountsReply = z.output<typeof ownersAccountsReply>;

export const readOwnersAccounts = endpoint({
  method: 'GET',
  path: '/api/islogin/book/:bookId/owners-accounts',
  summary: 'The capital and current accounts of the owners, from opening to closing',
  access: 'member',
  query: readProfitAndLoss.query.omit({ compare: true, columns: true }),
  shows: ['account', 'account_type', 'journal', 'journal_detail', 'book'],
  reply: ownersAccountsReply,
});
