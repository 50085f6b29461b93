// A taxi business: fares by aggregator and by contract, fuel, drivers, tolls and a vehicle loan.
import { all } from '../plan.ts';
import type { BookPlan } from '../plan.ts';

const fare = (account: string, days: readonly number[], rupees: number) => ({
  voucherType: 'receipt' as const,
  narration: `${account}, banked`,
  days,
  rupees,
  swingRupees: Math.round(rupees / 9),
  debit: all('Bank Account'),
  credit: all(account),
});

const spent = (account: string, from: string, days: readonly number[], rupees: number) => ({
  voucherType: 'payment' as const,
  narration: account,
  days,
  rupees,
  swingRupees: Math.round(rupees / 11),
  debit: all(account),
  credit: all(from),
});

export const cityCabs: BookPlan = {
  name: 'City Cabs',
  months: 12,
  chart: 'cabes',
  accounts: [],
  opening: [
    ['Bank Account', 'Capital Account', 600_000],
    ['Motor Cars', 'Vehicle Loan – bank', 1_400_000],
    ['Driver Cash in Hand', 'Capital Account', 15_000],
  ],
  recurring: [
    fare('Trip Income – Local', [3, 7, 11, 15, 19, 23, 27], 14_600),
    fare('Trip Income – Outstation', [5, 12, 20, 26], 18_900),
    fare('Contract / Corporate Hire', [8], 92_000),
    spent('Fuel – Petrol/Diesel/CNG', 'Bank Account', [2, 6, 10, 14, 18, 22, 26], 7_300),
    spent('Driver Salary / Bata / Incentive', 'Bank Account', [7], 54_000),
    spent('Toll & Parking Paid', 'Driver Cash in Hand', [4, 13, 21], 780),
    spent('Servicing', 'Bank Account', [16], 8_200),
    spent('Vehicle Loan – bank', 'Bank Account', [10], 21_500),
    spent('Interest Paid', 'Bank Account', [10], 9_800),
    {
      voucherType: 'contra',
      narration: 'Float for the drivers',
      days: [1],
      rupees: 3_000,
      swingRupees: 0,
      debit: all('Driver Cash in Hand'),
      credit: all('Bank Account'),
    },
  ],
};
