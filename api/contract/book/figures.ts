// The figures of a book, each with one meaning wherever it is shown.
import { z } from 'zod';
import { endpoint } from '#api/contract/wire/endpoint.ts';
import { standingParts } from '#api/contract/customer/receivables.ts';
import { reportDate, rupeesText } from '#api/contract/wire/values.ts';

const count = z.int().nonnegative();

/** What is open of customers, or of suppliers with the other sign. */
export const partyStanding = z.strictObject({
  total: rupeesText.describe('The group’s closing balance: the parts and `unadjusted` together.'),
  ...standingParts,
  bills: count.describe('Open bills: `invoices` and `other_bills`.'),
  parties: count.describe('With an open bill.'),
  unadjusted: rupeesText.describe('On account and credits of which something is left, negative.'),
  overdue: rupeesText.describe('Bills past their due date.'),
  overdue_bills: count,
  overdue_parties: count,
  days_late: count.describe('Of the oldest bill; 0 where nothing is overdue.'),
  due_soon: rupeesText.describe('What falls due from the day to `due_soon_to`.'),
  due_soon_to: z.string(),
  ages: z
    .array(
      z.strictObject({
        label: z.string(),
        amount: rupeesText,
        bills: count,
        line: z.string().describe('What its figure is called where it is explained.'),
      }),
    )
    .describe(
      'Not due, then by days past the due date, of entries without a bill past the entry, in the ' +
        'ages of the book. `bills` counts bills alone.',
    ),
});
export type PartyStanding = z.infer<typeof partyStanding>;

const cashAndBank = z.strictObject({
  total: rupeesText.describe('Closing of all Bank Accounts and Cash-in-Hand on the day.'),
  bank: rupeesText,
  bank_accounts: count.describe('With a balance.'),
  cash: rupeesText,
  month_ends: z
    .array(z.strictObject({ date: z.string(), balance: rupeesText }))
    .describe('Twelve, the earliest first; the last is the day.'),
});

export const figures = z.strictObject({
  as_on: z.string(),
  revenue: z.strictObject({
    this_month: rupeesText.describe(
      'Value before GST of invoices and debit notes issued this month, less credit notes.',
    ),
    without_invoice: rupeesText.describe(
      'What the income of the month has beside it: sales and other income without an invoice.',
    ),
    income: rupeesText.describe('All income of the month by the ledger: both together.'),
    last_month: rupeesText.describe('The same of last month up to the same day.'),
    last_month_to: z.string(),
  }),
  cash_and_bank: cashAndBank,
  outstanding: partyStanding.describe('Of customers: Sundry Debtors.'),
  payable: partyStanding.describe('Of suppliers: Sundry Creditors.'),
  months: z
    .array(z.strictObject({ month: z.string(), income: rupeesText, expense: rupeesText }))
    .describe('Twelve by their first days, by entry date; the last is that of the day.'),
  invoices_of_year: z.strictObject({
    year: z.string(),
    count: count.describe('Issued in the financial year up to the day.'),
    amount: rupeesText.describe('What they come to with GST, as the register sums them.'),
    balance_due: rupeesText.describe('What of it is neither paid nor credited.'),
    settled_percent: z.number().describe('Of their amount, to one decimal.'),
  }),
  accounts: z.strictObject({ open: count }),
  journals: z.strictObject({
    count,
    recorded_today: count,
    latest_date: z.string().nullable().describe('The latest day that an entry is of.'),
  }),
  check: z.strictObject({
    balanced: z.boolean().describe('All balances of the book together come to zero.'),
    counted_to: count.describe('The last event that the balances have counted.'),
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
export type Figures = z.infer<typeof figures>;

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
