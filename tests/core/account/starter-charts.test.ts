// The exact charts, as a table of names by group. Source: the starter charts of the domain notes,
// 3.5 (Basic Sales Purchase) and 3.6 (Taxi Business); GST ledgers without rates, CGST Rule 56.
import { describe, expect, test } from 'vitest';
import { STARTER_CHARTS } from '#core/account/index.ts';
import { TALLY_GROUPS } from '#core/account-type/index.ts';
import { nameKey } from '#core/kernel/text.ts';

const EVERY_BUSINESS = `
Capital Account           | Capital Account, Drawings
Cash-in-Hand              | Cash, Petty Cash
Bank Accounts             | Bank Account, UPI / Wallet
Bank OD A/c               | Bank Overdraft
Sales Accounts            | Sales – Services
Duties & Taxes            | Output CGST, Output SGST/UTGST, Output IGST, Output Cess
Duties & Taxes            | Input CGST, Input SGST/UTGST, Input IGST, Input Cess
Duties & Taxes            | RCM Output CGST, RCM Output SGST/UTGST, RCM Output IGST
Duties & Taxes            | TDS Payable, TCS Payable
Current Assets            | Electronic Cash Ledger (GST), ITC Pending (not in GSTR-2B)
Current Assets            | GST TDS/TCS Receivable
Loans & Advances (Asset)  | TDS Receivable, Advance to Suppliers
Current Liabilities       | Advance from Customers, Salary Payable
Provisions                | Outstanding Expenses, Audit Fee Payable
Fixed Assets              | Furniture & Fixtures, Computers, Office Equipment, Vehicle
Fixed Assets              | Accumulated Depreciation
Deposits (Asset)          | Security Deposit
Secured Loans             | Term Loan
Unsecured Loans           | Loan from Owner/Relatives
Indirect Expenses         | Discount Allowed, Bad Debts, Bank Charges, Round Off, Rent, Salaries
Indirect Expenses         | Electricity, Telephone & Internet, Printing & Stationery, Travelling
Indirect Expenses         | Repairs & Maintenance, Insurance, Professional Fees, Advertisement
Indirect Expenses         | Commission, Depreciation, Interest Paid, GST Late Fee & Interest
Indirect Expenses         | Miscellaneous Expenses
Indirect Incomes          | Discount Received, Interest Received, Bad Debts Recovered, Other Income
Suspense A/c              | Opening Balance Difference
`;

const GOODS = `
Sales Accounts            | Sales – Goods, Export Sales, Sales Return
Purchase Accounts         | Purchases – Goods, Purchase Return, Import Purchases
Stock-in-Hand             | Opening Stock / Stock-in-Hand
Direct Expenses           | Freight Inward, Carriage, Packing & Forwarding
Indirect Expenses         | Freight Outward
`;

const CABS = `
Sales Accounts            | Trip Income – Local, Trip Income – Outstation
Sales Accounts            | Contract / Corporate Hire, Aggregator Income
Sales Accounts            | Waiting & Night Charges, Toll & Parking Recovered
Direct Incomes            | Cancellation Income
Direct Expenses           | Fuel – Petrol/Diesel/CNG, Toll & Parking Paid
Direct Expenses           | Driver Salary / Bata / Incentive, Vehicle Repairs & Spares, Tyres
Direct Expenses           | Servicing, Vehicle Insurance, Permit & Fitness, Road Tax
Direct Expenses           | Vehicle Hire Charges Paid, Aggregator Commission
Deposits (Asset)          | FASTag Wallet
Fixed Assets              | Motor Cars
Secured Loans             | Vehicle Loan – bank
Loans & Advances (Asset)  | Driver Advance / Imprest
Cash-in-Hand              | Driver Cash in Hand
Sundry Debtors            | Aggregator Settlement A/c
Indirect Expenses         | Challan / Traffic Fine
`;

const groupName = (code: string) => TALLY_GROUPS.find((group) => group.code === code)?.name;

const written = (...tables: readonly string[]) =>
  tables
    .flatMap((table) => table.trim().split('\n'))
    .flatMap((line) => {
      const [group = '', names = ''] = line.split('|');
      return names.split(', ').map((name) => `${group.trim()}: ${name.trim()}`);
    })
    .toSorted();

describe.each([
  ['Basic Sales Purchase', 'sales', [EVERY_BUSINESS, GOODS], 73],
  ['Taxi Business', 'cabes', [EVERY_BUSINESS, CABS], 87],
] as const)('the chart %s', (_title, template, tables, count) => {
  const chart = STARTER_CHARTS[template];

  test('has exactly these accounts under these groups', () => {
    const accounts = chart.map(({ name, group }) => `${groupName(group)}: ${name}`);
    expect(accounts.toSorted()).toStrictEqual(written(...tables));
    expect(chart).toHaveLength(count);
  });

  test('names no account twice, in any spelling, and gives no code twice', () => {
    expect(new Set(chart.map(({ name }) => nameKey(name))).size).toBe(count);
    expect(new Set(chart.map(({ code }) => code)).size).toBe(count);
  });

  test('has codes of lower-case words', () => {
    for (const { code } of chart) expect(code).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });
});

test('an account that both charts have is the same account in both', () => {
  const sales = new Map(STARTER_CHARTS.sales.map((account) => [account.code, account]));
  const shared = STARTER_CHARTS.cabes.filter(({ code }) => sales.has(code));
  expect(shared).toStrictEqual(shared.map(({ code }) => sales.get(code)));
  expect(shared).toHaveLength(written(EVERY_BUSINESS).length);
});
