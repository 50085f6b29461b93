// The figures of a book, each with one meaning wherever it is shown.
import { z } from 'zod';
import { endpoint } from '#api/contract/wire/endpoint.ts';
import { standingParts } from '#api/contract/customer/receivables.ts';
import { record } from '#core/shapes/record.ts';
import { wireDay, wireMoney } from '#core/shapes/values.ts';
import { reportDate } from '#api/contract/wire/values.ts';

const count = z.int().nonnegative();

/** What is open of customers, or of suppliers with the other sign. */
export const partyStanding = record({
  totalPaise: wireMoney.describe(
    'The group’s closing balance: the parts and `unadjusted` together.',
  ),
  ...standingParts,
  bills: count.describe('Open bills: `invoices` and `other_bills`.'),
  parties: count.describe('With an open bill.'),
  unadjustedPaise: wireMoney.describe(
    'On account and credits of which something is left, negative.',
  ),
  overduePaise: wireMoney.describe('Bills past their due date.'),
  overdueBills: count,
  overdueParties: count,
  daysLate: count.describe('Of the oldest bill; 0 where nothing is overdue.'),
  dueSoonPaise: wireMoney.describe('What falls due from the day to `due_soon_to`.'),
  dueSoonTo: wireDay,
  ages: z
    .array(
      record({
        label: z.string(),
        amountPaise: wireMoney,
        bills: count,
        line: z.string().describe('What its figure is called where it is explained.'),
      }),
    )
    .describe(
      'Not due, then by days past the due date, of entries without a bill past the entry, in the ' +
        'ages of the book. `bills` counts bills alone.',
    ),
});
export type PartyStanding = z.output<typeof partyStanding>;

const cashAndBank = record({
  totalPaise: wireMoney.describe('Closing of all Bank Accounts and Cash-in-Hand on the day.'),
  bankPaise: wireMoney,
  bankAccounts: count.describe('With a balance.'),
  cashPaise: wireMoney,
  monthEnds: z
    .array(record({ date: wireDay, balancePaise: wireMoney }))
    .describe('Twelve, the earliest first; the last is the day.'),
});

export const figures = record({
  asOn: wireDay,
  revenue: record({
    thisMonthPaise: wireMoney.describe(
      'Value before GST of invoices and debit notes issued this month, less credit notes.',
    ),
    withoutInvoicePaise: wireMoney.describe(
      'What the income of the month has beside it: sales and other income without an invoice.',
    ),
    incomePaise: wireMoney.describe('All income of the month by the ledger: both together.'),
    lastMonthPaise: wireMoney.describe('The same of last month up to the same day.'),
    lastMonthTo: wireDay,
  }),
  cashAndBank,
  outstanding: partyStanding.describe('Of customers: Sundry Debtors.'),
  payable: partyStanding.describe('Of suppliers: Sundry Creditors.'),
  months: z
    .array(record({ month: wireDay, incomePaise: wireMoney, expensePaise: wireMoney }))
    .describe('Twelve by their first days, by entry date; the last is that of the day.'),
  invoicesOfYear: record({
    year: z.string(),
    count: count.describe('Issued in the financial year up to the day.'),
    amountPaise: wireMoney.describe('What they come to with GST, as the register sums them.'),
    balanceDuePaise: wireMoney.describe('What of it is neither paid nor credited.'),
    settledPercent: z.number().describe('Of their amount, to one decimal.'),
  }),
  accounts: z.strictObject({ open: count }),
  journals: record({
    count,
    recordedToday: count,
    latestDate: wireDay.nullable().describe('The latest day that an entry is of.'),
  }),
  check: record({
    balanced: z.boolean().describe('All balances of the book together come to zero.'),
    countedTo: count.describe('The last event that the balances have counted.'),
  }),
  counts: z
    .strictObject({
      product: count,
      category: count,
      brand: count,
      service: count,
      unit: count,
      account_type: count,
    })
    .describe('What the book may use: its own and the installation’s.'),
});
export type Figures = z.output<typeof figures>;

export const readFigures = endpoint({
  method: 'GET',
  path: '/api/islogin/book/:bookId/figures',
  summary: 'The figures of a book’s dashboard',
  access: 'member',
  query: z.strictObject({
    as_on: reportDate
      .optional()
      .describe('Today in India unless given. What is dated later is left out.'),
  }),
  shows: [
    'account',
    'journal',
    'journal_detail',
    'client',
    'invoice',
    'payment',
    'product',
    'category',
    'brand',
    'service',
    'unit',
    'account_type',
    'book',
  ],
  reply: figures,
});
