// The accounts of the owners over a period: of each partner the capital and the current account, or
// the capital of a proprietor, from the opening balance to the closing one.
import { z } from 'zod';
import { ownerForm, ownersSection } from '#core/statement/owners/terms.ts';
import { endpoint } from '#api/contract/wire/endpoint.ts';
import { rupeesText } from '#api/contract/wire/values.ts';
import { readProfitAndLoss } from '#api/contract/account/financial-statements.ts';

export const ownersFigures = z.strictObject({
  opening: rupeesText,
  introduced: rupeesText,
  interest: rupeesText.describe('On capital, of a firm.'),
  remuneration: rupeesText,
  share: rupeesText.describe('Of the profit; negative of a loss.'),
  together: rupeesText.describe('Interest, remuneration and share that nothing tells apart.'),
  transferred: rupeesText.describe('Between these accounts, and what no entry says the kind of.'),
  drawings: rupeesText.describe('Negative.'),
  closing: rupeesText,
});
export type OwnersFiguresWire = z.infer<typeof ownersFigures>;

const ownersAccount = z.strictObject({
  account_id: z.int().positive().nullable().describe('Null for profit that is not divided.'),
  name: z.string(),
  partner: z.string().nullable().describe('As the terms of the partnership name whose it is.'),
  share: z
    .strictObject({ parts: z.int().nonnegative(), of: z.int().positive() })
    .nullable()
    .describe('Of the profit, by the terms of the last day; with the capital account alone.'),
  figures: ownersFigures,
});
export type OwnersAccountWire = z.infer<typeof ownersAccount>;

const ownersAccountsReply = z.strictObject({
  form: ownerForm,
  from: z.string(),
  to: z.string(),
  sections: z
    .array(
      z.strictObject({
        code: ownersSection,
        rows: z.array(ownersAccount),
        sum: ownersFigures,
      }),
    )
    .describe('As the lines of the balance sheet are; credits are positive.'),
  total: ownersFigures,
  ties: z.boolean().describe('Whether what moved takes each opening to the closing balance.'),
  counted_to: z.int().nonnegative().describe('The last event that the figures have counted.'),
});
export type OwnersAccountsReply = z.infer<typeof ownersAccountsReply>;

export const readOwnersAccounts = endpoint({
  method: 'GET',
  path: '/api/islogin/book/:bookId/owners-accounts',
  summary: 'The capital and current accounts of the owners, from opening to closing',
  access: 'member',
  query: readProfitAndLoss.query.omit({ compare: true, columns: true }),
  shows: ['account', 'account_type', 'journal', 'journal_detail', 'book'],
  reply: ownersAccountsReply,
});
