// A book in the middle of its trade, as the server tells of it.
import figures from '#tests/specimens/replies/readFigures.json' with { type: 'json' };
import openBills from '#tests/specimens/replies/listOpenBills.json' with { type: 'json' };

const age = (label: string, amount: string, bills: number, line: string) => ({
  label,
  amount,
  bills,
  line,
});
export const full = {
  ...figures,
  as_on: '2026-11-20',
  revenue: {
    this_month: '482300.00',
    without_invoice: '0.00',
    income: '482300.00',
    last_month: '692000.00',
    last_month_to: '2026-10-20',
  },
  cash_and_bank: {
    ...figures.cash_and_bank,
    total: '769298.50',
    bank: '725700.00',
    bank_accounts: 2,
    cash: '43598.50',
  },
  outstanding: {
    ...figures.outstanding,
    total: '1031755.00',
    invoices: '1034755.00',
    other_bills: '0.00',
    without_bill: '0.00',
    bills: 3,
    parties: 2,
    overdue: '63800.00',
    overdue_bills: 1,
    overdue_parties: 1,
    days_late: 107,
    unadjusted: '-3000.00',
    ages: [
      age('Not due', '970955.00', 2, 'late/..0'),
      age('1 to 30 days', '0.00', 0, 'late/1..30'),
      age('31 to 60 days', '0.00', 0, 'late/31..60'),
      age('61 to 90 days', '0.00', 0, 'late/61..90'),
      age('Over 90 days', '63800.00', 1, 'late/91..'),
    ],
  },
  payable: {
    ...figures.payable,
    total: '325237.50',
    other_bills: '325237.50',
    bills: 1,
    parties: 1,
    due_soon: '325237.50',
    due_soon_to: '2026-11-27',
  },
  check: { balanced: true, counted_to: 115 },
};

const overdue = {
  account_id: 40,
  customer_id: 7,
  customer_name: 'Godavari Knitwear',
  item: { kind: 'invoice', id: 25, line: null },
  number: 'INV-025',
  date: '2026-07-06',
  due_date: '2026-08-05',
  amount: '159600.00',
  open: '63800.00',
  without_bill: false,
  days_late: 107,
  days_old: 107,
  age: 5,
};
export const bills = { ...openBills, rows: [overdue, { ...overdue, days_late: 0, age: 0 }] };

const entered = {
  by: { id: 2, name: 'R Iyer' },
  amount: '12980.00',
  at: '2026-11-20T06:40:00.000Z',
};
export const since = {
  last_visit: '2026-11-18T13:10:00.000Z',
  since: 1240,
  count: 4,
  corrections: [
    {
      ...entered,
      journal_id: 90,
      act: 'corrected',
      number: 887,
      date: '2026-10-31',
      narration: 'telephone, now electricity',
    },
  ],
  groups: [
    { ...entered, voucher_type: 'sales', count: 2, journal_id: 91, narration: 'Invoice INV-059' },
    { ...entered, voucher_type: 'payment', count: 1, journal_id: 92, narration: 'Rent of Nov' },
  ],
};
