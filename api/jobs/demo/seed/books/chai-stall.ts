// A chai stall: cash in the morning, cash in the evening, milk, sugar and gas.
import { all } from '../plan.ts';
import type { BookPlan } from '../plan.ts';

const bought = (narration: string, days: readonly number[], rupees: number) => ({
  voucherType: 'payment' as const,
  narration,
  days,
  rupees,
  swingRupees: Math.round(rupees / 10),
  debit: all('Purchases – Goods'),
  credit: all('Cash'),
});

export const chaiStall: BookPlan = {
  name: 'Chai Stall',
  months: 12,
  chart: 'sales',
  accounts: [],
  opening: [['Cash', 'Capital Account', 8_000]],
  recurring: [
    {
      voucherType: 'receipt',
      narration: 'Sales of the days before',
      days: [2, 5, 8, 11, 14, 17, 20, 23, 26, 28],
      rupees: 4_150,
      swingRupees: 380,
      debit: all('Cash'),
      credit: all('Sales – Goods'),
    },
    bought('Milk', [3, 10, 17, 24], 2_900),
    bought('Sugar and tea leaves', [4, 18], 2_300),
    bought('Gas cylinder', [12], 1_850),
    {
      voucherType: 'payment',
      narration: 'Rent of the pitch',
      days: [1],
      rupees: 5_000,
      swingRupees: 0,
      debit: all('Rent'),
      credit: all('Cash'),
    },
    {
      voucherType: 'contra',
      narration: 'Cash banked',
      days: [25],
      rupees: 9_000,
      swingRupees: 600,
      debit: all('Bank Account'),
      credit: all('Cash'),
    },
  ],
};
