// The two starter charts. Lists of the trade's usual ledgers, each under one of Tally's 28 groups;
// GST ledgers are one per head and direction, without the rate in the name, because the rate is
// data (CGST Rules 2017, r. 56). A code never changes: applying a chart is idempotent by it.
import type { GroupCode } from '../account-type/index.ts';

type ChartLine = readonly [code: string, name: string, group: GroupCode];

const MONEY_AND_CAPITAL = [
  ['capital-account', 'Capital Account', 'capital-account'],
  ['drawings', 'Drawings', 'capital-account'],
  ['cash', 'Cash', 'cash-in-hand'],
  ['petty-cash', 'Petty Cash', 'cash-in-hand'],
  ['bank-account', 'Bank Account', 'bank-accounts'],
  ['upi-wallet', 'UPI / Wallet', 'bank-accounts'],
  ['bank-overdraft', 'Bank Overdraft', 'bank-od'],
] as const satisfies readonly ChartLine[];

const SERVICES = [
  ['sales-services', 'Sales – Services', 'sales-accounts'],
] as const satisfies readonly ChartLine[];

const GOODS_AND_STOCK = [
  ['sales-goods', 'Sales – Goods', 'sales-accounts'],
  ['export-sales', 'Export Sales', 'sales-accounts'],
  ['sales-return', 'Sales Return', 'sales-accounts'],
  ['purchases-goods', 'Purchases – Goods', 'purchase-accounts'],
  ['purchase-return', 'Purchase Return', 'purchase-accounts'],
  ['import-purchases', 'Import Purchases', 'purchase-accounts'],
  ['opening-stock-stock-in-hand', 'Opening Stock / Stock-in-Hand', 'stock-in-hand'],
  ['freight-inward', 'Freight Inward', 'direct-expenses'],
  ['carriage', 'Carriage', 'direct-expenses'],
  ['packing-and-forwarding', 'Packing & Forwarding', 'direct-expenses'],
  ['freight-outward', 'Freight Outward', 'indirect-expenses'],
] as const satisfies readonly ChartLine[];

const TAXES_AND_OVERHEADS = [
  ['output-cgst', 'Output CGST', 'duties-taxes'],
  ['output-sgst-utgst', 'Output SGST/UTGST', 'duties-taxes'],
  ['output-igst', 'Output IGST', 'duties-taxes'],
  ['output-cess', 'Output Cess', 'duties-taxes'],
  ['input-cgst', 'Input CGST', 'duties-taxes'],
  ['input-sgst-utgst', 'Input SGST/UTGST', 'duties-taxes'],
  ['input-igst', 'Input IGST', 'duties-taxes'],
  ['input-cess', 'Input Cess', 'duties-taxes'],
  ['rcm-output-cgst', 'RCM Output CGST', 'duties-taxes'],
  ['rcm-output-sgst-utgst', 'RCM Output SGST/UTGST', 'duties-taxes'],
  ['rcm-output-igst', 'RCM Output IGST', 'duties-taxes'],
  ['electronic-cash-ledger-gst', 'Electronic Cash Ledger (GST)', 'current-assets'],
  ['itc-pending-not-in-gstr-2b', 'ITC Pending (not in GSTR-2B)', 'current-assets'],
  ['gst-tds-tcs-receivable', 'GST TDS/TCS Receivable', 'current-assets'],
  ['tds-payable', 'TDS Payable', 'duties-taxes'],
  ['tcs-payable', 'TCS Payable', 'duties-taxes'],
  ['tds-receivable', 'TDS Receivable', 'loans-advances-asset'],
  ['advance-from-customers', 'Advance from Customers', 'current-liabilities'],
  ['advance-to-suppliers', 'Advance to Suppliers', 'loans-advances-asset'],
  ['furniture-and-fixtures', 'Furniture & Fixtures', 'fixed-assets'],
  ['computers', 'Computers', 'fixed-assets'],
  ['office-equipment', 'Office Equipment', 'fixed-assets'],
  ['vehicle', 'Vehicle', 'fixed-assets'],
  ['accumulated-depreciation', 'Accumulated Depreciation', 'fixed-assets'],
  ['security-deposit', 'Security Deposit', 'deposits-asset'],
  ['term-loan', 'Term Loan', 'secured-loans'],
  ['loan-from-owner-relatives', 'Loan from Owner/Relatives', 'unsecured-loans'],
  ['outstanding-expenses', 'Outstanding Expenses', 'provisions'],
  ['salary-payable', 'Salary Payable', 'current-liabilities'],
  ['audit-fee-payable', 'Audit Fee Payable', 'provisions'],
  ['discount-allowed', 'Discount Allowed', 'indirect-expenses'],
  ['bad-debts', 'Bad Debts', 'indirect-expenses'],
  ['bank-charges', 'Bank Charges', 'indirect-expenses'],
  ['round-off', 'Round Off', 'indirect-expenses'],
  ['rent', 'Rent', 'indirect-expenses'],
  ['salaries', 'Salaries', 'indirect-expenses'],
  ['electricity', 'Electricity', 'indirect-expenses'],
  ['telephone-and-internet', 'Telephone & Internet', 'indirect-expenses'],
  ['printing-and-stationery', 'Printing & Stationery', 'indirect-expenses'],
  ['travelling', 'Travelling', 'indirect-expenses'],
  ['repairs-and-maintenance', 'Repairs & Maintenance', 'indirect-expenses'],
  ['insurance', 'Insurance', 'indirect-expenses'],
  ['professional-fees', 'Professional Fees', 'indirect-expenses'],
  ['advertisement', 'Advertisement', 'indirect-expenses'],
  ['commission', 'Commission', 'indirect-expenses'],
  ['depreciation', 'Depreciation', 'indirect-expenses'],
  ['interest-paid', 'Interest Paid', 'indirect-expenses'],
  ['gst-late-fee-and-interest', 'GST Late Fee & Interest', 'indirect-expenses'],
  ['miscellaneous-expenses', 'Miscellaneous Expenses', 'indirect-expenses'],
  ['discount-received', 'Discount Received', 'indirect-incomes'],
  ['interest-received', 'Interest Received', 'indirect-incomes'],
  ['bad-debts-recovered', 'Bad Debts Recovered', 'indirect-incomes'],
  ['other-income', 'Other Income', 'indirect-incomes'],
  ['opening-balance-difference', 'Opening Balance Difference', 'suspense'],
] as const satisfies readonly ChartLine[];

