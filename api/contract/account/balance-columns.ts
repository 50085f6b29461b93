// What every account of a book held and moved in several periods beside each other: the trial
// balance and the group summary in columns are drawn from it.
import { z } from 'zod';
import { record } from '#core/shapes/record.ts';
import { wireMoney } from '#core/shapes/values.ts';
import { endpoint } from '#api/contract/wire/endpoint.ts';
import { id } from '#api/contract/wire/values.ts';
import { periodColumns, readProfitAndLoss } from './financial-statements.ts';

const amounts = z.array(wireMoney).describe('One for each of the columns; a debit is positive.');

const balanceColumnsReply = record({
  columns: periodColumns,
  rows: z
    .array(
      record({
        accountId: id,
        name: z.string(),
        group: z.string().nullable(),
        movementPaise: amounts.describe('Debits less credits of the days of each column.'),
        closingPaise: amounts.describe(
          'By the end of its last day; income and expenses since 1 April before it.',
        ),
      }),
    )
    .describe('Every account that held or moved something in a column, by name.'),
  profitBroughtForwardPaise: amounts.describe(
    'Earlier years’ expenses less income: a profit is negative. It makes each column foot.',
  ),
  countedTo: z.int().nonnegative().describe('The last event that the figures have counted.'),
});
export type BalanceColumnsReply = z.output<typeof balanceColumnsReply>;

export const readBalanceColumns = endpoint({
  method: 'GET',
  path: '/api/islogin/book/:bookId/balance-columns',
  summary: 'Closing balances and movements of all accounts in periods beside each other',
  access: 'member',
  query: readProfitAndLoss.query.omit({ as: true }),
  shows: ['account', 'account_type', 'journal_detail'],
  reply: balanceColumnsReply,
});
