// Schedule III, Division I of the Companies Act 2013, as amended from 1 April 2021 (MCA
// notification of 24 March 2021): the statement of profit and loss.
import type { LineCode } from '../lines/line-codes.ts';
import type { ResultLine } from './layout.ts';

const INCOME: readonly LineCode[] = ['revenue', 'other-income'];
const EXPENSES: readonly LineCode[] = [
  'materials-consumed',
  'purchases',
  'inventory-changes',
  'employee-benefits',
  'finance-costs',
  'depreciation',
  'other-expenses',
];
const EXCEPTIONAL: readonly LineCode[] = ['exceptional-items'];
const BEFORE_EXCEPTIONAL: readonly LineCode[] = [...INCOME, ...EXPENSES];
const BEFORE_TAX: readonly LineCode[] = [...BEFORE_EXCEPTIONAL, ...EXCEPTIONAL];
const TAX: readonly LineCode[] = ['current-tax', 'deferred-tax'];

const expense = (name: string, of: readonly LineCode[]): ResultLine => ({
  as: 'line',
  name,
  of,
  isCredit: false,
});

export const COMPANY_RESULT: readonly ResultLine[] = [
  { as: 'line', name: 'I. Revenue from operations', of: ['revenue'], isCredit: true },
  { as: 'line', name: 'II. Other income', of: ['other-income'], isCredit: true },
  { as: 'subtotal', name: 'III. Total income', of: INCOME, isCredit: true },
  { as: 'heading', name: 'IV. Expenses', of: EXPENSES, isCredit: false },
  expense('Cost of materials consumed', ['materials-consumed']),
  expense('Purchases of stock-in-trade', ['purchases']),
  expense('Changes in inventories of stock-in-trade', ['inventory-changes']),
  expense('Employee benefits expense', ['employee-benefits']),
  expense('Finance costs', ['finance-costs']),
  expense('Depreciation and amortisation expense', ['depreciation']),
  expense('Other expenses', ['other-expenses']),
  { as: 'subtotal', name: 'Total expenses', of: EXPENSES, isCredit: false },
  {
    as: 'subtotal',
    name: 'Profit before exceptional items and tax',
    negativeName: 'Loss before exceptional items and tax',
    of: BEFORE_EXCEPTIONAL,
    onlyWith: EXCEPTIONAL,
    isCredit: true,
  },
  expense('Exceptional items', EXCEPTIONAL),
  {
    as: 'subtotal',
    name: 'Profit before tax',
    negativeName: 'Loss before tax',
    of: BEFORE_TAX,
    isCredit: true,
  },
  { as: 'heading', name: 'Tax expense', of: TAX, isCredit: false },
  expense('Current tax', ['current-tax']),
  expense('Deferred tax', ['deferred-tax']),
  {
    as: 'result',
    name: 'Profit for the period',
    negativeName: 'Loss for the period',
    of: [...BEFORE_TAX, ...TAX],
    isCredit: true,
  },
];