const CABS = [
  ['trip-income-local', 'Trip Income – Local', 'sales-accounts'],
  ['trip-income-outstation', 'Trip Income – Outstation', 'sales-accounts'],
  ['contract-corporate-hire', 'Contract / Corporate Hire', 'sales-accounts'],
  ['aggregator-income', 'Aggregator Income', 'sales-accounts'],
  ['waiting-and-night-charges', 'Waiting & Night Charges', 'sales-accounts'],
  ['toll-and-parking-recovered', 'Toll & Parking Recovered', 'sales-accounts'],
  ['cancellation-income', 'Cancellation Income', 'direct-incomes'],
  ['fuel-petrol-diesel-cng', 'Fuel – Petrol/Diesel/CNG', 'direct-expenses'],
  ['toll-and-parking-paid', 'Toll & Parking Paid', 'direct-expenses'],
  ['fastag-wallet', 'FASTag Wallet', 'deposits-asset'],
  ['driver-salary-bata-incentive', 'Driver Salary / Bata / Incentive', 'direct-expenses'],
  ['vehicle-repairs-and-spares', 'Vehicle Repairs & Spares', 'direct-expenses'],
  ['tyres', 'Tyres', 'direct-expenses'],
  ['servicing', 'Servicing', 'direct-expenses'],
  ['vehicle-insurance', 'Vehicle Insurance', 'direct-expenses'],
  ['permit-and-fitness', 'Permit & Fitness', 'direct-expenses'],
  ['road-tax', 'Road Tax', 'direct-expenses'],
  ['vehicle-hire-charges-paid', 'Vehicle Hire Charges Paid', 'direct-expenses'],
  ['aggregator-commission', 'Aggregator Commission', 'direct-expenses'],
  ['motor-cars', 'Motor Cars', 'fixed-assets'],
  ['vehicle-loan-bank', 'Vehicle Loan – bank', 'secured-loans'],
  ['driver-advance-imprest', 'Driver Advance / Imprest', 'loans-advances-asset'],
  ['driver-cash-in-hand', 'Driver Cash in Hand', 'cash-in-hand'],
  ['aggregator-settlement-a-c', 'Aggregator Settlement A/c', 'sundry-debtors'],
  ['challan-traffic-fine', 'Challan / Traffic Fine', 'indirect-expenses'],
] as const satisfies readonly ChartLine[];

export type StarterAccount = {
  readonly code: string;
  readonly name: string;
  readonly group: GroupCode;
};

const chart = (...parts: readonly (readonly ChartLine[])[]): readonly StarterAccount[] =>
  parts.flat().map(([code, name, group]) => ({ code, name, group }));

/** By the last word of the specification's paths: Basic Sales Purchase, Taxi Business. */
export const STARTER_CHARTS = {
  sales: chart(MONEY_AND_CAPITAL, SERVICES, GOODS_AND_STOCK, TAXES_AND_OVERHEADS),
  cabes: chart(MONEY_AND_CAPITAL, SERVICES, CABS, TAXES_AND_OVERHEADS),
} as const;

export type ChartName = keyof typeof STARTER_CHARTS;
