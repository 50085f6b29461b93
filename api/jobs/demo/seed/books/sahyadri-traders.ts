// A trader in Maharashtra who buys and sells sugar, jute bags and cotton, with GST at 5 percent
// (2.5 + 2.5 within the state; Schedule I of N/N 9/2025-CT(Rate) from 22 September 2025, and of
// N/N 1/2017-CT(Rate) before).
import { all } from '../plan.ts';
import type { BookPlan, AmountShare } from '../plan.ts';
import { sahyadriBilling } from './sahyadri-billing.ts';

const sale = (tax: readonly AmountShare[]): readonly AmountShare[] => [
  ['Sales – Goods', 9_524],
  ...tax,
];
const OUTPUT: readonly AmountShare[] = [
  ['Output CGST', 238],
  ['Output SGST/UTGST', 238],
];

const sold = (customer: string, days: readonly number[], rupees: number) => ({
  voucherType: 'journal' as const,
  narration: `Sale on credit to ${customer}`,
  days,
  rupees,
  swingRupees: 4_200,
  debit: all(customer),
  credit: sale(OUTPUT),
});

const received = (customer: string, days: readonly number[], rupees: number) => ({
  voucherType: 'receipt' as const,
  narration: `Received from ${customer}`,
  days,
  rupees,
  swingRupees: 3_900,
  debit: all('HDFC Bank current'),
  credit: all(customer),
});

const paid = (narration: string, account: string, days: readonly number[], rupees: number) => ({
  voucherType: 'payment' as const,
  narration,
  days,
  rupees,
  swingRupees: Math.round(rupees / 12),
  debit: all(account),
  credit: all('HDFC Bank current'),
});

const petty = (account: string, days: readonly number[], rupees: number) => ({
  voucherType: 'payment' as const,
  narration: `${account}, cash`,
  days,
  rupees,
  swingRupees: 90,
  debit: all(account),
  credit: all('Cash'),
});

export const sahyadriTraders: BookPlan = {
  name: 'Sahyadri Traders',
  billing: sahyadriBilling,
  months: 26,
  chart: 'sales',
  accounts: [
    ['HDFC Bank current', 'bank-accounts'],
    ['ICICI Bank savings', 'bank-accounts'],
    ['Karnataka Agro', 'sundry-debtors'],
    ['Deccan Textiles', 'sundry-debtors'],
    ['Bharat Electricals', 'sundry-debtors'],
    ['Konkan Jute Mills', 'sundry-creditors'],
    ['Rent, head office', 'indirect-expenses'],
    ['Rent, Pune branch', 'indirect-expenses'],
    ['Telephone and internet', 'indirect-expenses'],
    ['Office expenses', 'indirect-expenses'],
    ['Tea', 'indirect-expenses'],
    ['Conveyance', 'indirect-expenses'],
    ['Stationery', 'indirect-expenses'],
    ['Cleaning', 'indirect-expenses'],
  ],
  opening: [
    ['HDFC Bank current', 'Capital Account', 1_500_000],
    ['Cash', 'Capital Account', 40_000],
    ['Furniture & Fixtures', 'Capital Account', 180_000],
  ],
  recurring: [
    sold('Karnataka Agro', [4, 12, 19, 26], 61_950),
    sold('Deccan Textiles', [3, 10, 17, 24], 47_250),
    sold('Bharat Electricals', [6, 15, 22], 36_750),
    received('Karnataka Agro', [9, 16, 23, 28], 58_000),
    received('Deccan Textiles', [8, 14, 21, 27], 44_000),
    received('Bharat Electricals', [13, 20, 25], 33_000),
    {
      voucherType: 'journal',
      narration: 'Purchase from Konkan Jute Mills',
      days: [2, 9, 16, 23],
      rupees: 84_000,
      swingRupees: 5_250,
      debit: [
        ['Purchases – Goods', 9_524],
        ['Input CGST', 238],
        ['Input SGST/UTGST', 238],
      ],
      credit: all('Konkan Jute Mills'),
    },
    paid('Konkan Jute Mills on account', 'Konkan Jute Mills', [7, 14, 21, 28], 79_000),
    {
      voucherType: 'payment',
      narration: 'Rent of both offices',
      days: [5],
      rupees: 60_000,
      swingRupees: 0,
      debit: [
        ['Rent, head office', 6_667],
        ['Rent, Pune branch', 3_333],
      ],
      credit: all('HDFC Bank current'),
    },
    paid('Salaries', 'Salaries', [28], 68_000),
    paid('Electricity', 'Electricity', [11], 9_400),
    paid('Telephone and broadband', 'Telephone and internet', [12], 3_540),
    paid('Freight to customers', 'Freight Outward', [6, 18], 7_800),
    {
      voucherType: 'contra',
      narration: 'Cash drawn for the office',
      days: [1, 15],
      rupees: 12_000,
      swingRupees: 0,
      debit: all('Cash'),
      credit: all('HDFC Bank current'),
    },
    petty('Tea', [3, 10, 17, 24], 640),
    petty('Conveyance', [4, 11, 18, 25], 850),
    petty('Stationery', [9, 22], 1_180),
    petty('Cleaning', [7, 21], 900),
    petty('Office expenses', [2, 12, 26], 1_450),
  ],
  slips: [
    {
      narration: 'Telephone and broadband',
      reason: 'Wrong account',
      instead: { debit: all('Electricity'), credit: all('HDFC Bank current') },
    },
    { narration: 'Stationery, cash', reason: 'Duplicate' },
    {
      narration: 'Received from Bharat Electricals',
      reason: 'Wrong account',
      instead: { debit: all('ICICI Bank savings'), credit: all('Bharat Electricals') },
    },
  ],
};
